export const id = 6265;
export const ids = [6265,5750];
export const modules = {

/***/ 1596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parkingServicesAsOf),
/* harmony export */   i: () => (/* binding */ parkingServices),
/* harmony export */   n: () => (/* binding */ dnsOperatorsAsOf),
/* harmony export */   o: () => (/* binding */ saleTargets),
/* harmony export */   r: () => (/* binding */ parkedWords),
/* harmony export */   s: () => (/* binding */ saleWords),
/* harmony export */   t: () => (/* binding */ dnsOperatorOf)
/* harmony export */ });
// src/data/lookalikes/parking.ts
const parkingServicesAsOf=`2026-11-29`;
const parkingServices=[service(`Sedo`,true,`sedoparking.com sedo.com`,`91.195.240.0/23 64.190.62.0/23`),service(`ParkingCrew`,false,`parkingcrew.net fastpark.net parkingspa.com ibspark.com ndparking.com`,`185.53.176.0/22`),service(`Bodis`,false,`bodis.com`,`199.59.240.0/22`),service(`Above`,false,`above.com`,`103.224.182.0/23 103.224.212.0/23`),service(`Afternic`,true,`afternic.com namefind.com cashparking.com smartname.com`,`34.102.136.180/32 34.98.99.30/32 35.186.238.101/32`),service(`Dan.com`,true,`dan.com undeveloped.com park.do dan.hosting`,`3.64.163.50/32 52.58.78.16/32 2a05:d014:9da:8c10:306e:3e07:a16f:a552/128`),service(`DomainSponsor`,false,`dsredirection.com dsredirects.com rookdns.com dnsspark.com`,`66.81.199.0/24 141.8.224.195/32`),service(`The Parking Place`,false,`pql.net tppns.com`,``),service(`Uniregistry`,true,`uniregistrymarket.link uniregistry-dns.com uniregistry.com`,`52.128.23.153/32 34.102.221.37/32`),service(`Sav`,true,`sav.com`,``),service(`Skenzo`,false,`ztomy.com cnomy.com malkm.com parking-page.net searchreinvented.com nsresolution.com`,`208.91.196.0/23 209.99.40.222/32 209.99.64.0/24 204.11.56.0/23 199.191.50.0/24`),service(`Internet Vikings`,false,`internetvikings.com`,``),service(`ParkLogic`,false,`parklogic.com`,``),service(`SNPARKING`,false,`snparking.ru salenames.ru`,``),service(`Fabulous`,false,`fabulous.com directnic.com`,``),service(`TrafficMotor`,false,`mytrafficmanagement.com securetrafficrouting.com trafficcontrolrouter.com searchfusion.com`,``),service(`Voodoo`,false,`voodoo.com`,`192.64.147.0/24`),service(`traffic.club`,false,`sslparking.com ndsplitter.com`,``),service(`DomainMarket`,true,`domainmarket.com domain-is-4-sale-at-domainmarket.com`,``),service(`Atom`,true,`squadhelp.com atom.com`,``),service(`HugeDomains`,true,`hugedomains.com`,``),service(`Domainist`,true,`domainist.com`,``),service(`BrandBucket`,true,`brandbucket.com`,``),service(`Efty`,true,`eftydns.com efty.com`,``),service(`DomainProfi`,true,`domainprofi.de`,``),service(`Domain Brokers Sweden`,true,`domain-for-sale.se`,``),service(`Sonexo`,true,`sonexo.eu sonexo.com`,``),service(`PerfectDomain`,true,`perfectdomain.com`,`164.90.244.158/32 159.89.244.183/32`),service(`Regtons`,false,`parktons.com`,`46.8.8.100/32`),service(`DomainParking.ru`,true,`domainparking.ru`,`31.31.205.163/32`),service(`TrustedNames`,true,`trustednam.es`,``),service(`DomainOrder`,true,`domainorderdns.nl`,``),service(`domain.io`,true,`domain.io`,``),service(`Alter`,true,`alter.com`,`3.234.55.179/32`),service(`Giantpanda`,false,`giantpanda.com`,``),service(`Tonic parking`,false,`parkpage.foundationapi.com`,``),service(`Expiry pages`,false,`renewyourname.net expirationwarning.net emailverification.info domainhasexpired.com domainrecover.com expiereddnsmanager.com failed-whois-verification.namecheap.com verify-contact-details.namecheap.com`,``),service(`Namecheap parking`,false,``,`99.83.154.118/32`),service(`domain.com`,true,``,`207.148.248.143/32 207.148.248.145/32`),service(`linkUwant.com`,true,``,`199.58.179.10/32`),service(`Hostinger placeholder`,false,``,`2.57.90.16/32`),service(`Bluehost parking`,false,``,`74.220.199.6/32 74.220.199.8/32 74.220.199.9/32 74.220.199.14/32 74.220.199.15/32`),service(`123 Reg parking`,false,``,`35.227.197.36/32 94.136.40.51/32`),service(`TransIP placeholder`,false,``,`37.97.254.27/32`),service(`WangGuai.com`,true,``,`43.128.56.249/32`),service(`Epik marketplace`,true,``,`45.88.202.115/32`),service(`domainmarkt.de`,true,``,`46.4.13.97/32`),service(`WEDOS placeholder`,false,``,`46.28.105.2/32`),service(`one.com placeholder`,false,``,`46.30.211.38/32`),service(`Alibaba expired`,false,``,`47.91.170.222/32`),service(`101domain placeholder`,false,``,`52.60.87.163/32`),service(`Aruba placeholder`,false,``,`62.149.128.40/32`),service(`Dynadot parking`,false,``,`75.2.18.233/32 75.2.115.196/32`),service(`Forpsi placeholder`,false,``,`81.2.194.128/32`),service(`Hostnet placeholder`,false,``,`91.184.0.100/32`),service(`MarkMonitor placeholder`,false,``,`93.191.168.52/32`),service(`west.cn placeholder`,false,``,`103.139.0.32/32`),service(`22.cn marketplace`,true,``,`119.28.128.52/32`),service(`Gabia placeholder`,false,``,`121.254.178.252/32`),service(`Domeneshop placeholder`,false,``,`185.134.245.113/32`),service(`HostGator placeholder`,false,``,`192.185.0.218/32`),service(`REG.RU marketplace`,true,``,`194.58.112.165/32 194.58.112.174/32`),service(`Fasthosts placeholder`,false,``,`213.171.195.105/32`),service(`Hostpoint placeholder`,false,``,`217.26.48.101/32`),service(`Turkticaret placeholder`,false,``,`31.186.11.254/32`)];
function service(e,t,n,r){return{name:e,sells:t,servers:words(n),networks:words(r)}}
function words(e){return e===``?[]:e.split(` `)}
const saleTargets=[...words(`hugedomains.com sedo.com dan.com afternic.com atom.com squadhelp.com efty.com brandbucket.com`).map(e=>[e,`/`]),...words(`undeveloped.com domainmarket.com perfectdomain.com uniregistry.com buydomains.com sav.com`).map(e=>[e,`/`]),[`godaddy.com`,`/forsale`],[`forsale.godaddy.com`,`/`],[`namecheap.com`,`/domains/marketplace`],[`spaceship.com`,`/domains/marketplace`],[`porkbun.com`,`/marketplace`]];
const saleWords=/\bdomain(?: name)? (?:is|may be|might be) (?:available )?for sale\b|\bbuy this domain\b|\bdomains? for sale\b|\bmake an offer (?:on|for) this domain\b|\binquire about this domain\b|\bdomain (?:ist|steht) (?:zu verkaufen|zum verkauf)\b|\bdomain kaufen\b|\bdominio (?:está )?(?:en venta|in vendita|à venda)\b|\bdomínio (?:está )?à venda\b|\b(?:nom de )?domaine (?:est )?à vendre\b|\bdeze domeinnaam is te koop\b|\bdomena (?:jest )?na sprzedaż\b|도메인(?:은|을)? ?(?:판매|매매|팝니다)|(?:この|当)?ドメイン(?:は|を)?(?:販売|売り|お譲り)|域名(?:正在)?出售|домен прода[её]тся|купить (?:этот )?домен/u;
const parkedWords=/\b(?:domain|web ?site|page)(?: name)? (?:is|has been) parked\b|\bparked (?:free|domain|page|courtesy)\b|\bdomain parking\b|\bdomain (?:ist|wurde) geparkt\b|\bdomaine (?:est )?parqué\b|\bdominio (?:está )?(?:aparcado|parcheggiato)\b|파킹 ?(?:페이지|도메인)|도메인 ?파킹|お名前\.com.{0,40}パーキング|домен припаркован/u;
// src/data/lookalikes/dns-operators.ts
const dnsOperatorsAsOf=`2026-11-29`;
const bySuffix=new Map([...Object.entries({dns:`
    Amazon Route 53: awsdns-*
    Cloudflare: ns.cloudflare.com foundationdns.com foundationdns.net foundationdns.org
    Azure DNS: azure-dns.com azure-dns.net azure-dns.org azure-dns.info
    Google Cloud DNS: googledomains.com
    NS1: nsone.net
    Akamai: akam.net akamaiedge.net akamai.com
    UltraDNS: ultradns.com ultradns.net ultradns.org ultradns.biz ultradns.info ultradns.co.uk
    Oracle Dyn: dynect.net
    DNS Made Easy: dnsmadeeasy.com constellix.com constellix.net
    DNSimple: dnsimple.com dnsimple-edge.net dnsimple-edge.org
    ClouDNS: cloudns.net cloudns.uk cloudns.org
    easyDNS: easydns.com easydns.net easydns.org easydns.ca
    Hurricane Electric: he.net
    ZoneEdit: zoneedit.com
    deSEC: desec.io desec.org
    bunny.net: bunny.net bunnyinfra.net
    Gcore: gcorelabs.net gcdn.services
    Rage4: r4ns.com r4ns.net
    Oracle Cloud: oraclecloud.net
    Huawei Cloud: huaweicloud-dns.com huaweicloud-dns.cn huaweicloud-dns.net huaweicloud-dns.org
    Yandex Cloud: yandexcloud.net
    Selectel: selectel.org selectel.ru
    NAVER Cloud: ncloud.com gov-ntruss.com ntruss.com
    DNSEver: dnsever.com
    Scaleway: dom.scw.cloud
    Vultr: vultr.com
    DigitalOcean: digitalocean.com
    Linode: linode.com
    UpCloud: upcloud.com
    Exoscale: exoscale.ch exoscale.com exoscale.net exoscale.io
    LuaDNS: luadns.net
    PowerDNS hosting: powerdns.net
    Netnod: netnod.se
    RcodeZero: rcode0.net rcodezero.at
    PCH: pch.net
    CIRA: d-zone.ca d-zone.org
  `,hosting:`
    GoDaddy: domaincontrol.com secureserver.net
    Namecheap: registrar-servers.com namecheaphosting.com
    Network Solutions: worldnic.com register.com bluehost.com hostgator.com hostgator.com.br web.com domain.com fatcow.com ipage.com justhost.com
    Tucows: name-services.com systemdns.com hover.com enom.com mdnsservice.com
    Squarespace: squarespacedns.com squarespace.com
    Wix: wixdns.net
    WordPress.com: wordpress.com
    Shopify: shopify.com
    Vercel: vercel-dns.com
    Netlify: netlify.com
    Weebly: weebly.com editmysite.com
    Alibaba Cloud: hichina.com alidns.com net.cn
    Tencent Cloud: dnspod.net dnspod.com dnsv2.com dnsv3.com dnsv4.com dnsv5.com iidns.com
    west.cn: myhostadmin.net
    Xin Net: xincache.com xinnet.cn xinnetdns.com
    22.cn: 22.cn
    Ename: ename.net ename.com
    Baidu Cloud: baidubce.com bdydns.cn
    IONOS: ui-dns.com ui-dns.org ui-dns.de ui-dns.biz 1and1.com 1and1.co.uk 1and1.fr
    Fasthosts: livedns.co.uk fasthosts.net.uk
    123 Reg: 123-reg.co.uk hosteurope.com
    Heart Internet: mainnameserver.com extendcp.co.uk
    20i: stackdns.com
    Krystal: krystal.uk krystal.co.uk
    Names.co.uk: namesco.net names.co.uk
    Strato: strato.de rzone.de
    Hetzner: hetzner.com hetzner.de your-server.de first-ns.de second-ns.de second-ns.com
    netcup: netcup.net
    INWX: inwx.de inwx.eu inwx.com
    All-Inkl: kasserver.com
    Host Europe: hosteurope.de
    DomainFactory: namespace4you.de domainfactory.de ispgateway.de
    Mittwald: agenturserver.de agenturserver.co mittwald.de
    dogado: dogado.de dogado.eu cloudpit.io
    checkdomain: checkdomain.de
    united-domains: udag.de udag.net udag.org udagdns.de udagdns.net
    Key-Systems: rrpproxy.net domaindiscount24.net key-systems.net dd24.net
    Variomedia: variomedia.de
    Manitu: manitu.net
    webgo: webgo24.de
    DM Solutions: your-website.de dmsolutions.de
    Contabo: contabo.net
    goneo: goneo.de
    Raidboxes: raidboxes.de
    World4You: world4you.at world4you.com
    easyname: easyname.eu easyname.com nameserver.at
    Infomaniak: infomaniak.ch infomaniak.com
    Hostpoint: hostpoint.ch
    cyon: cyon.ch
    Metanet: metanet.ch
    Green.ch: green.ch
    Hosttech: hosttech.ch hosttech.eu
    OVHcloud: ovh.net ovh.ca anycast.me
    Gandi: gandi.net
    LWS: lws-hosting.com lwsdns.com lws.fr
    o2switch: o2switch.net
    Online.net: online.net
    Amen: amen.fr amenworld.com
    Nordnet: nordnet.net
    PlanetHoster: planethoster.net planethoster.info
    Aruba: technorail.com arubadns.net arubadns.cz aruba.it
    Register.it: register.it
    Seeweb: seeweb.it
    Netsons: netsons.net netsons.com
    SiteGround: siteground.net siteground.com sgvps.net
    Serverplan: serverplan.com
    Keliweb: keliweb.com keliweb.it
    Arsys: servidoresdns.net arsys.es nicline.com
    dinahosting: dinahosting.com
    Raiola: raiolanetworks.es
    CDmon: cdmon.net
    Webempresa: webempresa.eu webempresa.com
    Dominios.pt: dominios.pt ptisp.pt ptisp.net
    TransIP: transip.net transip.nl transip.eu
    Argeweb: argewebhosting.nl argewebhosting.eu argewebhosting.com
    Antagonist: webhostingserver.nl webhostingserver.eu webhostingserver.be
    Hostnet: hostnetbv.nl hostnetbv.com hostnetbv.net
    Mijndomein: metaregistrar.nl metaregistrar.com metaregistrar.eu metaregistrar.net mijndomein.nl
    Versio: nsbackup.net versio.nl
    Vimexx: zxcs.nl zxcs.be zxcs.eu
    Combell: combell.net combell.com
    one.com: one.com
    Simply.com: simply.com unoeuro.com
    Loopia: loopia.se
    Binero: binero.se binero.net
    Dandomain: dandomain.dk
    Domeneshop: hyp.net
    Zoner: zoner.fi zoner.com zonercloud.com
    Louhi: louhi.net
    Zone.ee: zone.eu zone.ee zonedata.net
    nazwa.pl: nazwa.pl
    home.pl: home.pl
    LH.pl: lh.pl
    OVH Poland zenbox: zenbox.pl
    cyber_Folks: cyberfolks.pl linuxpl.com linuxpl.eu
    dhosting: dhosting.pl dhosting.com
    SEOHOST: seohost.pl
    WEDOS: wedos.net wedos.eu wedos.com wedos.cz
    Forpsi: forpsi.net forpsi.cz forpsi.it forpsi.hu
    Websupport: websupport.sk websupport.eu websupport.cz
    Active24: active24.cz active24.sk active24.com
    Rackforest: rackforest.hu rackforest.com
    ROMARG: romarg.com
    Hostico: hostico.ro hostico.com
    SuperHosting: superhosting.bg
    Papaki: papaki.gr papaki.com
    Top.Host: top.host tophost.gr
    Natro: natrohost.com natro.com
    Turhost: turhost.com turkticaret.net
    isimtescil: isimtescil.net isimkaydet.com
    LiveDns (Israel): livedns.co.il
    box (Israel): box.co.il
    REG.RU: reg.ru
    RU-CENTER: nic.ru
    Beget: beget.com beget.pro beget.ru
    Timeweb: timeweb.ru timeweb.org
    Yandex: yandex.net
    Masterhost: masterhost.ru
    SpaceWeb: spaceweb.ru spaceweb.pro
    Jino: jino.ru
    Mail.ru: mail.ru
    Ukraine.com.ua: ukraine.com.ua inhostedns.com inhostedns.net inhostedns.org
    HOSTiQ: hostiq.ua hostiq.name
    PS.kz: ps.kz
    Hoster.kz: hoster.kz
    Gabia: gabia.co.kr gabia.net gabia.io
    Cafe24: cafe24.com
    Whois: whoisdomain.kr whois.co.kr
    Hosting.kr: hosting.kr
    dothome: dothome.co.kr uhost.co.kr
    NHN: nhn.com toastdns-gslb.com
    Megazone: megazone.com hosting.co.kr
    iNames: inames.co.kr
    Dotname: dotname.co.kr
    Mailplug: mailplug.com
    YesNIC: yesnic.com
    Imweb: imweb.me
    IwinV: iwinv.kr iwinv.net
    Korea Server Hosting: ksidc.net
    Onamae.com: onamae.com dnsv.jp
    Xserver: xserver.jp xdomain.ne.jp
    Value Domain: value-domain.com
    Sakura: dns.ne.jp sakura.ne.jp
    Lolipop: lolipop.jp
    Muumuu Domain: muumuu-domain.com
    GMO: gmoserver.jp gmointernet.jp
    ConoHa: conoha.io conoha.jp
    Star Domain: star-domain.jp star.ne.jp
    Heteml: heteml.jp
    KDDI Web: cpi.ad.jp
    HugeServer: hugedns.com
    Gehirn: gehirn.jp
    Hostinger: dns-parking.com hostinger.com main-hosting.eu niagahoster.com
    Rumahweb: rumahweb.com rumahweb.net
    IDCloudHost: idcloudhost.com idcloudhost.net
    Exabytes: exabytes.com.my mschosting.com
    Shinjiru: shinjiru.com.my
    Vodien: vodien.com
    PA Vietnam: pavietnam.vn pavietnam.net
    Mat Bao: matbao.com matbao.vn
    iNET: inet.vn
    Nhan Hoa: nhanhoa.com zonedns.vn
    Tenten: tenten.vn
    THNIC / Z.com: z.com netdesignhost.com
    BigRock: bigrock.in orderbox-dns.com
    ResellerClub: myorderbox.com mysecurecloudhost.com
    HostPapa: hostpapa.com
    MilesWeb: milesweb.com mileswebs.com
    UOL Host: uol.com.br uolhost.com.br
    Locaweb: locaweb.com.br
    Registro.br: dns.br
    KingHost: kinghost.net kinghost.com.br
    HostNet (Brazil): hostnet.com.br
    DonWeb: donweb.com dattaweb.com hostmar.com
    Neubox: neubox.net
    Akky: akky.mx
    Crazy Domains: crazydomains.com crazydomains.com.au syrahost.com dreamscape.cloud
    VentraIP: nameserver.net.au hostingplatform.net.au ventraip.net.au
    Melbourne IT: netregistry.net melbourneit.net
    Discount Domains: discountdomains.co.nz 1stdomains.net.nz
    xneelo: host-h.net your-server.co.za xneelo.com
    Afrihost: afrihost.com dns-h.net
    Domains.co.za: zadns.co.za domains.co.za
    WhoGoHost: whogohost.com go54.com
    Truehost: truehost.com cloudoon.net
    Dynadot: dynadot.com
    NameBright: namebrightdns.com
    NameSilo: dnsowl.com namesilo.com
    Porkbun: porkbun.com
    Name.com: name.com
    Epik: epik.com
    Spaceship: spaceship.net
    iwantmyname: iwantmyname.net
    Dreamhost: dreamhost.com
    InMotion: inmotionhosting.com webhostinghub.com
    A2 Hosting: a2hosting.com supercp.com
    GreenGeeks: greengeeks.com greengeeks.net
    Hostwinds: hostwinds.com hostwindsdns.com
    InterServer: interserver.net trouble-free.net
    Liquid Web: liquidweb.com sourcedns.com
    WP Engine: wpengine.com
    Pair: pair.com pairnic.com ns0.com
    Media Temple: mediatemple.net
    Rackspace: rackspace.com stabletransit.com emailsrvr.com
    Namespro: namespro.ca
    Webnames: webnames.ca
    EuroDNS: eurodns.com
    Internet.bs: internet.bs topdns.com
    101domain: 101domain.com
    Njalla: njal.la njalla.no njalla.in njalla.fo
    Cloudways: cloudways.com
    FreeDNS: afraid.org
    InfinityFree: epizy.com byet.org infinityfree.com
    000webhost: 000webhost.com
    Freenom: freenom.com
    Regery: regery.net regery.com
    DDoS-Guard: ddos-guard.net
  `,corporate:`
    MarkMonitor: markmonitor.com markmonitor.zone
    CSC: cscdns.net cscdns.uk cscglobal.com netnames.net
    Com Laude: comlaude-dns.com comlaude-dns.net comlaude-dns.eu comlaude-dns.co.uk
    Nom-IQ: nom-iq.com nomiq.com
    SafeNames: idp365.net safenames.com safenames.net
    Nameshield: observatoiredesmarques.fr nameshield.net
    SafeBrands: mailclub.fr mailclub.com mailclub.eu safebrands.com safebrands.net
    IP Twins: ip-twins.com ip-twins.net ip-twins.fr
    Brandshelter: brandshelter.com brandshelter.net brandshelter.de brandshelter.info brandshelter.us
    Lexsynergy: lexsynergy.com lexsynergy.net lexsynergy.co.uk
    GoDaddy Corporate Domains: gcd.dns.com brandsight.com brandsightdns.com
    Ascio: ascio.com ascio.net
    Dotserve: dnsbrand.com
    Authentic Web: authenticweb.com
  `}).flatMap(([e,t])=>t.trim().split(`
`).flatMap(t=>rowOf(t,e))),...parkingServices.flatMap(({name:e,servers:t})=>t.map(t=>[t,{name:e,kind:`parking`}]))]);
function rowOf(e,t){const[n=``,r=``]=e.trim().split(`: `);return r.split(` `).map(e=>[e,{name:n,kind:t}])}
function dnsOperatorOf(e){const t=e.split(`.`);for(let e=0;e+1<t.length;e++){const n=/^awsdns-\d{1,3}$/.test(t[e]??``);const r=bySuffix.get(n?`awsdns-*`:t.slice(e).join(`.`));if(r)return r}return null}




/***/ }),

/***/ 5750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ edgeIds),
/* harmony export */   r: () => (/* binding */ edges),
/* harmony export */   t: () => (/* binding */ providerOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2252);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7030);



// src/data/networks/edges.ts
const edgeIds=[`cloudflare`,`cloudfront`,`fastly`,`akamai`,`imperva`,`azure-front-door`,`google`,`vercel`,`netlify`,`fly`,`bunny`,`sucuri`];
const cloudflare={source:`https://www.cloudflare.com/ips/`,asOf:`2025`,networks:list([`103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 104.16.0.0/13 104.24.0.0/14 108.162.192.0/18 131.0.72.0/22`,`141.101.64.0/18 162.158.0.0/15 172.64.0.0/13 173.245.48.0/20 188.114.96.0/20 190.93.240.0/20`,`197.234.240.0/22 198.41.128.0/17 2400:cb00::/32 2405:8100::/32 2405:b500::/32 2606:4700::/32 2803:f800::/32`,`2a06:98c0::/29 2c0f:f248::/32`])};
const cloudfront={source:`https://d7uri8nf7uskq.cloudfront.net/tools/list-cloudfront-ips`,asOf:`2026-08-16`,networks:list([`3.160.0.0/14 3.164.0.0/18 3.164.64.0/18 3.164.128.0/17 3.165.0.0/16 3.166.0.0/15 3.168.0.0/14 3.172.0.0/18`,`3.172.64.0/18 3.173.0.0/17 3.173.128.0/18 3.173.192.0/18 3.174.0.0/15 13.32.0.0/15 13.35.0.0/16`,`13.224.0.0/14 13.249.0.0/16 15.158.0.0/16 18.64.0.0/14 18.68.0.0/16 18.154.0.0/15 18.160.0.0/15`,`18.164.0.0/15 18.172.0.0/15 18.238.0.0/15 18.244.0.0/15 23.91.0.0/19 23.234.192.0/18 24.110.32.0/19`,`24.110.128.0/17 51.74.192.0/18 52.46.0.0/18 52.82.128.0/19 52.84.0.0/15 52.124.128.0/17 52.222.128.0/17`,`54.182.0.0/16 54.192.0.0/16 54.230.0.0/17 54.230.128.0/18 54.230.208.0/20 54.230.224.0/19 54.239.128.0/18`,`54.239.192.0/19 54.240.128.0/18 64.252.64.0/18 64.252.128.0/18 65.8.0.0/16 65.9.0.0/17 65.9.128.0/18`,`70.132.0.0/18 71.152.0.0/17 99.84.0.0/16 99.86.0.0/16 108.138.0.0/15 108.156.0.0/14 130.176.0.0/17`,`130.176.128.0/18 130.176.192.0/19 130.176.224.0/20 143.204.0.0/16 144.220.0.0/16 204.246.176.0/20`,`205.251.208.0/20 216.137.32.0/19`])};
const fastly={source:`https://api.fastly.com/public-ip-list`,asOf:`2026-08-16`,networks:list([`23.235.32.0/20 43.249.72.0/22 103.244.50.0/24 103.245.222.0/23 103.245.224.0/24 104.156.80.0/20`,`140.248.64.0/18 140.248.128.0/17 146.75.0.0/17 151.101.0.0/16 157.52.64.0/18 167.82.0.0/17 167.82.128.0/20`,`167.82.160.0/20 167.82.224.0/20 172.111.64.0/18 185.31.16.0/22 199.27.72.0/21 199.232.0.0/16 2a04:4e40::/32`,`2a04:4e42::/32`])};
const imperva={source:`https://docs-cybersec.thalesgroup.com/bundle/cloud-application-security/page/ip-addresses.htm`,asOf:`2026-08-16`,networks:list([`45.60.0.0/16 45.64.64.0/22 45.223.0.0/16 103.28.248.0/22 107.154.0.0/16 131.125.128.0/17 149.126.72.0/21`,`185.11.124.0/22 192.230.64.0/18 198.143.32.0/19 199.83.128.0/21 2a02:e980::/29`])};
const edges=[{id:`cloudflare`,name:`Cloudflare`,ranges:cloudflare,marks:[{header:`cf-ray`},{header:`server`,value:/^cloudflare$/i}]},{id:`cloudfront`,name:`Amazon CloudFront`,ranges:cloudfront,marks:[{header:`x-amz-cf-id`},{header:`x-amz-cf-pop`}]},{id:`fastly`,name:`Fastly`,ranges:fastly,marks:[{header:`x-served-by`,value:/^cache-[a-z]{3,8}\d{1,12}-[A-Z]{3}\b/}]},{id:`akamai`,name:`Akamai`,marks:[{header:`server`,value:/^akamai(?:ghost|netstorage)\b/i},{header:`akamai-grn`}]},{id:`imperva`,name:`Imperva`,ranges:imperva,marks:[{header:`x-iinfo`},{header:`x-cdn`,value:/^(?:imperva|incapsula)$/i}]},{id:`azure-front-door`,name:`Azure Front Door`,marks:[{header:`x-azure-ref`}]},{id:`google`,name:`Google Cloud`,marks:[{header:`via`,value:/^1\.1 google$/i}]},{id:`vercel`,name:`Vercel`,marks:[{header:`x-vercel-id`},{header:`server`,value:/^vercel$/i}]},{id:`netlify`,name:`Netlify`,marks:[{header:`x-nf-request-id`},{header:`server`,value:/^netlify$/i}]},{id:`fly`,name:`Fly.io`,marks:[{header:`fly-request-id`}]},{id:`bunny`,name:`bunny.net`,marks:[{header:`server`,value:/^bunnycdn-/i},{header:`cdn-pullzone`}]},{id:`sucuri`,name:`Sucuri`,marks:[{header:`x-sucuri-id`},{header:`server`,value:/^sucuri\/cloudproxy$/i}]}];
function list(e){return e.flatMap(e=>e.split(` `))}
// src/probes/page/edge.ts
const longestEvidence=120;
function providerOf(e,t){const n=edges.flatMap(t=>voteOfAddress(t,e));const r=[...n,...edges.flatMap(e=>voteOfHeaders(e,t??[]))];const i={kind:`unknown`,edge:null,votes:r};if((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tr)(e)===`special`)return t===null?i:{kind:`own`,edge:null,votes:r};const a=edges.some(t=>publishesFor(t,e)&&r.some(e=>e.edge===t.id));if(n.length===0&&a)return i;const[o=null,s]=new Set((n.length>0?n:r).map(e=>e.edge));return o===null||s?i:{kind:`edge`,edge:o,votes:r}}
function publishesFor({ranges:e},t){return e?.networks.some(e=>(0,node_net__WEBPACK_IMPORTED_MODULE_2__.isIPv6)(t)===e.includes(`:`))??false}
function voteOfAddress({id:e,ranges:t},n){const r=t?(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.wr)(n,t.networks):null;if(!t||r===null)return[];return[{by:`address`,edge:e,evidence:r,source:t.source,asOf:t.asOf}]}
function voteOfHeaders({id:e,marks:t},n){return t.flatMap(t=>{const r=(0,_gate_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(n,t.header).find(e=>isMark(t,e));if(r===void 0)return[];return[{by:`header`,edge:e,evidence:(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Si)(`${t.header}: ${r}`,longestEvidence),source:null,asOf:null}]})}
function isMark({value:e},t){return e?.test(t.trim())??true}




/***/ }),

/***/ 2598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openLane),
/* harmony export */   _: () => (/* binding */ baitsByLanguage),
/* harmony export */   a: () => (/* binding */ hyphenations),
/* harmony export */   b: () => (/* binding */ otherBaits),
/* harmony export */   c: () => (/* binding */ insertions),
/* harmony export */   d: () => (/* binding */ plurals),
/* harmony export */   f: () => (/* binding */ repetitions),
/* harmony export */   g: () => (/* binding */ baitsByHome),
/* harmony export */   h: () => (/* binding */ vowelSwaps),
/* harmony export */   i: () => (/* binding */ hangulVowelSwaps),
/* harmony export */   l: () => (/* binding */ numeralSwaps),
/* harmony export */   m: () => (/* binding */ transpositions),
/* harmony export */   n: () => (/* binding */ bitFlips),
/* harmony export */   o: () => (/* binding */ innerPlurals),
/* harmony export */   p: () => (/* binding */ replacements),
/* harmony export */   r: () => (/* binding */ combinations),
/* harmony export */   s: () => (/* binding */ insertedDots),
/* harmony export */   t: () => (/* binding */ additions),
/* harmony export */   u: () => (/* binding */ omissions),
/* harmony export */   v: () => (/* binding */ commonBaits),
/* harmony export */   x: () => (/* binding */ inTurns),
/* harmony export */   y: () => (/* binding */ foreignBaits)
/* harmony export */ });
// src/probes/lookalike/lanes.ts
async function inTurns(e,t,n){let r=0;const i=e[Symbol.iterator]();async function turn(){for(let e=i.next();e.done!==true;e=i.next())await n(e.value,r++)}await Promise.all(Array.from({length:t},turn))}
function openLane(e){const t=[];let n=e;return async e=>{if(n>0)n--;else await new Promise(e=>void t.push(e));try{return await e()}finally{const e=t.shift();if(e)e();else n++}}}
// src/data/lookalikes/words.ts
const commonBaits=`login secure account verify support pay online my official kr app help service update`.split(` `);
const otherBaits=`auth signin id bank card payment billing invoice wallet cash gift event shop store mall center cs gogaek customer mail webmail web mobile portal cloud info team group global korea asia usa eu uk corp inc co www m security safe alert notice confirm recovery reset password kyc refund delivery track parcel tax gov member club points reward coupon free promo sale deal vip admin access business confirmation download enroll find install payments register registration services signup sso ssl summary user verification view`.split(` `);
const baitsByLanguage=Object.fromEntries(Object.entries({German:`anmelden anmeldung kunde kunden konto kundenservice sicherheit rechnung zahlung bezahlen paket zoll hilfe`,French:`connexion compte client clients espace-client paiement securite facture colis douane livraison aide amende`,Spanish:`aduana pago pagos cuenta cliente clientes acceso seguro seguridad factura envio paquete ayuda multa`,Portuguese:`pagamento conta cliente clientes acesso seguro seguranca fatura boleto entrega encomenda ajuda alfandega`,Italian:`accesso accedi conto cliente clienti pagamento sicurezza fattura pacco dogana consegna assistenza`,Dutch:`inloggen mijn klant klantenservice betaling betalen rekening pakket veilig douane bezorging`,Polish:`logowanie konto klient platnosc platnosci faktura paczka przesylka pomoc doplata`,Czech:`prihlaseni ucet zakaznik platba faktura balik zasilka pomoc`,Swedish:`logga-in inloggning konto kund betalning faktura paket saker hjalp`,Danish:`login-side konto kunde betaling faktura pakke sikker hjelp`,Turkish:`giris hesap musteri odeme fatura kargo destek guvenlik`,Russian:`vhod lk kabinet oplata klient schet dostavka podderzhka pomosh`,Indonesian:`masuk akun bayar pembayaran pelanggan promo resmi bantuan`,Vietnamese:`dangnhap taikhoan khachhang thanhtoan hoadon hotro chinhthuc`,Chinese:`denglu zhanghu zhifu kefu guanwang wuliu anquan`,Japanese:`kaiin ninsho shiharai mypage toroku okyakusama haisou`,Korean:`gogaek gyeoljae injeung baesong hoewon anjeon senter`}).map(([e,t])=>[e,t.split(` `)]));
const baitsByHome=Object.fromEntries(Object.entries({kr:`로그인 고객센터 결제 인증 보안 배송 이벤트 공식 환불 예약`,jp:`ログイン 会員 公式 認証 支払い 配送 サポート カード`,cn:`登录 客服 官网 支付 安全 账户 物流`,ru:`вход кабинет оплата клиент счет доставка поддержка онлайн официальный`,ua:`вхід кабінет оплата клієнт доставка підтримка`,gr:`σύνδεση πελάτης πληρωμή`,de:`anmelden kunde konto`}).map(([e,t])=>[e,t.split(` `)]));
const foreignBaits=[...new Set(Object.values(baitsByLanguage).flatMap(e=>e.slice(0,3)))];
// src/data/lookalikes/keyboards.ts
const keyboards=[[`1234567890`,`qwertyuiop`,`asdfghjkl`,`zxcvbnm`],[`1234567890`,`qwertzuiop`,`asdfghjkl`,`yxcvbnm`],[`1234567890`,`azertyuiop`,`qsdfghjklm`,`wxcvbn`],[`1234567890`,`йцукенгшщзхъ`,`фывапролджэ`,`ячсмитьбю`]];
const keysBeside=beside();
function beside(){const e=new Map;for(const t of keyboards)for(const[n,r]of t.entries())for(const[i,a]of Array.from(r).entries()){const o=t[n-1]??``;const s=t[n+1]??``;const c=[r[i-1],r[i+1],o[i],o[i+1],s[i-1],s[i]];const l=e.get(a)??new Set;for(const e of c)if(e!==void 0)l.add(e);e.set(a,l)}return new Map([...e].map(([e,t])=>[e,[...t]]))}
// src/formats/lookalike/edits.ts
function*omissions(e){for(let t=0;t<e.length;t++)yield e.slice(0,t)+e.slice(t+1)}
function*transpositions(e){for(let t=0;t+1<e.length;t++)yield`${e.slice(0,t)}${e[t+1]}${e[t]}${e.slice(t+2)}`}
function*repetitions(e){for(let t=0;t<e.length;t++)yield e.slice(0,t+1)+e.slice(t)}
function*hyphenations(e){if(e.includes(`-`))yield e.replaceAll(`-`,``);for(let t=1;t<e.length;t++)yield`${e.slice(0,t)}-${e.slice(t)}`}
function*replacements(e){for(let t=0;t<e.length;t++)for(const n of keysBeside.get(e.charAt(t))??[])yield e.slice(0,t)+n+e.slice(t+1)}
function*insertions(e){for(let t=0;t<e.length;t++)for(const n of keysBeside.get(e.charAt(t))??[]){yield e.slice(0,t)+n+e.slice(t);yield e.slice(0,t+1)+n+e.slice(t+1)}}
function*additions(e){const t=/\p{Script=Cyrillic}/u.test(e)?`абвгдежзийклмнопрстуфхцчшщыьэюя`:`abcdefghijklmnopqrstuvwxyz`;for(const n of`${t}0123456789`)yield e+n}
function*insertedDots(e){for(let t=1;t+1<e.length;t++)yield`${e.slice(0,t)}.${e.slice(t)}`}
function*numeralSwaps(e){for(const[t,n]of numerals){if(e.includes(t))yield e.replace(t,n);if(e.includes(n))yield e.replaceAll(n,t)}}
const numerals=Object.entries({zero:`0`,one:`1`,two:`2`,to:`2`,too:`2`,three:`3`,four:`4`,for:`4`,five:`5`,six:`6`,seven:`7`,eight:`8`,ate:`8`,nine:`9`,first:`1st`,second:`2nd`,null:`0`,eins:`1`,zwei:`2`,drei:`3`,vier:`4`});
function*hangulVowelSwaps(e){for(const[t,n]of Array.from(e).entries()){const[r=``,i=``,...a]=Array.from(n.normalize(`NFD`));const o=soundAlike.find(e=>e.includes(i))??``;for(const n of o){if(n===i)continue;yield e.slice(0,t)+[r,n,...a].join(``).normalize(`NFC`)+e.slice(t+1)}}}
const soundAlike=[`ᅢᅦ`,`ᅫᅬᅰ`,`ᅤᅨ`];
function*vowelSwaps(e){const t=/\p{Script=Cyrillic}/u.test(e)?vowelsOf.Cyrillic:vowelsOf.Latin;for(let n=0;n<e.length;n++){if(!t.includes(e.charAt(n)))continue;for(const r of t)yield e.slice(0,n)+r+e.slice(n+1)}}
const vowelsOf={Latin:`aeiou`,Cyrillic:`аеёиоуыэюя`};
function*plurals(e){if(e.endsWith(`s`))yield e.slice(0,-1);yield`${e}s`;yield`${e}es`;if(e.endsWith(`y`))yield`${e.slice(0,-1)}ies`}
function*innerPlurals(e){for(let t=2;t+2<e.length;t++){const n=`sxz`.includes(e.charAt(t))?`es`:`s`;yield e.slice(0,t+1)+n+e.slice(t+1)}}
function*bitFlips(e){for(let t=0;t<e.length;t++)for(let n=1;n<=64;n*=2){const r=String.fromCodePoint(e.charCodeAt(t)^n);if(/^[a-z0-9-]$/.test(r))yield e.slice(0,t)+r+e.slice(t+1)}}
function*combinations(e,t){for(const n of t){if(e.includes(n))continue;yield`${e}-${n}`;yield`${n}-${e}`;yield e+n;yield n+e}}




/***/ }),

/***/ 6754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ scriptHomes),
/* harmony export */   n: () => (/* binding */ lookalikeScripts),
/* harmony export */   r: () => (/* binding */ lookalikeStrokes),
/* harmony export */   t: () => (/* binding */ lookalikeLetters)
/* harmony export */ });
// src/data/lookalikes/letters.ts
const lookalikeLetters=new Map(Object.entries({а:`a`,е:`e`,о:`o`,р:`p`,с:`c`,у:`y`,х:`x`,ѕ:`s`,і:`i`,ј:`j`,ѡ:`w`,ѵ:`v`,ү:`y`,һ:`h`,ҽ:`e`,ӏ:`l`,ԁ:`d`,ԛ:`q`,ԝ:`w`,α:`a`,ι:`i`,ν:`v`,ο:`o`,ρ:`p`,υ:`u`,ա:`w`,գ:`q`,զ:`q`,հ:`h`,ո:`n`,ս:`u`,ց:`g`,ք:`f`,օ:`o`,ɑ:`a`,ɡ:`g`,ɩ:`i`,ʙ:`b`,ɢ:`g`,ʜ:`h`,ɪ:`i`,ʟ:`l`,ɴ:`n`,ʀ:`r`,ʏ:`y`,ᴀ:`a`,ᴄ:`c`,ᴅ:`d`,ᴇ:`e`,ᴊ:`j`,ᴋ:`k`,ᴍ:`m`,ᴏ:`o`,ᴘ:`p`,ᴛ:`t`,ᴜ:`u`,ᴠ:`v`,ᴡ:`w`,ᴢ:`z`,ꜰ:`f`,ꜱ:`s`,ĸ:`k`,ꓐ:`b`,ꓑ:`p`,ꓓ:`d`,ꓔ:`t`,ꓖ:`g`,ꓗ:`k`,ꓙ:`j`,ꓚ:`c`,ꓜ:`z`,ꓝ:`f`,ꓟ:`m`,ꓠ:`n`,ꓡ:`l`,ꓢ:`s`,ꓣ:`r`,ꓦ:`v`,ꓧ:`h`,ꓪ:`w`,ꓫ:`x`,ꓬ:`y`,ꓮ:`a`,ꓰ:`e`,ꓲ:`i`,ꓳ:`o`,ꓴ:`u`,ס:`o`,ဝ:`o`,ଠ:`o`,ഠ:`o`,"⁄":`/`,"∕":`/`}));
const lookalikeStrokes=new Map(Object.entries({"ᄋ":`o`,"ᅳ":`-`,"ᅵ":`l`,一:`-`,ー:`-`}));
const lookalikeScripts=[/\p{Script=Latin}/u,/\p{Script=Cyrillic}/u,/\p{Script=Greek}/u,/\p{Script=Armenian}/u,/\p{Script=Cherokee}/u,/\p{Script=Coptic}/u,/\p{Script=Lisu}/u,/\p{Script=Tifinagh}/u,/\p{Script=Canadian_Aboriginal}/u];
const scriptHomes=[{script:/\p{Script=Cyrillic}/u,suffixes:[`ba`,`bg`,`by`,`kg`,`kz`,`mk`,`mn`,`rs`,`ru`,`su`,`tj`,`ua`,`uz`]},{script:/\p{Script=Greek}/u,suffixes:[`cy`,`gr`]},{script:/\p{Script=Armenian}/u,suffixes:[`am`]}];




/***/ }),

/***/ 122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ operatorsOf),
/* harmony export */   n: () => (/* binding */ mailOperators),
/* harmony export */   r: () => (/* binding */ operatorOf),
/* harmony export */   t: () => (/* binding */ isOperatorDomain)
/* harmony export */ });
// src/data/mail/operators.ts
const mailOperators=[{name:`Google`,domains:[`google.com`,`googlemail.com`],selectors:[`google`],source:`https://support.google.com/a/answer/174124`},{name:`Microsoft 365`,domains:[`protection.outlook.com`,`protection.office365.us`,`protection.partner.outlook.cn`,`mx.microsoft`,`dkim.mail.microsoft`,`onmicrosoft.com`],selectors:[`selector1`,`selector2`],source:`https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure`},{name:`NAVER WORKS`,domains:[`worksmobile.com`],selectors:[`naverworks`],source:null},{name:`Fastmail`,domains:[`messagingengine.com`,`fmhosted.com`],selectors:[`fm1`,`fm2`,`fm3`],source:`https://www.fastmail.help/hc/en-us/articles/360060591153`},{name:`Zoho`,domains:[`zoho.com`,`zoho.eu`,`zoho.in`,`zoho.com.au`,`zoho.jp`,`zohomail.com`,`zohomail.eu`,`zohomail.in`,`zohomail.com.au`,`zohomail.jp`],selectors:[`zmail`,`zoho`],source:null},{name:`Proton`,domains:[`protonmail.ch`,`proton.ch`],selectors:[`protonmail`,`protonmail2`,`protonmail3`],source:null},{name:`iCloud`,domains:[`icloud.com`,`icloudmailadmin.com`],selectors:[`sig1`],source:null},{name:`mailbox.org`,domains:[`mailbox.org`],selectors:[`mbo0001`,`mbo0002`,`mbo0003`,`mbo0004`],source:`https://kb.mailbox.org/de/privat/e-mail-mit-eigener-domain/spam-reputation-der-eigenen-domain-verbessern-mit-spf-dkim-und-dmarc`},{name:`StartMail`,domains:[`startmail.com`],selectors:[`startmail1`,`startmail2`],source:`https://support.startmail.com/hc/de/articles/360006558278`},{name:`Simply.com`,domains:[`spf.simply.com`,`dkim.simply.com`],selectors:[`unoeuro`],source:`https://www.simply.com/dk/support/faq/mail/136/`},{name:`SendGrid`,domains:[`sendgrid.net`],selectors:[`s1`,`s2`],source:null},{name:`Mailchimp`,domains:[`mcsv.net`],selectors:[`k2`,`k3`,`k1`],source:null},{name:`Mandrill`,domains:[`mandrillapp.com`],selectors:[`mte1`,`mte2`,`mandrill`],source:`https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements`},{name:`Zendesk`,domains:[`zendesk.com`],selectors:[`zendesk1`,`zendesk2`],source:`https://support.zendesk.com/hc/en-us/articles/4408822303386`},{name:`Postmark`,domains:[`mtasv.net`,`postmarkapp.com`],selectors:[`pm`],source:`https://support.dmarcdigests.com/article/1193-how-to-set-up-dkim`},{name:`Migadu`,domains:[`migadu.com`],selectors:[`key1`,`key2`,`key3`],source:null},{name:`Hostinger`,domains:[`mx1.hostinger.com`,`mx2.hostinger.com`,`mail.hostinger.com`],selectors:[`hostingermail-a`,`hostingermail-b`,`hostingermail-c`,`hostingermail1`],source:null},{name:`Yandex`,domains:[`yandex.net`,`yandex.ru`],selectors:[`mail`],source:null},{name:`Titan`,domains:[`titan.email`],selectors:[`titan1`],source:null},{name:`ImprovMX`,domains:[`improvmx.com`],selectors:[`dkimprovmx1`,`dkimprovmx2`],source:`https://github.com/Domain-Connect/Templates/blob/master/improvmx.com.email.json`},{name:`Resend`,domains:[`resend.com`],selectors:[`resend`],source:`https://github.com/Domain-Connect/Templates/blob/master/resend.com.mail.json`},{name:`Mailjet`,domains:[`mailjet.com`],selectors:[`mailjet`],source:`https://github.com/Domain-Connect/Templates/blob/master/mailjet.com.domain-auth.json`}];
function operatorsOf(e){return[...new Set(e.flatMap(e=>operatorOf(e)??[]))]}
function operatorOf(e){return mailOperators.find(({domains:t})=>t.some(t=>`.${e}`.endsWith(`.${t}`)))??null}
function isOperatorDomain(e){return mailOperators.some(({domains:t})=>t.includes(e))}




/***/ }),

/***/ 2275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ packedWordsOf),
/* harmony export */   n: () => (/* binding */ rangeOfPrefix),
/* harmony export */   r: () => (/* binding */ compareKeys),
/* harmony export */   t: () => (/* binding */ isInPrefix)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);

// src/formats/networks/words.ts
function packedWordsOf(e){const t=wordOfIpv4(e);if(t!==null)return[t];if((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(e)!==6)return null;const n=wordsOfIpv6(e.replace(/%.*$/,``));return n[0]===0&&n[1]===0&&n[2]===65535?[n[3]]:n}
function wordOfIpv4(e){let t=0;let n=-1;let r=0;for(let i=0;i<e.length;i+=1){const a=e.charCodeAt(i);if(a===46){if(n<0)return null;t=t*256+n;n=-1;r+=1}else{if(a<48||a>57||n===0)return null;n=n<0?a-48:n*10+a-48;if(n>255)return null}}return r===3&&n>=0?t*256+n:null}
function wordsOfIpv6(e){const[t=``,n]=e.split(`::`);const r=groupsOf(t);const i=groupsOf(n??``);const a=Array(8-r.length-i.length).fill(0);const o=[...r,...a,...i];const word=e=>(o[2*e]??0)*65536+(o[2*e+1]??0);return[word(0),word(1),word(2),word(3)]}
function groupsOf(e){if(e===``)return[];return e.split(`:`).flatMap(e=>{const t=e.includes(`.`)?wordOfIpv4(e):null;return t===null?[Number.parseInt(e,16)]:[Math.floor(t/65536),t%65536]})}
// src/formats/networks/blocks.ts
function numberOf(e){return e.reduce((e,t)=>e*4294967296n+BigInt(t),0n)}
function toWords(e,t){return Array.from({length:t},(n,r)=>Number(e>>BigInt(32*(t-1-r))&4294967295n))}
// src/formats/networks/rows.ts
function networkOf(e,t){const n=packedWordsOf(e);if(!n||t!==void 0&&!/^\d{1,3}$/.test(t))return null;const r=n.length*32;const i=n.length===1&&e.includes(`:`);const a=t===void 0?r:Number(t)-(i?96:0);if(a>r||a<0)return null;const o=1n<<BigInt(r-a);const s=numberOf(n)/o*o;return{first:toWords(s,n.length),last:toWords(s+o-1n,n.length)}}
// src/formats/networks/table.ts
function compareKeys(e,t){for(let n=0;n<e.length;n+=1){const r=(e[n]??0)-(t[n]??0);if(r!==0)return r}return 0}
// src/formats/networks/prefix.ts
function rangeOfPrefix(e){const t=/^(?<base>[0-9a-f:.]{2,45})\/(?<bits>\d{1,3})$/i.exec(e);return t?networkOf(t.groups?.[`base`]??``,t.groups?.[`bits`]):null}
function isInPrefix(e,t){const n=packedWordsOf(e);const r=rangeOfPrefix(t);if(!n||!r||r.first.length!==n.length)return false;return compareKeys(r.first,n)<=0&&compareKeys(n,r.last)<=0}




/***/ }),

/***/ 6265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lookalikeOwnershipOf),
/* harmony export */   c: () => (/* binding */ detailsOf),
/* harmony export */   i: () => (/* binding */ variantKinds),
/* harmony export */   l: () => (/* binding */ chance),
/* harmony export */   n: () => (/* binding */ unicodeVariantOf),
/* harmony export */   o: () => (/* binding */ ownershipBases),
/* harmony export */   r: () => (/* binding */ repertoiresAsOf),
/* harmony export */   s: () => (/* binding */ ownerOf),
/* harmony export */   t: () => (/* binding */ surveyOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _cjs2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4235);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1947);
/* harmony import */ var _edge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5750);
/* harmony import */ var _prefix_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2275);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(405);
/* harmony import */ var _read_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6321);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6691);
/* harmony import */ var _dns_operators_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1596);
/* harmony import */ var _operators_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(122);
/* harmony import */ var _edits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2598);
/* harmony import */ var _letters_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6754);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3136);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8500);















// src/probes/lookalike/random.ts
function chance(){return`x${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__._a)(13).toString(`hex`)}`}
// src/probes/lookalike/delegation.ts
const patience=2500;
async function delegationStateOf({net:e,dns:t},n,{turn:r,registry:i}){const a=(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(n);const o=await askAt({net:e,dns:t},a,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.NS,r);if(o===null)return{status:`unasked`};const s=o.kind===`unknown`?await askAt({net:e,dns:t},a,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.NS,r+1):o;return s===null?{status:`unasked`}:delegationIn(s,a,i)}
async function subdomainOf(e,t,{random:n,...r}){const i=t.slice(t.indexOf(`.`)+1);const a=await delegationStateOf(e,i,r);if(a.status!==`registered`)return a;const[o,s]=await Promise.all([t,`${n}.${i}`].map(t=>askAt(e,(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(t),_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.A,r.turn)));if(!o||!s)return{status:`unasked`};if(o.kind===`nxdomain`)return{status:`nxdomain`};if(o.kind===`unknown`)return{status:`unknown`,reason:o.reason};if(s.kind===`unknown`)return{status:`unknown`,reason:`WILDCARD`};return s.kind===`nxdomain`?a:{status:`undelegated`}}
async function wildcardOf({net:e,dns:t},n,r){const i=await delegationStateOf({net:e,dns:t},`${r}.${n}`,{turn:0,registry:noWildcard});if(i.status===`nxdomain`)return{state:`none`};if(i.status===`registered`)return{state:`every-name`,nameServers:i.nameServers};return i.status===`undelegated`?{state:`every-name`,nameServers:[]}:{state:`unknown`}}
const noWildcard={wildcard:{state:`none`},isPrivate:false};
function delegationIn(e,t,{wildcard:n,isPrivate:r}){if(e.kind===`unknown`)return{status:`unknown`,reason:e.reason};if(e.kind===`nxdomain`&&e.aliases.length===0)return{status:`nxdomain`};if(n.state===`unknown`)return{status:`unknown`,reason:`WILDCARD`};const i=nameServersIn(e);if(n.state===`every-name`&&isEqual(i,n.nameServers))return r?{status:`unknown`,reason:`WILDCARD`}:{status:`undelegated`};if(i.length>0)return{status:`registered`,nameServers:i};return e.kind===`nodata`&&(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.ct)(e.soa.name,t)||r?{status:`registered`,nameServers:[]}:{status:`undelegated`}}
function nameServersIn(e){if(e.kind!==`found`||e.aliases.length>0)return[];return[...new Set((0,_answer_js__WEBPACK_IMPORTED_MODULE_5__.l)(`NS`,e.records).map(({data:e})=>(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_7__.t)(e.name)))].toSorted().slice(0,16)}
async function askAt({net:e,dns:t},n,r,i){const a=t.doh[i%t.doh.length];const o=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.dns({name:(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_7__.t)(n),type:r,patience,...a!==void 0&&{server:a}}));if(o.ok)return (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_read_once_js__WEBPACK_IMPORTED_MODULE_6__.t)(o.value.message),n,r);if(o.failure.reason===`timeout.run`)return null;const{detail:s}=o.failure.params;if(o.failure.reason===`timeout.dns`)return{kind:`unknown`,reason:`TIMEOUT`};return{kind:`unknown`,reason:typeof s===`string`?s:o.failure.reason}}
function isEqual(e,t){return e.length===t.length&&e.every((e,n)=>e===t[n])}
// src/probes/lookalike/details.ts
const nothing={addresses:null,exchangers:null};
const mostKept=8;
async function detailsOf(e,t,{turn:n,until:r}){if(e.elapsed()>=r)return nothing;const i=(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(t);const[a,o,s]=await Promise.all([_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.A,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.AAAA,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.MX].map(async t=>{const r=await askAt(e,i,t,n);return r?.kind===`unknown`?askAt(e,i,t,n+1):r}));return{addresses:addressesIn([a??null,o??null]),exchangers:exchangersIn(s??null)}}
function addressesIn(e){const t=e.flatMap(e=>e?.kind===`found`?e.records.flatMap(({data:e})=>e.type===`A`||e.type===`AAAA`?[e.address]:[]):[]);const n=e.every(e=>e!==null&&e.kind!==`unknown`);return t.length>0||n?[...new Set(t)].slice(0,mostKept):null}
function exchangersIn(e){if(e===null||e.kind===`unknown`)return null;if(e.kind!==`found`)return[];const t=(0,_answer_js__WEBPACK_IMPORTED_MODULE_5__.l)(`MX`,e.records).map(({data:e})=>(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_7__.t)(e.exchange));return[...new Set(t)].filter(e=>e!==`.`).toSorted().slice(0,mostKept)}
// src/probes/lookalike/owner.ts
async function ownerOf(e,t){const[n,{addresses:r,exchangers:i}]=await Promise.all([nameServersOf(e,t),detailsOf(e,t,{turn:0,until:Infinity})]);return{domain:t,nameServers:n,addresses:r,exchangers:i}}
async function nameServersOf(e,t){const n=(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.at)(t);for(const r of[0,1]){const i=await askAt(e,n,_start_js__WEBPACK_IMPORTED_MODULE_2__.Tt.NS,r);if(i?.kind===`nxdomain`)throw (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.na)(`dns.nxdomain`,{host:t});if(i&&i.kind!==`unknown`)return nameServersIn(i)}return null}
// src/data/lookalikes/shared-addresses.ts
var import_cjs=(0,_cjs2_js__WEBPACK_IMPORTED_MODULE_1__.t)();
const sharedNetworks=[...`185.199.108.0/22 2606:50c0:8000::/46`.split(` `),...`23.227.38.0/23 2620:127:f00f::/48`.split(` `),...`198.185.159.0/24 198.49.23.0/24`.split(` `),...`185.230.60.0/22 23.236.62.147/32`.split(` `),...`192.0.64.0/18 66.6.32.0/20`.split(` `),...`76.76.21.0/24 216.198.79.0/24 75.2.60.5/32 99.83.190.102/32 66.241.124.0/23 216.24.57.0/24`.split(` `),...`198.202.211.1/32 75.2.70.75/32 99.83.190.102/32`.split(` `),...`76.223.105.230/32 13.248.243.5/32 3.33.130.190/32 15.197.148.33/32 15.197.225.128/32 3.33.251.168/32`.split(` `),...`216.239.32.0/19 199.36.158.0/24`.split(` `),...`199.34.228.0/23 31.43.160.0/23 3.33.152.147/32`.split(` `)];
// src/probes/lookalike/ownership.ts
const ownershipBases=[`name-servers`,`mail-servers`,`addresses`,`redirect`,`certificate`,`registrant`];
const notLooked={redirectsHome:false,isReferral:false,sharesCertificate:false,sameRegistrant:null};
const rules=[(e,t,{sharesCertificate:n})=>n?{owner:`own`,basis:`certificate`}:null,(e,t,{sameRegistrant:n})=>n===true?{owner:`own`,basis:`registrant`}:null,byOwnNameServers,byOwnMailServers,byAddresses,byRedirect,(e,t,{sameRegistrant:n})=>n===false?{owner:`other`,basis:`registrant`}:null,byOperator,bySharedServers];
function lookalikeOwnershipOf(e,t,n=notLooked){for(const r of rules){const i=r(e,t,n);if(i)return i}return{owner:`other`,basis:null}}
function byOwnNameServers({domain:e,nameServers:t},n){const r=n.nameServers??[];return r.length>0&&r.every(n=>isWithin(n,e)&&t?.includes(n))?{owner:`own`,basis:`name-servers`}:null}
function byOwnMailServers(e,t,{redirectsHome:n}){const{addresses:r,exchangers:i}=t;if(!(i!==null&&i.length>0&&i.every(t=>isWithin(t,e.domain))))return null;return{owner:(r===null||r.some(t=>!e.addresses?.includes(t)))&&!n?`unclear`:`own`,basis:`mail-servers`}}
function byAddresses(e,t){const{addresses:n}=t;if(n===null||n.length===0||!hasServersOfItsOwn(e))return null;return n.every(t=>e.addresses?.includes(t)&&!isSharedAddress(t))?{owner:takesMailElsewhere(e,t)?`unclear`:`own`,basis:`addresses`}:null}
function takesMailElsewhere(e,{exchangers:t}){return t===null||t.some(t=>!isWithin(t,e.domain)&&(!e.exchangers?.includes(t)||isMailOperator(t)))}
function hasServersOfItsOwn({domain:e,nameServers:t}){const n=t??[];return n.length>0&&n.every(t=>isWithin(t,e)||(0,_dns_operators_js__WEBPACK_IMPORTED_MODULE_8__.t)(t)?.kind===`dns`)}
function byRedirect(e,t,n){if(!n.redirectsHome)return null;return{owner:takesMailElsewhere(e,t)||n.isReferral||n.sameRegistrant===false?`unclear`:`own`,basis:`redirect`}}
function byOperator(e,t){if(e.nameServers===null||t.nameServers===null)return{owner:`unclear`,basis:null};if(t.nameServers.length===0)return e.nameServers.length>0&&e.addresses!==null&&(t.addresses??[]).length>0?null:{owner:`unclear`,basis:null};const n=new Set(e.nameServers.map(operatorKey));const r=t.nameServers.some(e=>n.has(operatorKey(e)));const i=t.nameServers.some(e=>(0,_dns_operators_js__WEBPACK_IMPORTED_MODULE_8__.t)(e)?.kind===`corporate`);return r||i?{owner:`unclear`,basis:`name-servers`}:null}
function bySharedServers(e,{addresses:t,exchangers:n}){if(t?.some(t=>e.addresses?.includes(t)&&!isSharedAddress(t)))return{owner:`unclear`,basis:`addresses`};return n?.some(t=>e.exchangers?.includes(t)&&!isMailOperator(t))?{owner:`unclear`,basis:`mail-servers`}:null}
function operatorKey(e){return (0,_dns_operators_js__WEBPACK_IMPORTED_MODULE_8__.t)(e)?.name??(0,import_cjs.getDomain)(e,{validateHostname:false})??e}
function isSharedAddress(e){if((0,_edge_js__WEBPACK_IMPORTED_MODULE_3__.t)(e,null).kind===`edge`)return true;return[...sharedNetworks,..._dns_operators_js__WEBPACK_IMPORTED_MODULE_8__.i.flatMap(({networks:e})=>e)].some(t=>(0,_prefix_js__WEBPACK_IMPORTED_MODULE_4__.t)(e,t))}
function isMailOperator(e){return _operators_js__WEBPACK_IMPORTED_MODULE_9__.n.some(({domains:t})=>t.some(t=>isWithin(e,t)))}
function isWithin(e,t){return e===t||e.endsWith(`.${t}`)}
// src/data/lookalikes/lanes.ts
const variantKinds=[`homoglyph`,`omission`,`transposition`,`repetition`,`hyphenation`,`tld-swap`,`bitsquatting`,`combosquat`,`insertion`,`replacement`,`vowel-swap`,`plural`,`idn-homoglyph`,`mixed-script`,`numeral-swap`,`subdomain`];
const laneRisks={nearHomoglyph:95,wholeScript:92,likeShape:90,firstSuffix:88,mistypedTop:87,plainSpelling:86,latinLetter:82,omission:80,likeSound:79,transposition:78,repetition:76,hyphenation:74,commonBait:72,languageBait:71,plural:70,likelyHomoglyph:68,suffixInLabel:66,numeral:65,replacement:64,vowelSwap:60,mixedScript:58,insertion:55,otherSuffix:52,typoAtFirstSuffix:48,insertedDot:46,farHomoglyph:45,bitFlip:42,addition:40,innerPlural:38,otherBait:36,wholeScriptRest:34,twoLatinLetters:32,doubleNearHomoglyph:30,foreignBait:28,baitAtFirstSuffix:26,doubleHomoglyph:20,typoAtOtherSuffix:12,anyTwoLatinLetters:10,letterAndShape:8};
// src/data/lookalikes/repertoires.ts
const repertoiresAsOf=`2026-11-29`;
const alphabets={Japanese:{letters:/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々]$/u,mixes:true},Korean:{letters:/^[가-힣]$/u,mixes:true},Chinese:{letters:/^\p{Script=Han}$/u,mixes:true},Russian:{letters:/^[а-яё]$/u,mixes:false},Ukrainian:{letters:/^[а-щьюяєіїґ]$/u,mixes:false},Belarusian:{letters:/^[а-зй-шы-яёіў]$/u,mixes:false},Bulgarian:{letters:/^[а-ъьюя]$/u,mixes:false},Serbian:{letters:/^[а-ик-шђјљњћџ]$/u,mixes:false},Macedonian:{letters:/^[а-ик-шѓѕјљњќџ]$/u,mixes:false},Kazakh:{letters:/^[а-яёәғқңөұүһі]$/u,mixes:false},Mongolian:{letters:/^[а-яёөү]$/u,mixes:false}};
const slavic=[`Russian`,`Ukrainian`,`Belarusian`,`Bulgarian`,`Serbian`,`Macedonian`];
const indic=`Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam`.split(` `);
const others=`Cyrillic Greek Armenian Georgian Hebrew Arabic Thai Lao Khmer Myanmar Sinhala Ethiopic Tibetan Bopomofo`;
const all=[`Japanese`,`Korean`,`Chinese`,...indic,...others.split(` `)];
const european=`àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž`;
const vietnamese=`àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ`;
const french=`ßàáâãäåæçèéêëìíîïñòóôõöùúûüýÿœ`;
const repertoires=[{suffixes:words(`com net cc tv name`),latin:`wide`,scripts:all},{suffixes:words(`org info mobi`),latin:`áâãäåæçčćďđéèêëęēėěíîïįīłľĺńňñóôõöőøřŕśšťþúüûűųūůýźżžģķļņąăāșțß`,scripts:[...slavic,`Korean`,`Chinese`,`Devanagari`]},{suffixes:words(`asia`),latin:``,scripts:[`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`xyz online site store tech space website fun top shop club live vip icu click link`),latin:european,scripts:[...slavic,`Greek`,`Hebrew`,`Arabic`,`Thai`,`Lao`,`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`app dev page`),latin:european,scripts:[`Japanese`]},{suffixes:words(`biz`),latin:`áäåæéíñóöøúüýþðß`,scripts:[`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`co com.co`),latin:`áéíóúñüåäöæøþðý`,scripts:[`Chinese`,`Japanese`,`Korean`]},{suffixes:words(`me`),latin:european,scripts:[...slavic,`Chinese`,`Korean`]},{suffixes:words(`io sh ac`),latin:`àáâäåæçéèêëíîïñóôöøúûüýþðąćęłńśźżš`,scripts:[]},{suffixes:words(`de`),latin:`${european}ß`,scripts:[]},{suffixes:words(`eu`),latin:`${european}șț`,scripts:[]},{suffixes:words(`fr re pm yt tf wf`),latin:french,scripts:[]},{suffixes:words(`at ch li be lu`),latin:`àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ`,scripts:[]},{suffixes:words(`it`),latin:`àâäèéêëìîïòôöùûüæœçÿß`,scripts:[]},{suffixes:words(`es com.es nom.es org.es`),latin:`áàéèíïóòúüñç`,scripts:[]},{suffixes:words(`cat`),latin:`àáéèíïóòúüçñ`,scripts:[]},{suffixes:words(`pt com.pt`),latin:`àáâãçéêíóôõú`,scripts:[]},{suffixes:words(`br com.br net.br org.br`),latin:`àáâãçéêíóôõúü`,scripts:[]},{suffixes:words(`ar com.ar net.ar org.ar`),latin:`áâãàéêíóôõúüñç`,scripts:[]},{suffixes:words(`cl pe com.pe`),latin:`áéíóúüñ`,scripts:[]},{suffixes:words(`ca`),latin:`éëêèâàæôœùûüçîïÿ`,scripts:[]},{suffixes:words(`ie`),latin:`áéíóú`,scripts:[]},{suffixes:words(`nz co.nz net.nz org.nz`),latin:`āēīōū`,scripts:[]},{suffixes:words(`dk`),latin:`æøåéöäü`,scripts:[]},{suffixes:words(`se nu`),latin:`åäöéüæøàáâçèêëíîïðñóôõúûýþ`,scripts:[]},{suffixes:words(`no`),latin:`áàäčçđéèêŋńñóòôöšŧüžæøå`,scripts:[]},{suffixes:words(`fi`),latin:`åäöâčđǥǧȟǩŋõšŧʒž`,scripts:[]},{suffixes:words(`is`),latin:`áéýúíóþæöð`,scripts:[]},{suffixes:words(`ee`),latin:`õäöüšž`,scripts:[]},{suffixes:words(`lv`),latin:`āčēģīķļņōŗšūž`,scripts:[]},{suffixes:words(`lt`),latin:`ąčęėįšųūž`,scripts:[]},{suffixes:words(`pl com.pl net.pl org.pl`),latin:european,scripts:[`Russian`,`Greek`,`Hebrew`]},{suffixes:words(`hu`),latin:`áéíóöőúüű`,scripts:[]},{suffixes:words(`ro`),latin:`ăâîșțşţ`,scripts:[]},{suffixes:words(`si`),latin:`čšžćđäöüéèêëàáâçñ`,scripts:[]},{suffixes:words(`hr`),latin:`čćđšž`,scripts:[]},{suffixes:words(`bg`),latin:``,scripts:[`Bulgarian`]},{suffixes:words(`tr com.tr net.tr org.tr`),latin:`âçğıîöşûü`,scripts:[]},{suffixes:words(`gr com.gr`),latin:``,scripts:[`Greek`]},{suffixes:words(`vn com.vn net.vn org.vn`),latin:vietnamese,scripts:[]},{suffixes:words(`su`),latin:``,scripts:[`Russian`]},{suffixes:words(`il co.il org.il`),latin:``,scripts:[`Hebrew`]},{suffixes:words(`kr`),latin:``,scripts:[`Korean`]},{suffixes:words(`jp`),latin:``,scripts:[`Japanese`]},{suffixes:words(`cn tw hk`),latin:``,scripts:[`Chinese`]},{suffixes:words(`sg com.sg`),latin:``,scripts:[`Chinese`,`Tamil`]},{suffixes:words(`th co.th in.th or.th`),latin:``,scripts:[`Thai`]},{suffixes:[`xn--p1ai`],latin:``,scripts:[`Russian`]},{suffixes:[`xn--j1amh`],latin:``,scripts:[`Ukrainian`,`Russian`]},{suffixes:[`xn--90ais`],latin:``,scripts:[`Belarusian`,`Russian`]},{suffixes:[`xn--90ae`],latin:``,scripts:[`Bulgarian`]},{suffixes:[`xn--90a3ac`],latin:``,scripts:[`Serbian`]},{suffixes:[`xn--d1alf`],latin:``,scripts:[`Macedonian`]},{suffixes:[`xn--80ao21a`],latin:``,scripts:[`Kazakh`,`Russian`]},{suffixes:[`xn--l1acc`],latin:``,scripts:[`Mongolian`]}];
function words(e){return e.split(` `)}
const bySuffix=new Map(repertoires.flatMap(e=>e.suffixes.map(t=>[t,e])));
const wide=new Set(Array.from({length:7713},(e,t)=>String.fromCodePoint(223+t)).filter(e=>/^[\u00DF-\u00F6\u00F8-\u024F\u0259\u1E00-\u1EFF]$/u.test(e)&&e===e.toLowerCase()&&e===e.normalize(`NFKC`)));
function takesLatin(e,t){const n=bySuffix.get(e)?.latin??``;return n===`wide`?wide.has(t):n.includes(t)}
function scriptsAt(e){return bySuffix.get(e)?.scripts??null}
function hasMixedNames(e){return bySuffix.get(e)?.latin===`wide`}
function repertoireOf(e){const t=byScript.get(e)??alphabets[e]??{letters:scriptPattern(e),mixes:false};byScript.set(e,t);return t}
const byScript=new Map;
function scriptPattern(e){return new RegExp(`^\\p{Script_Extensions=${e}}$`,`u`)}
// src/formats/lookalike/idna.ts
const permitted=/^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\u3007\u00b7\u0375\u05f3\u05f4\u30fb-]*$/u;
const excluded=/[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/u;
const contextRules=[[`·`,e=>!/(?<!l)\u00b7|\u00b7(?!l)/u.test(e)],[`͵`,e=>!/\u0375(?!\p{Script=Greek})/u.test(e)],[`׳`,e=>!/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(e)],[`״`,e=>!/(?<!\p{Script=Hebrew})[\u05f3\u05f4]/u.test(e)],[`・`,e=>/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(e)]];
function isIdnaLabel(e){if(e.normalize(`NFC`)!==e||!permitted.test(e)||excluded.test(e))return false;if(/^\p{M}|^-|-$|^..--/u.test(e))return false;if(e.normalize(`NFKC`).toLowerCase().normalize(`NFKC`)!==e)return false;if(/[\u0660-\u0669]/u.test(e)&&/[\u06f0-\u06f9]/u.test(e))return false;return contextRules.every(([t,n])=>!e.includes(t)||n(e))}
// src/formats/lookalike/repertoire.ts
function canExist(e,t,n){const r=t===n.suffix;if(isAscii(e))return!needsScript(t)||r&&isAscii(n.label);if(latin.test(e))return!misplacedHyphen.test(e)&&hasLatin(e,t,r?n.label:``);if(!isIdnaLabel(e))return false;const i=Array.from(e);return[...scriptsAt(t)??topScripts(t),...r&&!isAscii(n.label)?scriptsIn(n.label):[]].some(e=>fits(i,repertoireOf(e)))}
const latin=/^[\p{Script=Latin}\u0021-\u007e]*$/u;
const misplacedHyphen=/^-|-$|^..--/u;
function hasLatin(e,t,n){for(const r of e)if(r>``&&!takesLatin(t,r)&&!n.includes(r))return false;return true}
function fits(e,{letters:t,mixes:n}){return e.every(e=>t.test(e)||/^[0-9-]$/.test(e)||n&&/^[a-z]$/.test(e))}
function needsScript(e){return e.slice(e.lastIndexOf(`.`)+1).startsWith(`xn--`)}
function topScripts(e){return needsScript(e)?scriptsIn((0,node_url__WEBPACK_IMPORTED_MODULE_12__.domainToUnicode)(e.slice(e.lastIndexOf(`.`)+1))):[]}
const eastAsian=[[/[\p{Script=Hiragana}\p{Script=Katakana}]/u,`Japanese`],[/\p{Script=Hangul}/u,`Korean`],[/\p{Script=Han}/u,`Chinese`]];
const otherScripts=`Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Ethiopic Mongolian`.split(` `);
function scriptsIn(e){const[t]=eastAsian.filter(([t])=>t.test(e)).map(([,e])=>e);if(t!==void 0)return[t];return otherScripts.filter(t=>new RegExp(`\\p{Script=${t}}`,`u`).test(e))}
function isAscii(e){return/^[\u0000-\u007f]*$/.test(e)}
// src/data/lookalikes/latin.ts
const unmarked={a:`əæ`,b:`ƅƀßþ`,c:`ƈ`,d:`đð`,e:`ɇə`,f:`ƒ`,g:`ǥ`,h:`ħ`,i:`ı`,j:`ɉ`,k:`ĸƙ`,l:`łŀƚ`,n:`ŋƞŉ`,o:`øơœ`,p:`þƿƥ`,r:`ɍ`,t:`ŧƫƭł`,u:`ưŭ`,y:`ƴɏỿ`,z:`ƶʒ`,"2":`ƻ`,"5":`ƽ`,"8":`ȣ`,ae:`æ`,oe:`œ`,ce:`œ`};const latinLooks=looks();function looks(){const e=new Map;const add=(t,n)=>{const r=e.get(t)??new Set;e.set(t,r.add(n))};for(const[e,t]of[[223,591],[7680,7935]])for(let n=e;n<=t;n++){const e=String.fromCodePoint(n);const[t=``,...r]=e.normalize(`NFD`);if(r.length>0&&/^[a-z]$/.test(t))add(t,e)}for(const[e,t]of Object.entries(unmarked))for(const n of t)add(e,n);return new Map([...e].map(([e,t])=>[e,[...t]]))}const scriptLetters=new Map(`
Cyrillic a:а b:ьвҍ c:сҫ d:ԁԃ e:еєҽҿ f:ғӻ g:ԍ h:һнћңҥӈӊԋԧԩ i:іӏ j:ј k:кқҝҟҡӄԟ l:ӏі m:мӎ n:пԥ o:о p:рҏ q:ԛ r:гґ s:ѕ t:тҭԏ u:и v:ѵ w:ԝшщѡ x:хҳӽӿ y:уүұ 1:ӏ 3:зҙӡ 6:б ae:ӕ
Greek a:α b:β e:ε h:η i:ι k:κ n:ηπ o:οσ p:ρϼ t:τ u:υ v:ν w:ω x:χ y:γ 0:θ
Armenian f:ք g:ց h:հ i:ւ j:յ n:ո o:օ q:գզ u:ս w:ա 2:շ 6:ճ
Georgian d:ძ 3:კვპ
Hebrew n:ח o:ס
Bengali o:০ q:৭ 0:০ 2:২ 3:ও 8:৪
Devanagari o:० 0:० 2:२ 3:उ
Gurmukhi o:੦ q:੧ 0:੦ 2:੨ 3:੩ਤੜ 4:੫ 8:੪
Gujarati o:૦ q:૧ 0:૦ 2:૨ 3:૩ 9:૭
Oriya o:୦ଠ 0:ଠ୦ 8:୫ 9:୨
Telugu o:౦ 0:౦ 2:౨ 3:౩ 9:౨
Kannada o:೦ 0:೦ 2:೩೭ 9:೭೩
Malayalam o:ഠ s:ട 0:ഠ
Myanmar c:င e:ၔ g:ဌ j:၂ o:ဝစ 0:ဝ 3:ဒ
Thai n:ก s:ร u:บ w:ฟพ
Lao o:໐ s:ຣຮ u:ບ w:ຟພ
Han t:七丁丅丆 x:乂 y:丫 4:丩
Bopomofo 4:ㄐ
`.trim().split(`
`).map(e=>{const[t=``,...n]=e.split(` `);return[t,new Map(n.map(lookOf))]}));function lookOf(e){const[t=``,n=``]=e.split(`:`);return[t,Array.from(n)]}const mostClosest$1=2;const closestLetters=closest();function closest(){const e=new Map;for(const t of scriptLetters.values())for(const[n,[r]]of t){const t=e.get(n)??[];if(r!==void 0&&t.length<mostClosest$1)e.set(n,[...t,r])}return e}
// src/data/lookalikes/shapes.ts
const asciiShapes=[...shapes(3,`l:1,i i:l,1 1:l,i o:0 0:o m:rn w:vv rn:m vv:w cl:d`),...shapes(2,`d:cl g:q q:g nn:m m:nn 5:s s:5 2:z z:2 u:v v:u e:3 a:4 t:7 b:8 8:b j:i`),...shapes(1,`3:8 8:3 6:9 9:6 b:d,lb c:e d:b,dl e:c h:lh k:lk,ik,lc m:n,rr n:m,r`)];
function shapes(e,t){return t.split(` `).flatMap(t=>{const[n=``,r=``]=t.split(`:`);return r.split(`,`).map(t=>({from:n,to:t,nearness:e}))})}
const strokePairs=`ニ二 カ力 ロ口 エ工 ト卜 タ夕 ハ八 ミ三 チ千 オ才 ム厶 ヘへ リり ベべ ペぺ ー一 シツ ソン ノ丿 ッツ ャヤ ュユ ョヨ ァア ィイ ェエ ォオ っつ ゃや ゅゆ ょよ 未末 土士 日曰 己已 干千 大太 人入 天夫 王玉 白自 目日`.split(` `).map(e=>[e.charAt(0),e.charAt(1)]);
// src/formats/lookalike/shapes.ts
function*homoglyphs(e,t){for(const n of asciiShapes)if(t.includes(n.nearness))yield*exchanged(e,n.from,n.to)}function*doubleHomoglyphs(e,t){for(const n of homoglyphs(e,t))yield*homoglyphs(n,t)}function*latinHomoglyphs(e,t){for(const[n,r]of latinLooks){if(!e.includes(n))continue;for(const i of r)if(takesLatin(t,i))yield*exchanged(e,n,i)}}function*twoLatinHomoglyphs(e,t){const n=[...new Set(e)].flatMap(e=>(latinLooks.get(e)??[]).filter(e=>e<=`ÿ`&&takesLatin(t,e)).map(t=>[e,t]));for(const[t,[r,i]]of n.entries())for(const[a,o]of n.slice(t+1))if(a!==r)yield e.replaceAll(r,i).replaceAll(a,o)}function*anyTwoLatinHomoglyphs(e,t){for(const n of latinHomoglyphs(e,t))yield*latinHomoglyphs(n,t)}function*shapedLatinHomoglyphs(e,t){for(const n of homoglyphs(e,[3,2,1]))yield*latinHomoglyphs(n,t)}function*wholeHomoglyphs(e){for(const[t,n]of scriptLetters)yield*first(spellings(e,n,keptIn(t)),mostClosest)}function*allWholeHomoglyphs(e){for(const[t,n]of scriptLetters)yield*first(spellings(e,n,keptIn(t)),mostOfScript)}const mostClosest=4;const mostOfScript=1500;function*first(e,t){let n=0;for(const r of e){if(n++===t)return;yield r}}function keptIn(e){return e===`Han`?/^[a-z0-9-]$/:/^[0-9-]$/}function*spellings(e,t,n){for(const[r,i]of t){if(r.length===1||!e.includes(r))continue;const[a=``,...o]=e.split(r);const s=[a,o.join(r)].map(e=>Array.from(e,e=>choicesOf(e,t,n)));yield*products([...s[0]??[],i,...s[1]??[]])}for(const r of products(Array.from(e,e=>choicesOf(e,t,n))))if(r!==e)yield r}function choicesOf(e,t,n){return[...t.get(e)??[],...n.test(e)?[e]:[]]}function*products(e){if(e.some(({length:e})=>e===0))return;const t=e.reduce((e,{length:t})=>e+t-1,0);for(let n=0;n<=t;n++)yield*productsAt(e,n)}function*productsAt([e,...t],n){if(e===void 0){if(n===0)yield``;return}const r=t.reduce((e,{length:t})=>e+t-1,0);for(const[i,a]of e.entries()){if(i>n||n-i>r)continue;for(const e of productsAt(t,n-i))yield a+e}}function*mixedHomoglyphs(e){const t=Array.from(e);const exchange=e=>products(t.map((t,n)=>e.includes(n)?closestLetters.get(t)??[]:[t]));for(let e=1;e<=mostMixed;e++)for(let n=0;n+e<=t.length;n++)yield*exchange(Array.from({length:e},(e,t)=>n+t));for(let e=0;e<t.length;e++)for(let n=e+2;n<t.length;n++)yield*exchange([e,n])}const mostMixed=3;function*plainSpellings(e){const t=Array.from(e);yield t.map(plainOf).join(``);yield Array.from(e,e=>inTwo.get(e)??e).join(``);for(const[e,n]of t.entries())if(plainOf(n)!==n)yield t.with(e,plainOf(n)).join(``);yield Array.from(e,e=>_letters_js__WEBPACK_IMPORTED_MODULE_11__.t.get(e)??e).join(``);for(const[t,n]of umlauts)yield*exchanged(e,n,t);yield umlauts.reduce((e,[t,n])=>e.replaceAll(n,t),e)}function plainOf(e){return inTwo.get(e)?.charAt(0)??e.normalize(`NFD`).replaceAll(/\p{Mn}/gu,``).normalize(`NFC`)}const inTwo=new Map(Object.entries({ä:`ae`,ö:`oe`,ü:`ue`,ß:`ss`,æ:`ae`,ø:`oe`,å:`aa`,œ:`oe`,ł:`l`,đ:`d`,ı:`i`}));const umlauts=Object.entries({ä:`ae`,ö:`oe`,ü:`ue`,ß:`ss`,å:`aa`});function*strokeHomoglyphs(e){for(const[t,n]of strokePairs){yield*exchanged(e,t,n);yield*exchanged(e,n,t)}}function*exchanged(e,t,n){const r=[];for(let n=e.indexOf(t);n>=0;n=e.indexOf(t,n+t.length))r.push(n);for(let i=1;i<=r.length;i++)for(let a=0;a+i<=r.length;a++){const o=r[a]??0;const s=(r[a+i-1]??0)+t.length;yield e.slice(0,o)+e.slice(o,s).replaceAll(t,n)+e.slice(s)}}const regions=`
de | at ch eu li lu | German
at | co.at or.at de ch eu li | German
ch li | ch li de at fr it eu | German
lu | lu fr de be eu | French
fr re pm yt tf wf mc | com.fr be ch lu ca eu re | French
be | nl fr eu lu de | Dutch
nl | be eu de com.nl co.nl | Dutch
es cat gal eus | com.es nom.es org.es cat eu com.mx mx com.ar com.co cl com.pe | Spanish
mx | com.mx org.mx net.mx us es com.co com.ar | Spanish
ar | com.ar net.ar org.ar com.uy cl es com.mx | Spanish
co | com.co net.co nom.co com.mx com.ve com.ec es | Spanish
cl | com.ar com.pe es com.co | Spanish
pe | com.pe org.pe net.pe com.bo com.ec cl es | Spanish
ve ec uy py bo cr gt do hn sv ni pa cu pr | com.ve com.ec com.uy com.py com.bo co.cr com.gt com.do es com.mx com.co | Spanish
pt | com.pt org.pt com.br eu es | Portuguese
br | com.br net.br org.br app.br ind.br pt | Portuguese
it sm va | it eu ch com.it | Italian
pl | com.pl net.pl org.pl eu de | Polish
cz | sk eu co.cz | Czech
sk | cz eu | Czech
hu | co.hu org.hu eu ro | null
ro md | com.ro org.ro eu md | null
se | nu no dk fi eu com.se | Swedish
no | se dk co.no eu | Danish
dk | se no eu co.dk | Danish
fi | se ee eu | null
ee lv lt | ee lv lt eu | null
gr cy | com.gr org.gr net.gr xn--qxam com.cy eu | null
bg | xn--90ae eu com.bg | null
hr si rs ba me mk | hr si rs ba co.rs com.hr eu | null
uk gb | co.uk org.uk me.uk uk ltd.uk net.uk plc.uk ie eu | null
ie | uk co.uk eu | null
us | us ca com.co | null
ca | us fr com.co | null
au | com.au net.au org.au au id.au asn.au co.nz nz | null
nz | co.nz net.nz org.nz nz geek.nz com.au | null
za | co.za org.za net.za web.za africa | null
ng ke gh tz ug | com.ng co.ke com.gh co.tz co.ug africa | null
eg ma dz tn ae sa qa kw bh om jo lb | ae co.ae com.sa sa com.eg com.qa com.kw co.ma | null
ir | co.ir net.ir org.ir | null
il | co.il org.il net.il muni.il xn--4dbrk0ce | null
tr | com.tr net.tr org.tr web.tr gen.tr | Turkish
ru | xn--p1ai su com.ru net.ru org.ru by kz | Russian
su | ru xn--p1ai com.ru by kz | Russian
xn--p1ai | xn--p1ai ru su com.ru | Russian
by | com.by xn--90ais ru | Russian
kz | com.kz org.kz xn--80ao21a ru | Russian
ua | com.ua net.ua org.ua in.ua kyiv.ua kiev.ua pp.ua xn--j1amh | null
in | co.in net.in org.in firm.in gen.in ind.in | null
pk bd lk np | com.pk pk com.bd com.lk lk com.np | null
id | co.id web.id or.id my.id biz.id id | Indonesian
my | com.my net.my org.my my sg com.sg | null
sg | com.sg net.sg org.sg sg my com.my | null
th | co.th in.th or.th net.th xn--o3cw4h | null
vn | com.vn net.vn org.vn vn | Vietnamese
ph | com.ph net.ph org.ph ph | null
cn | com.cn cn net.cn org.cn xn--fiqs8s hk com.hk tw | Chinese
hk | com.hk hk net.hk org.hk cn tw com.tw | Chinese
tw | com.tw tw net.tw org.tw idv.tw hk cn | Chinese
jp | co.jp jp ne.jp or.jp gr.jp | Japanese
kr xn--3e0b707e | co.kr kr or.kr ne.kr pe.kr xn--3e0b707e | Korean
eu | eu de fr nl be it | null
`.trim().split(`
`).map(e=>{const[t=``,n=``,r=``]=e.split(` | `);return{tops:t.split(` `),suffixes:n.split(` `),language:r===`null`?null:r}});const letterHomes=[[/\p{Script=Hangul}/u,`kr`],[/[\p{Script=Hiragana}\p{Script=Katakana}]/u,`jp`],[/\p{Script=Han}/u,`cn`],[/[єіїґ]/u,`ua`],[/\p{Script=Cyrillic}/u,`ru`],[/\p{Script=Greek}/u,`gr`],[/\p{Script=Hebrew}/u,`il`],[/\p{Script=Arabic}/u,`ae`],[/\p{Script=Thai}/u,`th`],[/[äöüß]/u,`de`]];const topTypos=new Map(Object.entries({com:[`co`,`cm`,`om`,`com.co`],net:[`ne`],info:[`in`],co:[`cm`,`com`],de:[`dk`],fr:[`fi`],nl:[`no`],es:[`se`],kr:[`kg`],ch:[`cn`,`cz`],uk:[`ua`],us:[`su`],pl:[`pt`],at:[`ar`]}));
// src/data/lookalikes/suffixes.ts
const firstSuffixes=`com net org co io app co.kr kr info biz me xyz`.split(` `);
const otherSuffixes=[...`top shop online site vip icu click live store club work life fun rest cyou sbs bond cfd lol buzz gq tk ml cf ga`.split(` `),...`dev ai cc tv us eu de uk co.uk fr it es nl pl ru cn com.cn jp co.jp in br com.br ca au com.au ch at be se no dk fi cz`.split(` `),...`hu ro pt gr ie tr com.tr ua il co.il za co.za mx com.mx ar com.ar cl pe vn com.vn th co.th id co.id my com.my sg com.sg hk`.split(` `),...`tw com.tw ph com.ph nz co.nz ae sa pk bd lk np kz by lt lv ee sk si hr bg rs is lu asia name pro mobi tel cat cm om`.split(` `),...`or.kr ne.kr pe.kr xn--3e0b707e tech space website world today email support services solutions center company group`.split(` `),...`agency digital media network systems cloud link page blog news zone run one plus bank finance money pw ws la su ly gg to sh im`.split(` `),...`al fit fm ir jobs ms ng ooo tips ug wang wiki xxx`.split(` `)];
// src/formats/lookalike/surroundings.ts
const mostUsual=[`com`,`net`,`org`];
function lookalikeSurroundingsOf(e,t){const n=t.slice(t.lastIndexOf(`.`)+1);const r=letterHomes.find(([t])=>t.test(e))?.[1]??null;const i=regionOf(n)??(r===null?null:regionOf(r));const a=t.includes(`.`)?[t.slice(t.indexOf(`.`)+1)]:[];const o=i?.suffixes.filter(e=>isAt(e,n))??[];const s=i?.suffixes.filter(e=>!isAt(e,n))??[];const c=i===null?firstSuffixes:firstSuffixes.filter(e=>!isAt(e,`kr`));const l=distinct([...a,...o,...mostUsual,...s,...c],t);return{first:l,mistyped:distinct(topTypos.get(t)??[],t),other:distinct([...firstSuffixes,...otherSuffixes],t).filter(e=>!l.includes(e)),baits:[..._edits_js__WEBPACK_IMPORTED_MODULE_10__.g[r??``]??[],..._edits_js__WEBPACK_IMPORTED_MODULE_10__._[i?.language??``]??[]]}}
function regionOf(e){return regions.find(({tops:t})=>t.includes(e))??null}
function isAt(e,t){return e===t||e.endsWith(`.${t}`)}
function distinct(e,t){return[...new Set(e)].filter(e=>e!==t)}
// src/formats/lookalike/variants.ts
const mostFruitless=3e3;
function*variantsOf({label:e,suffix:t}){const n=e.startsWith(`xn--`)?(0,node_url__WEBPACK_IMPORTED_MODULE_12__.domainToUnicode)(e):e;const r=new Set([`${e}.${t}`]);const i={label:n,suffix:t};for(const e of lanesOf(n,t))yield*newOnes(e,i,r)}
function*newOnes({kind:e,risk:t,at:n,labels:r},i,a){let o=0;for(const s of r)for(const r of n??[i.suffix]){const n=nameOf(s,r,{kind:e,own:i});if(n!==null&&!a.has(n)){o=0;a.add(n);yield{name:n,suffix:r,kind:e,risk:t}}else if(++o===mostFruitless)return}}
function lanesOf(e,t){const{first:n,other:r,mistyped:i,baits:a}=lookalikeSurroundingsOf(e,t);const o=t.includes(`.`)?t.slice(t.indexOf(`.`)+1):null;return[[`nearHomoglyph`,`homoglyph`,homoglyphs(e,[3])],[`wholeScript`,`idn-homoglyph`,wholeHomoglyphs(e)],[`likeShape`,`homoglyph`,strokeHomoglyphs(e)],[`firstSuffix`,`tld-swap`,[e],n],[`mistypedTop`,`tld-swap`,[e],i],[`plainSpelling`,`idn-homoglyph`,plainSpellings(e)],[`latinLetter`,`idn-homoglyph`,latinHomoglyphs(e,t)],[`omission`,`omission`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.u)(e)],[`likeSound`,`vowel-swap`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.i)(e)],[`transposition`,`transposition`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.m)(e)],[`repetition`,`repetition`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.f)(e)],[`hyphenation`,`hyphenation`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.a)(e)],[`commonBait`,`combosquat`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.r)(e,_edits_js__WEBPACK_IMPORTED_MODULE_10__.v)],[`languageBait`,`combosquat`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.r)(e,a)],[`plural`,`plural`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.d)(e)],[`likelyHomoglyph`,`homoglyph`,homoglyphs(e,[2])],[`suffixInLabel`,`combosquat`,withSuffix(e,t),[...new Set([t,o??t,`com`])]],[`numeral`,`numeral-swap`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.l)(e)],[`replacement`,`replacement`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.p)(e)],[`vowelSwap`,`vowel-swap`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.h)(e)],[`mixedScript`,`mixed-script`,mixedHomoglyphs(e)],[`insertion`,`insertion`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.c)(e)],[`otherSuffix`,`tld-swap`,[e],r],[`typoAtFirstSuffix`,`homoglyph`,homoglyphs(e,[3]),n],[`typoAtFirstSuffix`,`omission`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.u)(e),n],[`typoAtFirstSuffix`,`transposition`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.m)(e),n],[`typoAtFirstSuffix`,`repetition`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.f)(e),n],[`typoAtFirstSuffix`,`hyphenation`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.a)(e),n],[`insertedDot`,`subdomain`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.s)(e)],[`farHomoglyph`,`homoglyph`,homoglyphs(e,[1])],[`bitFlip`,`bitsquatting`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.n)(e)],[`addition`,`insertion`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.t)(e)],[`innerPlural`,`plural`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.o)(e)],[`otherBait`,`combosquat`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.r)(e,_edits_js__WEBPACK_IMPORTED_MODULE_10__.b)],[`wholeScriptRest`,`idn-homoglyph`,allWholeHomoglyphs(e)],[`twoLatinLetters`,`idn-homoglyph`,twoLatinHomoglyphs(e,t)],[`doubleNearHomoglyph`,`homoglyph`,doubleHomoglyphs(e,[3])],[`foreignBait`,`combosquat`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.r)(e,_edits_js__WEBPACK_IMPORTED_MODULE_10__.y)],[`baitAtFirstSuffix`,`combosquat`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.r)(e,_edits_js__WEBPACK_IMPORTED_MODULE_10__.v),n],[`doubleHomoglyph`,`homoglyph`,doubleHomoglyphs(e,[3,2,1])],[`typoAtOtherSuffix`,`homoglyph`,homoglyphs(e,[3]),r],[`typoAtOtherSuffix`,`omission`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.u)(e),r],[`typoAtOtherSuffix`,`transposition`,(0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.m)(e),r],[`anyTwoLatinLetters`,`idn-homoglyph`,anyTwoLatinHomoglyphs(e,t)],[`letterAndShape`,`idn-homoglyph`,shapedLatinHomoglyphs(e,t)]].map(([e,t,n,r])=>({kind:t,risk:laneRisks[e],labels:n,...r&&{at:r}}))}
function withSuffix(e,t){const n=(0,node_url__WEBPACK_IMPORTED_MODULE_12__.domainToUnicode)(t);const[r=``,...i]=n.split(`.`);const a=[e+n.replaceAll(`.`,``),`${e}-${n.replaceAll(`.`,`-`)}`,`www${e}`,`www-${e}`];return i.length>0?[e+r,...a]:a}
const asciiLabel=/^(?!..--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
function nameOf(e,t,{kind:n,own:r}){if(n===`subdomain`)return dottedName(e,t,r);if(!(n===`mixed-script`?hasMixedNames(t)&&isIdnaLabel(e):canExist(e,t,r)))return null;if(asciiLabel.test(e))return`${e}.${t}`;if(/^[\u0000-\u007f]*$/.test(e))return null;const i=(0,node_url__WEBPACK_IMPORTED_MODULE_12__.domainToASCII)(e);return i.startsWith(`xn--`)&&i.length<=63?`${i}.${t}`:null}
function dottedName(e,t,n){const[r,i]=e.split(`.`).map(e=>nameOf(e,t,{kind:`omission`,own:n}));if(!r||!i)return null;return`${r.slice(0,-t.length-1)}.${i}`}
// src/probes/lookalike/survey.ts
const[questionsToEach,questionsAtLeast]=[200,400];
const mostAlone=200;
const mostInVain=10;
async function surveyOf(e,t,n,r){const i=await take(variantsOf(partsOf(t)),n.limit);const a=await registriesOf(e,i,r);const o=[];const s=[];let c=0;async function ask({variant:t,place:i}){if(e.elapsed()>=n.until)return{status:`unasked`};const o={turn:i,registry:a.get(t.suffix)??{wildcard:{state:`unknown`},isPrivate:false}};return t.kind===`subdomain`?subdomainOf(e,t.name,{...o,random:r()}):delegationStateOf(e,t.name,o)}function tell({variant:e,place:t},r){const a={...e,delegation:r};o[t]=a;n.heard?.(a,{place:t,done:++c,total:i.length})}await (0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.x)(i,questionsAtATime(e),async(e,t)=>{const n={variant:e,place:t};const r=await ask(n);if(isBroken(r)&&s.length<mostAlone)s.push({...n,delegation:r});else tell(n,r)});let l=0;await (0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.x)(s,1,async e=>{const t=l<mostInVain?await ask(e):e.delegation;l=isBroken(t)?l+1:0;tell(e,t.status===`unasked`?e.delegation:t)});const having=e=>[...a].flatMap(([t,{wildcard:n}])=>n.state===e?[t]:[]).toSorted();return{variants:i.map((e,t)=>o[t]??{...e,delegation:{status:`unasked`}}),wildcards:having(`every-name`),unclear:having(`unknown`)}}
function isBroken(e){return e.status===`unknown`&&/^(?:ECONNRESET|EPIPE|HTTP2-)/.test(e.reason)}
function questionsAtATime({dns:{doh:e}}){return Math.max(questionsAtLeast,questionsToEach*e.length)}
function partsOf(e){const{domainWithoutSuffix:t,publicSuffix:n}=(0,import_cjs.parse)(e,{allowPrivateDomains:true,extractHostname:false,validateHostname:false});if(t&&n)return{label:t,suffix:n};const r=e.indexOf(`.`);return{label:e.slice(0,r),suffix:e.slice(r+1)}}
function unicodeVariantOf(e){const t=(0,node_url__WEBPACK_IMPORTED_MODULE_12__.domainToUnicode)(e);return t===e||t===``?void 0:t}
const atOnce=100;
async function take(e,t){const n=[];for(const r of e){if(n.length>=t)break;n.push(r);if(n.length%atOnce===0)await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_13__.setImmediate)()}return n}
async function registriesOf(e,t,n){const r=new Map;await (0,_edits_js__WEBPACK_IMPORTED_MODULE_10__.x)(new Set(t.map(({suffix:e})=>e)),questionsAtATime(e),async t=>{const{isPrivate:i}=(0,import_cjs.parse)(`name.${t}`,{allowPrivateDomains:true,validateHostname:false});r.set(t,{wildcard:await wildcardOf(e,t,n()),isPrivate:i===true})});return r}




/***/ })

};
