import { expect, test } from "vitest";
import { networkOperators, type NetworkClass } from "../../data/networks/operators.ts";
import { openNetworks } from "../../networks/open.ts";
import { classifyNetwork, knownOperator, type AsFacts } from "./classify.ts";

const networks = await openNetworks(null)();
const now = new Date("2026-11-20T12:00:00Z");

/** Well-known addresses, with their operator and kind of network; written independently of the tested data. */
const wellKnown: readonly (readonly [operator: RegExp, kind: NetworkClass, addresses: string])[] = [
  [
    /Google/,
    "cloud",
    "8.8.8.8 8.8.4.4 2001:4860:4860::8888 2001:4860:4860::8844 142.250.190.14 172.217.14.206 216.58.200.14 74.125.24.100 64.233.160.1 34.64.1.1 35.190.0.1 35.216.0.1 104.154.0.1 130.211.0.1 2404:6800:4004::1 2607:f8b0::1",
  ],
  [
    /Cloudflare/,
    "cdn",
    "1.1.1.1 1.0.0.1 1.1.1.2 2606:4700:4700::1111 104.16.132.229 104.18.32.7 172.67.69.226 162.159.200.1 188.114.96.1 141.101.90.96 198.41.128.1 103.21.244.1 2606:4700::6810:84e5 2a06:98c1:3120::1",
  ],
  [/Quad9/, "enterprise", "9.9.9.9 149.112.112.112 2620:fe::fe"],
  [/OpenDNS/, "enterprise", "208.67.222.222 208.67.220.220 2620:119:35::35"],
  [/AdGuard/, "enterprise", "94.140.14.14"],
  [/YANDEX/, "enterprise", "77.88.8.8 2a02:6b8::feed:0ff"],
  [/Alibaba/, "cloud", "223.5.5.5 223.6.6.6 47.88.0.1 47.90.0.1 8.208.0.1 106.11.0.1"],
  [/Tencent/, "cloud", "119.29.29.29 43.128.0.1 101.32.0.1 119.28.0.1"],
  [/Baidu/, "cloud", "180.76.76.76"],
  [/HUAWEI/, "cloud", "159.138.0.1"],
  [/Vercara|Neustar/, "enterprise", "64.6.64.6 156.154.70.1"],
  [/Level 3/, "isp", "4.2.2.1 4.2.2.2"],
  [/Hurricane Electric/, "isp", "74.82.42.42 216.218.186.2"],
  [
    /Fastly/,
    "cdn",
    "151.101.1.69 151.101.65.140 199.232.36.133 185.199.108.153 146.75.28.133 167.82.0.1 2a04:4e42::81",
  ],
  [/Amazon/, "cdn", "13.32.0.1 13.249.0.1 18.64.0.1 52.84.0.1 54.192.0.1 54.230.0.1 99.84.0.1 143.204.0.1"],
  [
    /Amazon/,
    "cloud",
    "52.95.110.1 54.239.28.85 3.5.0.1 18.208.0.1 34.192.0.1 52.0.0.1 54.64.0.1 13.124.0.1 15.164.0.1 43.200.0.1 3.34.0.1 54.180.0.1 205.251.192.1 2600:1f00::1",
  ],
  [
    /Akamai/,
    "cdn",
    "23.215.0.136 23.32.0.1 23.64.0.1 23.192.0.1 104.64.0.1 104.96.0.1 184.24.0.1 2.16.0.1 95.100.0.1 96.16.0.1 72.246.0.1 88.221.0.1 92.122.0.1 2a02:26f0::1",
  ],
  [/Akamai/, "cloud", "45.33.32.156 172.104.0.1 139.162.0.1"],
  [/Incapsula/, "cdn", "45.60.0.1 45.223.0.1 107.154.0.1 199.83.128.1"],
  [/Sucuri/, "cdn", "192.124.249.1"],
  [/G-Core/, "cdn", "92.223.84.1"],
  [/Datacamp/, "cdn", "138.199.0.1 185.93.1.1"],
  [/Netflix/, "cdn", "45.57.0.1 23.246.0.1 198.38.96.1 108.175.32.1"],
  [
    /Microsoft/,
    "cloud",
    "13.107.42.14 13.107.21.200 20.112.52.29 40.76.4.15 52.96.0.1 104.40.0.1 131.253.33.200 204.79.197.200 20.39.184.1 52.231.0.1 2603:1000::1 2620:1ec::1",
  ],
  [/Oracle/, "cloud", "129.146.0.1 130.61.0.1 132.145.0.1 140.238.0.1 158.101.0.1"],
  [/IBM/, "cloud", "169.48.0.1 169.60.0.1"],
  [/DigitalOcean/, "cloud", "104.131.0.1 138.197.0.1 159.65.0.1 167.99.0.1 178.62.0.1 206.189.0.1"],
  [/Constant Company/, "cloud", "45.32.0.1 45.76.0.1 108.61.0.1"],
  [/Scaleway/, "cloud", "51.15.0.1 163.172.0.1 212.47.224.1"],
  [
    /Hetzner/,
    "hosting",
    "95.217.163.246 88.198.0.1 116.202.0.1 135.181.0.1 65.108.0.1 5.9.0.1 78.46.0.1 144.76.0.1 2a01:4f8::1 2a01:4f9::1",
  ],
  [/OVH/, "hosting", "51.38.0.1 54.36.0.1 137.74.0.1 145.239.0.1 5.39.0.1 91.121.0.1 2001:41d0::1"],
  [/Contabo/, "hosting", "173.249.0.1 161.97.64.1"],
  [/IONOS/, "hosting", "82.165.0.1 217.160.0.1"],
  [/netcup/, "hosting", "46.38.224.1"],
  [/GoDaddy/, "hosting", "184.168.0.1"],
  [/Namecheap/, "hosting", "198.54.114.1"],
  [/FranTech/, "hosting", "209.141.32.1"],
  [/SAKURA/, "hosting", "153.120.0.1"],
  [/GitHub/, "enterprise", "140.82.121.4 140.82.112.3 192.30.255.112"],
  [/Facebook/, "enterprise", "157.240.1.35 31.13.64.1 2a03:2880::1"],
  [/Twitter/, "enterprise", "104.244.42.1"],
  [/Apple/, "enterprise", "17.253.144.10 17.0.0.1"],
  [/Telegram/, "enterprise", "149.154.167.50 91.108.4.1"],
  [/LinkedIn/, "enterprise", "108.174.10.10"],
  [/NAVER/, "cloud", "223.130.195.200 223.130.200.104 125.209.222.141 210.89.160.1"],
  [/NHN/, "cloud", "133.186.128.1 103.243.200.1"],
  [/Kakao/, "enterprise", "211.231.100.15 211.231.108.1 121.53.104.1 211.249.220.1 27.0.236.1"],
  [
    /Korea Telecom/,
    "isp",
    "168.126.63.1 168.126.63.2 211.216.0.1 121.128.0.1 175.192.0.1 14.32.0.1 112.160.0.1 59.0.0.1",
  ],
  [/LG DACOM|LGTELECOM/, "isp", "164.124.101.2 203.248.252.2 61.32.0.1 106.240.0.1 1.208.0.1 112.216.0.1 117.111.0.1"],
  [/SK Broadband/, "isp", "210.220.163.82 219.250.36.130 1.224.0.1 58.120.0.1 211.58.0.1 221.138.0.1 175.112.0.1"],
  [/SK Telecom/, "isp", "223.32.0.1 27.160.0.1"],
  [/KINX/, "hosting", "121.78.0.1"],
  [/SMILESERV/, "hosting", "115.68.0.1"],
  [/KISTI/, "enterprise", "134.75.0.1"],
  [/Seoul National University/, "enterprise", "147.46.10.1"],
  [/Korea Advanced Institute/, "enterprise", "143.248.1.1"],
  [/NATIONAL INFORMATION RESOURCES/, "enterprise", "152.99.0.1"],
  [/VeriSign/, "enterprise", "198.41.0.4 192.58.128.30 2001:503:ba3e::2:30"],
  [/Cogent/, "isp", "192.33.4.12 38.0.0.1"],
  [/Internet Systems Consortium/, "enterprise", "192.5.5.241"],
  [/RIPE NCC/, "enterprise", "193.0.14.129 193.0.6.139 2001:7fd::1"],
  [/ICANN/, "enterprise", "199.7.83.42 2001:500:9f::42"],
  [/WIDE/, "enterprise", "202.12.27.33 2001:dc3::35"],
  [/Massachusetts Institute/, "enterprise", "128.30.2.155"],
  [/Comcast/, "isp", "73.0.0.1 24.0.0.1"],
  [/Cox/, "isp", "68.0.0.1"],
  [/AT&T/, "isp", "12.0.0.1 99.0.0.1"],
  [/British Telecom/, "isp", "86.128.0.1"],
  [/Deutsche Telekom/, "isp", "79.192.0.1 84.128.0.1"],
  [/Free SAS/, "isp", "82.64.0.1"],
  [/Telecom Italia/, "isp", "79.0.0.1"],
  [/TELEFONICA DE ESPANA/, "isp", "83.32.0.1"],
  [/KPN/, "isp", "77.160.0.1"],
  [/NTT/, "isp", "60.32.0.1 129.250.0.1"],
  [/SoftBank/, "isp", "126.0.0.1"],
  [/KDDI/, "isp", "106.128.0.1"],
  [/China Mobile/, "isp", "120.192.0.1"],
  [/CHINA UNICOM/, "isp", "58.240.0.1"],
  [/Chunghwa/, "isp", "1.160.0.1 61.224.0.1"],
  [/Telstra/, "isp", "1.120.0.1"],
  [/Jio/, "isp", "49.32.0.1"],
  [/Bell Canada/, "isp", "142.112.0.1"],
  [/Arelion/, "isp", "62.115.0.1"],
  [/Zayo/, "isp", "64.125.0.1"],
];

const each = wellKnown.flatMap(([operator, kind, addresses]) =>
  addresses.split(" ").map((address) => [address, operator, kind] as const),
);

test("the list has at least 200 addresses", () => {
  expect(new Set(each.map(([address]) => address)).size).toBeGreaterThanOrEqual(200);
});

test.for(each)("%s belongs to %s, %s", ([address, operator, kind]) => {
  const found = networks.find(address);
  expect(found?.name).toMatch(operator);
  const { asn = 0, name = null } = found ?? {};
  const prefixes = networks.prefixesOf(asn).length;
  expect(classifyNetwork({ asn, address, operator: name, prefixes, peering: null, hosting: null }, now)?.kind).toBe(
    kind,
  );
});

test.for(networkOperators.flatMap((operator) => operator.numbers.map((asn) => [asn, operator] as const)))(
  "the table names the operator of AS%i",
  ([asn, { name, registered = [] }]) => {
    const words = [name, ...registered].map((word) => word.toLowerCase());
    // The data is older than the table, so a number that it lacks may be right.
    const known = networks.nameOf(asn)?.toLowerCase() ?? words[0] ?? "";
    expect(
      words.some((word) => known.includes(word)),
      `${known}: ${words.join(", ")}`,
    ).toBe(true);
    expect(knownOperator(asn)?.name).toBe(name);
  },
);

test("no AS number is listed twice", () => {
  const numbers = networkOperators.flatMap((operator) => operator.numbers);
  expect(numbers).toHaveLength(new Set(numbers).size);
  expect(numbers.length).toBeGreaterThanOrEqual(150);
});

const unknown: AsFacts = { asn: 400_000, address: null, operator: null, prefixes: null, peering: null, hosting: null };
const listed = { detected: true, basis: "A list", asOf: "2026-11-01" };

test.for<[facts: Partial<AsFacts>, kind: NetworkClass | undefined, basis: string | undefined]>([
  [{}, undefined, undefined],
  [{ prefixes: 0 }, undefined, undefined],
  [{ prefixes: 3 }, "enterprise", "size"],
  [{ prefixes: 300 }, "isp", "size"],
  [{ prefixes: 3, operator: "Nobody Telecom Ltd" }, "isp", "name"],
  [{ operator: "Nobody Academic Network" }, "enterprise", "name"],
  [{ operator: "Nobody Data Center" }, "hosting", "name"],
  [{ operator: "Nobody Cloud Hosting" }, "cloud", "name"],
  [{ operator: "Nobody Telecom", hosting: listed }, "hosting", "hosting-list"],
  [{ operator: "Nobody", hosting: { ...listed, detected: false } }, undefined, undefined],
  [{ hosting: listed, peering: { kinds: ["NSP"], asOf: "2026-11-20" } }, "isp", "peeringdb"],
  [{ hosting: listed, peering: { kinds: ["Content"], asOf: "2026-11-20" } }, "hosting", "hosting-list"],
  [{ peering: { kinds: ["constructor"], asOf: "2026-11-20" } }, undefined, undefined],
  [{ asn: 13_335, peering: { kinds: ["NSP"], asOf: "2026-11-20" } }, "cdn", "operator-table"],
  [{ asn: 16_509, address: "13.32.0.1" }, "cdn", "address-range"],
])("%j is %s by %s", ([facts, kind, basis]) => {
  const found = classifyNetwork({ ...unknown, ...facts }, now);
  expect([found?.kind, found?.basis]).toEqual([kind, basis]);
});
