export const id = 1918;
export const ids = [1918];
export const modules = {

/***/ 4881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ caaFaults),
/* harmony export */   n: () => (/* binding */ caaIdentifiersOf),
/* harmony export */   r: () => (/* binding */ authorizedAuthorities),
/* harmony export */   t: () => (/* binding */ caaIdentifiers)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1947);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(405);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5793);



// src/formats/dns/caa.ts
const knownTags=[`issue`,`issuewild`,`iodef`,`issuemail`,`issuevmc`,`contactemail`,`contactphone`];
const caaFaults=[`unknown-critical`,`unknown-tag`,`bad-value`,`bad-uri`,`bad-flags`,`bad-parameter`,`unknown-method`];
const longestValue=4096;
function readCaa(e,t,n){const r=n.subarray(0,longestValue).toString(`latin1`);const i=t.toLowerCase();const a=(e&128)!==0;const o=knownTags.some(e=>e===i);const s=/^issue(?:wild|mail|vmc)?$/.test(i);const c=s&&n.length<=longestValue?readIssuer(r):null;return{tag:i,isCritical:a,value:r,issuer:c,faults:[...o?[]:[a?`unknown-critical`:`unknown-tag`],...(e&127)===0?[]:[`bad-flags`],...s&&!c?[`bad-value`]:[],...c&&c.parameters.some(isWrongParameter)?[`bad-parameter`]:[],...c&&c.parameters.some(isUnknownMethod)?[`unknown-method`]:[],...i===`iodef`&&!isReportUrl(r)?[`bad-uri`]:[],...i===`contactemail`&&!/^[^\s@]+@[^\s@]+$/.test(r)?[`bad-value`]:[],...i===`contactphone`&&!/^\+[0-9 ().;=a-z-]+$/i.test(r)?[`bad-value`]:[]]}}
function readIssuer(e){const[t=``,...n]=e.split(`;`);const r=t.replaceAll(`	`,` `).trim();if(!/^[ -~\t]*$/.test(e)||r!==``&&!isIssuerName(r))return null;const i=n.map(e=>e.replaceAll(`	`,` `).trim()).filter(e=>e!==``);const a=[];for(const e of i){const{name:t,value:n}=/^(?<name>[A-Za-z0-9]+) *= *(?<value>[!-:<-~]*)$/.exec(e)?.groups??{};if(t===void 0||n===void 0)return null;a.push({name:t.toLowerCase(),value:n})}return{domain:r===``?null:r.toLowerCase(),parameters:a}}
function isIssuerName(e){return e.split(`.`).every(e=>/^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(e))}
function isWrongParameter({name:e,value:t}){if(e===`accounturi`)return!/^[A-Za-z][A-Za-z0-9+.-]*:./.test(t);if(e===`validationmethods`)return!/^[A-Za-z0-9-]+(?:,[A-Za-z0-9-]+)*$/.test(t);return false}
const methods=new Set([`http-01`,`dns-01`,`tls-alpn-01`,`dns-account-01`,`dns-persist-01`,`onion-csr-01`,`email-reply-00`,`tkauth-01`,`bp-nodeid-00`]);
function isUnknownMethod({name:e,value:t}){if(e!==`validationmethods`||isWrongParameter({name:e,value:t}))return false;return t.split(`,`).every(e=>!methods.has(e)&&!e.startsWith(`ca-`))}
function isReportUrl(e){if(/^mailto:/i.test(e))return/^mailto:[^\s@,?]+@[^\s@,?]+(?:\?\S*)?$/i.test(e);return/^https?:\/\/[^\s]+$/i.test(e)&&URL.canParse(e)}
// src/probes/dns/authorized-authorities.ts
const atATime=6;
async function authorizedAuthorities(e,t){const n=[...(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.yt)(t)].filter(({wire:e})=>!e.equals(_start_js__WEBPACK_IMPORTED_MODULE_0__.vt.wire));for(let r=0;r<n.length;r+=atATime){const i=n.slice(r,r+atATime);const a=await Promise.all(i.map(t=>(0,_lookup_js__WEBPACK_IMPORTED_MODULE_2__.t)(e,t,_start_js__WEBPACK_IMPORTED_MODULE_0__.Tt.CAA)));for(const[e,{answer:n}]of a.entries()){const r=i[e]??t;if(n.kind===`unknown`)return{kind:`unknown`,at:r,reason:n.reason};if(n.kind===`found`)return{kind:`found`,at:r,records:read(n.records)}}}return{kind:`absent`}}
function read(e){return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__.l)(`CAA`,e).map(({data:{flags:e,tag:t,value:n}})=>readCaa(e,t,n))}
// src/data/dns/caa-identifiers.ts
const digicert=[...`digicert.com www.digicert.com digicert.ne.jp cybertrust.ne.jp symantec.com geotrust.com rapidssl.com thawte.com`.split(` `),...`digitalcertvalidation.com volusion.digitalcertvalidation.com stratossl.digitalcertvalidation.com`.split(` `),...`intermediatecertificate.digitalcertvalidation.com 1and1.digitalcertvalidation.com quovadisglobal.com`.split(` `),...`amazon.com amazontrust.com awstrust.com amazonaws.com pkioverheid.nl www.pkioverheid.nl`.split(` `)];
const sectigo=`sectigo.com usertrust.com trust-provider.com comodo.com comodoca.com entrust.net affirmtrust.com`.split(` `);
const amazon=`amazon.com amazontrust.com awstrust.com amazonaws.com aws.amazon.com`.split(` `);
const entrust=[`entrust.net`,`affirmtrust.com`,...sectigo,`ssl.com`];
const sslcom=[`ssl.com`,`entrust.net`,`affirmtrust.com`];
const trustwave=[`trustwave.com`,`securetrust.com`,`vikingcloud.com`];
const dtrust=[`d-trust.net`,`d-trust.de`,`dtrust.de`,`dtrust.net`];
const telekom=[`telesec.de`,`pki.dfn.de`,`dfn.de`];
const telia=[`telia.com`,`telia.fi`,`telia.se`];
const godaddy=[`godaddy.com`,`starfieldtech.com`];
const trustasia=[`trustasia.com`];
const byOrganization={accv:[`accv.es`],"ac camerfirma s.a.":[`camerfirma.com`],"actalis s.p.a.":[`actalis.it`],affirmtrust:[`affirmtrust.com`,`entrust.net`],amazon,"amazon trust services":amazon,"apple inc.":[`pki.apple.com`,...digicert,...sectigo],"asseco data systems s.a.":[`certum.pl`,`certum.eu`],"beijing certificate authority":[`bjca.cn`],"buypass as-983163327":[`buypass.com`,`buypass.no`],certainly:[`certainly.com`],certigna:[`certigna.fr`,`certigna.com`],"certsign sa":[`certsign.ro`],"china financial certification authority":[`cfca.com.cn`],"cloudflare, inc.":[...digicert,`cloudflare.com`],"comodo ca limited":sectigo,"cybertrust japan co., ltd.":[`cybertrust.co.jp`,`cybertrust.ne.jp`],"d-trust gmbh":dtrust,"deutsche telekom security gmbh":telekom,"t-systems international gmbh":telekom,"digicert inc":digicert,"digicert, inc.":digicert,"emudhra technologies limited":[`emsign.com`],"emudhra inc":[`emsign.com`],"entrust, inc.":entrust,"entrust corporation":entrust,"entrust limited":entrust,"gehirn inc.":sectigo,"globalsign nv-sa":[`globalsign.com`],globalsign:[`globalsign.com`],"godaddy.com, inc.":godaddy,"starfield technologies, inc.":[...godaddy,...amazon],"google trust services":[`pki.goog`],"google trust services llc":[`pki.goog`],"hellenic academic and research institutions ca":[`harica.gr`],identrust:[`identrust.com`],"identrust, inc.":[`identrust.com`],"internet security research group":[`letsencrypt.org`],"let's encrypt":[`letsencrypt.org`],"microsec ltd.":[`e-szigno.hu`],"microsoft corporation":[`microsoft.com`,...digicert],"netlock kft.":[`netlock.hu`,`netlock.net`,`netlock.eu`,`netlock.com`],"quovadis limited":digicert,"secom trust systems co.,ltd.":[`secomtrust.net`],"sectigo limited":sectigo,"ssl corp":sslcom,"ssl corporation":sslcom,"swisssign ag":[`swisssign.com`,`swisssign.net`],"taiwan-ca":[`twca.com.tw`],"telia company ab":telia,"telia finland oyj":telia,"the usertrust network":sectigo,"trustasia technologies, inc.":[...trustasia,...digicert,...sectigo],"trustwave holdings, inc.":trustwave,"viking cloud, inc.":trustwave,unitrust:[`sheca.com`,`imtrust.cn`,`wwwtrust.cn`],"wotrus ca limited":[`wotrus.com`,`wosign.com`,...sectigo],zerossl:[`zerossl.com`,...sectigo],"zerossl gmbh":[`zerossl.com`,...sectigo]};
const caaIdentifiers=new Set(Object.values(byOrganization).flat());
function caaIdentifiersOf(e){const t=(e??``).toLowerCase();return Object.hasOwn(byOrganization,t)?byOrganization[t]??null:null}




/***/ }),

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

/***/ 971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ stranger),
/* harmony export */   t: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2252);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1947);


// src/probes/dns/public-address.ts
const stranger=`1.0.0.1`;
async function isPublicAddress({net:e},t){if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Cr)(t))return false;if((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Tr)(t)===`public`)return true;const n=await (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__.vn)(()=>e.addresses({host:t,port:53,namedBy:stranger}));return n.ok&&n.value.some(({isAllowed:e})=>e)}




/***/ })

};
