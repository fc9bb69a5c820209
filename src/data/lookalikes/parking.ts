/** A service that shows a page on domains which are not in use. */
export interface ParkingService {
  readonly name: string;
  /** Whether it sells domains, alone or beside advertising on them. */
  readonly sells: boolean;
  /** Suffixes of its name servers. */
  readonly servers: readonly string[];
  /** Networks that only its parked domains have addresses in. */
  readonly networks: readonly string[];
}

/** When the table was compiled. */
export const parkingServicesAsOf = "2026-11-29";

/**
 * Parking services, marketplaces and the placeholder addresses of registrars: those of "Domain Parking: Largely Present, Rarely Considered!" (TMA
 * 2022, parking_services.json of 2022-07-04), and Efty, HugeDomains and Giant Panda by the servers that they name. Services change their addresses, so a
 * missing one only means that its domains count as used.
 */
export const parkingServices: readonly ParkingService[] = [
  service("Sedo", true, "sedoparking.com sedo.com", "91.195.240.0/23 64.190.62.0/23"),
  service(
    "ParkingCrew",
    false,
    "parkingcrew.net fastpark.net parkingspa.com ibspark.com ndparking.com",
    "185.53.176.0/22",
  ),
  service("Bodis", false, "bodis.com", "199.59.240.0/22"),
  service("Above", false, "above.com", "103.224.182.0/23 103.224.212.0/23"),
  service(
    "Afternic",
    true,
    "afternic.com namefind.com cashparking.com smartname.com",
    "34.102.136.180/32 34.98.99.30/32 35.186.238.101/32",
  ),
  service(
    "Dan.com",
    true,
    "dan.com undeveloped.com park.do dan.hosting",
    "3.64.163.50/32 52.58.78.16/32 2a05:d014:9da:8c10:306e:3e07:a16f:a552/128",
  ),
  service(
    "DomainSponsor",
    false,
    "dsredirection.com dsredirects.com rookdns.com dnsspark.com",
    "66.81.199.0/24 141.8.224.195/32",
  ),
  service("The Parking Place", false, "pql.net tppns.com", ""),
  service(
    "Uniregistry",
    true,
    "uniregistrymarket.link uniregistry-dns.com uniregistry.com",
    "52.128.23.153/32 34.102.221.37/32",
  ),
  service("Sav", true, "sav.com", ""),
  service(
    "Skenzo",
    false,
    "ztomy.com cnomy.com malkm.com parking-page.net searchreinvented.com nsresolution.com",
    "208.91.196.0/23 209.99.40.222/32 209.99.64.0/24 204.11.56.0/23 199.191.50.0/24",
  ),
  service("Internet Vikings", false, "internetvikings.com", ""),
  service("ParkLogic", false, "parklogic.com", ""),
  service("SNPARKING", false, "snparking.ru salenames.ru", ""),
  service("Fabulous", false, "fabulous.com directnic.com", ""),
  service(
    "TrafficMotor",
    false,
    "mytrafficmanagement.com securetrafficrouting.com trafficcontrolrouter.com searchfusion.com",
    "",
  ),
  service("Voodoo", false, "voodoo.com", "192.64.147.0/24"),
  service("traffic.club", false, "sslparking.com ndsplitter.com", ""),
  service("DomainMarket", true, "domainmarket.com domain-is-4-sale-at-domainmarket.com", ""),
  service("Atom", true, "squadhelp.com atom.com", ""),
  service("HugeDomains", true, "hugedomains.com", ""),
  service("Domainist", true, "domainist.com", ""),
  service("BrandBucket", true, "brandbucket.com", ""),
  service("Efty", true, "eftydns.com efty.com", ""),
  service("DomainProfi", true, "domainprofi.de", ""),
  service("Domain Brokers Sweden", true, "domain-for-sale.se", ""),
  service("Sonexo", true, "sonexo.eu sonexo.com", ""),
  service("PerfectDomain", true, "perfectdomain.com", "164.90.244.158/32 159.89.244.183/32"),
  service("Regtons", false, "parktons.com", "46.8.8.100/32"),
  service("DomainParking.ru", true, "domainparking.ru", "31.31.205.163/32"),
  service("TrustedNames", true, "trustednam.es", ""),
  service("DomainOrder", true, "domainorderdns.nl", ""),
  service("domain.io", true, "domain.io", ""),
  service("Alter", true, "alter.com", "3.234.55.179/32"),
  service("Giantpanda", false, "giantpanda.com", ""),
  service("Tonic parking", false, "parkpage.foundationapi.com", ""),
  service(
    "Expiry pages",
    false,
    "renewyourname.net expirationwarning.net emailverification.info domainhasexpired.com domainrecover.com expiereddnsmanager.com failed-whois-verification.namecheap.com verify-contact-details.namecheap.com",
    "",
  ),
  service("Namecheap parking", false, "", "99.83.154.118/32"),
  service("domain.com", true, "", "207.148.248.143/32 207.148.248.145/32"),
  service("linkUwant.com", true, "", "199.58.179.10/32"),
  service("Hostinger placeholder", false, "", "2.57.90.16/32"),
  service(
    "Bluehost parking",
    false,
    "",
    "74.220.199.6/32 74.220.199.8/32 74.220.199.9/32 74.220.199.14/32 74.220.199.15/32",
  ),
  service("123 Reg parking", false, "", "35.227.197.36/32 94.136.40.51/32"),
  service("TransIP placeholder", false, "", "37.97.254.27/32"),
  service("WangGuai.com", true, "", "43.128.56.249/32"),
  service("Epik marketplace", true, "", "45.88.202.115/32"),
  service("domainmarkt.de", true, "", "46.4.13.97/32"),
  service("WEDOS placeholder", false, "", "46.28.105.2/32"),
  service("one.com placeholder", false, "", "46.30.211.38/32"),
  service("Alibaba expired", false, "", "47.91.170.222/32"),
  service("101domain placeholder", false, "", "52.60.87.163/32"),
  service("Aruba placeholder", false, "", "62.149.128.40/32"),
  service("Dynadot parking", false, "", "75.2.18.233/32 75.2.115.196/32"),
  service("Forpsi placeholder", false, "", "81.2.194.128/32"),
  service("Hostnet placeholder", false, "", "91.184.0.100/32"),
  service("MarkMonitor placeholder", false, "", "93.191.168.52/32"),
  service("west.cn placeholder", false, "", "103.139.0.32/32"),
  service("22.cn marketplace", true, "", "119.28.128.52/32"),
  service("Gabia placeholder", false, "", "121.254.178.252/32"),
  service("Domeneshop placeholder", false, "", "185.134.245.113/32"),
  service("HostGator placeholder", false, "", "192.185.0.218/32"),
  service("REG.RU marketplace", true, "", "194.58.112.165/32 194.58.112.174/32"),
  service("Fasthosts placeholder", false, "", "213.171.195.105/32"),
  service("Hostpoint placeholder", false, "", "217.26.48.101/32"),
  service("Turkticaret placeholder", false, "", "31.186.11.254/32"),
];

function service(name: string, sells: boolean, servers: string, networks: string): ParkingService {
  return { name, sells, servers: words(servers), networks: words(networks) };
}

function words(text: string): readonly string[] {
  return text === "" ? [] : text.split(" ");
}

/** Where marketplaces send the visitors of domains that they sell: hosts, and the beginning of a path. */
export const saleTargets: readonly (readonly [host: string, path: string])[] = [
  ...words("hugedomains.com sedo.com dan.com afternic.com atom.com squadhelp.com efty.com brandbucket.com").map(
    (host) => [host, "/"] as const,
  ),
  ...words("undeveloped.com domainmarket.com perfectdomain.com uniregistry.com buydomains.com sav.com").map(
    (host) => [host, "/"] as const,
  ),
  ["godaddy.com", "/forsale"],
  ["forsale.godaddy.com", "/"],
  ["namecheap.com", "/domains/marketplace"],
  ["spaceship.com", "/domains/marketplace"],
  ["porkbun.com", "/marketplace"],
];

/** What pages say on domains that are for sale, in lower case with single spaces. */
export const saleWords =
  /\bdomain(?: name)? (?:is|may be|might be) (?:available )?for sale\b|\bbuy this domain\b|\bdomains? for sale\b|\bmake an offer (?:on|for) this domain\b|\binquire about this domain\b|\bdomain (?:ist|steht) (?:zu verkaufen|zum verkauf)\b|\bdomain kaufen\b|\bdominio (?:está )?(?:en venta|in vendita|à venda)\b|\bdomínio (?:está )?à venda\b|\b(?:nom de )?domaine (?:est )?à vendre\b|\bdeze domeinnaam is te koop\b|\bdomena (?:jest )?na sprzedaż\b|도메인(?:은|을)? ?(?:판매|매매|팝니다)|(?:この|当)?ドメイン(?:は|を)?(?:販売|売り|お譲り)|域名(?:正在)?出售|домен прода[её]тся|купить (?:этот )?домен/u;

/** What pages say on parked domains. */
export const parkedWords =
  /\b(?:domain|web ?site|page)(?: name)? (?:is|has been) parked\b|\bparked (?:free|domain|page|courtesy)\b|\bdomain parking\b|\bdomain (?:ist|wurde) geparkt\b|\bdomaine (?:est )?parqué\b|\bdominio (?:está )?(?:aparcado|parcheggiato)\b|파킹 ?(?:페이지|도메인)|도메인 ?파킹|お名前\.com.{0,40}パーキング|домен припаркован/u;
