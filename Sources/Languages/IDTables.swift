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

  /// By region, the languages that mean it where they name none.
  static let defaultRegions = WordTable(
    """
    001=avk,bzt,dws,eo,ia,igs,io,jbo,ldn,lfn,neu,nov,qya,tok,tzl,vo,zba ae=ssh
    af=aee,aiq,ask,bsh,glh,gwt,haz,isk,jat,mhj,mnj,nli,pbt,phv,prc,ps,psh,psi,sdg,sgy,sts,tra,\
    trm,uzs,wbk,wsv,xvi
    ag=aig al=sq,und am=axm,hy,hyw,rmi,und
    ao=blv,cjk,dhm,hng,hol,khu,kmb,kwy,kwz,lch,lum,mck,mfu,mxg,nba,ndq,nkn,nne,nql,nsx,nye,nyk,\
    olu,pnd,umb,xdo,yax
    ar=axb,crq,crt,moc,mzh,ona,plg,pue,qus,teh,tob,ule,vil,wlv at=bar
    au=adg,adt,aea,aer,aid,ajn,alh,aly,amg,amx,amy,amz,ant,aoi,ard,are,avm,awg,awk,axe,axl,ayd,\
    bcj,bck,bdy,bia,bjb,bjy,bpl,bpt,bvr,bxi,bxj,bxn,bym,bzr,coa,dax,dbl,dda,ddj,ddr,dgn,dgt,\
    dgw,dhg,dhl,dhr,dhu,dhx,dif,dja,djb,djd,djf,dji,djj,djn,djr,djw,dmd,dmw,drl,dth,dwu,dwy,\
    dyb,dyd,dyn,dyy,dze,eaa,err,fln,gbb,gbd,gbu,gbw,gcd,gdc,gdh,gdj,gdt,ggd,gge,ggk,gia,gih,\
    giy,gjm,gjr,gko,gll,gma,gmr,gni,gnl,gnn,gnr,gtu,gue,guf,gup,gvn,gvy,gwm,gwu,gww,gyd,gyf,\
    gyy,hrp,ibd,ihw,iin,ikr,ilg,jan,jao,jay,jbi,jbw,jig,jng,jui,kba,kbe,kda,kdd,kgl,kgs,kjn,\
    kkp,kky,kld,ktd,ktg,kux,kuy,lby,lbz,lja,ljw,ljx,lkm,lku,llj,lmc,lnj,lnw,lrg,mec,mem,mep,\
    mfr,mhg,mpb,mpc,mph,mpj,mvl,mwf,mwp,nam,nay,nbj,nck,ngk,nha,nhf,nid,nig,nji,nju,nlw,nly,\
    nmp,nmv,nna,nnr,nnv,nny,nrk,nrl,nrx,ntg,ntj,nug,nuy,nwg,nwo,nxn,nyh,nys,nyt,nyv,nyx,okg,\
    olk,pit,piu,pjt,pkn,pmd,pnj,pnv,pnw,pti,rbp,rit,rkw,rmb,rnr,rop,rrt,rxd,rxw,tbh,tcs,tgz,\
    thd,tiw,tjj,tjp,tju,tjw,typ,ugb,uky,ulk,umd,umg,ump,umr,ung,unn,urc,urf,uwa,vka,vku,vma,\
    vmb,vmi,vml,vmu,waq,wbp,wbt,wbv,wdj,wdk,wdu,wdy,weg,wga,wgg,wgu,wgy,wie,wif,wig,wih,wij,\
    wik,wil,wim,wkr,wkw,wky,wlg,wlu,wmb,wmi,wmt,wnd,wnm,wnn,wny,woa,wrb,wrg,wrh,wri,wrk,wrl,\
    wrm,wro,wrr,wrw,wrz,wth,wua,wub,wur,wux,wwb,wwr,wxw,wyb,wyi,xbb,xbd,xbe,xbg,xbj,xbp,xby,\
    xda,xdk,xgd,xgg,xgi,xgm,xgu,xgw,xjb,xjt,xmh,xmp,xmq,xmu,xmy,xni,xnk,xnm,xnu,xny,xpa,xpb,\
    xpd,xpf,xph,xpj,xpl,xpt,xpv,xpw,xpx,xpz,xrd,xrg,xru,xth,xtv,xud,xul,xun,xut,xwd,xwj,xwk,\
    xwt,xww,xxm,xya,xyb,xyj,xyk,xyt,xyy,yda,yga,ygi,ygu,yia,yii,yij,yil,ylr,ynd,yrm,yry,yty,\
    yub,ywg,ywr,yww,yxa,yxg,yxl,yxm,yxu,yxy,yyr,zku,zma,zmc,zmd,zme,zmg,zmj,zmk,zml,zmm,zmr,\
    zmt,zmu,zmv,zmy,znk
    az=az,bdk,kjj,kry,tkr,tly,ttt,und,xag ba=bs,und bb=bjs
    bd=aot,bn,ccp,ctg,ekl,mjx,mro,pkh,rkt,sdr,syl,tnv,tpe,und,usi be=vls,wa
    bf=bbo,bfo,bib,bof,box,bwj,bwq,bwy,bxl,cme,cpo,dgd,dgi,dgs,dnn,dos,dya,dyu,gna,gux,kfz,knz,\
    kqg,kst,kza,lee,lob,mos,nnw,nti,nuv,pnl,pnq,pug,rkm,sbd,sen,sep,seq,sif,skq,sld,sos,stj,\
    sym,tiq,tsp,tuz,vig,wbf,wib,xrb
    bg=bg,und bh=abv bi=rn,und
    bj=ajg,aug,ayb,bba,beh,blo,bly,bqa,bqc,cbj,cib,ddn,dop,fod,fon,fue,gbh,gbs,gbx,guw,ica,idd,\
    ijj,kqk,mkl,mql,mxl,nqg,nqk,ntm,pil,soy,sxw,tbz,tfi,wem,wwa,xkb,xwe,xwl
    bn=bsb,kxd
    bo=aro,ay,brg,caj,cao,cap,cas,cav,caw,cax,caz,cyb,ese,gnw,gui,gyr,ign,ite,ito,jor,lec,mtp,\
    mzp,pcp,pnk,psm,puq,qul,rey,sar,srq,tna,tno,trn,ure,yuq,yuz
    br=aan,aap,acs,adw,ait,ama,api,apn,apu,apv,apy,aqz,arj,ark,arr,aru,arx,asn,asu,atr,atx,avo,\
    avv,awe,awt,axg,bkq,bor,ccd,cin,cul,des,dny,fun,gqn,gta,gub,gun,gvc,gvj,gvo,gvp,hir,hix,\
    hrx,irn,jaa,jbt,jua,jup,jur,kav,kay,kbb,kbc,kgk,kgp,kmv,knm,knt,kpj,kpn,kqq,kre,ktn,ktx,\
    kui,kuq,kwa,kxo,kyr,kyz,kzw,lkd,ltn,mav,mbc,mbj,mbl,mdz,mmh,mmv,mnd,mpd,mpq,mpu,mpw,msp,\
    myp,myu,mzo,mzr,nab,nuc,opy,orw,oti,otu,oym,pab,pad,paf,pah,pak,pav,pax,paz,pir,plu,pog,\
    pok,prr,pt,pth,pto,pur,pyn,ram,rkb,sae,shb,sik,skf,slj,sru,suy,swo,swx,tae,taf,tba,tca,ter,\
    tgv,tka,tkf,tme,tpk,tpn,tpr,tpy,tqb,trz,tud,tuo,tux,twt,txi,txu,uam,umo,und,unk,urb,urp,\
    uru,urz,vkm,waf,wau,waw,wca,wir,wmd,wsu,wyr,xai,xaj,xat,xav,xbw,xer,xet,xir,xiy,xkr,xmo,\
    xok,xoo,xor,xpk,xpn,xra,xre,xri,xtw,xwa,xxr,xyl,yab,yaw,ybn,yrl,yro,ywn,zkp
    bs=bah bt=bro,cgk,dka,dz,dzl,goe,kjz,lkh,luk,lya,neh,npb,ole,sgt,tgf,tsj,und,xkf,\
    xkz
    bw=brl,gnk,gwj,hio,hnh,huc,mhw,nhr,nmn,shg,two,tyu,xkv,yey by=be,und bz=bzj,mop
    ca=abe,alq,asb,atj,bcr,bea,bla,blc,bue,caf,cay,chp,clc,coo,cr,crg,crj,crk,crl,crm,crx,csw,\
    den,dgr,dtd,geh,git,gwi,hai,has,hax,hei,hur,ikt,iu,kkz,kut,kwk,lil,mic,moe,moh,ncg,nsk,nuk,\
    oj,ojb,ojc,ojs,ojw,oka,one,ono,otw,pdt,pqm,scs,sec,sek,shs,squ,srs,sto,str,tce,tgx,thp,tht,\
    tsi,ttm,tus,wdt
    cd=agh,alz,asv,bbe,bbm,bcp,bct,bhy,bip,biz,bja,bkf,bkp,bkt,bli,bmb,bmg,bml,bni,bnx,boh,bpj,\
    bqu,brf,brm,buf,buu,bwl,bws,bww,bxg,byi,bzm,bzo,dez,diz,dno,doo,dzn,efe,flr,fom,fuu,gey,\
    gix,gox,hav,hba,hem,hke,hoo,hum,jgb,job,kbj,kcv,kcw,kdg,kel,kg,khx,khy,kkq,kmw,kny,kpl,ksv,\
    ktf,ktu,kty,kws,kzy,lal,lea,led,lej,lel,les,lgm,lgz,lie,lik,liz,lmi,ln,lnz,log,lol,loo,loq,\
    lse,lu,lua,luj,lvl,lwa,mdi,mdj,mdk,mdm,mdp,mdq,mfc,mmz,mnh,msj,mwz,mxh,myc,nbd,nbw,ndk,ndl,\
    ndt,ndw,nga,ngb,ngc,nix,niy,nkw,nlj,nlo,nnb,noq,nto,nue,nuu,nxd,nyc,nyg,nyj,nzd,okc,omi,\
    oml,pae,pem,pmb,pof,ppp,rnd,shc,shr,skt,slx,smx,sng,soc,sod,soe,soo,sop,sub,swf,szg,tap,\
    tbm,tbt,tek,tii,tll,tmv,tor,vau,won,yaf,yel,ymg,yng,yns,yom,zla,zmb,zmf,zmp,zmq,zms,zmw,\
    zmz,zne
    cf=aiy,axk,bbp,bdt,bff,bfl,bjo,bkg,bkj,bme,boy,bpd,bqk,bvq,deq,dgk,gba,gbg,gbp,gbq,gbv,gdi,\
    geq,gnz,gso,gyg,kah,kbn,kcm,ksp,kuw,kym,liy,lna,lnl,mcx,mdn,mgn,mzv,nbm,ndy,ngd,ngg,nmj,\
    nzk,pnz,sbz,sg,snj,sqm,ukh,vae,yaj,yky,yul
    cg=akw,beq,bkw,bmw,bok,bui,bvx,bwz,dde,ebo,ifm,iyx,kkw,koh,kwc,kxx,ldi,lli,mbm,mdt,mdu,mdw,\
    mkw,moj,mow,nda,ndn,ngz,njx,nzu,sdj,tsa,tyi,tyx,vif,xku,zmx
    ch=gsw,rm,rmo,wae
    ci=aba,abi,abu,adj,ahi,ahm,ahp,ald,any,ati,avi,bci,bet,bev,bjw,bqv,btg,das,dic,dnj,dyi,ebr,\
    ega,eot,esm,ggu,gie,gnj,goa,god,gov,gud,gwa,gxx,hwa,jek,jod,jud,kfo,kga,kqm,ktj,kwp,kxb,\
    kyf,kzc,lda,loi,lor,mka,moa,mtb,mxx,neb,ney,nhb,nku,nwb,plr,pye,seb,sef,sev,ted,tgw,tjn,\
    wan,wec,wob,xgb,yre
    ck=pkp,pnh,rar,rkh cl=alc,arn,huh,kuz,rap,yag
    cm=aal,abb,add,ael,agq,ags,aku,anv,asj,ass,ato,azo,baf,bag,bas,bav,baw,bax,bbi,bbj,bbk,bbq,\
    bbw,bbx,bby,bce,bcw,bdn,bdu,beb,bec,bfd,bfj,bfm,bfp,bgf,bgj,bhs,biw,bju,bkc,bkh,bkm,bko,\
    bmo,bmv,bnz,boe,bpc,bqd,bqm,bqo,bqt,bqz,bri,bse,bsi,bss,btc,bum,bvg,bvm,bwh,bwt,bxp,bxs,\
    byb,byv,bzv,ckx,cnq,cuv,dae,dbq,dek,dii,dkx,dme,dmm,dmo,dow,dua,dur,duz,ekm,emn,emz,eto,\
    ewo,fak,fal,fll,fmp,fub,gid,gis,giz,gke,gmm,gmn,gnd,gou,gyi,hij,hna,hya,isu,iyo,jbu,jgo,\
    jia,jim,kdz,ken,kfl,kfn,kid,kkj,klc,kme,kmp,knp,kot,kqx,ksf,kvj,kvm,kwu,kzr,lbi,lem,leo,\
    lfa,lmp,lmx,lns,luw,maf,mbo,mcp,mcs,mct,mcu,mdd,mea,meq,mfd,mff,mfh,mfi,mfj,mfk,mgg,mgo,\
    mhk,mif,mij,mkk,mlb,mlr,mlw,mmu,mnf,mpi,mqb,mru,msv,mtk,mua,muc,mug,muo,muy,mxf,mxu,myg,\
    mzd,nbv,ncr,ndb,ndu,nfu,nge,ngj,ngn,ngv,ngy,nhu,njj,njy,nkc,nla,nmg,nml,nmr,nnh,nnz,nsh,\
    nvo,nwe,nza,obl,oku,ost,ozm,pbi,pfe,pmm,pmn,pny,sgi,sox,swq,szv,tik,toz,tsh,ttf,tui,tvu,\
    twn,udl,uiv,usk,vut,weh,wes,wok,www,xed,xmb,xmd,xmg,xmj,yam,yas,yat,yav,ybb,yei,yko,zhw,\
    zuy
    cn=acn,adx,aeu,aib,atb,bca,bfc,bfs,blr,bo,buh,bwx,bxu,byk,cdo,cjy,cng,cnp,cpx,cqd,csp,cuu,\
    czh,doc,dta,duu,ers,gan,hak,hma,hmd,hmj,hmm,hmn,hmp,hmq,hms,hmw,hmy,hmz,hni,how,hrm,hsn,ii,\
    ili,ium,jiu,jiy,jya,khb,khg,kmc,ktp,lcp,lhi,lhu,lic,lis,lpo,ltc,lwm,lzh,mjg,mji,mmd,mmr,\
    mnc,mnp,muq,mvf,nan,nos,nru,nsd,nsf,nsv,nuf,nxq,otb,oui,pcc,pmi,pmj,sce,sfm,slr,smh,srh,\
    swi,tdd,tji,tjs,txg,ug,und,vwa,wbm,wuu,xmn,xzh,ybe,ycl,ygp,yig,yiv,yna,ysd,ysn,ysp,ysy,ywq,\
    ywu,za,zch,zeh,zgb,zgm,zgn,zh,zhd,zhn,zhx,zkt,zlj,zln,zlq,zqe,zyg,zyj,zyn,zzj
    co=aca,ana,ano,ans,arh,bao,bdc,bmr,bsn,cbb,cbc,cbd,cbg,cbv,cby,chb,cmi,coe,crf,cto,cub,cui,\
    gob,guc,guh,gum,guo,hto,icr,inb,inj,kbh,kog,kpc,kvn,kwi,mbn,mbp,mbr,mcl,mot,myy,noa,noj,\
    pbb,pij,pio,pln,pui,sja,slc,snn,sri,tav,tbn,tdc,ten,tit,tnb,tnc,tnd,ttk,tue,tuf,ycn,ynu,\
    yui,yup
    cr=brn,bzd,cjp,gut cu=luq cv=kea cw=pap,und cy=acy,ecy,grc cz=cs,czk,und
    de=de,dsb,frk,frr,frs,gmh,gml,goh,hsb,ksh,nds,osx,pfl,stq,swg,sxu,und,vmf,wep,yec,\
    yih
    dk=da,jut,rmd,und dz=aao,arq,kab,kcy,shy,thv,tjo
    ec=acu,auc,cbi,cof,jiv,mue,qud,qug,quw,qvi,qvj,qvz,qxl,qxr,sey,teb,zro ee=et,ie,und,\
    vro
    eg=aec,ar,arz,avl,cop,egy,siz,und,xnz er=byn,kun,nrb,ssy,tig
    es=an,ast,ca,es,eu,ext,fax,gl,gnc,mxi,osp,quq,rmq,und,xaa,xvn
    et=aa,agj,ahg,aiw,alw,am,amf,anu,awn,bcq,bji,bst,bsw,bwo,cra,dox,drs,dwr,gax,gdl,gez,gmv,\
    gof,gru,guk,gwd,gyl,hae,har,hdy,ior,jnj,kbr,kmq,kqy,ktb,kxc,lgn,liq,mdx,mdy,mfx,moy,mpe,\
    muz,mvz,myf,mym,nnj,om,oyd,sgw,she,sid,stv,suq,ti,tsb,und,wal,wle,wti,xan,zay,zwa
    fi=fi,rmf,smn,sms,und fj=bwb,fj,goo,hif,llx,lmv,rtm,wyy
    fm=chk,kos,kpg,mkj,mrl,ngm,nkr,nmt,nuw,pfa,pif,pon,puw,stw,uli,woe,yap fo=fo,und
    fr=br,co,emx,fr,frm,fro,frp,obt,oc,pcd,pro,und,xbm,zrp
    ga=bbg,buw,dma,gev,kbs,keb,koq,kzo,lup,mhb,mye,nmd,nra,nxo,nzb,pic,puu,sak,sbw,snq,swj,sxe,\
    syi,syx,tck,teg,tsv,vum,wdd,wum,zmn
    gb=ang,cnx,cy,enm,gd,ghc,kw,nrn,oco,owl,pld,rme,rmw,sco,trl,wlm,xpi gd=gcl
    ge=ab,bbl,bhn,jge,ka,oav,os,sva,und,uum,xmf gf=eme,gcr
    gh=abr,acd,ada,adq,afh,afu,aha,ak,akp,anf,avn,bim,biv,bov,bwu,cko,cli,cll,cpn,dag,dga,doy,\
    ee,gaa,gjn,gpe,gur,gwx,hag,jmr,jwi,kma,kph,kus,kye,lar,lef,lgq,lig,lip,maw,mzw,naw,ncu,nfr,\
    nko,nkq,nlu,nnu,ntr,nyb,nzi,saf,sfw,sig,sil,snw,ssl,tcd,tpm,und,vag,wlx,wss,xkt,xon,xsm,\
    xxb
    gl=kl,und gm=man,wof
    gn=bcg,bgo,bmd,bqf,bsp,bsv,fuf,gkp,jad,kke,knu,kqs,ldm,llc,lma,mbv,mfg,mku,msc,naj,nqo,pbp,\
    sus,tod,yal,zil
    gp=gcf gq=bng,bnm,bvb,bxc,fab,fan,fpe,nui gr=aat,cpg,ecr,el,gmy,lab,pnt,ruq,tsd,und,\
    yej
    gt=acr,agu,caa,cac,cak,ckz,itz,ixl,jac,kek,kjb,knj,mam,poc,poh,quc,qum,quv,ttc,tzj,usp,\
    xin gu=ch
    gw=bab,bif,bjg,ble,ccj,eja,kcj,knf,msw,pbo,pov gy=ake,aox,brc,gyn,mzx,pbc,skw,tdm,\
    wap hk=yue
    hn=cab,jic,len,pay hr=ckm,dlm,hr,ist,ruo,und ht=ht,hvc,und hu=hu,lng,ohu,qwm,und
    id=aax,aaz,abl,abs,abz,ace,adn,adr,afz,agf,ahh,aip,air,akb,akc,akg,alo,alp,amk,amq,amv,and,\
    aol,aos,aoz,apg,apx,aqm,asc,asi,asl,asy,asz,atq,auq,auu,auw,awh,awr,aws,awu,awv,awy,ayz,\
    bac,baj,ban,bay,bbc,bcd,bdb,bdl,bdw,bdx,bed,bei,bep,beu,bew,bfe,bfg,bgb,bgv,bgy,bgz,bhc,\
    bhp,bhq,bhv,bhw,bhz,bjn,bkl,bkn,bkr,bkz,bld,blf,blj,bls,blz,bna,bnd,bne,bnf,bnq,bnu,bnv,\
    bpg,bpo,bpp,bpq,bpv,bpz,bqb,bqq,bqr,brp,brs,bsa,bsm,bsu,btd,bti,btj,btm,bts,btx,bty,btz,\
    bug,bup,bve,bvk,bvt,bvu,bvz,bwp,byd,byl,bzb,bzl,bzn,bzp,bzq,bzu,cia,cml,cns,daz,dbe,dbf,\
    dbn,ddw,dei,dem,dij,diy,djo,dkk,dmr,dms,dmu,dmy,dna,dni,dnk,dnt,dnw,dok,drn,dsn,dun,dup,\
    duq,duv,duw,ebc,eip,ekg,emb,emw,end,eno,enr,ert,erw,etz,fau,flh,frd,gak,gay,gbi,gef,gei,\
    ges,gop,goq,gor,grs,gzn,had,hap,heg,hik,hji,hmu,hov,hrk,hti,htu,hud,huk,huw,hvn,ibu,id,ihb,\
    ihp,ila,ilu,imr,in,ire,irh,irx,ism,itd,itx,iwo,jal,jaq,jau,jax,jbj,jbr,jei,jel,jka,jmd,jv,\
    jvd,jw,kaw,kax,kbi,kbv,kcd,kdw,kdy,kei,kgb,kge,kgq,kgr,kgv,kgw,kgx,khc,khd,khe,khh,khp,kig,\
    kiq,kiy,kja,kjc,kje,kjk,kjr,kkb,kkl,kkv,kkx,kli,klw,kly,klz,kmt,knd,knl,knx,kod,kpd,kpi,\
    kpq,kps,kpu,kqv,krz,ksx,kti,kts,ktt,kuc,kuk,kuv,kvb,kvd,kvh,kvo,kvp,kvr,kvv,kvw,kvz,kwe,\
    kwh,kwr,kwt,kxq,kyd,kyo,kyt,kzb,kzd,kzf,kzl,kzm,kzp,kzu,kzv,kzx,kzz,lau,law,lbw,lbx,lcc,\
    lcd,lce,lcf,lcl,lcq,lcs,lev,lew,lex,ley,lgi,lhh,lio,liw,lix,lje,lji,ljl,ljp,llg,llm,llq,\
    lmf,lmj,lmq,lmr,lmy,lnd,loa,loe,lox,lpe,lrn,lrt,lti,ltu,lur,lvu,lwe,lwt,mad,mak,max,mdr,\
    mej,mfb,mfp,mgf,mgk,mhp,mhs,mhy,mhz,min,mkn,mky,mli,mmb,mnb,mnu,mnx,mnz,mog,mok,moq,mpy,\
    mqa,mqc,mqf,mqg,mqi,mqj,mqn,mqo,mqp,mqr,mqs,mqx,mqy,mrf,mrx,mrz,msf,msg,msl,mso,mss,mtd,\
    mtg,mth,mtj,mui,mvd,mvp,mvr,mvs,mvx,mwv,mxd,mxn,mxz,myl,mzq,naa,nae,nbn,nbq,ndx,nea,nec,\
    ner,nfa,nia,nij,nil,nir,njs,nkj,nks,nlc,nlk,nni,nps,npy,nqm,nsy,nxe,nxg,nxl,nxx,oia,oni,\
    onx,opk,orz,osi,otd,pas,pdn,pdo,pea,pee,pel,pey,pgu,pku,ple,plh,pmf,pmo,pmy,pnc,pni,pnp,\
    pns,ppk,ppm,pru,psa,pse,psn,ptn,ptt,ptu,puc,pud,puf,puj,put,rac,ran,raz,reb,rej,ret,rgu,\
    rir,riu,rjg,rmh,rmm,rnn,rob,ror,row,rth,saj,sao,sas,sau,saw,sbg,sbr,sbt,sbx,scg,sda,sdq,\
    sdu,set,seu,sge,sgu,sjb,skh,ski,sko,skv,skx,skz,slg,slp,slu,sly,slz,smr,smw,snu,sob,spb,\
    spi,spr,sre,srl,srt,srw,ssq,ste,su,sve,swr,sws,swt,swu,sxn,sya,szb,szn,szp,szw,tad,tbp,tby,\
    tcg,tcm,tcq,tdi,tdj,tdn,tds,tes,tev,tfo,tft,tip,tjg,tkx,tlb,tld,tlg,tlk,tln,tlt,tlu,tlv,\
    tmg,tmj,tml,tmn,tmu,tni,tnm,tnt,tnw,tom,toy,tpf,tpg,tre,trt,tti,ttn,ttp,tty,tuj,tve,tvm,\
    tvo,tvw,twe,twg,twu,twy,txe,txm,txn,txq,txs,txt,tyn,tzn,udj,ues,uhn,uka,ulf,ulm,ulu,ums,\
    und,unz,urn,ury,vbb,vkk,vkl,vko,vkt,vme,vms,vto,wad,wah,wai,wbb,wbe,wbw,weo,wet,wew,wfg,\
    wgo,wha,whk,whu,wkd,wli,wlo,wlw,wmm,wms,wng,wnk,wno,wod,woi,woo,wor,wow,wrp,wru,wrx,wsa,\
    wtw,wul,wuy,xau,xay,xbr,xdy,xem,xkd,xke,xkl,xkn,xkq,xks,xkw,xmm,xmt,xmx,xmz,xod,xse,xte,\
    xwr,xxk,xxt,yac,yet,yir,yki,yli,ymn,yrs,yva,zbt,zka,zrs
    ie=ga,mga,pgl,sga,sth,yol
    il=aij,bhh,bjf,hbo,he,huy,iw,jbe,jpr,jrb,jye,lad,lsd,smp,tmr,trg,und,yhd,yud im=gv
    in=aaf,adi,adl,agi,aho,ahr,aim,aio,ajz,all,anm,anp,anq,anr,apt,as,asr,awa,bdv,bee,bfb,bfq,\
    bfu,bfw,bfy,bfz,bgc,bgd,bgg,bgq,bgr,bgw,bha,bhb,bhd,bhi,bho,bht,bhu,biu,biy,bjj,bkk,bns,\
    bpx,bpy,bra,brw,brx,caq,cde,cdf,cdh,cdi,cdj,cdz,cih,clk,cna,crv,ctt,cty,cvg,daq,dcc,der,\
    dhn,dho,dis,dln,doi,dso,dub,duh,dwk,emu,era,esg,fmu,gac,gaq,gas,gau,gbj,gbk,gbl,gbm,gdb,\
    gdx,gnb,goj,gok,gon,gra,grt,gu,haj,hi,hii,hkh,hlb,hmr,hne,hoc,hoj,hoy,hra,hru,idb,iru,jda,\
    jna,jnl,jns,jun,juy,kbg,kdq,kev,kex,key,kfa,kfb,kfc,kfd,kfe,kff,kfg,kfh,kfi,kfk,kfp,kfq,\
    kfr,kfs,kfu,kfv,kfw,kfx,kfy,kha,khn,khr,kht,kix,kjo,kkf,kmj,kmm,kn,knn,kok,kru,ks,ksu,ksz,\
    kxv,kyw,lae,lax,lbf,lbj,lbm,lep,lmk,lmn,lus,mag,mai,mhu,mjl,mjq,mjr,mjt,mju,mjv,mjw,mkb,\
    mke,ml,mni,mr,mrg,mrh,mrr,mtr,mut,muv,mwr,mxj,nag,nbc,nbe,nbi,nbt,nbu,ncb,nct,nit,njb,njh,\
    njm,njn,njo,njz,nkb,nkd,nkf,nkh,nki,nlx,nma,nme,nmf,nmh,nmo,nng,nnl,nnp,noe,noi,nph,npo,\
    npu,nre,nri,nsa,nsm,nst,nzm,omp,omr,onp,oon,or,ort,oty,pa,pbv,pcf,pcg,pch,pci,pcj,pck,peg,\
    pgg,phd,phk,pi,pka,pkr,pmh,pmx,prx,psu,pub,pwr,rah,raj,rei,ria,rmz,rnl,rtw,rwr,sa,sat,saz,\
    sbu,sch,sck,scu,sgj,sgp,sii,sip,sjl,sjp,smt,spt,spv,srb,srx,suv,swv,ta,tcx,tcy,tcz,tdb,te,\
    tgj,tkb,tro,trp,try,tvt,twm,txo,udg,uki,und,unr,unx,vaa,vah,vap,vas,vav,vjk,vkp,vmd,wbq,\
    wbr,wsg,wtm,xis,xnr,xub,xuj,yea,yeu,yim,zau,zom,zrg
    iq=acm,aii,akk,ayp,bjm,ckb,kqd,mid,sdb,sdf,syr
    ir=ae,arc,atn,avd,azb,bqi,def,esh,fa,fay,faz,gbz,glk,gzi,hac,hrz,kfm,kho,klj,kmz,ktl,lki,\
    lrc,lrl,lsa,luz,myz,mzn,ntz,nyq,pal,peo,prd,qxq,rdb,rmt,sdh,sgr,shm,siy,smy,sqo,srz,syn,\
    tks,tov,und,vaf,vmh,xkc,xkj,xkp,xly,xpr,xtq
    is=is,und
    it=aae,cim,cms,egl,ett,fur,ims,it,itk,lij,lld,lmo,mhn,nap,nrp,osc,pgn,pms,rgn,sbv,sc,scn,\
    scx,sdc,sdn,sro,svm,und,vec,xrr,xum,xve,xvo,xvs
    je=nrf jm=jam jo=obm jp=ain,ams,ja,ryu,und,yoi
    ke=bob,coh,cuh,dal,dav,dig,dsh,dug,ebu,elo,enb,eyo,guz,ida,kam,ki,kln,lkb,lko,lks,lri,lrm,\
    lto,lts,luo,luy,lwg,mas,mer,mlk,muu,mws,niq,nle,nyd,nyf,oki,omt,orc,pkb,pko,rag,rel,saq,\
    sgc,sgm,ssn,sxb,tec,tga,thk,tuv,tuy,tvs
    kg=dng,ky,und kh=brb,cja,km,krr,krv,okz,pcb,rka,smu,syo,tpu,und,xhm ki=gil km=wni,\
    zdj
    kr=jje,ko,okm,oko,und kw=afb kz=kk
    la=alk,brv,khf,kjg,kuf,lbn,lbo,lo,lvi,mlf,ncq,ngt,pho,sct,sqq,sss,thi,tth,tto,und lb=phn lc=acf
    lk=sci,si,und
    lr=blh,bsq,bza,dee,gec,ggb,glr,gol,grb,grj,grv,gry,klu,kpe,kqo,krn,krw,kss,lir,lom,mev,mzj,\
    oub,tja,vai
    lt=kdr,lt,olt,sgs,und lu=lb lv=liv,ltg,lv,und ly=auj,ayl,gha,jbn ma=ary,ber,gho,rif,shi,\
    tzm,zgh
    md=gag mg=bhr,bmm,bzc,mg,msh,skg,tdx,tkg,txy,und,xmv,xmw mh=mh mk=mk,und
    ml=aqd,bm,bmq,boo,boz,bxw,bze,bzx,dba,dbg,dbt,dbu,dbw,dds,dgb,djm,dmb,dsq,dti,dtk,dtm,dto,\
    dts,dtt,dtu,dux,dym,ffm,hmb,jow,kao,khq,mwk,myk,nzz,ses,shz,snk,spp,taq,tde,tst,und,\
    xkg
    mm=ahk,anl,blk,bwe,cbl,cek,cey,cfm,ckn,clj,clt,cmr,cnb,cnh,cnk,cnw,csh,csj,csv,csy,ctd,cth,\
    czt,dao,dnu,dnv,eky,ghk,hlt,hpo,int,jkm,jmn,kac,kjp,kkh,ksw,kvl,kvq,kvt,kvy,kxf,kxk,kyu,\
    lpn,lsi,lzn,mhx,mnw,mwq,mwt,my,nlq,npg,nqq,nqy,ntx,nun,obr,omx,pce,pdu,pll,prk,pwo,pyx,pyy,\
    pzn,raw,rbb,rhg,ril,rki,rtc,sez,shn,tco,tcp,tjl,tlq,tvn,ukk,umn,und,weu,zkd,zyp
    mn=bxm,cmg,mn,otk,und,ykh mp=cal,tpv mr=zen mt=mt,und mu=mfe,und mv=dv,und
    mw=kzn,lai,lon,nkv,ny,nyr,swk,tog,tum
    mx=afs,amu,azd,azg,azm,azn,azz,cco,chd,chf,chj,chq,chz,cip,cle,clo,cly,cnl,cnt,cob,coc,coj,\
    cok,coz,cpa,crn,csa,cso,cta,cte,ctl,ctp,ctu,ctz,cuc,cut,cux,cuy,cvn,cya,czn,dih,emm,eud,\
    hch,hue,hus,huv,hve,hvv,ixc,jmx,klb,lac,maa,mab,maj,maq,mat,mau,maz,mbz,mce,mco,mdv,meh,\
    mfy,mhc,mib,mie,mig,mih,mii,mil,mim,mio,mip,mir,mit,miu,mix,miy,miz,mjc,mks,mmc,mpm,mqh,\
    mto,mtu,mtx,mvg,mxa,mxb,mxp,mxq,mxs,mxt,mxv,mxy,mza,mzi,mzl,naz,nch,nci,ncj,ncl,ncx,neq,\
    ngu,nhc,nhe,nhg,nhi,nhk,nhm,nhn,nhp,nhq,nht,nhv,nhw,nhx,nhy,nhz,nlv,npl,nsu,ntp,nuz,ocu,\
    opt,ote,otl,otm,otn,otq,ots,ott,otx,otz,pbe,pbf,pbm,pbs,pca,pei,pia,plo,pls,pmq,pmz,poe,\
    poi,poq,pos,pow,ppi,pps,pua,pxm,sei,stp,tac,tar,tbu,tcf,tcu,tcw,tee,tep,thh,tku,tla,tlc,\
    tlp,toc,toj,too,top,tos,tpc,tpl,tpp,tpt,tpx,tqt,trc,trq,trs,tsz,twr,tzh,tzo,var,vmc,vmj,\
    vmm,vmp,vmq,vmx,vmy,vmz,xpo,xta,xtb,xtd,xti,xtj,xtl,xtm,xtn,xtp,xts,xtt,xtu,xty,xzp,yaq,\
    yua,zaa,zab,zac,zad,zae,zaf,zam,zao,zap,zaq,zar,zas,zat,zav,zaw,zax,zca,zoc,zoh,zoo,zoq,\
    zor,zos,zpa,zpb,zpc,zpd,zpe,zpf,zpg,zph,zpi,zpj,zpk,zpl,zpm,zpn,zpo,zpp,zpq,zpr,zps,zpt,\
    zpu,zpv,zpw,zpx,zpy,zpz,zsr,zte,ztg,ztl,ztm,ztn,ztp,ztq,zts,ztt,ztu,ztx,zty
    my=abf,bdg,bdr,bnb,bny,bsy,bth,btq,ccm,cwg,dbj,dkr,dmg,dmv,dpp,drg,dro,dtb,dtp,dtr,gnq,grm,\
    iba,ilm,jah,jak,jhi,kag,knq,kns,kqr,kqt,kve,kxi,kxn,kyi,kys,kzi,kzs,lhn,lkj,llk,lnh,low,\
    lra,mcm,mel,meo,mhe,mnq,mqq,ms,msi,mvv,mxr,mzt,nrm,ntd,orn,ors,pez,plz,pna,pne,pnm,ree,ruu,\
    sbo,sdo,sdx,sea,sib,skp,sne,snv,spg,srk,ssm,sza,szc,tea,tgb,tgq,tih,tmo,tmw,trx,ttw,txa,\
    txx,umi,und,xbn,xky,zbc,zbe,zbw,zmi
    mz=bwg,cce,chw,cwb,dmx,eko,llb,mgh,mhm,mny,ndc,ngl,nte,nyu,phm,rng,seh,tke,toh,tsc,twl,twx,\
    vmk,vmr,vmw,wmw,xmc,xnq,xsq,yao,ymk
    na=diu,fwe,hgm,hz,kj,knw,ktz,kwm,kwn,lnb,naq,ng,sbs,vaj,xuu
    nc=aek,aji,ane,aok,aqr,axx,bpk,bwa,cam,cir,cks,dhv,duf,fwa,hvk,iai,jas,jaz,kdk,mkt,mrk,msq,\
    nee,nek,nem,nen,nua,piz,pme,pop,pri,sih,uve,wmn,yly
    ne=bms,dje,fuh,fuq,kby,krt,tda,tez,thz,tmh,twq nf=pih
    ng=aaa,aab,abm,abn,abo,acb,acp,adu,afe,afn,afo,agb,agc,ahn,ahs,aik,ajw,akd,akf,ala,alf,amb,\
    amo,anc,ank,ann,anw,aqg,aqk,asg,atg,aum,auo,awc,awo,aye,ayi,ayk,ayu,bau,bbs,bbt,bbu,bcn,\
    bcs,bcv,bcy,bde,bga,bgu,bil,bin,bka,bkv,bky,bma,bol,bom,bqp,bqw,bqx,brt,bsf,bsj,bsl,bsr,\
    bsx,bta,bte,btt,btu,buj,bus,bux,buz,bvh,bvj,bvw,bwr,bxo,bxq,byc,byf,byj,byp,bys,bzw,bzy,\
    bzz,cbo,cbq,ccg,cch,cdr,cen,cet,cfa,cfd,cfg,cie,ckl,cky,cla,cry,cxh,dam,dbb,dbd,dbi,dbm,\
    dbo,dbp,dbv,deg,dgh,dio,dir,dkg,dmf,doh,dot,dri,dsk,dwa,dyr,dza,dzd,ebg,efa,efi,ego,ehu,\
    eka,eke,eki,ekp,ekr,elm,ema,enn,env,enw,epi,erh,etb,ets,etu,etx,evh,eza,eze,fah,fam,fie,\
    fir,fkk,fli,fum,fuv,gbr,gby,gde,gdf,gdu,gea,ged,geg,gek,gel,gew,gib,gkn,glb,glo,glw,gmd,\
    gmz,gne,gnh,gpa,gqa,grd,grh,gua,gvm,gwb,gwg,gwn,gye,gyz,ha,hbb,hia,hig,hod,hoe,hwo,ibb,ibe,\
    ibm,ibn,ibr,iby,ich,idc,ide,ids,idu,ig,igb,ige,igl,igw,ihi,ijc,ije,ijn,ijs,ikh,iki,ikk,ikl,\
    iko,ikp,ikv,ikw,ilv,iqw,iri,ish,isi,iso,itm,its,itw,iya,izm,izr,izz,jab,jaf,jbm,jen,jer,\
    jgk,jib,jid,jie,jjr,jku,jmb,jmi,jms,jni,jrr,jrt,jub,juh,juk,juo,juu,juw,kad,kai,kaj,kbz,\
    kcc,kce,kcf,kcg,kch,kci,kcq,kcs,kdl,kdm,kdp,kdx,kes,kez,kgt,khj,kil,kka,kkd,kkm,kkr,kks,\
    kku,klk,klo,kmi,kmy,kna,kni,koc,kof,kov,kow,kpa,kpk,kr,krh,krp,ksm,kso,ksq,ktc,kub,kug,kuh,\
    kul,kwb,kwl,lan,ldb,ldd,ldg,ldh,ldj,ldk,ldl,ldo,ldp,ldq,lla,lnu,lop,mae,mbu,mcj,mda,mew,\
    mfl,mfm,mfn,mfo,mgi,mgj,mjs,mkf,mko,mma,mmf,moi,mrt,mtl,mzk,mzm,nar,nat,nbb,nbh,nbo,nbp,\
    nbr,ndd,ndi,ndr,ned,nfd,ngi,ngs,ngw,ngx,nin,nja,njr,nkx,nkz,nmi,nqt,nsc,nuh,nup,nzr,obu,\
    oda,odu,ofu,ogb,ogc,ogg,ogo,ogu,okb,okd,oke,okr,oks,okx,olm,opa,org,orr,orx,oso,pai,pbl,\
    pbn,pcm,pcn,pcw,pgs,pip,piy,png,pqa,pwb,pym,pze,rax,res,rin,rod,rsw,ruk,ruy,ruz,say,scv,\
    scw,sde,sha,sho,sir,sqa,sqh,sur,sxs,syk,tak,tal,tan,tdk,tdl,tdo,tdq,tdv,tgd,thy,tiv,tkq,\
    tsw,ttb,ttr,tul,tvd,tvi,txj,tye,tyy,uba,uda,uha,uji,ukp,ukq,uku,ukw,ula,ulb,uly,umm,une,\
    urh,uss,uta,uth,utr,uya,vem,ver,vit,vkn,vkz,vor,wav,wja,wji,wma,wom,xab,xoc,xsh,xsn,yay,\
    yaz,yba,ybj,ybl,yer,yes,ynq,yo,yot,yun,zah,zaz,zbu,zem,zhi,ziz,zlu,zns
    ni=bzk,miq,mom,mtn,rma,sut,ulw,yan nl=act,drt,dum,fy,gos,li,nl,odt,ofs,stl,twd,und,\
    zea
    no=fkv,nb,nn,no,rmg,se,und
    np=aph,bap,bhj,bmj,brd,byh,byw,cdm,chx,ctn,dhi,dhw,dre,drq,dry,dty,dus,dwz,emg,ghe,ght,gvr,\
    gyo,hut,jee,jml,jul,kgj,kgy,kif,kip,kjl,kkt,kle,klr,kra,kte,kyv,lbr,lhm,lif,lmh,loy,luu,\
    mgp,mjz,mrd,muk,nao,ncd,ne,new,nmm,nwc,nwx,ola,phw,pum,raa,rab,raf,rav,rji,rjs,scp,skj,soi,\
    suz,syw,taj,tcn,tdg,tdh,tge,the,thf,thl,thq,thr,ths,tij,tkt,ttz,und,vay,wme,xsr,ybh,\
    ybi
    nr=cpi,na nu=niu nz=mi,rrm om=acx,adf,bhm,hoh,hss,luv,shv,zum pa=cuk,emp,gym,sab,scf,\
    tfr
    pe=aga,agr,amc,ame,amr,anb,arl,ash,atc,avs,ayc,boa,cah,cbr,cbs,cbt,cbu,ccc,cht,cjo,cni,cod,\
    cot,cox,cpb,cpc,cpu,cpy,cuj,hib,hub,hug,huu,hux,inp,iqu,isc,jeb,jqr,kaq,mcb,mcd,mcf,mts,\
    myr,not,oca,omc,omg,omu,ore,pib,pig,pno,prq,qu,qub,quf,quk,qup,qur,qux,quy,qva,qvc,qve,qvh,\
    qvl,qvm,qvn,qvo,qvp,qvs,qvw,qwa,qwc,qwh,qws,qxa,qxc,qxh,qxn,qxo,qxp,qxt,qxu,qxw,rem,rgr,\
    shp,sni,spq,trr,ura,yaa,yad,yme
    pf=aut,mqm,mrq,mrv,pmt,ray,ty
    pg=aac,aad,aag,aah,aai,aak,aau,aaw,abg,abt,abw,aby,ado,adz,aew,aey,aez,afd,afi,afk,afp,agd,\
    age,agg,agl,agm,ago,aic,aie,aif,ail,aix,akh,aki,akq,akt,ali,alx,amm,amn,amp,amt,anh,anj,\
    anx,anz,aob,aod,aoe,aof,aog,aoj,aom,aon,ape,apo,apr,aps,apz,aso,asx,ata,ate,aui,auk,aun,\
    aup,aur,auy,avb,avt,awb,awi,awm,aww,awx,aya,ayq,bbb,bbd,bbf,bbn,bbr,bbv,bcf,bch,bcm,bco,\
    bcu,bdd,bdf,bef,bek,beo,bey,bfh,bhf,bhg,bhl,bie,big,bio,biq,bir,bit,bjc,bjh,bjk,bjl,bjp,\
    bjr,bjz,blq,bmc,bmh,bmk,bmn,bmp,bmu,bmx,bmz,bnp,bnw,boj,bon,bop,boq,bow,bpe,bpi,bpm,bpu,\
    bpw,bql,bqs,brq,bry,brz,btp,buk,buo,buq,but,buv,bvn,bwd,bwf,bwk,bwm,bxf,bxh,bxz,bye,byr,\
    byx,byz,bzf,bzh,can,cga,cjn,cjv,ckr,dac,dad,dah,dby,ddi,ded,dev,dge,dgg,dgx,dgz,dia,dju,\
    dmc,dnd,dnr,doa,dob,dof,dol,don,duc,dui,duk,dva,dww,eit,eiv,ele,elk,elu,emi,ena,enq,eri,\
    etr,faa,fad,fag,fai,faj,ffi,fiw,foi,for,fqs,frq,fuy,gaf,gah,gai,gaj,gam,gao,gap,gar,gat,\
    gaw,gbe,gbf,gcc,gcn,gdd,gdn,gdr,geb,gfk,ggl,ggt,ggw,ghs,gim,gip,gka,gkd,gmg,gmu,gnm,gnt,\
    gnu,goc,goi,gpn,grg,grq,grw,grx,grz,gsn,gsp,gve,gvf,gvs,gyb,hah,ham,hao,hgw,hhi,hhy,hih,\
    hkk,hla,hmt,ho,hob,hot,hrc,hrw,huf,hui,hul,ian,iar,idi,igg,igm,igo,imi,imn,imo,ino,iou,ipi,\
    ipo,isa,itr,iwm,iws,jae,jbk,jet,jil,jko,jma,jmw,kbk,kbm,kbq,kbt,kbw,kbx,kcb,kcl,kco,kct,\
    kdf,keh,kew,kgf,kgu,khl,khs,khz,kih,kij,kis,kit,kiw,kjd,kjs,kjx,kjy,kkc,klh,klm,klp,klq,\
    klt,klx,kmf,kmg,kmh,kmn,kmo,kms,kmu,kmx,knr,knv,koa,kol,kop,koz,kpf,kpr,kpw,kpx,kqa,kqb,\
    kqc,kqf,kqi,kqj,kql,kqw,ksd,kse,ksi,ksj,ksl,ksr,ktk,ktm,kto,kud,kue,kuo,kup,kvc,kvg,kwj,\
    kwo,kxa,kxr,kxt,kxw,kxz,kyc,kyg,kyx,kyy,kze,laz,lbb,lbq,lbu,lbv,lcm,lei,lek,leq,ler,let,\
    leu,lgt,lib,lid,lih,lkl,lle,llf,lll,lmg,lni,lnm,loj,los,lsr,luf,lxm,mbh,mbk,mbq,mbw,mbx,\
    mcc,mci,mcq,mcr,mcv,mcy,mcz,mdb,mdc,mds,meb,med,mee,mek,met,meu,mft,mfw,mgl,mgt,mgu,mhf,\
    mhl,miw,mjj,mjk,mjm,mjn,mkc,mkp,mkr,mle,mlh,mlp,mmi,mmo,mmp,mmq,mmt,mmx,mna,mnm,mox,mpl,\
    mpn,mpo,mpp,mps,mpt,mpv,mpx,mqe,mqv,mqw,mqz,msu,msx,msy,msz,mtc,mtf,mti,mtv,mty,mum,mux,\
    mva,mvk,mvn,mvq,mwa,mwb,mwc,mwg,mwh,mxk,mxm,mxw,myw,mze,mzu,mzz,nac,naf,nak,nal,nas,nax,\
    nbk,nby,nca,ncc,nce,ncf,ncm,ncn,nco,nej,net,nex,nho,nib,nif,nii,nis,niw,niz,nkg,nkm,nmw,\
    nmx,nnf,nnk,nnm,noc,nof,noh,nop,nou,npn,nqn,nrz,nsn,nss,nud,nuq,nur,nux,nvm,nwr,nxr,oin,\
    okk,okv,omo,omw,ong,onj,onk,onn,onr,ons,ont,opm,opo,oro,osu,oue,oum,owi,oyy,pby,pda,ped,\
    pek,pep,pex,pgi,pin,pix,pkg,pla,pmr,pnn,pnr,ppe,ppn,ppo,ppq,ppt,prm,prw,psq,pss,ptp,pup,\
    pux,pwa,pwg,rai,rak,rao,rea,rhp,rmk,rmp,roe,roo,rpt,rro,rwa,rwo,sbc,sbe,sbh,sbi,sbq,sdk,\
    sej,seo,sew,sgz,sij,sim,siq,siu,siv,siw,six,sjr,skc,skm,sks,sll,slw,smb,smc,smf,smg,smq,\
    smz,snc,snp,snr,snx,sny,snz,sol,soq,sow,spd,spe,spk,spl,spm,sps,sra,srf,sry,ssd,ssg,ssj,\
    sso,sst,ssu,ssx,ssz,stf,stk,stm,sua,sue,sug,sui,suo,svb,swm,swp,taw,tbc,tbd,tbf,tbg,tbj,\
    tbo,tbs,tbv,tbx,tci,tei,tgc,tgi,tgo,tgu,tif,tim,tio,tkv,tlf,tlx,tmd,tmq,tmy,tnh,tns,tof,\
    tpa,tpi,tpz,tqm,tqo,tqp,trb,trh,tsx,ttd,tte,ttu,ttv,tua,tuc,tuh,twp,tww,tya,tzx,uar,ubr,\
    ubu,ufi,uis,ukg,uln,una,und,uni,unu,upi,urg,uri,urm,uro,urt,urv,urw,urx,usa,usu,utu,uvh,\
    uvl,val,vam,van,viv,vmg,wab,wag,waj,wat,wax,waz,wdg,wed,wei,wer,wgb,wgi,whg,wii,wiu,wiv,\
    wla,wmc,wmo,wmx,wnb,wnc,wnp,wnu,woc,wog,wos,wrs,wrv,wsk,wsr,wtf,wtk,wut,wuv,xar,xbi,xes,\
    xeu,xkx,xla,xoi,xop,xow,xrw,xsi,xsp,ybm,ybo,ybx,yby,yde,ydk,yee,yev,ygl,ygm,ygr,ygw,yis,\
    ykk,ykm,ykr,yla,ylb,yle,ylg,yll,ylu,ymb,yml,ymo,ymp,ynl,yob,yon,yra,yrb,yrw,yss,ytw,yuj,\
    yut,yuw,ywa,yyu,zeg,zgr,zia,zik,zmh,zsa,zsu,zuh
    ph=abc,abd,abp,abx,agk,agn,agt,agv,agy,agz,akl,alj,apf,aqn,atd,atk,atl,atm,atp,att,atz,ays,\
    ayt,azt,bfx,bgi,bgs,bik,bjx,bkd,bks,bku,bln,blw,blx,bnc,bnj,bno,bpr,bps,btn,bto,btw,bvy,\
    bya,cbk,cbw,ceb,cgc,clu,cps,cts,cyo,daw,dgc,due,dul,duo,duy,dyg,ebk,esy,fbl,fil,gad,gdg,\
    hil,hnn,ibg,ibl,ifa,ifb,ifk,ifu,ify,ilk,ilo,ilp,inn,iry,isd,itb,iti,itt,itv,ity,ivb,ivv,\
    iwk,kak,kkg,klg,kll,kmd,kmk,kml,knb,kne,kqe,krj,ksc,ksn,ktq,kyb,kyj,kyk,kyn,laa,lbl,loc,\
    mba,mbb,mbd,mbi,mbs,mbt,mdh,mkx,mlz,mmn,mqk,mrw,mry,msb,msk,msm,mta,mtw,obk,obo,pag,pam,\
    plc,plv,plw,prf,prh,pwm,rbk,rbl,rol,sbl,sfe,sgb,sgd,sjm,skn,slm,smk,sml,snl,srg,srv,ssb,\
    sse,stb,suc,syb,tbk,tbl,tbw,tdy,tgn,tgt,tis,tiu,tiy,tl,tsg,twb,ubl,und,vbk,war,xnn,xsb,yka,\
    yog
    pk=aeq,bal,bdz,bft,bgn,bgp,bhe,brh,bsk,btv,clh,deh,dmk,dml,ggg,ghr,gig,gjk,gju,gwc,gwf,hnd,\
    hno,jdg,jnd,jog,kbu,khw,kls,kvx,kxp,lah,lrk,lss,mby,mki,mve,mvy,nlm,odk,oru,pgd,phl,phr,\
    plk,pra,pst,sbn,scl,sd,shd,skr,trw,und,ur,ush,vgr,wbl,wne,xhe,xka,ydg
    pl=csb,pl,prg,rml,sli,szl,und,wym pr=tnq ps=jpa,sam pt=drc,mwl pw=pau,sov,tox,und
    py=aqt,ayo,cag,ceg,enl,enx,gn,guq,gva,mca,nhd,pta,spn,tmf,tpj,und re=rcf ro=mo,ro,rom,rup,\
    und
    rs=rmn,rsk,sr,und
    ru=ady,agx,akv,alr,alt,ani,aqc,atv,av,ba,bph,bua,ce,chm,cji,cjs,ckt,clw,cu,cv,dar,ddo,dlg,\
    enf,enh,eve,evn,gdo,gin,gld,huz,inh,itl,izh,jdt,kap,kbd,kca,ket,khv,kim,kjh,koi,kpt,kpy,\
    krc,krk,krl,kum,kv,kva,lbe,lez,lud,mdf,mns,mrj,mtm,mud,myv,ndf,neg,nio,niv,nog,oaa,oac,olo,\
    omk,orv,ru,rut,sah,sel,sia,sjd,sjt,sty,tab,tin,tt,tyv,ude,udi,udm,ugh,ulc,und,vep,vot,xal,\
    xas,xdq,xpm,xrm,xrn,xwo,ykg,ynk,yrk,ysr,yug,yux,zko,zkz
    rw=rw,und sa=acw,ars,fif,xna
    sb=agw,aia,alu,apb,aua,aud,baa,bgt,blb,blp,brr,bvc,bvd,bxa,dor,faf,far,gga,ghn,gmb,gri,hoa,\
    jaj,kji,kkk,ksg,kwd,kwf,kzk,lga,lgb,lgl,lgr,lgu,llu,lvk,mln,mlu,mnv,mpr,mrn,mte,mvo,nfl,\
    ngr,nke,nlg,nlz,npx,ntu,ojv,ora,pis,piv,rri,rug,sbb,sky,stn,svs,tbe,tkp,tkw,tlr,tnx,tqu,\
    tva,uge,utp,vnk,vrs
    sc=crs
    sd=acz,bdi,bej,brk,daj,dec,dgl,dil,fia,fvr,gza,hbn,jle,jum,kcp,kec,keg,kgo,kib,kko,liu,lmd,\
    lro,mls,mor,nyi,otr,shj,shw,tag,taz,tbi,teq,tey,tic,udu,xmr,xom,xtc,zag,zmo
    se=fit,non,ovd,rmu,sje,sju,sma,smj,sv,und sg=mbf si=sl,und sk=rmc,sk,und
    sl=bmf,bun,buy,knk,kno,kri,lia,lok,men,tem,und
    sn=bcb,bcz,bda,bjt,bqj,bsc,cae,cou,csk,cwt,dyo,fap,ff,gsl,hhr,krx,mey,mfv,mlo,mlq,ndv,sav,\
    snf,srr,tnr,wo
    so=gex,so,und,xma,ymm sr=ako,arw,djk,hns,jvn,kww,njt,srm,srn,tri,way
    ss=aja,atu,avu,bdh,bdj,bex,bfa,blm,bot,bvi,bxb,ddd,dib,did,din,dip,diw,dks,fer,gbn,hom,idr,\
    imt,kbo,koe,krs,lgo,lkr,lky,loh,lot,lpx,lqr,lul,lwo,mfz,mgc,mgd,mqu,muh,mur,mwu,myj,ndz,\
    njl,nus,nwm,oie,pga,shk,tex,tgy,thu,toq,ukv
    st=aoa,cri,pre sv=ccr,ppl sx=vic sy=amw,apc,lhs,oar,uga tc=tch
    td=amj,bdm,bdo,bes,bid,bjv,bmi,bso,btf,bub,bva,bvf,bvo,bxv,ckq,daa,dai,dau,djc,dsi,dzg,fgr,\
    fni,fui,gab,gdk,gdm,glc,glj,glu,goy,gqr,gvl,hed,hor,jeu,jyy,kbl,ker,kia,kie,klf,kou,kqp,\
    kth,kvf,kvi,kwg,kwv,kxj,kyq,lap,lln,lme,mcn,mcw,mde,mdg,mes,mgb,mge,mje,mlj,mmy,mne,mou,\
    moz,mpg,mpk,mse,mub,muj,mvh,mvu,mwm,myb,ndm,nie,nmc,nnc,nnn,noy,nzy,rou,saa,sba,sbj,shu,\
    sjg,sok,sor,swy,sys,tax,tma,tmc,tng,trj,tug,tuq,ubi,vkj,xuo,zim,zna,zrn
    tg=ade,ahl,aks,apd,ayg,bqg,bud,gej,gng,ife,kbp,kdh,kef,keu,kpo,las,mfq,nmz,wci,wud,\
    zlm
    th=bzi,cbn,cog,kdt,kjt,kxm,lwl,mfa,mkm,mpz,mra,nod,nyl,nyw,pht,phu,prt,pww,skb,soa,sou,th,\
    thm,tts,ugo,und,urk,yoy
    tj=abh,paq,sgh,tg,und,yah,yai tk=tkl,und
    tl=adb,bfn,bkx,ddg,gal,hbu,idt,kem,krd,lka,lva,mgm,mjb,mkz,nxa,tdt,tet,tkd,wlh,wmh tm=chg,\
    tk,und
    tn=aeb,pml,sds to=num,to,und
    tr=bgx,hit,hlu,hrt,htx,imy,kiu,ku,lzz,nei,oht,ota,syc,tr,tru,uby,und,xcr,xlc,xld,xpg,\
    zza
    tt=tgh,trf tv=tvl,und
    tw=ami,bnn,ckv,dru,fos,pwn,pyu,pzh,ssf,sxr,szy,tao,tay,trv,tsu,tvx,uon,xnb,xsy,ycr
    tz=aas,asa,bdp,bds,bez,bou,ccl,cwa,cwe,dhs,dne,doe,egm,fip,gmx,gog,gow,gwe,han,haq,hay,heh,\
    hka,hts,ikz,irk,isn,jit,jmc,kcu,kcz,kdc,kde,ked,kiv,kiz,kki,kqh,ksb,kuj,kya,lag,mgq,mgs,\
    mgv,mgw,mgy,mgz,mhd,mjh,mpa,mvw,mwe,ndg,ndh,ndj,ngp,ngq,nih,nim,njd,nkt,nnq,now,nsg,ntk,\
    nww,nxi,nym,nyy,old,pbr,piw,poy,reg,rim,rnw,rof,ruf,rui,rwk,rwl,sad,sbk,sbm,sbp,seg,soz,\
    ssc,suj,suk,suw,sw,tcc,tny,und,vid,vin,vun,wbh,wbi,wbj,wka,wtb,wun,xnj,zaj,zak,zga,zin,\
    ziw
    ua=crh,got,jct,ji,rue,uk,und,yi
    ug=ach,adh,cgg,gwr,ikx,kcn,kdi,kdj,keo,koo,kpz,laj,lg,lgg,lke,lsm,lth,luc,mhi,myx,ndp,nuj,\
    nyn,nyo,nyp,rub,ruc,rwm,snm,teo,teu,tlj,ttj,xog
    us=aaq,acv,aht,akz,ale,apj,apk,apl,apm,apw,ari,arp,ase,ats,atw,cad,cea,chh,chl,chn,cho,chr,\
    chy,cic,ciw,cjh,cku,clm,col,com,coq,crd,cro,crz,csm,css,cst,csz,ctc,ctm,cup,dak,del,ems,en,\
    esi,ess,esu,eya,fla,frc,gul,haa,haw,hid,hnj,hoi,hop,hup,hwc,ik,iml,ing,iow,kee,kic,kio,kjq,\
    kju,kla,koy,krb,ksk,ktw,kuu,kyh,kyl,lkt,lmw,lou,lui,lut,mez,mhq,mia,mik,mjd,mjy,mnr,mod,\
    mov,mrc,mus,mww,myh,ncz,nez,nmu,nnt,nok,nsq,nsz,nv,obi,oma,ood,osa,pao,par,paw,pdc,peb,peq,\
    pim,pmw,pom,poo,pot,puy,qua,qui,qun,qwt,qyp,sac,see,ser,shh,sht,sis,sjw,ska,skd,slh,sln,\
    sno,spo,taa,tau,tcb,tew,tfn,til,tix,tli,tol,tow,tqn,tqw,tub,tun,tuu,twa,twf,uma,und,unm,\
    ute,veo,waa,wac,wam,was,wic,win,wiy,wnw,wyn,xaw,xch,xnt,xpq,yak,yok,yuc,yuf,yum,yur,\
    zun
    uz=auz,kaa,sog,und,uz,xco va=la vc=crb,svc
    ve=aoc,bae,bvv,bwi,car,ciy,cuo,gae,gct,guu,jru,mcg,mch,mht,pbg,pbh,pev,pid,spc,tmz,wba,wpc,\
    xak,xsu,yae,yar,yau,yvt
    vi=dcr
    vn=aem,bdq,blt,bru,cje,cjm,cma,cmo,cnc,crw,cua,enc,giq,gir,hal,hld,hmf,hmv,hre,hro,ibh,jeh,\
    jra,kjm,kpm,kta,ktv,kxy,laq,lbt,lgh,lha,lkc,lwh,mlc,mng,mnn,moo,mtq,neo,nty,nuo,nut,pac,\
    phg,phh,puo,rad,ren,rgs,rmx,roc,rog,scb,sed,stg,sti,stt,tas,tdr,tkz,tmm,tou,tsl,twh,tyh,\
    tyj,tyl,tyr,tys,tyt,tyz,und,vi,xao,xhv,zng
    vu=ahb,akr,alm,aor,app,aty,aul,bi,bki,bnk,bnr,bpa,brj,btr,crc,dix,erg,erk,etn,fnb,frt,fut,\
    hiw,iff,klv,krf,lgk,lht,lkn,llp,lmb,lml,lmu,lnn,lpa,lrv,lrz,lww,lzl,mkv,mla,mll,mlv,mlx,\
    mme,mmg,mmm,mmw,mnl,mrb,mrm,mrp,mrs,msn,mtt,mvt,mwi,mwo,mxe,nkk,nmb,nmk,nms,nnd,nrg,nsw,\
    nvh,nwi,olr,omb,onu,pgk,plb,pma,psw,ptr,ptv,rga,rpn,sax,ske,sku,sns,ssv,sww,tgp,tgs,tlm,\
    tls,tmb,tmi,tmt,tnk,tnl,tnn,tnp,tql,tsr,tvk,und,upv,urr,uur,vao,vlp,vnm,vnp,vra,vrt,wlr,\
    wsi,wwo
    wf=fud,wls ws=sm,und xk=aln ye=acq,ayh,ayn,gdq,sqt,xsa yt=buc,swb
    za=af,cmt,fly,fng,gic,gku,kqu,kqz,ngh,nr,nsb,nso,oor,ss,st,tn,ts,ve,xam,xeg,xh,xii,\
    zu
    zm=auh,bem,bwc,ilb,kqn,lam,leb,leh,loz,lue,lun,lyn,mgr,mho,mwn,mxo,nka,nse,sby,shq,sie,sta,\
    toi,ttl,und
    zw=dov,kck,kdn,mxc,nd,nmq,sn,und
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
