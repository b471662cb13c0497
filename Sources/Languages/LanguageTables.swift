// Made by scripts/generate-language-tables from scripts/data; change those instead.

/// What is known about languages: sorted words that are searched in place.
enum LanguageTables {
  /// Where these tables, and `IDTables`, are from.
  static let source = "CLDR 46, as in Apple's ICU 76142.2"

  /// The codes that a tag may begin with once its aliases are resolved.
  static let languages = WordTable(
    """
    aa aas ab ace ach acn ada adx ady ae aeb af afa afh agq ain ak akk ale alg alt am ami amq an ang
    anp aog aou apa apc apf apw aqd aqt ar arc arn arp ars art arw as asa ase ast ath aus av awa ay
    az azd ba bad bai bal ban bas bat bcg be beb bej bem ber bez bfi bfy bg bgc bho bi bik bin bir
    bjp bla blo blt bm bmf bn bnc bnn bnt bo bpp br bra brx bs btk bua bug byn bzc bzs ca cad cai
    car cau cax cbr ccp ce ceb cel cgg ch chb chg chk chm chn cho chp chr chy cic cir ckb cmc cmr co
    cop cpe cpf cpp cr crh crp crr cs csb csn csw cu cus cv cy da dak dar dav day dbt de del den dev
    dgl dgr dif din dje dmw dnj doi dra drl dsb dse dsl dtd dtp dua dum duz dv dwu dyo dyu dz dze
    ebk ebu ee efi egy eka ekc el elx ema emx en enl enm eo es esg et eu ewo eza fa fan fbl ff fi
    fil fiu fj fo fon fr frm fro frr frs fsl fur fy ga gaa gal gan gay gba gd gdj gem gez gil gl gmh
    gn goh gon gor got grb grc gsg gss gsw gtu gu guw guz gv gvr gwi ha hai hak haw he hi hil hit
    hle hmn hnj ho hr hsb hsn ht hu hup huw hy hyw hz ia iba id ie ig ii ijo ik ilm ilo inc ine inh
    io ira iro is ise isg isk it itd iu ja jal jbk jbo jgk jgo jkm jmc jpr jrb jsl jv ka kaa kab kac
    kaj kak kam kar kaw kbd kcg kde kdz kea kg kgp kha khi kho khq ki kj kjh kk kkj kl kln km kmb
    kml kn ko kok kos kpe kr krc krl kro kru ks ksb ksf ksh ksp ktz ku kum kut kv kw kwv kxr kxv ky
    kzk la lad lag lah lam lb lcq lez lg li lij lkt lmo ln lo lol loz lrc lrr lt lu lua lui lun luo
    lus lut luy lv mad mag mai mak man map mas mdf mdr men mer mfe mfs mg mga mgh mgo mh mi mic mid
    min mk mkh ml mn mnc mni mno moh mom mos mr mry ms mt mtm mua mun mus mwl mwr my myn myv mzn na
    nah nai nan nap naq nb nbr ncq ncs nd nds ne new ng ngt ngv nia nic niu njz nl nmg nn nnh nnp no
    nog nol non nqo nr nrk nru nsi nso nub nun nus nv nvo nwc nwo ny nyc nym nyn nyo nzi oc oj ola
    om opa or os osa ota oto oyb pa paa pag pal pam pap pau pcm peo phi phn phr pi pij pl plu pon
    pqm pra prg pro prt ps psr pt pub pwn qu quh raj rap raq rar ras rej rhg rki rm rmx rn ro roa
    rof rom ru rup rw rwk sa sad sah sai sal sam saq sas sat sbp sc scn sco scv sd sdh se seh sel
    sem ses sfb sfs sg sga sgd sgg sgn shi shn si sid sio sit sjd sje sju sk sl sla sm sma smi smj
    smn sms sn snk snz so sog son sq sr srn srr srx ss ssa ssp ssy st su suj suk sus sux sv sw swl
    syc syr szl ta tai taj tao tay tdf tdg te tem teo ter tet tg th ti tig tiv tk tkl tlh tli tmh tn
    to tog tok tpi tpn tpo tr trv ts tsi tsu tt tum tup tut tvd tvl twm twq ty tyj tyv tzm udm ug
    uga uk ulw umb umi ur uth uz vai vaj ve vec vgt vi vmw vo vot vun wa wae wak wal war was waw wen
    weo wgb wnn wny wo wro wuu xal xch xh xnr xnt xny xog xtg yam yao yap yav yi ynq yo ypk yrl yrm
    yue yug za zap zbl zen zgh zh zkd zko znd zom zu zun zxx zza
    """
  )

  /// The codes of ISO 15924, in small letters.
  static let scripts = WordTable(
    """
    adlm afak aghb ahom arab aran armi armn avst bali bamu bass batk beng bhks blis bopo brah brai
    bugi buhd cakm cans cari cham cher chis chrs cirt copt cpmn cprt cyrl cyrs deva diak dogr dsrt
    dupl egyd egyh egyp elba elym ethi gara geok geor glag gong gonm goth gran grek gujr gukh guru
    hanb hang hani hano hans hant hatr hebr hira hluw hmng hmnp hrkt hung inds ital jamo java jpan
    jurc kali kana kawi khar khmr khoj kitl kits knda kore kpel krai kthi lana laoo latf latg latn
    leke lepc limb lina linb lisu loma lyci lydi mahj maka mand mani marc maya medf mend merc mero
    mlym modi mong moon mroo mtei mult mymr nagm nand narb nbat newa nkdb nkgb nkoo nshu ogam olck
    onao orkh orya osge osma ougr palm pauc pcun pelm perm phag phli phlp phlv phnx piqd plrd prti
    psin ranj rjng rohg roro runr samr sara sarb saur sgnw shaw shrd shui sidd sidt sind sinh sogd
    sogo sora soyo sund sunu sylo syrc syre syrj syrn tagb takr tale talu taml tang tavt tayo telu
    teng tfng tglg thaa thai tibt tirh tnsa todr tols toto tutg ugar vaii visp vith wara wcho wole
    xpeo xsux yezi yiii zanb
    """
  )

  /// The codes of ISO 3166-1 and its likes, in small letters, and UN M.49 areas.
  static let regions = WordTable(
    """
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143
    145 150 151 154 155 202 419 ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf
    bg bh bi bj bl bm bn bo bq br bs bt bu bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cp cq cr
    cs cu cv cw cx cy cz dd de dg dj dk dm do dz ea ec ee eg eh er es et eu ez fi fj fk fm fo fr fx
    ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu ic id ie il im in io
    iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc
    md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nt
    nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj
    sk sl sm sn so sr ss st su sv sx sy sz ta tc td tf tg th tj tk tl tm tn to tp tr tt tv tw tz ua
    ug um un us uy uz va vc ve vg vi vn vu wf ws xa xb xk yd ye yt yu za zm zr zw
    """
  )

  /// The registered variants.
  static let variants = WordTable(
    """
    1606nict 1694acad 1901 1959acad 1994 1996 abl1943 akuapem alalc97 aluku anpezo ao1990 aranes
    arevela arevmda arkaika asante auvern baku1926 balanka barla basiceng bauddha bciav bcizbl
    biscayan biske blasl bohoric boont bornholm cisaup colb1945 cornu creiss dajnko ekavsk emodeng
    fascia fodom fonipa fonkirsh fonnapa fonupa fonxsamp gallo gascon gherd grclass grital grmistr
    hepburn heploc hognorsk hsistemo ijekavsk itihasa ivanchov jauer jyutping kkcor kociewie kscor
    laukika lemosin lengadoc lipaw ltg1929 ltg2007 luna1918 metelko monoton ndyuka nedis newfound
    nicard njiva nulik osojs oxendict pahawh2 pahawh3 pahawh4 pamaka peano pehoeji petr1708 pinyin
    polyton posix provenc puter rigik rozaj rumgr scotland scouse simple solba sotav spanglis
    surmiran sursilv sutsilv synnejyl tailo tarask tongyong tunumiit uccor ucrcor ulster unifon
    vaidika valbadia valencia vallader vecdruka vivaraup wadegile xsistemo
    """
  )

  /// What other names and codes mean.
  static let aliases = WordTable(
    """
    aa-saaho=ssy aam=aas aar=aa abk=ab adp=dz afr=af agp=apf ais=ami ajp=apc ajt=aeb aju=jrb aka=ak
    alb=sq als=sq amh=am ara=ar arabic=ar arb=ar arg=an arm=hy art-lojban=jbo asd=snz asm=as aue=ktz
    ava=av ave=ae aym=ay ayr=ay ayx=nun aze=az azj=az bak=ba bam=bm baq=eu baz=nvo bcc=bal bcl=bik
    bel=be ben=bn bgm=bcg bh=bho bhk=fbl bic=bir bih=bho bis=bi bjd=drl bjq=bzc bkb=ebk blg=iba
    bod=bo bos=bs bre=br btb=beb bul=bg bur=my bxk=luy bxr=bua cat=ca ccq=rki cel-gaulish=xtg ces=cs
    cha=ch che=ce chi=zh chinese=zh-hans chu=cu chv=cv cjr=mom cka=cmr cld=syr cmk=xch cmn=zh
    cnr=sr-me cor=kw cos=co coy=pij cqu=quh cre=cr cwd=cr cym=cy cze=cs daf=dnj dan=da danish=da
    dap=njz deu=de dgo=doi dhd=mwr dik=din diq=zza dit=dif div=dv djl=dze dkl=aqd drh=mn drr=kzk
    drw=fa-af dud=uth duj=dwu dut=nl dutch=nl dwl=dbt dzo=dz ekk=et ell=el elp=amq emk=man
    en-gb-oed=en-gb-oxendict eng=en english=en epo=eo esk=ik est=et eus=eu ewe=ee fao=fo fas=fa
    fat=ak fij=fj fin=fi finnish=fi fra=fr fre=fr french=fr fry=fy fuc=ff ful=ff gav=dev gaz=om
    gbc=wny gbo=grb geo=ka ger=de german=de gfx=vaj ggn=gvr ggo=esg ggr=gtu gio=aou gla=gd gle=ga
    glg=gl gli=kzk glv=gv gno=gon gom=kok gre=el grn=gn gti=nyc gug=gn guj=gu guv=duz gya=gba hat=ht
    hau=ha hbs=sr-latn hdn=hai hea=hmn heb=he her=hz him=srx hin=hi hmo=ho hrr=jal hrv=hr hun=hu
    hy-arevmda=hyw hye=hy i-ami=ami i-bnn=bnn i-hak=hak i-klingon=tlh i-lux=lb i-navajo=nv i-pwn=pwn
    i-tao=tao i-tay=tay i-tsu=tsu ibi=opa ibo=ig ice=is ido=io iii=ii ike=iu iku=iu ile=ie ill=ilm
    ilw=gal in=id ina=ia ind=id ipk=ik isl=is ita=it italian=it iw=he izi=eza japanese=ja jar=jgk
    jav=jv jeg=oyb ji=yi jpn=ja jw=jv kal=kl kan=kn kas=ks kat=ka kau=kr kaz=kk kdv=zkd kgc=tdf
    kgd=ncq kgh=kml kgm=plu khk=mn khm=km kik=ki kin=rw kir=ky kmr=ku knc=kr kng=kg koj=kwv kom=kv
    kon=kg kor=ko korean=ko kpp=jkm kpv=kv krm=bmf ktr=dtp kua=kj kur=ku kvs=gdj kwq=yam kxe=tvd
    kxl=kru kzh=dgl kzj=dtp kzt=dtp lak=ksp lao=lo lat=la lav=lv lbk=bnc leg=enl lii=raq lim=li
    lin=ln lit=lt llo=ngt lmm=rmx ltz=lb lub=lu lug=lg lvs=lv mac=mk mah=mh mal=ml mao=mi mar=mr
    may=ms meg=cir mgx=jbk mhr=chm mkd=mk mlg=mg mlt=mt mnk=man mnt=wnn mo=ro mof=xnt mol=ro mon=mn
    mri=mi msa=ms mst=mry mup=raj mwd=dmw mwj=vaj mya=my myd=aog myt=mry nad=xny nau=na nav=nv
    nbf=nru nbl=nr nbx=ekc ncp=kdz nde=nd ndo=ng nep=ne nld=nl nln=azd nlr=nrk nno=nn nns=nbr
    nnx=ngv no-bok=nb no-bokmal=nb no-no=nb-no no-nyn=nn no-nynorsk=nn nob=nb nom=cbr noo=dtd nor=no
    norwegian=nb npi=ne nts=pij nxu=bpp nya=ny oci=oc ojg=oj oji=oj ori=or orm=om ory=or oss=os
    oun=vaj pan=pa pat=kxr pbu=ps pcr=adx per=fa pes=fa pli=pi plt=mg pmc=huw pmk=crr pmu=phr
    pnb=lah pol=pl polish=pl por=pt portuguese=pt ppa=bfy ppr=lcq prp=gu prs=fa-af pry=prt pus=ps
    puz=pub que=qu quz=qu rmr=emx rmy=rom roh=rm ron=ro rum=ro run=rn rus=ru russian=ru sag=sg
    san=sa sap=aqt sca=hle scc=sr scr=hr sgl=isk sgn-be-fr=sfb sgn-be-nl=vgt sgn-br=bzs
    sgn-ch-de=sgg sgn-co=csn sgn-de=gsg sgn-dk=dsl sgn-es=ssp sgn-fr=fsl sgn-gb=bfi sgn-gr=gss
    sgn-ie=isg sgn-it=ise sgn-jp=jsl sgn-mx=mfs sgn-ni=ncs sgn-nl=dse sgn-no=nsi sgn-pt=psr
    sgn-se=swl sgn-us=ase sgn-za=sfs sh=sr-latn sin=si skk=oyb slk=sk slo=sk slv=sl smd=kmb sme=se
    smo=sm sna=sn snb=iba snd=sd som=so sot=st spa=es spanish=es spy=kln sqi=sq src=sc srd=sc srp=sr
    ssw=ss sul=sgd sum=ulw sun=su swa=sw swc=sw-cd swe=sv swedish=sv swh=sw szd=umi tah=ty tam=ta
    tat=tt tdu=dtp tel=te tgg=bjp tgk=tg tgl=fil tha=th thai=th thc=tpo thw=ola thx=oyb tib=bo
    tid=itd tie=ras tir=ti tkk=twm tl=fil tlw=weo tmk=tdg tmp=tyj tne=kak tnf=fa-af ton=to tpw=tpn
    tsf=taj tsn=tn tso=ts ttq=tmh tuk=tk tur=tr turkish=tr tw=ak twi=ak uig=ug ukr=uk umu=del
    unp=wro uok=ema urd=ur uzb=uz uzn=uz ven=ve vie=vi vol=vo wel=cy wgw=wgb wit=nol wiw=nwo wln=wa
    wol=wo xba=cax xho=xh xia=acn xkh=waw xpe=kpe xrq=dmw xsj=suj xsl=den xss=zko ybd=rki ydd=yi
    yen=ynq yid=yi yiy=yrm yma=lrr ymt=mtm yor=yo yos=zom yue-cn=yue-hans-cn yue-hk=yue-hant-hk
    yuu=yug zai=zap zh-cmn=zh zh-cmn-hans=zh-hans zh-cmn-hant=zh-hant zh-cn=zh-hans-cn zh-gan=gan
    zh-guoyu=zh zh-hakka=hak zh-hk=zh-hant-hk zh-min-nan=nan zh-mo=zh-hant-mo zh-sg=zh-hans-sg
    zh-tw=zh-hant-tw zh-wuu=wuu zh-xiang=hsn zh-yue=yue zha=za zho=zh zir=scv zkb=kjh zsm=ms zul=zu
    zyb=za
    """
  )

  /// What a tag inherits from where that is not the tag less its last subtag.
  static let parents = WordTable(
    """
    ar-latn=root ars=ar as-latn=root az-arab=root az-cyrl=root bal-latn=root ber-latn=root
    blt-latn=root bm-nkoo=root bn-latn=root bs-cyrl=root byn-latn=root cu-glag=root dje-arab=root
    dyo-arab=root el-latn=root en-150=en-gb en-ad=en-150 en-af=en-001 en-ag=en-gb en-ai=en-gb
    en-al=en-150 en-am=en-001 en-ao=en-001 en-ar=en-001 en-at=en-150 en-au=en-gb en-aw=en-001
    en-ax=en-001 en-az=en-001 en-ba=en-150 en-bb=en-gb en-bd=en-gb en-be=en-150 en-bf=en-001
    en-bg=en-150 en-bh=en-001 en-bj=en-001 en-bl=en-001 en-bm=en-gb en-bn=en-gb en-bo=en-001
    en-bq=en-001 en-br=en-001 en-bs=en-gb en-bw=en-gb en-by=en-150 en-bz=en-gb en-cc=en-au
    en-cd=en-001 en-cf=en-001 en-cg=en-001 en-ch=en-150 en-ci=en-001 en-ck=en-au en-cm=en-001
    en-cr=en-001 en-cu=en-001 en-cv=en-001 en-cx=en-au en-cy=en-150 en-cz=en-150 en-de=en-150
    en-dg=en-gb en-dk=en-150 en-dm=en-gb en-do=en-001 en-dsrt=root en-dz=en-001 en-ec=en-001
    en-ee=en-150 en-eg=en-001 en-eh=en-001 en-er=en-001 en-es=en-150 en-et=en-001 en-fi=en-150
    en-fj=en-gb en-fk=en-gb en-fm=en-001 en-fo=en-150 en-fr=en-150 en-ga=en-001 en-gb=en-001
    en-gd=en-gb en-ge=en-150 en-gf=en-001 en-gg=en-gb en-gh=en-gb en-gi=en-gb en-gl=en-150
    en-gm=en-gb en-gn=en-001 en-gp=en-001 en-gq=en-001 en-gr=en-150 en-gt=en-001 en-gy=en-gb
    en-hk=en-gb en-hn=en-001 en-hr=en-150 en-ht=en-001 en-hu=en-150 en-ic=en-001 en-id=en-001
    en-ie=en-gb en-il=en-001 en-im=en-gb en-in=en-gb en-io=en-gb en-iq=en-001 en-is=en-150
    en-it=en-150 en-je=en-gb en-jm=en-gb en-jo=en-001 en-ke=en-gb en-kg=en-001 en-kh=en-001
    en-ki=en-gb en-km=en-001 en-kn=en-gb en-kw=en-001 en-ky=en-gb en-kz=en-001 en-la=en-001
    en-lb=en-001 en-lc=en-gb en-li=en-150 en-lk=en-gb en-lr=en-001 en-ls=en-gb en-lt=en-150
    en-lu=en-150 en-lv=en-150 en-ly=en-001 en-ma=en-001 en-mc=en-150 en-md=en-150 en-me=en-150
    en-mf=en-001 en-mg=en-001 en-mk=en-150 en-ml=en-001 en-mm=en-001 en-mn=en-001 en-mo=en-gb
    en-mq=en-001 en-mr=en-001 en-ms=en-gb en-mt=en-gb en-mu=en-gb en-mv=en-gb en-mw=en-gb
    en-my=en-gb en-mz=en-001 en-na=en-gb en-nc=en-001 en-ne=en-001 en-nf=en-au en-ng=en-gb
    en-ni=en-001 en-nl=en-150 en-no=en-150 en-np=en-001 en-nr=en-au en-nu=en-au en-nz=en-au
    en-om=en-001 en-pe=en-001 en-pf=en-001 en-pg=en-au en-pk=en-gb en-pl=en-150 en-pm=en-001
    en-pn=en-gb en-ps=en-001 en-pt=en-150 en-pw=en-001 en-qa=en-001 en-re=en-001 en-ro=en-150
    en-rs=en-150 en-ru=en-150 en-rw=en-001 en-sb=en-gb en-sc=en-gb en-sd=en-gb en-se=en-150
    en-sg=en-gb en-sh=en-gb en-shaw=root en-si=en-150 en-sj=en-001 en-sk=en-150 en-sl=en-gb
    en-sm=en-001 en-sn=en-001 en-so=en-001 en-ss=en-gb en-st=en-001 en-sv=en-001 en-sx=en-001
    en-sy=en-001 en-sz=en-gb en-tc=en-gb en-td=en-001 en-tf=en-001 en-tg=en-001 en-th=en-001
    en-tj=en-001 en-tk=en-001 en-tl=en-001 en-tm=en-001 en-tn=en-001 en-to=en-gb en-tt=en-gb
    en-tv=en-gb en-tz=en-gb en-ua=en-150 en-ug=en-gb en-uy=en-001 en-uz=en-001 en-va=en-150
    en-vc=en-gb en-ve=en-001 en-vg=en-gb en-vn=en-001 en-vu=en-gb en-wf=en-001 en-ws=en-au
    en-ye=en-001 en-yt=en-001 en-za=en-gb en-zm=en-gb en-zw=en-gb es-ag=es-419 es-ai=es-419
    es-ar=es-419 es-aw=es-419 es-bb=es-419 es-bl=es-419 es-bm=es-419 es-bo=es-419 es-bq=es-419
    es-br=es-419 es-bs=es-419 es-bz=es-419 es-ca=es-419 es-cl=es-419 es-co=es-419 es-cr=es-419
    es-cu=es-419 es-cw=es-419 es-dm=es-419 es-do=es-419 es-ec=es-419 es-fk=es-419 es-gd=es-419
    es-gf=es-419 es-gl=es-419 es-gp=es-419 es-gt=es-419 es-gy=es-419 es-hn=es-419 es-ht=es-419
    es-jp=es-419 es-kn=es-419 es-ky=es-419 es-lc=es-419 es-mf=es-419 es-mq=es-419 es-ms=es-419
    es-mx=es-419 es-ni=es-419 es-pa=es-419 es-pe=es-419 es-pm=es-419 es-pr=es-419 es-py=es-419
    es-sr=es-419 es-sv=es-419 es-sx=es-419 es-tc=es-419 es-tt=es-419 es-us=es-419 es-uy=es-419
    es-vc=es-419 es-ve=es-419 es-vg=es-419 es-vi=es-419 ff-adlm=root ff-arab=root gu-latn=root
    ha-arab=root he-latn=root hi-latn=en-in ht=fr-ht iu-latn=root ja-latn=root kaa-latn=root
    kk-arab=root kn-latn=root kok-latn=root ks-deva=root ku-arab=root kxv-deva=root kxv-orya=root
    kxv-telu=root ky-arab=root ky-latn=root ml-arab=root ml-latn=root mn-mong=root mni-mtei=root
    mr-latn=root ms-arab=root nb=no nn=no no-no=no or-latn=root pa-arab=root pa-latn=root
    pt-ao=pt-pt pt-ch=pt-pt pt-cv=pt-pt pt-fr=pt-pt pt-gq=pt-pt pt-gw=pt-pt pt-lu=pt-pt pt-mo=pt-pt
    pt-mz=pt-pt pt-st=pt-pt pt-tl=pt-pt rej-rjng=root ru-latn=root sa-latn=root sat-deva=root
    sd-deva=root sd-khoj=root sd-sind=root shi-latn=root so-arab=root sr-latn=root sw-arab=root
    ta-latn=root te-latn=root tg-arab=root ug-cyrl=root ur-latn=root uz-arab=root uz-cyrl=root
    vai-latn=root wo-arab=root wuu=wuu-hans wuu-hans=zh-hans wuu-hant=zh-hant yi-latn=root
    yo-arab=root yue=yue-hant yue-hans=zh-hans yue-hant=yue-hk yue-hk=zh-hant-hk zh-hant=zh-tw
    zh-hant-hk=zh-hk zh-hant-mo=zh-hant-hk zh-hk=zh-hant zh-latn=root zh-tw=root
    """
  )
}
