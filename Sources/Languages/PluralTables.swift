// Made by scripts/generate-language-tables from scripts/data; change those instead.

/// Into which categories languages sort numbers, with numbers of each.
enum PluralTables {
  /// Where the tables are from.
  static let source = "CLDR 46"

  /// By language, the one whose rules it shares.
  static let languages = WordTable(
    """
    af=af ak=ak am=am an=af ar=ar ars=ar as=am asa=af ast=ast az=af bal=af be=be bem=af bez=af bg=af
    bho=ak blo=blo bm=bm bn=am bo=bm br=br brx=af bs=bs ca=ca ce=af ceb=ceb cgg=af chr=af ckb=af
    cs=cs csw=ak cy=cy da=da de=ast doi=am dsb=dsb dv=af dz=bm ee=af el=af en=ast eo=af es=es et=ast
    eu=af fa=am ff=ff fi=ast fil=ceb fo=af fr=fr fur=af fy=ast ga=ga gd=gd gl=ast gsw=af gu=am
    guw=ak gv=gv ha=af haw=af he=he hi=am hnj=bm hr=bs hsb=dsb hu=af hy=ff ia=ast id=bm ig=bm ii=bm
    io=ast is=is it=ca iu=iu ja=bm jbo=bm jgo=af jmc=af jv=bm ka=af kab=ff kaj=af kcg=af kde=bm
    kea=bm kk=af kkj=af kl=af km=bm kn=am ko=bm ks=af ksb=af ksh=blo ku=af kw=kw ky=af lag=lag lb=af
    lg=af lij=ast lkt=bm ln=ak lo=bm lt=lt lv=lv mas=af mg=ak mgo=af mk=mk ml=af mn=af mr=af ms=bm
    mt=mt my=bm nah=af naq=iu nb=af nd=af ne=af nl=ast nn=af nnh=af no=af nqo=bm nr=af nso=ak ny=af
    nyn=af om=af or=af os=af osa=bm pa=ak pap=af pcm=am pl=pl prg=lv ps=af pt=pt pt-pt=ca rm=af
    ro=ro rof=af ru=ru rwk=af sah=bm saq=af sat=iu sc=ast scn=ca sd=af sdh=af se=iu seh=af ses=bm
    sg=bm shi=shi si=si sk=cs sl=sl sma=iu smi=iu smj=iu smn=iu sms=iu sn=af so=af sq=af sr=bs ss=af
    ssy=af st=af su=bm sv=ast sw=ast syr=af ta=af te=af teo=af th=bm ti=ak tig=af tk=af tn=af to=bm
    tpi=bm tr=af ts=af tzm=tzm ug=af uk=ru ur=ast uz=af ve=af vec=ca vi=bm vo=af vun=af wa=ak wae=af
    wo=bm wuu=bm xh=af xog=af yi=ast yo=bm yue=bm zh=bm zu=am
    """
  )

  /// By such a language, each category with whole numbers and fractions of it.
  static let rules = WordTable(
    """
    af=one:1:;other:0,2,3,4,5,6:0.1,0.2,0.3 ak=one:0,1:;other:2,3,4,5,6,7:0.1,0.2,0.3
    am=one:0,1:0.1,0.2,0.3;other:2,3,4,5,6,7:1.1,1.2,1.3
    ar=zero:0:;one:1:;two:2:;few:3,4,5,6,7,8:;many:11,12,13,14,15,16:;other:100,101,102,200,\
    201,202:0.1,0.2,0.3
    ast=one:1:;other:0,2,3,4,5,6:0.1,0.2,0.3
    be=one:1,21,31,41,51,61:;few:2,3,4,22,23,24:;many:0,5,6,7,8,9:;other::0.1,0.2,0.3
    blo=zero:0:;one:1:;other:2,3,4,5,6,7:0.1,0.2,0.3 bm=other:0,1,2,3,4,5:0.1,0.2,0.3
    br=one:1,21,31,41,51,61:;two:2,22,32,42,52,62:;few:3,4,9,23,24,29:;many::;other:0,5,6,7,8,\
    10:0.1,0.2,0.3
    bs=one:1,21,31,41,51,61:0.1,1.1,2.1;few:2,3,4,22,23,24:0.2,0.3,0.4;other:0,5,6,7,8,9:0.5,\
    0.6,0.7
    ca=one:1:;many::;other:0,2,3,4,5,6:0.1,0.2,0.3
    ceb=one:0,1,2,3,5,7:0.1,0.2,0.3;other:4,6,9,14,16,19:0.4,0.6,0.9
    cs=one:1:;few:2,3,4:;many::0.1,0.2,0.3;other:0,5,6,7,8,9:
    cy=zero:0:;one:1:;two:2:;few:3:;many:6:;other:4,5,7,8,9,10:0.1,0.2,0.3
    da=one:1:0.1,0.2,0.3;other:0,2,3,4,5,6:2.1,2.2,2.3
    dsb=one:1,101,201,301,401,501:0.1,1.1,2.1;two:2,102,202,302,402,502:0.2,1.2,2.2;few:3,4,\
    103,104,203,204:0.3,0.4,1.3;other:0,5,6,7,8,9:0.5,0.6,0.7
    es=one:1:;many::;other:0,2,3,4,5,6:0.1,0.2,0.3
    ff=one:0,1:0.1,0.2,0.3;other:2,3,4,5,6,7:2.1,2.2,2.3
    fr=one:0,1:0.1,0.2,0.3;many::;other:2,3,4,5,6,7:2.1,2.2,2.3
    ga=one:1:;two:2:;few:3,4,5,6:;many:7,8,9,10:;other:0,11,12,13,14,15:0.1,0.2,0.3
    gd=one:1,11:;two:2,12:;few:3,4,5,6,7,8:;other:0,20,21,22,23,24:0.1,0.2,0.3
    gv=one:1,11,21,31,41,51:;two:2,12,22,32,42,52:;few:0,20,40,60,80,100:;many::0.1,0.2,\
    0.3;other:3,4,5,6,7,8:
    he=one:1:0.1,0.2,0.3;two:2:;other:0,3,4,5,6,7:1.1,1.2,1.3
    is=one:1,21,31,41,51,61:0.1,1.1,2.1;other:0,2,3,4,5,6:0.2,0.3,0.4
    iu=one:1:;two:2:;other:0,3,4,5,6,7:0.1,0.2,0.3
    kw=zero:0:;one:1:;two:2,22,42,62,82,102:;few:3,23,43,63,83,103:;many:21,41,61,81,101,\
    121:;other:4,5,6,7,8,9:0.1,0.2,0.3
    lag=zero:0:;one:1:0.1,0.2,0.3;other:2,3,4,5,6,7:2.1,2.2,2.3
    lt=one:1,21,31,41,51,61:;few:2,3,4,5,6,7:;many::0.1,0.2,0.3;other:0,10,11,12,13,14:
    lv=zero:0,10,11,12,13,14:;one:1,21,31,41,51,61:0.1,1.1,2.1;other:2,3,4,5,6,7:0.2,0.3,\
    0.4
    mk=one:1,21,31,41,51,61:0.1,1.1,2.1;other:0,2,3,4,5,6:0.2,0.3,0.4
    mt=one:1:;two:2:;few:0,3,4,5,6,7:;many:11,12,13,14,15,16:;other:20,21,22,23,24,25:0.1,0.2,\
    0.3
    pl=one:1:;few:2,3,4,22,23,24:;many:0,5,6,7,8,9:;other::0.1,0.2,0.3
    pt=one:0,1:0.1,0.2,0.3;many::;other:2,3,4,5,6,7:2.1,2.2,2.3
    ro=one:1:;few:0,2,3,4,5,6:0.1,0.2,0.3;other:20,21,22,23,24,25:
    ru=one:1,21,31,41,51,61:;few:2,3,4,22,23,24:;many:0,5,6,7,8,9:;other::0.1,0.2,0.3
    shi=one:0,1:0.1,0.2,0.3;few:2,3,4,5,6,7:;other:11,12,13,14,15,16:1.1,1.2,1.3
    si=one:0,1:0.1,0.01,0.001;other:2,3,4,5,6,7:0.2,0.3,0.4
    sl=one:1,101,201,301,401,501:;two:2,102,202,302,402,502:;few:3,4,103,104,203,204:0.1,0.2,\
    0.3;other:0,5,6,7,8,9:
    tzm=one:0,1,11,12,13,14:;other:2,3,4,5,6,7:0.1,0.2,0.3
    """
  )
}
