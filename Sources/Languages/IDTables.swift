// Made by scripts/generate-language-tables from scripts/data; change those instead.

/// What ICU, beyond `LanguageTables`, goes by when it spells and shortens ids.
enum IDTables {
  /// Codes of three letters that ICU does not shorten as the aliases do: what it makes of them, if
  /// anything.
  static let languageCodes = WordTable(
    """
    adp= alb= als= arb= arm= ayr= azj= baq= bur= chi= cmn= cwd= cze= drh= dut= ekk= esk= fat= fre=
    fuc= gaz= geo= ger= gre= gug= ice= ike= jaw=jw khk= kmr= knc= kng= kpv= lvs= mac= mao= may=
    mol=mo npi= ojg= ory= pbu= per= pes= plt= prp= quz= rum= scc= scr= slo= src= swh= tgl=tl tib=
    twi=tw uzn= wel= ydd= zsm= zyb=
    """
  )

  /// The codes of ISO 3166-1 with three letters that ICU knows.
  static let regionCodes = WordTable(
    """
    abw=aw afg=af ago=ao aia=ai ala=ax alb=al and=ad ant=an are=ae arg=ar arm=am asc=ac asm=as
    ata=aq atf=tf atg=ag aus=au aut=at aze=az bdi=bi bel=be ben=bj bes=bq bfa=bf bgd=bd bgr=bg
    bhr=bh bhs=bs bih=ba blm=bl blr=by blz=bz bmu=bm bol=bo bra=br brb=bb brn=bn btn=bt bur=bu
    bvt=bv bwa=bw caf=cf can=ca cck=cc che=ch chl=cl chn=cn civ=ci cmr=cm cod=cd cog=cg cok=ck
    col=co com=km cpt=cp cpv=cv cri=cr crq=cq cub=cu cuw=cw cxr=cx cym=ky cyp=cy cze=cz deu=de
    dga=dg dji=dj dma=dm dnk=dk dom=do dza=dz ecu=ec egy=eg eri=er esh=eh esp=es est=ee eth=et
    fin=fi fji=fj flk=fk fra=fr fro=fo fsm=fm fxx=fx gab=ga gbr=gb geo=ge ggy=gg gha=gh gib=gi
    gin=gn glp=gp gmb=gm gnb=gw gnq=gq grc=gr grd=gd grl=gl gtm=gt guf=gf gum=gu guy=gy hkg=hk
    hmd=hm hnd=hn hrv=hr hti=ht hun=hu idn=id imn=im ind=in iot=io irl=ie irn=ir irq=iq isl=is
    isr=il ita=it jam=jm jey=je jor=jo jpn=jp kaz=kz ken=ke kgz=kg khm=kh kir=ki kna=kn kor=kr
    kwt=kw lao=la lbn=lb lbr=lr lby=ly lca=lc lie=li lka=lk lso=ls ltu=lt lux=lu lva=lv mac=mo
    maf=mf mar=ma mco=mc mda=md mdg=mg mdv=mv mex=mx mhl=mh mkd=mk mli=ml mlt=mt mmr=mm mne=me
    mng=mn mnp=mp moz=mz mrt=mr msr=ms mtq=mq mus=mu mwi=mw mys=my myt=yt nam=na ncl=nc ner=ne
    nfk=nf nga=ng nic=ni niu=nu nld=nl nor=no npl=np nru=nr nzl=nz omn=om pak=pk pan=pa pcn=pn
    per=pe phl=ph plw=pw png=pg pol=pl pri=pr prk=kp prt=pt pry=py pse=ps pyf=pf qat=qa reu=re
    rom=ro rou=ro rus=ru rwa=rw sau=sa scg=cs sdn=sd sen=sn sgp=sg sgs=gs shn=sh sjm=sj slb=sb
    sle=sl slv=sv smr=sm som=so spm=pm srb=rs ssd=ss stp=st sun=su sur=sr svk=sk svn=si swe=se
    swz=sz sxm=sx syc=sc syr=sy taa=ta tca=tc tcd=td tgo=tg tha=th tjk=tj tkl=tk tkm=tm tls=tl
    tmp=tp ton=to tto=tt tun=tn tur=tr tuv=tv twn=tw tza=tz uga=ug ukr=ua umi=um ury=uy usa=us
    uzb=uz vat=va vct=vc ven=ve vgb=vg vir=vi vnm=vn vut=vu wlf=wf wsm=ws xea=ea xic=ic xkk=xk
    yem=ye ymd=yd yug=yu zaf=za zar=zr zmb=zm zwe=zw
    """
  )

  /// By language, the region that it means where it names none; `und` means several.
  static let defaultRegions = WordTable(
    """
    aa=et aaa=ng aab=ng aac=pg aad=pg aae=it aaf=in aag=pg aah=pg aai=pg aak=pg aal=cm aan=br aao=dz
    aap=br aaq=us aas=tz aat=gr aau=pg aaw=pg aax=id aaz=id ab=ge aba=ci abb=cm abc=ph abd=ph abe=ca
    abf=my abg=pg abh=tj abi=ci abl=id abm=ng abn=ng abo=ng abp=ph abr=gh abs=id abt=pg abu=ci
    abv=bh abw=pg abx=ph aby=pg abz=id aca=co acb=ng acd=gh ace=id acf=lc ach=ug acm=iq acn=cn
    acp=ng acq=ye acr=gt acs=br act=nl acu=ec acv=us acw=sa acx=om acy=cy acz=sd ada=gh adb=tl
    add=cm ade=tg adf=om adg=au adh=ug adi=in adj=ci adl=in adn=id ado=pg adq=gh adr=id adt=au
    adu=ng adw=br adx=cn ady=ru adz=pg ae=ir aea=au aeb=tn aec=eg aee=af aek=nc ael=cm aem=vn aeq=pk
    aer=au aeu=cn aew=pg aey=pg aez=pg af=za afb=kw afd=pg afe=ng afh=gh afi=pg afk=pg afn=ng afo=ng
    afp=pg afs=mx afu=gh afz=id aga=pe agb=ng agc=ng agd=pg age=pg agf=id agg=pg agh=cd agi=in
    agj=et agk=ph agl=pg agm=pg agn=ph ago=pg agq=cm agr=pe ags=cm agt=ph agu=gt agv=ph agw=sb
    agx=ru agy=ph agz=ph aha=gh ahb=vu ahg=et ahh=id ahi=ci ahk=mm ahl=tg ahm=ci ahn=ng aho=in
    ahp=ci ahr=in ahs=ng aht=us aia=sb aib=cn aic=pg aid=au aie=pg aif=pg aig=ag aii=iq aij=il
    aik=ng ail=pg aim=in ain=jp aio=in aip=id aiq=af air=id ait=br aiw=et aix=pg aiy=cf aja=ss
    ajg=bj aji=nc ajn=au ajw=ng ajz=in ak=gh akb=id akc=id akd=ng ake=gy akf=ng akg=id akh=pg aki=pg
    akk=iq akl=ph ako=sr akp=gh akq=pg akr=vu aks=tg akt=pg aku=cm akv=ru akw=cg akz=us ala=ng
    alc=cl ald=ci ale=us alf=ng alh=au ali=pg alj=ph alk=la all=in alm=vu aln=xk alo=id alp=id
    alq=ca alr=ru alt=ru alu=sb alw=et alx=pg aly=au alz=cd am=et ama=br amb=ng amc=pe ame=pe amf=et
    amg=au ami=tw amj=td amk=id amm=pg amn=pg amo=ng amp=pg amq=id amr=pe ams=jp amt=pg amu=mx
    amv=id amw=sy amx=au amy=au amz=au an=es ana=co anb=pe anc=ng and=id ane=nc anf=gh ang=gb anh=pg
    ani=ru anj=pg ank=ng anl=mm anm=in ann=ng ano=co anp=in anq=in anr=in ans=co ant=au anu=et
    anv=cm anw=ng anx=pg any=ci anz=pg aoa=st aob=pg aoc=ve aod=pg aoe=pg aof=pg aog=pg aoi=au
    aoj=pg aok=nc aol=id aom=pg aon=pg aor=vu aos=id aot=bd aox=gy aoz=id apb=sb apc=sy apd=tg
    ape=pg apf=ph apg=id aph=np api=br apj=us apk=us apl=us apm=us apn=br apo=pg app=vu apr=pg
    aps=pg apt=in apu=br apv=br apw=us apx=id apy=br apz=pg aqc=ru aqd=ml aqg=ng aqk=ng aqm=id
    aqn=ph aqr=nc aqt=py aqz=br ar=eg arc=ir ard=au are=au arh=co ari=us arj=br ark=br arl=pe arn=cl
    aro=bo arp=us arq=dz arr=br ars=sa aru=br arw=sr arx=br ary=ma arz=eg as=in asa=tz asb=ca asc=id
    ase=us asg=ng ash=pe asi=id asj=cm ask=af asl=id asn=br aso=pg asr=in ass=cm ast=es asu=br
    asv=cd asx=pg asy=id asz=id ata=pg atb=cn atc=pe atd=ph ate=pg atg=ng ati=ci atj=ca atk=ph
    atl=ph atm=ph atn=ir ato=cm atp=ph atq=id atr=br ats=us att=ph atu=ss atv=ru atw=us atx=br
    aty=vu atz=ph aua=sb auc=ec aud=sb aug=bj auh=zm aui=pg auj=ly auk=pg aul=vu aum=ng aun=pg
    auo=ng aup=pg auq=id aur=pg aut=pf auu=id auw=id auy=pg auz=uz av=ru avb=pg avd=ir avi=ci
    avk=001 avl=eg avm=au avn=gh avo=br avs=pe avt=pg avu=ss avv=br awa=in awb=pg awc=ng awe=br
    awg=au awh=id awi=pg awk=au awm=pg awn=et awo=ng awr=id aws=id awt=br awu=id awv=id aww=pg
    awx=pg awy=id axb=ar axe=au axg=br axk=cf axl=au axm=am axx=nc ay=bo aya=pg ayb=bj ayc=pe ayd=au
    aye=ng ayg=tg ayh=ye ayi=ng ayk=ng ayl=ly ayn=ye ayo=py ayp=iq ayq=pg ays=ph ayt=ph ayu=ng
    ayz=id az=az azb=ir azd=mx azg=mx azm=mx azn=mx azo=cm azt=ph azz=mx ba=ru baa=sb bab=gw bac=id
    bae=ve baf=cm bag=cm bah=bs baj=id bal=pk ban=id bao=co bap=np bar=at bas=cm bau=ng bav=cm
    baw=cm bax=cm bay=id bba=bj bbb=pg bbc=id bbd=pg bbe=cd bbf=pg bbg=ga bbi=cm bbj=cm bbk=cm
    bbl=ge bbm=cd bbn=pg bbo=bf bbp=cf bbq=cm bbr=pg bbs=ng bbt=ng bbu=ng bbv=pg bbw=cm bbx=cm
    bby=cm bca=cn bcb=sn bcd=id bce=cm bcf=pg bcg=gn bch=pg bci=ci bcj=au bck=au bcm=pg bcn=ng
    bco=pg bcp=cd bcq=et bcr=ca bcs=ng bct=cd bcu=pg bcv=ng bcw=cm bcy=ng bcz=sn bda=sn bdb=id
    bdc=co bdd=pg bde=ng bdf=pg bdg=my bdh=ss bdi=sd bdj=ss bdk=az bdl=id bdm=td bdn=cm bdo=td
    bdp=tz bdq=vn bdr=my bds=tz bdt=cf bdu=cm bdv=in bdw=id bdx=id bdy=au bdz=pk be=by bea=ca beb=cm
    bec=cm bed=id bee=in bef=pg beh=bj bei=id bej=sd bek=pg bem=zm beo=pg bep=id beq=cg ber=ma
    bes=td bet=ci beu=id bev=ci bew=id bex=ss bey=pg bez=tz bfa=ss bfb=in bfc=cn bfd=cm bfe=id
    bff=cf bfg=id bfh=pg bfj=cm bfl=cf bfm=cm bfn=tl bfo=bf bfp=cm bfq=in bfs=cn bft=pk bfu=in
    bfw=in bfx=ph bfy=in bfz=in bg=bg bga=ng bgb=id bgc=in bgd=in bgf=cm bgg=in bgi=ph bgj=cm bgn=pk
    bgo=gn bgp=pk bgq=in bgr=in bgs=ph bgt=sb bgu=ng bgv=id bgw=in bgx=tr bgy=id bgz=id bha=in
    bhb=in bhc=id bhd=in bhe=pk bhf=pg bhg=pg bhh=il bhi=in bhj=np bhl=pg bhm=om bhn=ge bho=in
    bhp=id bhq=id bhr=mg bhs=cm bht=in bhu=in bhv=id bhw=id bhy=cd bhz=id bi=vu bia=au bib=bf bid=td
    bie=pg bif=gw big=pg bik=ph bil=ng bim=gh bin=ng bio=pg bip=cd biq=pg bir=pg bit=pg biu=in
    biv=gh biw=cm biy=in biz=cd bja=cd bjb=au bjc=pg bjf=il bjg=gw bjh=pg bji=et bjj=in bjk=pg
    bjl=pg bjm=iq bjn=id bjo=cf bjp=pg bjr=pg bjs=bb bjt=sn bju=cm bjv=td bjw=ci bjx=ph bjy=au
    bjz=pg bka=ng bkc=cm bkd=ph bkf=cd bkg=cf bkh=cm bki=vu bkj=cf bkk=in bkl=id bkm=cm bkn=id
    bko=cm bkp=cd bkq=br bkr=id bks=ph bkt=cd bku=ph bkv=ng bkw=cg bkx=tl bky=ng bkz=id bla=ca
    blb=sb blc=ca bld=id ble=gw blf=id blh=lr bli=cd blj=id blk=mm blm=ss bln=ph blo=bj blp=sb
    blq=pg blr=cn bls=id blt=vn blv=ao blw=ph blx=ph bly=bj blz=id bm=ml bma=ng bmb=cd bmc=pg bmd=gn
    bme=cf bmf=sl bmg=cd bmh=pg bmi=td bmj=np bmk=pg bml=cd bmm=mg bmn=pg bmo=cm bmp=pg bmq=ml
    bmr=co bms=ne bmu=pg bmv=cm bmw=cg bmx=pg bmz=pg bn=bd bna=id bnb=my bnc=ph bnd=id bne=id bnf=id
    bng=gq bni=cd bnj=ph bnk=vu bnm=gq bnn=tw bno=ph bnp=pg bnq=id bnr=vu bns=in bnu=id bnv=id
    bnw=pg bnx=cd bny=my bnz=cm bo=cn boa=pe bob=ke boe=cm bof=bf boh=cd boj=pg bok=cg bol=ng bom=ng
    bon=pg boo=ml bop=pg boq=pg bor=br bot=ss bou=tz bov=gh bow=pg box=bf boy=cf boz=ml bpa=vu
    bpc=cm bpd=cf bpe=pg bpg=id bph=ru bpi=pg bpj=cd bpk=nc bpl=au bpm=pg bpo=id bpp=id bpq=id
    bpr=ph bps=ph bpt=au bpu=pg bpv=id bpw=pg bpx=in bpy=in bpz=id bqa=bj bqb=id bqc=bj bqd=cm
    bqf=gn bqg=tg bqi=ir bqj=sn bqk=cf bql=pg bqm=cm bqo=cm bqp=ng bqq=id bqr=id bqs=pg bqt=cm
    bqu=cd bqv=ci bqw=ng bqx=ng bqz=cm br=fr bra=in brb=kh brc=gy brd=np brf=cd brg=bo brh=pk bri=cm
    brj=vu brk=sd brl=bw brm=cd brn=cr bro=bt brp=id brq=pg brr=sb brs=id brt=ng bru=vn brv=la
    brw=in brx=in bry=pg brz=pg bs=ba bsa=id bsb=bn bsc=sn bse=cm bsf=ng bsh=af bsi=cm bsj=ng bsk=pk
    bsl=ng bsm=id bsn=co bso=td bsp=gn bsq=lr bsr=ng bss=cm bst=et bsu=id bsv=gn bsw=et bsx=ng
    bsy=my bta=ng btc=cm btd=id bte=ng btf=td btg=ci bth=my bti=id btj=id btm=id btn=ph bto=ph
    btp=pg btq=my btr=vu bts=id btt=ng btu=ng btv=pk btw=ph btx=id bty=id btz=id bua=ru bub=td
    buc=yt bud=tg bue=ca buf=cd bug=id buh=cn bui=cg buj=ng buk=pg bum=cm bun=sl buo=pg bup=id
    buq=pg bus=ng but=pg buu=cd buv=pg buw=ga bux=ng buy=sl buz=ng bva=td bvb=gq bvc=sb bvd=sb
    bve=id bvf=td bvg=cm bvh=ng bvi=ss bvj=ng bvk=id bvm=cm bvn=pg bvo=td bvq=cf bvr=au bvt=id
    bvu=id bvv=ve bvw=ng bvx=cg bvy=ph bvz=id bwa=nc bwb=fj bwc=zm bwd=pg bwe=mm bwf=pg bwg=mz
    bwh=cm bwi=ve bwj=bf bwk=pg bwl=cd bwm=pg bwo=et bwp=id bwq=bf bwr=ng bws=cd bwt=cm bwu=gh
    bww=cd bwx=cn bwy=bf bwz=cg bxa=sb bxb=ss bxc=gq bxf=pg bxg=cd bxh=pg bxi=au bxj=au bxl=bf
    bxm=mn bxn=au bxo=ng bxp=cm bxq=ng bxs=cm bxu=cn bxv=td bxw=ml bxz=pg bya=ph byb=cm byc=ng
    byd=id bye=pg byf=ng byh=np byi=cd byj=ng byk=cn byl=id bym=au byn=er byp=ng byr=pg bys=ng
    byv=cm byw=np byx=pg byz=pg bza=lr bzb=id bzc=mg bzd=cr bze=ml bzf=pg bzh=pg bzi=th bzj=bz
    bzk=ni bzl=id bzm=cd bzn=id bzo=cd bzp=id bzq=id bzr=au bzt=001 bzu=id bzv=cm bzw=ng bzx=ml
    bzy=ng bzz=ng ca=es caa=gt cab=hn cac=gt cad=us cae=sn caf=ca cag=py cah=pe caj=bo cak=gt cal=mp
    cam=nc can=pg cao=bo cap=bo caq=in car=ve cas=bo cav=bo caw=bo cax=bo cay=ca caz=bo cbb=co
    cbc=co cbd=co cbg=co cbi=ec cbj=bj cbk=ph cbl=mm cbn=th cbo=ng cbq=ng cbr=pe cbs=pe cbt=pe
    cbu=pe cbv=co cbw=ph cby=co ccc=pe ccd=br cce=mz ccg=ng cch=ng ccj=gw ccl=tz ccm=my cco=mx
    ccp=bd ccr=sv cde=in cdf=in cdh=in cdi=in cdj=in cdm=np cdo=cn cdr=ng cdz=in ce=ru cea=us ceb=ph
    ceg=py cek=mm cen=ng cet=ng cey=mm cfa=ng cfd=ng cfg=ng cfm=mm cga=pg cgc=ph cgg=ug cgk=bt ch=gu
    chb=co chd=mx chf=mx chg=tm chh=us chj=mx chk=fm chl=us chm=ru chn=us cho=us chp=ca chq=mx
    chr=us cht=pe chw=mz chx=np chy=us chz=mx cia=id cib=bj cic=us cie=ng cih=in cim=it cin=br
    cip=mx cir=nc ciw=us ciy=ve cja=kh cje=vn cjh=us cji=ru cjk=ao cjm=vn cjn=pg cjo=pe cjp=cr
    cjs=ru cjv=pg cjy=cn ckb=iq ckl=ng ckm=hr ckn=mm cko=gh ckq=td ckr=pg cks=nc ckt=ru cku=us
    ckv=tw ckx=cm cky=ng ckz=gt cla=ng clc=ca cle=mx clh=pk cli=gh clj=mm clk=in cll=gh clm=us
    clo=mx clt=mm clu=ph clw=ru cly=mx cma=vn cme=bf cmg=mn cmi=co cml=id cmo=vn cmr=mm cms=it
    cmt=za cna=in cnb=mm cnc=vn cng=cn cnh=mm cni=pe cnk=mm cnl=mx cnp=cn cnq=cm cns=id cnt=mx
    cnw=mm cnx=gb co=fr coa=au cob=mx coc=mx cod=pe coe=co cof=ec cog=th coh=ke coj=mx cok=mx col=us
    com=us coo=ca cop=eg coq=us cot=pe cou=sn cox=pe coz=mx cpa=mx cpb=pe cpc=pe cpg=gr cpi=nr
    cpn=gh cpo=bf cps=ph cpu=pe cpx=cn cpy=pe cqd=cn cr=ca cra=et crb=vc crc=vu crd=us crf=co crg=ca
    crh=ua cri=st crj=ca crk=ca crl=ca crm=ca crn=mx cro=us crq=ar crs=sc crt=ar crv=in crw=vn
    crx=ca cry=ng crz=us cs=cz csa=mx csb=pl csh=mm csj=mm csk=sn csm=us cso=mx csp=cn css=us cst=us
    csv=mm csw=ca csy=mm csz=us cta=mx ctc=us ctd=mm cte=mx ctg=bd cth=mm ctl=mx ctm=us ctn=np
    cto=co ctp=mx cts=ph ctt=in ctu=mx cty=in ctz=mx cu=ru cua=vn cub=co cuc=mx cuh=ke cui=co cuj=pe
    cuk=pa cul=br cuo=ve cup=us cut=mx cuu=cn cuv=cm cux=mx cuy=mx cv=ru cvg=in cvn=mx cwa=tz cwb=mz
    cwe=tz cwg=my cwt=sn cxh=ng cy=gb cya=mx cyb=bo cyo=ph czh=cn czk=cz czn=mx czt=mm da=dk daa=td
    dac=pg dad=pg dae=cm dag=gh dah=pg dai=td daj=sd dak=us dal=ke dam=ng dao=mm daq=in dar=ru
    das=ci dau=td dav=ke daw=ph dax=au daz=id dba=ml dbb=ng dbd=ng dbe=id dbf=id dbg=ml dbi=ng
    dbj=my dbl=au dbm=ng dbn=id dbo=ng dbp=ng dbq=cm dbt=ml dbu=ml dbv=ng dbw=ml dby=pg dcc=in
    dcr=vi dda=au ddd=ss dde=cg ddg=tl ddi=pg ddj=au ddn=bj ddo=ru ddr=au dds=ml ddw=id de=de dec=sd
    ded=pg dee=lr def=ir deg=ng deh=pk dei=id dek=cm del=us dem=id den=ca deq=cf der=in des=br
    dev=pg dez=cd dga=gh dgb=ml dgc=ph dgd=bf dge=pg dgg=pg dgh=ng dgi=bf dgk=cf dgl=sd dgn=au
    dgr=ca dgs=bf dgt=au dgw=au dgx=pg dgz=pg dhg=au dhi=np dhl=au dhm=ao dhn=in dho=in dhr=au
    dhs=tz dhu=au dhv=nc dhw=np dhx=au dia=pg dib=ss dic=ci did=ss dif=au dig=ke dih=mx dii=cm
    dij=id dil=sd din=ss dio=ng dip=ss dir=ng dis=in diu=na diw=ss dix=vu diy=id diz=cd dja=au
    djb=au djc=td djd=au dje=ne djf=au dji=au djj=au djk=sr djm=ml djn=au djo=id djr=au dju=pg
    djw=au dka=bt dkg=ng dkk=id dkr=my dks=ss dkx=cm dlg=ru dlm=hr dln=in dma=ga dmb=ml dmc=pg
    dmd=au dme=cm dmf=ng dmg=my dmk=pk dml=pk dmm=cm dmo=cm dmr=id dms=id dmu=id dmv=my dmw=au
    dmx=mz dmy=id dna=id dnd=pg dne=tz dng=kg dni=id dnj=ci dnk=id dnn=bf dno=cd dnr=pg dnt=id
    dnu=mm dnv=mm dnw=id dny=br doa=pg dob=pg doc=cn doe=tz dof=pg doh=ng doi=in dok=id dol=pg
    don=pg doo=cd dop=bj dor=sb dos=bf dot=ng dov=zw dow=cm dox=et doy=gh dpp=my drc=pt dre=np
    drg=my dri=ng drl=au drn=id dro=my drq=np drs=et drt=nl dru=tw dry=np dsb=de dsh=ke dsi=td
    dsk=ng dsn=id dso=in dsq=ml dta=cn dtb=my dtd=ca dth=au dti=ml dtk=ml dtm=ml dto=ml dtp=my
    dtr=my dts=ml dtt=ml dtu=ml dty=np dua=cm dub=in duc=pg due=ph duf=nc dug=ke duh=in dui=pg
    duk=pg dul=ph dum=nl dun=id duo=ph dup=id duq=id dur=cm dus=np duu=cn duv=id duw=id dux=ml
    duy=ph duz=cm dv=mv dva=pg dwa=ng dwk=in dwr=et dws=001 dwu=au dww=pg dwy=au dwz=np dya=bf
    dyb=au dyd=au dyg=ph dyi=ci dym=ml dyn=au dyo=sn dyr=ng dyu=bf dyy=au dz=bt dza=ng dzd=ng dze=au
    dzg=td dzl=bt dzn=cd eaa=au ebc=id ebg=ng ebk=ph ebo=cg ebr=ci ebu=ke ecr=gr ecy=cy ee=gh efa=ng
    efe=cd efi=ng ega=ci egl=it egm=tz ego=ng egy=eg ehu=ng eip=id eit=pg eiv=pg eja=gw eka=ng
    eke=ng ekg=id eki=ng ekl=bd ekm=cm eko=mz ekp=ng ekr=ng eky=mm el=gr ele=pg elk=pg elm=ng elo=ke
    elu=pg ema=ng emb=id eme=gf emg=np emi=pg emm=mx emn=cm emp=pa ems=us emu=in emw=id emx=fr
    emz=cm en=us ena=pg enb=ke enc=vn end=id enf=ru enh=ru enl=py enm=gb enn=ng eno=id enq=pg enr=id
    env=ng enw=ng enx=py eo=001 eot=ci epi=ng era=in erg=vu erh=ng eri=pg erk=vu err=au ers=cn
    ert=id erw=id es=es ese=bo esg=in esh=ir esi=us esm=ci ess=us esu=us esy=ph et=ee etb=ng etn=vu
    eto=cm etr=pg ets=ng ett=it etu=ng etx=ng etz=id eu=es eud=mx eve=ru evh=ng evn=ru ewo=cm ext=es
    eya=us eyo=ke eza=ng eze=ng fa=ir faa=pg fab=gq fad=pg faf=sb fag=pg fah=ng fai=pg faj=pg fak=cm
    fal=cm fam=ng fan=gq fap=sn far=sb fau=id fax=es fay=ir faz=ir fbl=ph fer=ss ff=sn ffi=pg ffm=ml
    fgr=td fi=fi fia=sd fie=ng fif=sa fil=ph fip=tz fir=ng fit=se fiw=pg fj=fj fkk=ng fkv=no fla=us
    flh=id fli=ng fll=cm fln=au flr=cd fly=za fmp=cm fmu=in fnb=vu fng=za fni=td fo=fo fod=bj foi=pg
    fom=cd fon=bj for=pg fos=tw fpe=gq fqs=pg fr=fr frc=us frd=id frk=de frm=fr fro=fr frp=fr frq=pg
    frr=de frs=de frt=vu fub=cm fud=wf fue=bj fuf=gn fuh=ne fui=td fum=ng fun=br fuq=ne fur=it
    fut=vu fuu=cd fuv=ng fuy=pg fvr=sd fwa=nc fwe=na fy=nl ga=ie gaa=gh gab=td gac=in gad=ph gae=ve
    gaf=pg gag=md gah=pg gai=pg gaj=pg gak=id gal=tl gam=pg gan=cn gao=pg gap=pg gaq=in gar=pg
    gas=in gat=pg gau=in gaw=pg gax=et gay=id gba=cf gbb=au gbd=au gbe=pg gbf=pg gbg=cf gbh=bj
    gbi=id gbj=in gbk=in gbl=in gbm=in gbn=ss gbp=cf gbq=cf gbr=ng gbs=bj gbu=au gbv=cf gbw=au
    gbx=bj gby=ng gbz=ir gcc=pg gcd=au gcf=gp gcl=gd gcn=pg gcr=gf gct=ve gd=gb gdb=in gdc=au gdd=pg
    gde=ng gdf=ng gdg=ph gdh=au gdi=cf gdj=au gdk=td gdl=et gdm=td gdn=pg gdo=ru gdq=ye gdr=pg
    gdt=au gdu=ng gdx=in gea=ng geb=pg gec=lr ged=ng gef=id geg=ng geh=ca gei=id gej=tg gek=ng
    gel=ng geq=cf ges=id gev=ga gew=ng gex=so gey=cd gez=et gfk=pg gga=sb ggb=lr ggd=au gge=au
    ggg=pk ggk=au ggl=pg ggt=pg ggu=ci ggw=pg gha=ly ghc=gb ghe=np ghk=mm ghn=sb gho=ma ghr=pk
    ghs=pg ght=np gia=au gib=ng gic=za gid=cm gie=ci gig=pk gih=au gil=ki gim=pg gin=ru gip=pg
    giq=vn gir=vn gis=cm git=ca gix=cd giy=au giz=cm gjk=pk gjm=au gjn=gh gjr=au gju=pk gka=pg
    gkd=pg gke=cm gkn=ng gko=au gkp=gn gku=za gl=es glb=ng glc=td gld=ru glh=af glj=td glk=ir gll=au
    glo=ng glr=lr glu=td glw=ng gma=au gmb=sb gmd=ng gmg=pg gmh=de gml=de gmm=cm gmn=cm gmr=au
    gmu=pg gmv=et gmx=tz gmy=gr gmz=ng gn=py gna=bf gnb=in gnc=es gnd=cm gne=ng gng=tg gnh=ng gni=au
    gnj=ci gnk=bw gnl=au gnm=pg gnn=au gnq=my gnr=au gnt=pg gnu=pg gnw=bo gnz=cf goa=ci gob=co
    goc=pg god=ci goe=bt gof=et gog=tz goh=de goi=pg goj=in gok=in gol=lr gon=in goo=fj gop=id
    goq=id gor=id gos=nl got=ua gou=cm gov=ci gow=tz gox=cd goy=td gpa=ng gpe=gh gpn=pg gqa=ng
    gqn=br gqr=td gra=in grb=lr grc=cy grd=ng grg=pg grh=ng gri=sb grj=lr grm=my grq=pg grs=id
    grt=in gru=et grv=lr grw=pg grx=pg gry=lr grz=pg gsl=sn gsn=pg gso=cf gsp=pg gsw=ch gta=br
    gtu=au gu=in gua=ng gub=br guc=co gud=ci gue=au guf=au guh=co gui=bo guk=et gul=us gum=co gun=br
    guo=co gup=au guq=py gur=gh gut=cr guu=ve guw=bj gux=bf guz=ke gv=im gva=py gvc=br gve=pg gvf=pg
    gvj=br gvl=td gvm=ng gvn=au gvo=br gvp=br gvr=np gvs=pg gvy=au gwa=ci gwb=ng gwc=pk gwd=et
    gwe=tz gwf=pk gwg=ng gwi=ca gwj=bw gwm=au gwn=ng gwr=ug gwt=af gwu=au gww=au gwx=gh gxx=ci
    gyb=pg gyd=au gye=ng gyf=au gyg=cf gyi=cm gyl=et gym=pa gyn=gy gyo=np gyr=bo gyy=au gyz=ng
    gza=sd gzi=ir gzn=id ha=ng haa=us hac=ir had=id hae=et hag=gh hah=pg hai=ca haj=in hak=cn hal=vn
    ham=pg han=tz hao=pg hap=id haq=tz har=et has=ca hav=cd haw=us hax=ca hay=tz haz=af hba=cd
    hbb=ng hbn=sd hbo=il hbu=tl hch=mx hdy=et he=il hed=td heg=id heh=tz hei=ca hem=cd hgm=na hgw=pg
    hhi=pg hhr=sn hhy=pg hi=in hia=ng hib=pe hid=us hif=fj hig=ng hih=pg hii=in hij=cm hik=id hil=ph
    hio=bw hir=br hit=tr hiw=vu hix=br hji=id hka=tz hke=cd hkh=in hkk=pg hla=pg hlb=in hld=vn
    hlt=mm hlu=tr hma=cn hmb=ml hmd=cn hmf=vn hmj=cn hmm=cn hmn=cn hmp=cn hmq=cn hmr=in hms=cn
    hmt=pg hmu=id hmv=vn hmw=cn hmy=cn hmz=cn hna=cm hnd=pk hne=in hng=ao hnh=bw hni=cn hnj=us
    hnn=ph hno=pk hns=sr ho=pg hoa=sb hob=pg hoc=in hod=ng hoe=ng hoh=om hoi=us hoj=in hol=ao hom=ss
    hoo=cd hop=us hor=td hot=pg hov=id how=cn hoy=in hpo=mm hr=hr hra=in hrc=pg hre=vn hrk=id hrm=cn
    hro=vn hrp=au hrt=tr hru=in hrw=pg hrx=br hrz=ir hsb=de hsn=cn hss=om ht=ht hti=id hto=co hts=tz
    htu=id htx=tr hu=hu hub=pe huc=bw hud=id hue=mx huf=pg hug=pe huh=cl hui=pg huk=id hul=pg hum=cd
    hup=us hur=ca hus=mx hut=np huu=pe huv=mx huw=id hux=pe huy=il huz=ru hvc=ht hve=mx hvk=nc
    hvn=id hvv=mx hwa=ci hwc=us hwo=ng hy=am hya=cm hyw=am hz=na ia=001 iai=nc ian=pg iar=pg iba=my
    ibb=ng ibd=au ibe=ng ibg=ph ibh=vn ibl=ph ibm=ng ibn=ng ibr=ng ibu=id iby=ng ica=bj ich=ng
    icr=co id=id ida=ke idb=in idc=ng idd=bj ide=ng idi=pg idr=ss ids=ng idt=tl idu=ng ie=ee ifa=ph
    ifb=ph ife=tg iff=vu ifk=ph ifm=cg ifu=ph ify=ph ig=ng igb=ng ige=ng igg=pg igl=ng igm=pg ign=bo
    igo=pg igs=001 igw=ng ihb=id ihi=ng ihp=id ihw=au ii=cn iin=au ijc=ng ije=ng ijj=bj ijn=ng
    ijs=ng ik=us ikh=ng iki=ng ikk=ng ikl=ng iko=ng ikp=ng ikr=au ikt=ca ikv=ng ikw=ng ikx=ug ikz=tz
    ila=id ilb=zm ilg=au ili=cn ilk=ph ilm=my ilo=ph ilp=ph ilu=id ilv=ng imi=pg iml=us imn=pg
    imo=pg imr=id ims=it imt=ss imy=tr in=id inb=co ing=us inh=ru inj=co inn=ph ino=pg inp=pe int=mm
    io=001 ior=et iou=pg iow=us ipi=pg ipo=pg iqu=pe iqw=ng ire=id irh=id iri=ng irk=tz irn=br
    iru=in irx=id iry=ph is=is isa=pg isc=pe isd=ph ish=ng isi=ng isk=af ism=id isn=tz iso=ng ist=hr
    isu=cm it=it itb=ph itd=id ite=bo iti=ph itk=it itl=ru itm=ng ito=bo itr=pg its=ng itt=ph itv=ph
    itw=ng itx=id ity=ph itz=gt iu=ca ium=cn ivb=ph ivv=ph iw=il iwk=ph iwm=pg iwo=id iws=pg ixc=mx
    ixl=gt iya=ng iyo=cm iyx=cg izh=ru izm=ng izr=ng izz=ng ja=jp jaa=br jab=ng jac=gt jad=gn jae=pg
    jaf=ng jah=my jaj=sb jak=my jal=id jam=jm jan=au jao=au jaq=id jas=nc jat=af jau=id jax=id
    jay=au jaz=nc jbe=il jbi=au jbj=id jbk=pg jbm=ng jbn=ly jbo=001 jbr=id jbt=br jbu=cm jbw=au
    jct=ua jda=in jdg=pk jdt=ru jeb=pe jee=np jeh=vn jei=id jek=ci jel=id jen=ng jer=ng jet=pg
    jeu=td jgb=cd jge=ge jgk=ng jgo=cm jhi=my ji=ua jia=cm jib=ng jic=hn jid=ng jie=ng jig=au jil=pg
    jim=cm jit=tz jiu=cn jiv=ec jiy=cn jje=kr jjr=ng jka=id jkm=mm jko=pg jku=ng jle=sd jma=pg
    jmb=ng jmc=tz jmd=id jmi=ng jml=np jmn=mm jmr=gh jms=ng jmw=pg jmx=mx jna=in jnd=pk jng=au
    jni=ng jnj=et jnl=in jns=in job=cd jod=ci jog=pk jor=bo jow=ml jpa=ps jpr=il jqr=pe jra=vn
    jrb=il jrr=ng jrt=ng jru=ve jua=br jub=ng jud=ci juh=ng jui=au juk=ng jul=np jum=sd jun=in
    juo=ng jup=br jur=br jut=dk juu=ng juw=ng juy=in jv=id jvd=id jvn=sr jw=id jwi=gh jya=cn jye=il
    jyy=td ka=ge kaa=uz kab=dz kac=mm kad=ng kag=my kah=cf kai=ng kaj=ng kak=ph kam=ke kao=ml kap=ru
    kaq=pe kav=br kaw=id kax=id kay=br kba=au kbb=br kbc=br kbd=ru kbe=au kbg=in kbh=co kbi=id
    kbj=cd kbk=pg kbl=td kbm=pg kbn=cf kbo=ss kbp=tg kbq=pg kbr=et kbs=ga kbt=pg kbu=pk kbv=id
    kbw=pg kbx=pg kby=ne kbz=ng kca=ru kcb=pg kcc=ng kcd=id kce=ng kcf=ng kcg=ng kch=ng kci=ng
    kcj=gw kck=zw kcl=pg kcm=cf kcn=ug kco=pg kcp=sd kcq=ng kcs=ng kct=pg kcu=tz kcv=cd kcw=cd
    kcy=dz kcz=tz kda=au kdc=tz kdd=au kde=tz kdf=pg kdg=cd kdh=tg kdi=ug kdj=ug kdk=nc kdl=ng
    kdm=ng kdn=zw kdp=ng kdq=in kdr=lt kdt=th kdw=id kdx=ng kdy=id kdz=cm kea=cv keb=ga kec=sd
    ked=tz kee=us kef=tg keg=sd keh=pg kei=id kek=gt kel=cd kem=tl ken=cm keo=ug ker=td kes=ng
    ket=ru keu=tg kev=in kew=pg kex=in key=in kez=ng kfa=in kfb=in kfc=in kfd=in kfe=in kff=in
    kfg=in kfh=in kfi=in kfk=in kfl=cm kfm=ir kfn=cm kfo=ci kfp=in kfq=in kfr=in kfs=in kfu=in
    kfv=in kfw=in kfx=in kfy=in kfz=bf kg=cd kga=ci kgb=id kge=id kgf=pg kgj=np kgk=br kgl=au kgo=sd
    kgp=br kgq=id kgr=id kgs=au kgt=ng kgu=pg kgv=id kgw=id kgx=id kgy=np kha=in khb=cn khc=id
    khd=id khe=id khf=la khg=cn khh=id khj=ng khl=pg khn=in kho=ir khp=id khq=ml khr=in khs=pg
    kht=in khu=ao khv=ru khw=pk khx=cd khy=cd khz=pg ki=ke kia=td kib=sd kic=us kid=cm kie=td kif=np
    kig=id kih=pg kij=pg kil=ng kim=ru kio=us kip=np kiq=id kis=pg kit=pg kiu=tr kiv=tz kiw=pg
    kix=in kiy=id kiz=tz kj=na kja=id kjb=gt kjc=id kjd=pg kje=id kjg=la kjh=ru kji=sb kjj=az kjk=id
    kjl=np kjm=vn kjn=au kjo=in kjp=mm kjq=us kjr=id kjs=pg kjt=th kju=us kjx=pg kjy=pg kjz=bt kk=kz
    kka=ng kkb=id kkc=pg kkd=ng kke=gn kkf=in kkg=ph kkh=mm kki=tz kkj=cm kkk=sb kkl=id kkm=ng
    kko=sd kkp=au kkq=cd kkr=ng kks=ng kkt=np kku=ng kkv=id kkw=cg kkx=id kky=au kkz=ca kl=gl kla=us
    klb=mx klc=cm kld=au kle=np klf=td klg=ph klh=pg kli=id klj=ir klk=ng kll=ph klm=pg kln=ke
    klo=ng klp=pg klq=pg klr=np kls=pk klt=pg klu=lr klv=vu klw=id klx=pg kly=id klz=id km=kh kma=gh
    kmb=ao kmc=cn kmd=ph kme=cm kmf=pg kmg=pg kmh=pg kmi=ng kmj=in kmk=ph kml=ph kmm=in kmn=pg
    kmo=pg kmp=cm kmq=et kms=pg kmt=id kmu=pg kmv=br kmw=cd kmx=pg kmy=ng kmz=ir kn=in kna=ng knb=ph
    knd=id kne=ph knf=gw kni=ng knj=gt knk=sl knl=id knm=br knn=in kno=sl knp=cm knq=my knr=pg
    kns=my knt=br knu=gn knv=pg knw=na knx=id kny=cd knz=bf ko=kr koa=pg koc=ng kod=id koe=ss kof=ng
    kog=co koh=cg koi=ru kok=in kol=pg koo=ug kop=pg koq=ga kos=fm kot=cm kou=td kov=ng kow=ng
    koy=us koz=pg kpa=ng kpc=co kpd=id kpe=lr kpf=pg kpg=fm kph=gh kpi=id kpj=br kpk=ng kpl=cd
    kpm=vn kpn=br kpo=tg kpq=id kpr=pg kps=id kpt=ru kpu=id kpw=pg kpx=pg kpy=ru kpz=ug kqa=pg
    kqb=pg kqc=pg kqd=iq kqe=ph kqf=pg kqg=bf kqh=tz kqi=pg kqj=pg kqk=bj kql=pg kqm=ci kqn=zm
    kqo=lr kqp=td kqq=br kqr=my kqs=gn kqt=my kqu=za kqv=id kqw=pg kqx=cm kqy=et kqz=za kr=ng kra=np
    krb=us krc=ru krd=tl kre=br krf=vu krh=ng kri=sl krj=ph krk=ru krl=ru krn=lr krp=ng krr=kh
    krs=ss krt=ne kru=in krv=kh krw=lr krx=sn kry=az krz=id ks=in ksb=tz ksc=ph ksd=pg kse=pg ksf=cm
    ksg=sb ksh=de ksi=pg ksj=pg ksk=us ksl=pg ksm=ng ksn=ph kso=ng ksp=cf ksq=ng ksr=pg kss=lr
    kst=bf ksu=in ksv=cd ksw=mm ksx=id ksz=in kta=vn ktb=et ktc=ng ktd=au kte=np ktf=cd ktg=au
    kth=td kti=id ktj=ci ktk=pg ktl=ir ktm=pg ktn=br kto=pg ktp=cn ktq=ph kts=id ktt=id ktu=cd
    ktv=vn ktw=us ktx=br kty=cd ktz=na ku=tr kub=ng kuc=id kud=pg kue=pg kuf=la kug=ng kuh=ng kui=br
    kuj=tz kuk=id kul=ng kum=ru kun=er kuo=pg kup=pg kuq=br kus=gh kut=ca kuu=us kuv=id kuw=cf
    kux=au kuy=au kuz=cl kv=ru kva=ru kvb=id kvc=pg kvd=id kve=my kvf=td kvg=pg kvh=id kvi=td kvj=cm
    kvl=mm kvm=cm kvn=co kvo=id kvp=id kvq=mm kvr=id kvt=mm kvv=id kvw=id kvx=pk kvy=mm kvz=id kw=gb
    kwa=br kwb=ng kwc=cg kwd=sb kwe=id kwf=sb kwg=td kwh=id kwi=co kwj=pg kwk=ca kwl=ng kwm=na
    kwn=na kwo=pg kwp=ci kwr=id kws=cd kwt=id kwu=cm kwv=td kww=sr kwy=ao kwz=ao kxa=pg kxb=ci
    kxc=et kxd=bn kxf=mm kxi=my kxj=td kxk=mm kxm=th kxn=my kxo=br kxp=pk kxq=id kxr=pg kxt=pg
    kxv=in kxw=pg kxx=cg kxy=vn kxz=pg ky=kg kya=tz kyb=ph kyc=pg kyd=id kye=gh kyf=ci kyg=pg kyh=us
    kyi=my kyj=ph kyk=ph kyl=us kym=cf kyn=ph kyo=id kyq=td kyr=br kys=my kyt=id kyu=mm kyv=np
    kyw=in kyx=pg kyy=pg kyz=br kza=bf kzb=id kzc=ci kzd=id kze=pg kzf=id kzi=my kzk=sb kzl=id
    kzm=id kzn=mw kzo=ga kzp=id kzr=cm kzs=my kzu=id kzv=id kzw=br kzx=id kzy=cd kzz=id la=va laa=ph
    lab=gr lac=mx lad=il lae=in lag=tz lah=pk lai=mw laj=ug lal=cd lam=zm lan=ng lap=td laq=vn
    lar=gh las=tg lau=id law=id lax=in laz=pg lb=lu lbb=pg lbe=ru lbf=in lbi=cm lbj=in lbl=ph lbm=in
    lbn=la lbo=la lbq=pg lbr=np lbt=vn lbu=pg lbv=pg lbw=id lbx=id lby=au lbz=au lcc=id lcd=id
    lce=id lcf=id lch=ao lcl=id lcm=pg lcp=cn lcq=id lcs=id lda=ci ldb=ng ldd=ng ldg=ng ldh=ng
    ldi=cg ldj=ng ldk=ng ldl=ng ldm=gn ldn=001 ldo=ng ldp=ng ldq=ng lea=cd leb=zm lec=bo led=cd
    lee=bf lef=gh leh=zm lei=pg lej=cd lek=pg lel=cd lem=cm len=hn leo=cm lep=in leq=pg ler=pg
    les=cd let=pg leu=pg lev=id lew=id lex=id ley=id lez=ru lfa=cm lfn=001 lg=ug lga=sb lgb=sb
    lgg=ug lgh=vn lgi=id lgk=vu lgl=sb lgm=cd lgn=et lgo=ss lgq=gh lgr=sb lgt=pg lgu=sb lgz=cd
    lha=vn lhh=id lhi=cn lhm=np lhn=my lhs=sy lht=vu lhu=cn li=nl lia=sl lib=pg lic=cn lid=pg lie=cd
    lif=np lig=gh lih=pg lij=it lik=cd lil=ca lio=id lip=gh liq=et lir=lr lis=cn liu=sd liv=lv
    liw=id lix=id liy=cf liz=cd lja=au lje=id lji=id ljl=id ljp=id ljw=au ljx=au lka=tl lkb=ke
    lkc=vn lkd=br lke=ug lkh=bt lki=ir lkj=my lkl=pg lkm=au lkn=vu lko=ke lkr=ss lks=ke lkt=us
    lku=au lky=ss lla=ng llb=mz llc=gn lld=it lle=pg llf=pg llg=id lli=cg llj=au llk=my lll=pg
    llm=id lln=td llp=vu llq=id llu=sb llx=fj lma=gn lmb=vu lmc=au lmd=sd lme=td lmf=id lmg=pg
    lmh=np lmi=cd lmj=id lmk=in lml=vu lmn=in lmo=it lmp=cm lmq=id lmr=id lmu=vu lmv=fj lmw=us
    lmx=cm lmy=id ln=cd lna=cf lnb=na lnd=id lng=hu lnh=my lni=pg lnj=au lnl=cf lnm=pg lnn=vu lns=cm
    lnu=ng lnw=au lnz=cd lo=la loa=id lob=bf loc=ph loe=id log=cd loh=ss loi=ci loj=pg lok=sl lol=cd
    lom=lr lon=mw loo=cd lop=ng loq=cd lor=ci los=pg lot=ss lou=us low=my lox=id loy=np loz=zm
    lpa=vu lpe=id lpn=mm lpo=cn lpx=ss lqr=ss lra=my lrc=ir lrg=au lri=ke lrk=pk lrl=ir lrm=ke
    lrn=id lro=sd lrt=id lrv=vu lrz=vu lsa=ir lsd=il lse=cd lsi=mm lsm=ug lsr=pg lss=pk lt=lt ltc=cn
    ltg=lv lth=ug lti=id ltn=br lto=ke lts=ke ltu=id lu=cd lua=cd luc=ug lud=ru lue=zm luf=pg lui=us
    luj=cd luk=bt lul=ss lum=ao lun=zm luo=ke lup=ga luq=cu lur=id lus=in lut=us luu=np luv=om
    luw=cm luy=ke luz=ir lv=lv lva=tl lvi=la lvk=sb lvl=cd lvu=id lwa=cd lwe=id lwg=ke lwh=vn lwl=th
    lwm=cn lwo=ss lwt=id lww=vu lxm=pg lya=bt lyn=zm lzh=cn lzl=vu lzn=mm lzz=tr maa=mx mab=mx
    mad=id mae=ng maf=cm mag=in mai=in maj=mx mak=id mam=gt man=gm maq=mx mas=ke mat=mx mau=mx
    mav=br maw=gh max=id maz=mx mba=ph mbb=ph mbc=br mbd=ph mbf=sg mbh=pg mbi=ph mbj=br mbk=pg
    mbl=br mbm=cg mbn=co mbo=cm mbp=co mbq=pg mbr=co mbs=ph mbt=ph mbu=ng mbv=gn mbw=pg mbx=pg
    mby=pk mbz=mx mca=py mcb=pe mcc=pg mcd=pe mce=mx mcf=pe mcg=ve mch=ve mci=pg mcj=ng mck=ao
    mcl=co mcm=my mcn=td mco=mx mcp=cm mcq=pg mcr=pg mcs=cm mct=cm mcu=cm mcv=pg mcw=td mcx=cf
    mcy=pg mcz=pg mda=ng mdb=pg mdc=pg mdd=cm mde=td mdf=ru mdg=td mdh=ph mdi=cd mdj=cd mdk=cd
    mdm=cd mdn=cf mdp=cd mdq=cd mdr=id mds=pg mdt=cg mdu=cg mdv=mx mdw=cg mdx=et mdy=et mdz=br
    mea=cm meb=pg mec=au med=pg mee=pg meh=mx mej=id mek=pg mel=my mem=au men=sl meo=my mep=au
    meq=cm mer=ke mes=td met=pg meu=pg mev=lr mew=ng mey=sn mez=us mfa=th mfb=id mfc=cd mfd=cm
    mfe=mu mff=cm mfg=gn mfh=cm mfi=cm mfj=cm mfk=cm mfl=ng mfm=ng mfn=ng mfo=ng mfp=id mfq=tg
    mfr=au mft=pg mfu=ao mfv=sn mfw=pg mfx=et mfy=mx mfz=ss mg=mg mga=ie mgb=td mgc=ss mgd=ss mge=td
    mgf=id mgg=cm mgh=mz mgi=ng mgj=ng mgk=id mgl=pg mgm=tl mgn=cf mgo=cm mgp=np mgq=tz mgr=zm
    mgs=tz mgt=pg mgu=pg mgv=tz mgw=tz mgy=tz mgz=tz mh=mh mhb=ga mhc=mx mhd=tz mhe=my mhf=pg mhg=au
    mhi=ug mhj=af mhk=cm mhl=pg mhm=mz mhn=it mho=zm mhp=id mhq=us mhs=id mht=ve mhu=in mhw=bw
    mhx=mm mhy=id mhz=id mi=nz mia=us mib=mx mic=ca mid=iq mie=mx mif=cm mig=mx mih=mx mii=mx mij=cm
    mik=us mil=mx mim=mx min=id mio=mx mip=mx miq=ni mir=mx mit=mx miu=mx miw=pg mix=mx miy=mx
    miz=mx mjb=tl mjc=mx mjd=us mje=td mjg=cn mjh=tz mji=cn mjj=pg mjk=pg mjl=in mjm=pg mjn=pg
    mjq=in mjr=in mjs=ng mjt=in mju=in mjv=in mjw=in mjx=bd mjy=us mjz=np mk=mk mka=ci mkb=in mkc=pg
    mke=in mkf=ng mki=pk mkj=fm mkk=cm mkl=bj mkm=th mkn=id mko=ng mkp=pg mkr=pg mks=mx mkt=nc
    mku=gn mkv=vu mkw=cg mkx=ph mky=id mkz=tl ml=in mla=vu mlb=cm mlc=vn mle=pg mlf=la mlh=pg mli=id
    mlj=td mlk=ke mll=vu mln=sb mlo=sn mlp=pg mlq=sn mlr=cm mls=sd mlu=sb mlv=vu mlw=cm mlx=vu
    mlz=ph mma=ng mmb=id mmc=mx mmd=cn mme=vu mmf=ng mmg=vu mmh=br mmi=pg mmm=vu mmn=ph mmo=pg
    mmp=pg mmq=pg mmr=cn mmt=pg mmu=cm mmv=br mmw=vu mmx=pg mmy=td mmz=cd mn=mn mna=pg mnb=id mnc=cn
    mnd=br mne=td mnf=cm mng=vn mnh=cd mni=in mnj=af mnl=vu mnm=pg mnn=vn mnp=cn mnq=my mnr=us
    mns=ru mnu=id mnv=sb mnw=mm mnx=id mny=mz mnz=id mo=ro moa=ci moc=ar mod=us moe=ca mog=id moh=ca
    moi=ng moj=cg mok=id mom=ni moo=vn mop=bz moq=id mor=sd mos=bf mot=co mou=td mov=us mow=cg
    mox=pg moy=et moz=td mpa=tz mpb=au mpc=au mpd=br mpe=et mpg=td mph=au mpi=cm mpj=au mpk=td
    mpl=pg mpm=mx mpn=pg mpo=pg mpp=pg mpq=br mpr=sb mps=pg mpt=pg mpu=br mpv=pg mpw=br mpx=pg
    mpy=id mpz=th mqa=id mqb=cm mqc=id mqe=pg mqf=id mqg=id mqh=mx mqi=id mqj=id mqk=ph mql=bj
    mqm=pf mqn=id mqo=id mqp=id mqq=my mqr=id mqs=id mqu=ss mqv=pg mqw=pg mqx=id mqy=id mqz=pg mr=in
    mra=th mrb=vu mrc=us mrd=np mrf=id mrg=in mrh=in mrj=ru mrk=nc mrl=fm mrm=vu mrn=sb mro=bd
    mrp=vu mrq=pf mrr=in mrs=vu mrt=ng mru=cm mrv=pf mrw=ph mrx=id mry=ph mrz=id ms=my msb=ph msc=gn
    mse=td msf=id msg=id msh=mg msi=my msj=cd msk=ph msl=id msm=ph msn=vu mso=id msp=br msq=nc
    mss=id msu=pg msv=cm msw=gw msx=pg msy=pg msz=pg mt=mt mta=ph mtb=ci mtc=pg mtd=id mte=sb mtf=pg
    mtg=id mth=id mti=pg mtj=id mtk=cm mtl=ng mtm=ru mtn=ni mto=mx mtp=bo mtq=vn mtr=in mts=pe
    mtt=vu mtu=mx mtv=pg mtw=ph mtx=mx mty=pg mua=cm mub=td muc=cm mud=ru mue=ec mug=cm muh=ss
    mui=id muj=td muk=np mum=pg muo=cm muq=cn mur=ss mus=us mut=in muu=ke muv=in mux=pg muy=cm
    muz=et mva=pg mvd=id mve=pk mvf=cn mvg=mx mvh=td mvk=pg mvl=au mvn=pg mvo=sb mvp=id mvq=pg
    mvr=id mvs=id mvt=vu mvu=td mvv=my mvw=tz mvx=id mvy=pk mvz=et mwa=pg mwb=pg mwc=pg mwe=tz
    mwf=au mwg=pg mwh=pg mwi=vu mwk=ml mwl=pt mwm=td mwn=zm mwo=vu mwp=au mwq=mm mwr=in mws=ke
    mwt=mm mwu=ss mwv=id mww=us mwz=cd mxa=mx mxb=mx mxc=zw mxd=id mxe=vu mxf=cm mxg=ao mxh=cd
    mxi=es mxj=in mxk=pg mxl=bj mxm=pg mxn=id mxo=zm mxp=mx mxq=mx mxr=my mxs=mx mxt=mx mxu=cm
    mxv=mx mxw=pg mxx=ci mxy=mx mxz=id my=mm myb=td myc=cd mye=ga myf=et myg=cm myh=us myj=ss myk=ml
    myl=id mym=et myp=br myr=pe myu=br myv=ru myw=pg myx=ug myy=co myz=ir mza=mx mzd=cm mze=pg
    mzh=ar mzi=mx mzj=lr mzk=ng mzl=mx mzm=ng mzn=ir mzo=br mzp=bo mzq=id mzr=br mzt=my mzu=pg
    mzv=cf mzw=gh mzx=gy mzz=pg na=nr naa=id nab=br nac=pg nae=id naf=pg nag=in naj=gn nak=pg nal=pg
    nam=au nan=cn nao=np nap=it naq=na nar=ng nas=pg nat=ng naw=gh nax=pg nay=au naz=mx nb=no nba=ao
    nbb=ng nbc=in nbd=cd nbe=in nbh=ng nbi=in nbj=au nbk=pg nbm=cf nbn=id nbo=ng nbp=ng nbq=id
    nbr=ng nbt=in nbu=in nbv=cm nbw=cd nby=pg nca=pg ncb=in ncc=pg ncd=np nce=pg ncf=pg ncg=ca
    nch=mx nci=mx ncj=mx nck=au ncl=mx ncm=pg ncn=pg nco=pg ncq=la ncr=cm nct=in ncu=gh ncx=mx
    ncz=us nd=zw nda=cg ndb=cm ndc=mz ndd=ng ndf=ru ndg=tz ndh=tz ndi=ng ndj=tz ndk=cd ndl=cd ndm=td
    ndn=cg ndp=ug ndq=ao ndr=ng nds=de ndt=cd ndu=cm ndv=sn ndw=cd ndx=id ndy=cf ndz=ss ne=np nea=id
    neb=ci nec=id ned=ng nee=nc neg=ru neh=bt nei=tr nej=pg nek=nc nem=nc nen=nc neo=vn neq=mx
    ner=id net=pg neu=001 new=np nex=pg ney=ci nez=us nfa=id nfd=ng nfl=sb nfr=gh nfu=cm ng=na
    nga=cd ngb=cd ngc=cd ngd=cf nge=cm ngg=cf ngh=za ngi=ng ngj=cm ngk=au ngl=mz ngm=fm ngn=cm
    ngp=tz ngq=tz ngr=sb ngs=ng ngt=la ngu=mx ngv=cm ngw=ng ngx=ng ngy=cm ngz=cg nha=au nhb=ci
    nhc=mx nhd=py nhe=mx nhf=au nhg=mx nhi=mx nhk=mx nhm=mx nhn=mx nho=pg nhp=mx nhq=mx nhr=bw
    nht=mx nhu=cm nhv=mx nhw=mx nhx=mx nhy=mx nhz=mx nia=id nib=pg nid=au nie=td nif=pg nig=au
    nih=tz nii=pg nij=id nil=id nim=tz nin=ng nio=ru niq=ke nir=id nis=pg nit=in niu=nu niv=ru
    niw=pg nix=cd niy=cd niz=pg nja=ng njb=in njd=tz njh=in nji=au njj=cm njl=ss njm=in njn=in
    njo=in njr=ng njs=id njt=sr nju=au njx=cg njy=cm njz=in nka=zm nkb=in nkc=cm nkd=in nke=sb
    nkf=in nkg=pg nkh=in nki=in nkj=id nkk=vu nkm=pg nkn=ao nko=gh nkq=gh nkr=fm nks=id nkt=tz
    nku=ci nkv=mw nkw=cd nkx=ng nkz=ng nl=nl nla=cm nlc=id nle=ke nlg=sb nli=af nlj=cd nlk=id nlm=pk
    nlo=cd nlq=mm nlu=gh nlv=mx nlw=au nlx=in nly=au nlz=sb nma=in nmb=vu nmc=td nmd=ga nme=in
    nmf=in nmg=cm nmh=in nmi=ng nmj=cf nmk=vu nml=cm nmm=np nmn=bw nmo=in nmp=au nmq=zw nmr=cm
    nms=vu nmt=fm nmu=us nmv=au nmw=pg nmx=pg nmz=tg nn=no nna=au nnb=cd nnc=td nnd=vu nne=ao nnf=pg
    nng=in nnh=cm nni=id nnj=et nnk=pg nnl=in nnm=pg nnn=td nnp=in nnq=tz nnr=au nnt=us nnu=gh
    nnv=au nnw=bf nny=au nnz=cm no=no noa=co noc=pg nod=th noe=in nof=pg nog=ru noh=pg noi=in noj=co
    nok=us non=se nop=pg noq=cd nos=cn not=pe nou=pg nov=001 now=tz noy=td npb=bt npg=mm nph=in
    npl=mx npn=pg npo=in nps=id npu=in npx=sb npy=id nqg=bj nqk=bj nql=ao nqm=id nqn=pg nqo=gn
    nqq=mm nqt=ng nqy=mm nr=za nra=ga nrb=er nre=in nrf=je nrg=vu nri=in nrk=au nrl=au nrm=my nrn=gb
    nrp=it nru=cn nrx=au nrz=pg nsa=in nsb=za nsc=ng nsd=cn nse=zm nsf=cn nsg=tz nsh=cm nsk=ca
    nsm=in nsn=pg nso=za nsq=us nss=pg nst=in nsu=mx nsv=cn nsw=vu nsx=ao nsy=id nsz=us ntd=my
    nte=mz ntg=au nti=bf ntj=au ntk=tz ntm=bj nto=cd ntp=mx ntr=gh ntu=sb ntx=mm nty=vn ntz=ir
    nua=nc nuc=br nud=pg nue=cd nuf=cn nug=au nuh=ng nui=gq nuj=ug nuk=ca num=to nun=mm nuo=vn
    nup=ng nuq=pg nur=pg nus=ss nut=vn nuu=cd nuv=bf nuw=fm nux=pg nuy=au nuz=mx nv=us nvh=vu nvm=pg
    nvo=cm nwb=ci nwc=np nwe=cm nwg=au nwi=vu nwm=ss nwo=au nwr=pg nww=tz nwx=np nxa=tl nxd=cd
    nxe=id nxg=id nxi=tz nxl=id nxn=au nxo=ga nxq=cn nxr=pg nxx=id ny=mw nyb=gh nyc=cd nyd=ke nye=ao
    nyf=ke nyg=cd nyh=au nyi=sd nyj=cd nyk=ao nyl=th nym=tz nyn=ug nyo=ug nyp=ug nyq=ir nyr=mw
    nys=au nyt=au nyu=mz nyv=au nyw=th nyx=au nyy=tz nza=cm nzb=ga nzd=cd nzi=gh nzk=cf nzm=in
    nzr=ng nzu=cg nzy=td nzz=ml oaa=ru oac=ru oar=sy oav=ge obi=us obk=ph obl=cm obm=jo obo=ph
    obr=mm obt=fr obu=ng oc=fr oca=pe oco=gb ocu=mx oda=ng odk=pk odt=nl odu=ng ofs=nl ofu=ng ogb=ng
    ogc=ng ogg=ng ogo=ng ogu=ng oht=tr ohu=hu oia=id oie=ss oin=pg oj=ca ojb=ca ojc=ca ojs=ca ojv=sb
    ojw=ca oka=ca okb=ng okc=cd okd=ng oke=ng okg=au oki=ke okk=pg okm=kr oko=kr okr=ng oks=ng
    oku=cm okv=pg okx=ng okz=kh ola=np old=tz ole=bt olk=au olm=ng olo=ru olr=vu olt=lt olu=ao om=et
    oma=us omb=vu omc=pe omg=pe omi=cd omk=ru oml=cd omo=pg omp=in omr=in omt=ke omu=pe omw=pg
    omx=mm ona=ar one=ca ong=pg oni=id onj=pg onk=pg onn=pg ono=ca onp=in onr=pg ons=pg ont=pg
    onu=vu onx=id ood=us oon=in oor=za opa=ng opk=id opm=pg opo=pg opt=mx opy=br or=in ora=sb orc=ke
    ore=pe org=ng orn=my oro=pg orr=ng ors=my ort=in oru=pk orv=ru orw=br orx=ng orz=id os=ge osa=us
    osc=it osi=id oso=ng osp=es ost=cm osu=pg osx=de ota=tr otb=cn otd=id ote=mx oti=br otk=mn
    otl=mx otm=mx otn=mx otq=mx otr=sd ots=mx ott=mx otu=br otw=ca otx=mx oty=in otz=mx oub=lr
    oue=pg oui=cn oum=pg ovd=se owi=pg owl=gb oyd=et oym=br oyy=pg ozm=cm pa=in pab=br pac=vn pad=br
    pae=cd paf=br pag=ph pah=br pai=ng pak=br pal=ir pam=ph pao=us pap=cw paq=tj par=us pas=id
    pau=pw pav=br paw=us pax=br pay=hn paz=br pbb=co pbc=gy pbe=mx pbf=mx pbg=ve pbh=ve pbi=cm
    pbl=ng pbm=mx pbn=ng pbo=gw pbp=gn pbr=tz pbs=mx pbt=af pbv=in pby=pg pca=mx pcb=kh pcc=cn
    pcd=fr pce=mm pcf=in pcg=in pch=in pci=in pcj=in pck=in pcm=ng pcn=ng pcp=bo pcw=ng pda=pg
    pdc=us pdn=id pdo=id pdt=ca pdu=mm pea=id peb=us ped=pg pee=id peg=in pei=mx pek=pg pel=id
    pem=cd peo=ir pep=pg peq=us pev=ve pex=pg pey=id pez=my pfa=fm pfe=cm pfl=de pga=ss pgd=pk
    pgg=in pgi=pg pgk=vu pgl=ie pgn=it pgs=ng pgu=id phd=in phg=vn phh=vn phk=in phl=pk phm=mz
    phn=lb pho=la phr=pk pht=th phu=th phv=af phw=np pi=in pia=mx pib=pe pic=ga pid=ve pif=fm pig=pe
    pih=nf pij=co pil=bj pim=us pin=pg pio=co pip=ng pir=br pis=sb pit=au piu=au piv=sb piw=tz
    pix=pg piy=ng piz=nc pjt=au pka=in pkb=ke pkg=pg pkh=bd pkn=au pko=ke pkp=ck pkr=in pku=id pl=pl
    pla=pg plb=vu plc=ph pld=gb ple=id plg=ar plh=id plk=pk pll=mm pln=co plo=mx plr=ci pls=mx
    plu=br plv=ph plw=ph plz=my pma=vu pmb=cd pmd=au pme=nc pmf=id pmh=in pmi=cn pmj=cn pml=tn
    pmm=cm pmn=cm pmo=id pmq=mx pmr=pg pms=it pmt=pf pmw=us pmx=in pmy=id pmz=mx pna=my pnc=id
    pnd=ao pne=my png=ng pnh=ck pni=id pnj=au pnk=bo pnl=bf pnm=my pnn=pg pno=pe pnp=id pnq=bf
    pnr=pg pns=id pnt=gr pnv=au pnw=au pny=cm pnz=cf poc=gt poe=mx pof=cd pog=br poh=gt poi=mx
    pok=br pom=us pon=fm poo=us pop=nc poq=mx pos=mx pot=us pov=gw pow=mx poy=tz ppe=pg ppi=mx
    ppk=id ppl=sv ppm=id ppn=pg ppo=pg ppp=cd ppq=pg pps=mx ppt=pg pqa=ng pqm=ca pra=pk prc=af
    prd=ir pre=st prf=ph prg=pl prh=ph pri=nc prk=mm prm=pg pro=fr prq=pe prr=br prt=th pru=id
    prw=pg prx=in ps=af psa=id pse=id psh=af psi=af psm=bo psn=id psq=pg pss=pg pst=pk psu=in psw=vu
    pt=br pta=py pth=br pti=au ptn=id pto=br ptp=pg ptr=vu ptt=id ptu=id ptv=vu pua=mx pub=in puc=id
    pud=id pue=ar puf=id pug=bf pui=co puj=id pum=np puo=vn pup=pg puq=bo pur=br put=id puu=ga
    puw=fm pux=pg puy=us pwa=pg pwb=ng pwg=pg pwm=ph pwn=tw pwo=mm pwr=in pww=th pxm=mx pye=ci
    pym=ng pyn=br pyu=tw pyx=mm pyy=mm pze=ng pzh=tw pzn=mm qu=pe qua=us qub=pe quc=gt qud=ec quf=pe
    qug=ec qui=us quk=pe qul=bo qum=gt qun=us qup=pe quq=es qur=pe qus=ar quv=gt quw=ec qux=pe
    quy=pe qva=pe qvc=pe qve=pe qvh=pe qvi=ec qvj=ec qvl=pe qvm=pe qvn=pe qvo=pe qvp=pe qvs=pe
    qvw=pe qvz=ec qwa=pe qwc=pe qwh=pe qwm=hu qws=pe qwt=us qxa=pe qxc=pe qxh=pe qxl=ec qxn=pe
    qxo=pe qxp=pe qxq=ir qxr=ec qxt=pe qxu=pe qxw=pe qya=001 qyp=us raa=np rab=np rac=id rad=vn
    raf=np rag=ke rah=in rai=pg raj=in rak=pg ram=br ran=id rao=pg rap=cl rar=ck rav=np raw=mm
    rax=ng ray=pf raz=id rbb=mm rbk=ph rbl=ph rbp=au rcf=re rdb=ir rea=pg reb=id ree=my reg=tz
    rei=in rej=id rel=ke rem=pe ren=vn res=ng ret=id rey=bo rga=vu rgn=it rgr=pe rgs=vn rgu=id
    rhg=mm rhp=pg ria=in rif=ma ril=mm rim=tz rin=ng rir=id rit=au riu=id rjg=id rji=np rjs=np
    rka=kh rkb=br rkh=ck rki=mm rkm=bf rkt=bd rkw=au rm=ch rma=ni rmb=au rmc=sk rmd=dk rme=gb rmf=fi
    rmg=no rmh=id rmi=am rmk=pg rml=pl rmm=id rmn=rs rmo=ch rmp=pg rmq=es rmt=ir rmu=se rmw=gb
    rmx=vn rmz=in rn=bi rnd=cd rng=mz rnl=in rnn=id rnr=au rnw=tz ro=ro rob=id roc=vn rod=ng roe=pg
    rof=tz rog=vn rol=ph rom=ro roo=pg rop=au ror=id rou=td row=id rpn=vu rpt=pg rri=sb rrm=nz
    rro=pg rrt=au rsk=rs rsw=ng rtc=mm rth=id rtm=fj rtw=in ru=ru rub=ug ruc=ug rue=ua ruf=tz rug=sb
    rui=tz ruk=ng ruo=hr rup=ro ruq=gr rut=ru ruu=my ruy=ng ruz=ng rw=rw rwa=pg rwk=tz rwl=tz rwm=ug
    rwo=pg rwr=in rxd=au rxw=au ryu=jp sa=in saa=td sab=pa sac=us sad=tz sae=br saf=gh sah=ru saj=id
    sak=ga sam=ps sao=id saq=ke sar=bo sas=id sat=in sau=id sav=sn saw=id sax=vu say=ng saz=in
    sba=td sbb=sb sbc=pg sbd=bf sbe=pg sbg=id sbh=pg sbi=pg sbj=td sbk=tz sbl=ph sbm=tz sbn=pk
    sbo=my sbp=tz sbq=pg sbr=id sbs=na sbt=id sbu=in sbv=it sbw=ga sbx=id sby=zm sbz=cf sc=it scb=vn
    sce=cn scf=pa scg=id sch=in sci=lk sck=in scl=pk scn=it sco=gb scp=np scs=ca sct=la scu=in
    scv=ng scw=ng scx=it sd=pk sda=id sdb=iq sdc=it sde=ng sdf=iq sdg=af sdh=ir sdj=cg sdk=pg sdn=it
    sdo=my sdq=id sdr=bd sds=tn sdu=id sdx=my se=no sea=my seb=ci sec=ca sed=vn see=us sef=ci seg=tz
    seh=mz sei=mx sej=pg sek=ca sel=ru sen=bf seo=pg sep=bf seq=bf ser=us ses=ml set=id seu=id
    sev=ci sew=pg sey=ec sez=mm sfe=ph sfm=cn sfw=gh sg=cf sga=ie sgb=ph sgc=ke sgd=ph sge=id sgh=tj
    sgi=cm sgj=in sgm=ke sgp=in sgr=ir sgs=lt sgt=bt sgu=id sgw=et sgy=af sgz=pg sha=ng shb=br
    shc=cd shd=pk she=et shg=bw shh=us shi=ma shj=sd shk=ss shm=ir shn=mm sho=ng shp=pe shq=zm
    shr=cd shs=ca sht=us shu=td shv=om shw=sd shy=dz shz=ml si=lk sia=ru sib=my sid=et sie=zm sif=bf
    sig=gh sih=nc sii=in sij=pg sik=br sil=gh sim=pg sip=in siq=pg sir=ng sis=us siu=pg siv=pg
    siw=pg six=pg siy=ir siz=eg sja=co sjb=id sjd=ru sje=se sjg=td sjl=in sjm=ph sjp=in sjr=pg
    sjt=ru sju=se sjw=us sk=sk ska=us skb=th skc=pg skd=us ske=vu skf=br skg=mg skh=id ski=id skj=np
    skm=pg skn=ph sko=id skp=my skq=bf skr=pk sks=pg skt=cd sku=vu skv=id skw=gy skx=id sky=sb
    skz=id sl=si slc=co sld=bf slg=id slh=us sli=pl slj=br sll=pg slm=ph sln=us slp=id slr=cn slu=id
    slw=pg slx=cd sly=id slz=id sm=ws sma=se smb=pg smc=pg smf=pg smg=pg smh=cn smj=se smk=ph sml=ph
    smn=fi smp=il smq=pg smr=id sms=fi smt=in smu=kh smw=id smx=cd smy=ir smz=pg sn=zw snc=pg sne=my
    snf=sn sng=cd sni=pe snj=cf snk=ml snl=ph snm=ug snn=co sno=us snp=pg snq=ga snr=pg sns=vu
    snu=id snv=my snw=gh snx=pg sny=pg snz=pg so=so soa=th sob=id soc=cd sod=cd soe=cd sog=uz soi=np
    sok=td sol=pg soo=cd sop=cd soq=pg sor=td sos=bf sou=th sov=pw sow=pg sox=cm soy=bj soz=tz
    spb=id spc=ve spd=pg spe=pg spg=my spi=id spk=pg spl=pg spm=pg spn=py spo=us spp=ml spq=pe
    spr=id sps=pg spt=in spv=in sq=al sqa=ng sqh=ng sqm=cf sqo=ir sqq=la sqt=ye squ=ca sr=rs sra=pg
    srb=in sre=id srf=pg srg=ph srh=cn sri=co srk=my srl=id srm=sr srn=sr sro=it srq=bo srr=sn
    srs=ca srt=id sru=br srv=ph srw=id srx=in sry=pg srz=ir ss=za ssb=ph ssc=tz ssd=pg sse=ph ssf=tw
    ssg=pg ssh=ae ssj=pg ssl=gh ssm=my ssn=ke sso=pg ssq=id sss=la sst=pg ssu=pg ssv=vu ssx=pg
    ssy=er ssz=pg st=za sta=zm stb=ph ste=id stf=pg stg=vn sth=ie sti=vn stj=bf stk=pg stl=nl stm=pg
    stn=sb sto=ca stp=mx stq=de str=ca sts=af stt=vn stv=et stw=fm sty=ru su=id sua=pg sub=cd suc=ph
    sue=pg sug=pg sui=pg suj=tz suk=tz suo=pg suq=et sur=ng sus=gn sut=ni suv=in suw=tz suy=br
    suz=np sv=se sva=ge svb=pg svc=vc sve=id svm=it svs=sb sw=tz swb=yt swf=cd swg=de swi=cn swj=ga
    swk=mw swm=pg swo=br swp=pg swq=cm swr=id sws=id swt=id swu=id swv=in sww=vu swx=br swy=td
    sxb=ke sxe=ga sxn=id sxr=tw sxs=ng sxu=de sxw=bj sya=id syb=ph syc=tr syi=ga syk=ng syl=bd
    sym=bf syn=ir syo=kh syr=iq sys=td syw=np syx=ga sza=my szb=id szc=my szg=cd szl=pl szn=id
    szp=id szv=cm szw=id szy=tw ta=in taa=us tab=ru tac=mx tad=id tae=br taf=br tag=sd taj=np tak=ng
    tal=ng tan=ng tao=tw tap=cd taq=ml tar=mx tas=vn tau=us tav=co taw=pg tax=td tay=tw taz=sd
    tba=br tbc=pg tbd=pg tbe=sb tbf=pg tbg=pg tbh=au tbi=sd tbj=pg tbk=ph tbl=ph tbm=cd tbn=co
    tbo=pg tbp=id tbs=pg tbt=cd tbu=mx tbv=pg tbw=ph tbx=pg tby=id tbz=bj tca=br tcb=us tcc=tz
    tcd=gh tce=ca tcf=mx tcg=id tch=tc tci=pg tck=ga tcm=id tcn=np tco=mm tcp=mm tcq=id tcs=au
    tcu=mx tcw=mx tcx=in tcy=in tcz=in tda=ne tdb=in tdc=co tdd=cn tde=ml tdg=np tdh=np tdi=id
    tdj=id tdk=ng tdl=ng tdm=gy tdn=id tdo=ng tdq=ng tdr=vn tds=id tdt=tl tdv=ng tdx=mg tdy=ph te=in
    tea=my teb=ec tec=ke ted=ci tee=mx teg=ga teh=ar tei=pg tek=cd tem=sl ten=co teo=ug tep=mx
    teq=sd ter=br tes=id tet=tl teu=ug tev=id tew=us tex=ss tey=sd tez=ne tfi=bj tfn=us tfo=id
    tfr=pa tft=id tg=tj tga=ke tgb=my tgc=pg tgd=ng tge=np tgf=bt tgh=tt tgi=pg tgj=in tgn=ph tgo=pg
    tgp=vu tgq=my tgs=vu tgt=ph tgu=pg tgv=br tgw=ci tgx=ca tgy=ss tgz=au th=th thd=au the=np thf=np
    thh=mx thi=la thk=ke thl=np thm=th thp=ca thq=np thr=np ths=np tht=ca thu=ss thv=dz thy=ng
    thz=ne ti=et tic=sd tif=pg tig=er tih=my tii=cd tij=np tik=cm til=us tim=pg tin=ru tio=pg tip=id
    tiq=bf tis=ph tit=co tiu=ph tiv=ng tiw=au tix=us tiy=ph tja=lr tjg=id tji=cn tjj=au tjl=mm
    tjn=ci tjo=dz tjp=au tjs=cn tju=au tjw=au tk=tm tka=br tkb=in tkd=tl tke=mz tkf=br tkg=mg tkl=tk
    tkp=sb tkq=ng tkr=az tks=ir tkt=np tku=mx tkv=pg tkw=sb tkx=id tkz=vn tl=ph tla=mx tlb=id tlc=mx
    tld=id tlf=pg tlg=id tli=us tlj=ug tlk=id tll=cd tlm=vu tln=id tlp=mx tlq=mm tlr=sb tls=vu
    tlt=id tlu=id tlv=id tlx=pg tly=az tma=td tmb=vu tmc=td tmd=pg tme=br tmf=py tmg=id tmh=ne
    tmi=vu tmj=id tml=id tmm=vn tmn=id tmo=my tmq=pg tmr=il tmt=vu tmu=id tmv=cd tmw=my tmy=pg
    tmz=ve tn=za tna=bo tnb=co tnc=co tnd=co tng=td tnh=pg tni=id tnk=vu tnl=vu tnm=id tnn=vu tno=bo
    tnp=vu tnq=pr tnr=sn tns=pg tnt=id tnv=bd tnw=id tnx=sb tny=tz to=to tob=ar toc=mx tod=gn tof=pg
    tog=mw toh=mz toi=zm toj=mx tok=001 tol=us tom=id too=mx top=mx toq=ss tor=cd tos=mx tou=vn
    tov=ir tow=us tox=pw toy=id toz=cm tpa=pg tpc=mx tpe=bd tpf=id tpg=id tpi=pg tpj=py tpk=br
    tpl=mx tpm=gh tpn=br tpp=mx tpr=br tpt=mx tpu=kh tpv=mp tpx=mx tpy=br tpz=pg tqb=br tql=vu
    tqm=pg tqn=us tqo=pg tqp=pg tqt=mx tqu=sb tqw=us tr=tr tra=af trb=pg trc=mx tre=id trf=tt trg=il
    trh=pg tri=sr trj=td trl=gb trm=af trn=bo tro=in trp=in trq=mx trr=pe trs=mx trt=id tru=tr
    trv=tw trw=pk trx=my try=in trz=br ts=za tsa=cg tsb=et tsc=mz tsd=gr tsg=ph tsh=cm tsi=ca tsj=bt
    tsl=vn tsp=bf tsr=vu tst=ml tsu=tw tsv=ga tsw=ng tsx=pg tsz=mx tt=ru ttb=ng ttc=gt ttd=pg tte=pg
    ttf=cm tth=la tti=id ttj=ug ttk=co ttl=zm ttm=ca ttn=id tto=la ttp=id ttr=ng tts=th ttt=az
    ttu=pg ttv=pg ttw=my tty=id ttz=np tua=pg tub=us tuc=pg tud=br tue=co tuf=co tug=td tuh=pg
    tui=cm tuj=id tul=ng tum=mw tun=us tuo=br tuq=td tus=ca tuu=us tuv=ke tux=br tuy=ke tuz=bf
    tva=sb tvd=ng tve=id tvi=ng tvk=vu tvl=tv tvm=id tvn=mm tvo=id tvs=ke tvt=in tvu=cm tvw=id
    tvx=tw twa=us twb=ph twd=nl twe=id twf=us twg=id twh=vn twl=mz twm=in twn=cm two=bw twp=pg
    twq=ne twr=mx twt=br twu=id tww=pg twx=mz twy=id txa=my txe=id txg=cn txi=br txj=ng txm=id
    txn=id txo=in txq=id txs=id txt=id txu=br txx=my txy=mg ty=pf tya=pg tye=ng tyh=vn tyi=cg tyj=vn
    tyl=vn tyn=id typ=au tyr=vn tys=vn tyt=vn tyu=bw tyv=ru tyx=cg tyy=ng tyz=vn tzh=mx tzj=gt
    tzl=001 tzm=ma tzn=id tzo=mx tzx=pg uam=br uar=pg uba=ng ubi=td ubl=ph ubr=pg ubu=pg uby=tr
    uda=ng ude=ru udg=in udi=ru udj=id udl=cm udm=ru udu=sd ues=id ufi=pg ug=cn uga=sy ugb=au uge=sb
    ugh=ru ugo=th uha=ng uhn=id uis=pg uiv=cm uji=ng uk=ua uka=id ukg=pg ukh=cf uki=in ukk=mm ukp=ng
    ukq=ng uku=ng ukv=ss ukw=ng uky=au ula=ng ulb=ng ulc=ru ule=ar ulf=id uli=fm ulk=au ulm=id
    uln=pg ulu=id ulw=ni uly=ng uma=us umb=ao umd=au umg=au umi=my umm=ng umn=mm umo=br ump=au
    umr=au ums=id una=pg
    und=al,am,az,ba,bd,bg,bi,br,bt,by,cn,cw,cz,de,dk,ee,eg,es,et,fi,fo,fr,ge,gh,gl,gr,hr,ht,hu,\
    id,il,in,ir,is,it,jp,kg,kh,kr,la,lk,lt,lv,mg,mk,ml,mm,mn,mt,mu,mv,my,nl,no,np,pg,ph,pk,pl,\
    pw,py,ro,rs,ru,rw,se,si,sk,sl,so,th,tj,tk,tm,to,tr,tv,tz,ua,us,uz,vn,vu,ws,zm,zw
    une=ng ung=au uni=pg unk=br unm=us unn=au unr=in unu=pg unx=in unz=id uon=tw upi=pg upv=vu ur=pk
    ura=pe urb=br urc=au ure=bo urf=au urg=pg urh=ng uri=pg urk=th urm=pg urn=id uro=pg urp=br
    urr=vu urt=pg uru=br urv=pg urw=pg urx=pg ury=id urz=br usa=pg ush=pk usi=bd usk=cm usp=gt
    uss=ng usu=pg uta=ng ute=us uth=ng utp=sb utr=ng utu=pg uum=ge uur=vu uve=nc uvh=pg uvl=pg
    uwa=au uya=ng uz=uz uzs=af vaa=in vae=cf vaf=ir vag=gh vah=in vai=lr vaj=na val=pg vam=pg van=pg
    vao=vu vap=in var=mx vas=in vau=cd vav=in vay=np vbb=id vbk=ph ve=za vec=it vem=ng veo=us vep=ru
    ver=ng vgr=pk vi=vn vic=sx vid=tz vif=cg vig=bf vil=ar vin=tz vit=ng viv=pg vjk=in vka=au vkj=td
    vkk=id vkl=id vkm=br vkn=ng vko=id vkp=in vkt=id vku=au vkz=ng vlp=vu vls=be vma=au vmb=au
    vmc=mx vmd=in vme=id vmf=de vmg=pg vmh=ir vmi=au vmj=mx vmk=mz vml=au vmm=mx vmp=mx vmq=mx
    vmr=mz vms=id vmu=au vmw=mz vmx=mx vmy=mx vmz=mx vnk=sb vnm=vu vnp=vu vo=001 vor=ng vot=ru
    vra=vu vro=ee vrs=sb vrt=vu vto=id vum=ga vun=tz vut=cm vwa=cn wa=be waa=us wab=pg wac=us wad=id
    wae=ch waf=br wag=pg wah=id wai=id waj=pg wal=et wam=us wan=ci wap=gy waq=au war=ph was=us
    wat=pg wau=br wav=ng waw=br wax=pg way=sr waz=pg wba=ve wbb=id wbe=id wbf=bf wbh=tz wbi=tz
    wbj=tz wbk=af wbl=pk wbm=cn wbp=au wbq=in wbr=in wbt=au wbv=au wbw=id wca=br wci=tg wdd=ga
    wdg=pg wdj=au wdk=au wdt=ca wdu=au wdy=au wec=ci wed=pg weg=au weh=cm wei=pg wem=bj weo=id
    wep=de wer=pg wes=cm wet=id weu=mm wew=id wfg=id wga=au wgb=pg wgg=au wgi=pg wgo=id wgu=au
    wgy=au wha=id whg=pg whk=id whu=id wib=bf wic=us wie=au wif=au wig=au wih=au wii=pg wij=au
    wik=au wil=au wim=au win=us wir=br wiu=pg wiv=pg wiy=us wja=ng wji=ng wka=tz wkd=id wkr=au
    wkw=au wky=au wla=pg wle=et wlg=au wlh=tl wli=id wlm=gb wlo=id wlr=vu wls=wf wlu=au wlv=ar
    wlw=id wlx=gh wma=ng wmb=au wmc=pg wmd=br wme=np wmh=tl wmi=au wmm=id wmn=nc wmo=pg wms=id
    wmt=au wmw=mz wmx=pg wnb=pg wnc=pg wnd=au wne=pk wng=id wni=km wnk=id wnm=au wnn=au wno=id
    wnp=pg wnu=pg wnw=us wny=au wo=sn woa=au wob=ci woc=pg wod=id woe=fm wof=gm wog=pg woi=id wok=cm
    wom=ng won=cd woo=id wor=id wos=pg wow=id wpc=ve wrb=au wrg=au wrh=au wri=au wrk=au wrl=au
    wrm=au wro=au wrp=id wrr=au wrs=pg wru=id wrv=pg wrw=au wrx=id wrz=au wsa=id wsg=in wsi=vu
    wsk=pg wsr=pg wss=gh wsu=br wsv=af wtb=tz wtf=pg wth=au wti=et wtk=pg wtm=in wtw=id wua=au
    wub=au wud=tg wul=id wum=ga wun=tz wur=au wut=pg wuu=cn wuv=pg wux=au wuy=id wwa=bj wwb=au
    wwo=vu wwr=au www=cm wxw=au wyb=au wyi=au wym=pl wyn=us wyr=br wyy=fj xaa=es xab=ng xag=az
    xai=br xaj=br xak=ve xal=ru xam=za xan=et xao=vn xar=pg xas=ru xat=br xau=id xav=br xaw=us
    xay=id xbb=au xbd=au xbe=au xbg=au xbi=pg xbj=au xbm=fr xbn=my xbp=au xbr=id xbw=br xby=au
    xch=us xco=uz xcr=tr xda=au xdk=au xdo=ao xdq=ru xdy=id xed=cm xeg=za xem=id xer=br xes=pg
    xet=br xeu=pg xgb=ci xgd=au xgg=au xgi=au xgm=au xgu=au xgw=au xh=za xhe=pk xhm=kh xhv=vn xii=za
    xin=gt xir=br xis=in xiy=br xjb=au xjt=au xka=pk xkb=bj xkc=ir xkd=id xke=id xkf=bt xkg=ml
    xkj=ir xkl=id xkn=id xkp=ir xkq=id xkr=br xks=id xkt=gh xku=cg xkv=bw xkw=id xkx=pg xky=my
    xkz=bt xla=pg xlc=tr xld=tr xly=ir xma=so xmb=cm xmc=mz xmd=cm xmf=ge xmg=cm xmh=au xmj=cm
    xmm=id xmn=cn xmo=br xmp=au xmq=au xmr=sd xmt=id xmu=au xmv=mg xmw=mg xmx=id xmy=au xmz=id
    xna=sa xnb=tw xni=au xnj=tz xnk=au xnm=au xnn=ph xnq=mz xnr=in xnt=us xnu=au xny=au xnz=eg
    xoc=ng xod=id xog=ug xoi=pg xok=br xom=sd xon=gh xoo=br xop=pg xor=br xow=pg xpa=au xpb=au
    xpd=au xpf=au xpg=tr xph=au xpi=gb xpj=au xpk=br xpl=au xpm=ru xpn=br xpo=mx xpq=us xpr=ir
    xpt=au xpv=au xpw=au xpx=au xpz=au xra=br xrb=bf xrd=au xre=br xrg=au xri=br xrm=ru xrn=ru
    xrr=it xru=au xrw=pg xsa=ye xsb=ph xse=id xsh=ng xsi=pg xsm=gh xsn=ng xsp=pg xsq=mz xsr=np
    xsu=ve xsy=tw xta=mx xtb=mx xtc=sd xtd=mx xte=id xth=au xti=mx xtj=mx xtl=mx xtm=mx xtn=mx
    xtp=mx xtq=ir xts=mx xtt=mx xtu=mx xtv=au xtw=br xty=mx xub=in xud=au xuj=in xul=au xum=it
    xun=au xuo=td xut=au xuu=na xve=it xvi=af xvn=es xvo=it xvs=it xwa=br xwd=au xwe=bj xwj=au
    xwk=au xwl=bj xwo=ru xwr=id xwt=au xww=au xxb=gh xxk=id xxm=au xxr=br xxt=id xya=au xyb=au
    xyj=au xyk=au xyl=br xyt=au xyy=au xzh=cn xzp=mx yaa=pe yab=br yac=id yad=pe yae=ve yaf=cd
    yag=cl yah=tj yai=tj yaj=cf yak=us yal=gn yam=cm yan=ni yao=mz yap=fm yaq=mx yar=ve yas=cm
    yat=cm yau=ve yav=cm yaw=br yax=ao yay=ng yaz=ng yba=ng ybb=cm ybe=cn ybh=np ybi=np ybj=ng
    ybl=ng ybm=pg ybn=br ybo=pg ybx=pg yby=pg ycl=cn ycn=co ycr=tw yda=au yde=pg ydg=pk ydk=pg
    yea=in yec=de yee=pg yei=cm yej=gr yel=cd yer=ng yes=ng yet=id yeu=in yev=pg yey=bw yga=au
    ygi=au ygl=pg ygm=pg ygp=cn ygr=pg ygu=au ygw=pg yhd=il yi=ua yia=au yig=cn yih=de yii=au yij=au
    yil=au yim=in yir=id yis=pg yiv=cn yka=ph ykg=ru ykh=mn yki=id ykk=pg ykm=pg yko=cm ykr=pg
    yky=cf yla=pg ylb=pg yle=pg ylg=pg yli=id yll=pg ylr=au ylu=pg yly=nc ymb=pg yme=pe ymg=cd
    ymk=mz yml=pg ymm=so ymn=id ymo=pg ymp=pg yna=cn ynd=au yng=cd ynk=ru ynl=pg ynq=ng yns=cd
    ynu=co yo=ng yob=pg yog=ph yoi=jp yok=us yol=ie yom=cd yon=pg yot=ng yoy=th yra=pg yrb=pg yre=ci
    yrk=ru yrl=br yrm=au yro=br yrs=id yrw=pg yry=au ysd=cn ysn=cn ysp=cn ysr=ru yss=pg ysy=cn
    ytw=pg yty=au yua=mx yub=au yuc=us yud=il yue=hk yuf=us yug=ru yui=co yuj=pg yul=cf yum=us
    yun=ng yup=co yuq=bo yur=us yut=pg yuw=pg yux=ru yuz=bo yva=id yvt=ve ywa=pg ywg=au ywn=br
    ywq=cn ywr=au ywu=cn yww=au yxa=au yxg=au yxl=au yxm=au yxu=au yxy=au yyr=au yyu=pg za=cn zaa=mx
    zab=mx zac=mx zad=mx zae=mx zaf=mx zag=sd zah=ng zaj=tz zak=tz zam=mx zao=mx zap=mx zaq=mx
    zar=mx zas=mx zat=mx zau=in zav=mx zaw=mx zax=mx zay=et zaz=ng zba=001 zbc=my zbe=my zbt=id
    zbu=ng zbw=my zca=mx zch=cn zdj=km zea=nl zeg=pg zeh=cn zem=ng zen=mr zga=tz zgb=cn zgh=ma
    zgm=cn zgn=cn zgr=pg zh=cn zhd=cn zhi=ng zhn=cn zhw=cm zhx=cn zia=pg zik=pg zil=gn zim=td zin=tz
    ziw=tz ziz=ng zka=id zkd=mm zko=ru zkp=br zkt=cn zku=au zkz=ru zla=cd zlj=cn zlm=tg zln=cn
    zlq=cn zlu=ng zma=au zmb=cd zmc=au zmd=au zme=au zmf=cd zmg=au zmh=pg zmi=my zmj=au zmk=au
    zml=au zmm=au zmn=ga zmo=sd zmp=cd zmq=cd zmr=au zms=cd zmt=au zmu=au zmv=au zmw=cd zmx=cg
    zmy=au zmz=cd zna=td zne=cd zng=vn znk=au zns=ng zoc=mx zoh=mx zom=in zoo=mx zoq=mx zor=mx
    zos=mx zpa=mx zpb=mx zpc=mx zpd=mx zpe=mx zpf=mx zpg=mx zph=mx zpi=mx zpj=mx zpk=mx zpl=mx
    zpm=mx zpn=mx zpo=mx zpp=mx zpq=mx zpr=mx zps=mx zpt=mx zpu=mx zpv=mx zpw=mx zpx=mx zpy=mx
    zpz=mx zqe=cn zrg=in zrn=td zro=ec zrp=fr zrs=id zsa=pg zsr=mx zsu=pg zte=mx ztg=mx ztl=mx
    ztm=mx ztn=mx ztp=mx ztq=mx zts=mx ztt=mx ztu=mx ztx=mx zty=mx zu=za zuh=pg zum=om zun=us zuy=cm
    zwa=et zyg=cn zyj=cn zyn=cn zyp=mm zza=tr zzj=cn
    """
  )

  /// The region that a language means with a script, and the script that it means in a region, where
  /// these are not those it means alone.
  static let defaultExceptions = WordTable(
    """
    arc-hatr=iq arc-nbat=jo arc-palm=sy az-arab=ir az-iq=arab az-ir=arab az-ru=cyrl bap-krai=in
    cu-glag=bg en-shaw=gb ff-adlm=gn grc-linb=gr ha-cm=arab ha-sd=arab hnj-hmng=la kk-af=arab
    kk-arab=cn kk-cn=arab kk-ir=arab kk-mn=arab ku-arab=iq ku-lb=arab ku-yezi=ge ky-arab=cn
    ky-cn=arab ky-latn=tr ky-tr=latn lif-limb=in man-gn=nkoo man-nkoo=gn mn-cn=mong mn-mong=cn
    ms-cc=arab pa-arab=pk pa-aran=pk pa-pk=aran pal-phlp=cn sd-deva=in sd-in=deva sd-khoj=in
    sd-sind=in sr-me=latn sr-ro=latn sr-ru=latn sr-tr=latn tg-arab=pk tg-pk=arab ug-cyrl=kz
    ug-kz=cyrl ug-mn=cyrl unr-deva=np unr-np=deva uz-af=arab uz-arab=af uz-cn=cyrl yue-cn=hans
    yue-hans=cn zh-au=hant zh-bn=hant zh-bopo=tw zh-gb=hant zh-gf=hant zh-hanb=tw zh-hant=tw
    zh-hk=hant zh-id=hant zh-mo=hant zh-pa=hant zh-pf=hant zh-ph=hant zh-sr=hant zh-th=hant
    zh-tw=hant zh-vn=hant
    """
  )

  /// What English names of languages mean to CFBundle when it looks for the development region.
  static let oldNames = WordTable(
    """
    afrikaans=af albanian=sq amharic=am arabic=ar armenian=hy assamese=as aymara=ay azerbaijani=az
    basque=eu belarusian=be bengali=bn breton=br bulgarian=bg burmese=my byelorussian=be catalan=ca
    chinese=zh croatian=hr czech=cs danish=da dutch=nl dzongkha=dz english=en esperanto=eo
    estonian=et faroese=fo farsi=fa finnish=fi flemish=nl-be french=fr galician=gl georgian=ka
    german=de greek=el greenlandic=kl guarani=gn gujarati=gu hawaiian=haw hebrew=he hindi=hi
    hungarian=hu icelandic=is indonesian=id inuktitut=iu irish=ga italian=it japanese=ja javanese=jv
    kannada=kn kashmiri=ks kazakh=kk khmer=km kinyarwanda=rw kirghiz=ky korean=ko kurdish=ku lao=lo
    latin=la latvian=lv lithuanian=lt macedonian=mk malagasy=mg malay=ms malayalam=ml maltese=mt
    manx=gv marathi=mr moldavian=mo mongolian=mn nepali=ne norwegian=nb nyanja=ny nynorsk=nn
    oriya=or oromo=om pashto=ps persian=fa polish=pl portuguese=pt punjabi=pa quechua=qu romanian=ro
    ruanda=rw rundi=rn russian=ru sami=se sanskrit=sa scottish=gd serbian=sr sindhi=sd sinhalese=si
    slovak=sk slovenian=sl somali=so spanish=es sundanese=su swahili=sw swedish=sv tagalog=fil
    tajik=tg tajiki=tg tamil=ta tatar=tt telugu=te thai=th tibetan=bo tigrinya=ti tongan=to
    turkish=tr turkmen=tk uighur=ug ukrainian=uk urdu=ur uzbek=uz vietnamese=vi welsh=cy yiddish=yi
    """
  )
}
