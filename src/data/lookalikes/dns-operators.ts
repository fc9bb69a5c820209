import { parkingServices } from "./parking.ts";

/**
 * What an operator of name servers does. `dns`: DNS alone, or beside servers that one customer has for itself. `hosting`: a registrar or web host
 * whose customers may share addresses and mail servers too. `parking`: parks or sells domains. `corporate`: manages domains of brand owners.
 */
type OperatorKind = "dns" | "hosting" | "parking" | "corporate";

/** An operator whose customers share name servers, or get theirs from one pool. */
export interface DnsOperator {
  readonly name: string;
  readonly kind: OperatorKind;
}

/** When the table was compiled. */
export const dnsOperatorsAsOf = "2026-11-29";

/**
 * The suffixes of operators' name servers: those that registrars, web hosts and DNS operators tell their customers to use, compiled by hand.
 * `awsdns-*` is any number: Route 53 gives each zone its own four servers. Parking services have a table of their own.
 */
const operators: Readonly<Record<Exclude<OperatorKind, "parking">, string>> = {
  dns: `
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
  `,
  hosting: `
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
  `,
  corporate: `
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
  `,
};

const bySuffix: ReadonlyMap<string, DnsOperator> = new Map([
  ...Object.entries(operators).flatMap(([kind, table]) =>
    table
      .trim()
      .split("\n")
      .flatMap((line) => rowOf(line, kind)),
  ),
  ...parkingServices.flatMap(({ name, servers }) =>
    servers.map((suffix) => [suffix, { name, kind: "parking" } satisfies DnsOperator] as const),
  ),
]);

function rowOf(line: string, kind: string): readonly (readonly [suffix: string, operator: DnsOperator])[] {
  const [name = "", suffixes = ""] = line.trim().split(": ");
  return suffixes.split(" ").map((suffix) => [suffix, { name, kind: kind as OperatorKind }]);
}

/** The operator of a name server; null where the table has none. */
export function dnsOperatorOf(server: string): DnsOperator | null {
  const labels = server.split(".");
  for (let from = 0; from + 1 < labels.length; from++) {
    const isNumbered = /^awsdns-\d{1,3}$/.test(labels[from] ?? "");
    const found = bySuffix.get(isNumbered ? "awsdns-*" : labels.slice(from).join("."));
    if (found) return found;
  }
  return null;
}
