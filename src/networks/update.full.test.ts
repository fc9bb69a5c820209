import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { doorFor, keep } from "../../test/engine.ts";
import { raw, routes } from "../../test/twins/answers.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { reply, type Answer } from "../../test/twins/raw-http.ts";
import type { FailureFacts } from "../core/failure.ts";
import { emptyPack } from "../formats/networks/build.ts";
import { networksOf } from "../formats/networks/networks.ts";
import type { Pack } from "../formats/networks/pack.ts";
import { feeds } from "./feeds.ts";
import { updatePack, type Update } from "./update.ts";

const now = new Date("2026-11-20T12:00:00Z");

const announced = `0.0.0.0	0.255.255.255	0	None	Not routed
1.1.1.0	1.1.1.255	13335	US	CLOUDFLARENET
8.8.8.0	8.8.8.255	15169	US	GOOGLE
9.9.9.0	9.9.9.255	19281	US	QUAD9-AS-1
10.0.0.0	10.255.255.255	0	None	Not routed
88.198.0.0	88.198.255.255	24940	DE	HETZNER-AS
140.82.112.0	140.82.127.255	36459	US	GITHUB
168.126.0.0	168.126.255.255	4766	KR	KIXS-AS-KR Korea Telecom
193.0.0.0	193.0.7.255	3333	NL	RIPE-NCC-AS
2001:4860::	2001:4860:ffff:ffff:ffff:ffff:ffff:ffff	15169	US	GOOGLE
2606:4700::	2606:4700:ffff:ffff:ffff:ffff:ffff:ffff	13335	US	CLOUDFLARENET
`;

const countries = `"0.0.0.0","0.255.255.255","ZZ"
168.126.0.0,168.126.255.255,KR
211.216.0.0,211.219.255.255,KR
193.0.0.0,193.0.7.255,NL
73.0.0.0,73.255.255.255,US
84.128.0.0,84.255.255.255,DE
126.0.0.0,126.255.255.255,JP
86.128.0.0,86.191.255.255,GB
`;

const modified = ["Last-Modified: Thu, 19 Nov 2026 03:04:05 GMT"];
const text = (body: string): Answer => reply({ headers: modified, body });
const zipped = (body: string): Answer => reply({ headers: modified, body: gzipSync(body) });

const whole: Readonly<Record<string, Answer>> = {
  "/iptoasn/ip2asn-combined.tsv.gz": zipped(announced),
  "/db-ip/dbip-country-lite-2026-11.csv.gz": zipped(countries),
  "/x4bnet/datacenter/ipv4.txt": text("88.198.0.0/16\n51.38.0.0/16\n138.197.0.0/16\n5.9.0.0/16\n"),
  "/x4bnet/datacenter/ipv6.txt": text("2a01:4f8::/32\n"),
  "/x4bnet/vpn/ipv4.txt": text("# comment\n185.1.1.0/24\n185.1.2.1\n185.1.4.0/24\n"),
  "/x4bnet/vpn/ipv6.txt": text("2001:67c:1::/48\n"),
  "/tor-exits": text("185.220.101.1\n185.220.101.9\n185.220.102.8\n"),
};

/** The lists in these tests are short. */
const short = feeds.map((feed) => ({ ...feed, least: 3 }));

async function update(
  changed: Readonly<Record<string, Answer>> = {},
  before: Pack = emptyPack,
  asked = short,
): Promise<Update> {
  const { port } = await keep(serveHttp({ answer: routes({ ...whole, ...changed }) }));
  const at = (name: string): string => `http://127.0.0.1:${port}/${name}`;
  const sources = {
    iptoasn: at("iptoasn/"),
    "db-ip": at("db-ip/"),
    x4bnet: at("x4bnet/"),
    "tor-exits": at("tor-exits"),
  };
  using door = doorFor({ sources });
  return await updatePack(before, asked, door.net, now);
}

function outcomes({ renewals }: Update): Readonly<Record<string, string>> {
  return Object.fromEntries(renewals.map((each) => [each.id, "part" in each ? each.part.asOf : whyOf(each.failure)]));
}

function whyOf({ reason, params: { detail } }: FailureFacts): string {
  return typeof detail === "string" ? `${reason} ${detail}` : reason;
}

test("every part is updated, with the date of its list", async () => {
  const done = await update();
  expect(outcomes(done)).toEqual({
    ranges: "2026-11-19",
    country: "2026-11-01",
    hosting: "2026-11-19",
    vpn: "2026-11-19",
    tor: "2026-11-19",
  });
  const networks = networksOf(done.pack);
  expect(networks.find("8.8.8.8")).toMatchObject({ asn: 15_169, name: "GOOGLE", prefix: "8.8.8.0/24" });
  expect(networks.find("0.1.2.3")).toBeNull();
  expect(networks.countryOf("211.217.1.1")).toBe("KR");
  expect(networks.signs("88.198.1.1").hosting.detected).toBe(true);
  expect(networks.signs("2a01:4f8::1").hosting.detected).toBe(true);
  expect(networks.signs("185.1.2.1").vpn).toEqual({
    detected: true,
    basis: "X4BNet lists_vpn, vpn",
    asOf: "2026-11-19",
  });
  expect(networks.signs("185.220.101.9").tor.detected).toBe(true);
  expect(networks.signs("185.220.101.2").tor.detected).toBe(false);
  // The Tor list has no IPv6 addresses.
  expect(networks.signs("2001:db8::1").tor.detected).toBeNull();
});

const page = reply({ headers: ["Content-Type: text/html"], body: "<html>Just a moment</html>" });
const cutOff = raw(`HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\n185.220.101.1\n`, "closes");
const limited = reply({ status: 429, reason: "Too Many Requests", headers: ["Retry-After: 60"] });
const missing = reply({ status: 404, reason: "Not Found" });
const tor = (body: string): Readonly<Record<string, Answer>> => ({ "/tor-exits": text(body) });

test.for<[what: string, changed: Readonly<Record<string, Answer>>, id: string, reason: string]>([
  ["an HTML page with status 200", { "/tor-exits": page }, "tor", "source.malformed too-small"],
  ["truncated", { "/tor-exits": cutOff }, "tor", "source.malformed truncated"],
  ["rate-limited", { "/tor-exits": limited }, "tor", "source.rate-limited"],
  ["missing", { "/tor-exits": missing }, "tor", "source.status"],
  ["empty", tor(""), "tor", "source.malformed too-small"],
  [
    "with a network of private customers",
    tor("211.0.0.0/8\n1.2.3.4\n1.2.3.6\n"),
    "tor",
    "source.malformed implausible",
  ],
  ["with a public resolver", tor("8.8.8.8\n1.2.3.4\n1.2.3.5\n"), "tor", "source.malformed implausible"],
  ["not gzip", { "/iptoasn/ip2asn-combined.tsv.gz": text(announced) }, "ranges", "source.malformed gzip"],
  [
    "truncated gzip",
    { "/iptoasn/ip2asn-combined.tsv.gz": reply({ body: gzipSync(announced).subarray(0, 200) }) },
    "ranges",
    "source.malformed gzip",
  ],
  [
    "with a wrong AS",
    { "/iptoasn/ip2asn-combined.tsv.gz": zipped(announced.replaceAll("15169", "666")) },
    "ranges",
    "source.malformed implausible",
  ],
  [
    "with private addresses",
    { "/iptoasn/ip2asn-combined.tsv.gz": zipped(announced.replace("10.255.255.255\t0", "10.255.255.255\t64999")) },
    "ranges",
    "source.malformed implausible",
  ],
  [
    "with wrong countries",
    { "/db-ip/dbip-country-lite-2026-11.csv.gz": zipped(countries.replaceAll("KR", "AQ")) },
    "country",
    "source.malformed implausible",
  ],
  ["missing for both months", { "/db-ip/dbip-country-lite-2026-11.csv.gz": missing }, "country", "source.status"],
])("a bad list leaves its part unchanged, and the others are updated: %s", async ([, changed, id, reason]) => {
  const before = (await update()).pack;
  const done = await update(changed, before);
  expect(outcomes(done)[id]).toBe(reason);
  expect(done.renewals.filter((each) => "failure" in each)).toHaveLength(1);
  expect(done.pack.tables[id as "tor"]).toBe(before.tables[id as "tor"]);
  expect(networksOf(done.pack).asnOf("8.8.8.8")).toBe(15_169);
});

test("last month's list is used until this month's is published", async () => {
  const done = await update({
    "/db-ip/dbip-country-lite-2026-11.csv.gz": missing,
    "/db-ip/dbip-country-lite-2026-10.csv.gz": zipped(countries),
  });
  expect(outcomes(done)["country"]).toBe("2026-10-01");
});

test("a list without IPv6 is accepted", async () => {
  const done = await update({ "/x4bnet/vpn/ipv6.txt": missing });
  expect(outcomes(done)["vpn"]).toBe("2026-11-19");
  expect(networksOf(done.pack).signs("2001:db8::1").vpn.detected).toBeNull();
});

test("a list that lost more than half of its ranges is rejected", async () => {
  const many = Array.from({ length: 40 }, (_, at) => `185.220.101.${at * 2}`).join("\n");
  const before = (await update(tor(many))).pack;
  expect(outcomes(await update({}, before))["tor"]).toBe("source.malformed too-small");
});

test("the short lists of these tests are too small for the real minimums", async () => {
  const done = await update({}, emptyPack, [...feeds]);
  expect(new Set(Object.values(outcomes(done)))).toEqual(new Set(["source.malformed too-small"]));
});
