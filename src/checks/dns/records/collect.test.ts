import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../../test/dns/world.ts";
import { registryThat, type RegistryWord } from "../../../../test/door/registry.ts";
import { reach } from "../../../core/target/address.ts";
import { interpret } from "../../../core/result/interpretation.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import { collectRecords } from "./collect.ts";
import { recordProblems } from "./problems.ts";
import { recordFindings } from "./judge.ts";
import { recordsRaw, type RecordsRaw } from "./schema.ts";

const good = `
  @ A 11.1.1.1
  @ AAAA 2a00:1::1
  @ MX 10 mail
  mail A 11.1.1.2
  mail TXT "v=spf1 a -all"
  @ TXT "v=spf1 mx include:_spf.example.net -all"
  _dmarc TXT "v=DMARC1; p=reject; rua=mailto:d@example.com"
  @ CAA 0 issue "ca.example.net"
`;
const neighbour = { "example.net": `_spf TXT "v=spf1 ip4:11.2.2.0/24 -all"\nwww A 11.2.2.2` };

/** The caller is not the operator, so private addresses may not be contacted. */
const net = {
  addresses: ({ host }: { readonly host: string }) =>
    Promise.resolve([{ id: host, address: host, isAllowed: reach(host) === "public" }]),
};

async function look(
  name: string,
  zones: WorldText["zones"],
  { says = "absent", ...world }: Partial<WorldText> & { readonly says?: RegistryWord } = {},
): Promise<RecordsRaw> {
  const { source } = registryThat(says);
  const { context } = openWorld({ ...world, zones: { ...neighbour, ...zones }, net: { ...net, source } });
  const zone = name.endsWith("example.com") ? parseName("example.com") : null;
  const collected = await collectRecords(context, parseName(name), zone);
  const raw = recordsRaw.parse(collected);
  // The answer of the API has the fields that are documented, and no others.
  expect(collected).toEqual(raw);
  return raw;
}

function judged(raw: RecordsRaw): readonly string[] {
  return recordFindings(raw).map(({ id, subject }) => (subject === undefined ? id : `${id} ${subject}`));
}

/** The findings; fails if a text cannot be rendered. */
function said(raw: RecordsRaw): readonly string[] {
  const check = { id: "dns", words: { problems: recordProblems, caps: {}, kpis: {}, parts: {} } };
  const verdict = { status: "pass" as const, kpis: [], findings: recordFindings(raw) };
  return (["en", "ko"] as const).flatMap((language) =>
    interpret(check, verdict, language).issues.flatMap(({ cause, action }) => [cause, action]),
  );
}

test.for<[what: string, name: string, records: string, findings: readonly string[]]>([
  ["a correct domain", "example.com", "", []],
  ["a host of a correct domain", "www.example.com", "www A 11.1.1.1\nwww AAAA 2a00:1::1", []],
  ["a domain without mail", "example.com", "", []],
  // RFC 1034 §3.6.2
  ["a dangling alias", "www.example.com", "www CNAME gone", ["dangling-name gone.example.com"]],
  [
    "an alias into an unregistered domain",
    "www.example.com",
    "www CNAME www.lapsed.net.",
    ["dangling-domain www.lapsed.net"],
  ],
  [
    "a mail host that is an alias into an unregistered domain",
    "example.com",
    "@ MX 20 mx2\nmx2 CNAME mx.lapsed.net.",
    ["dangling-domain mx.lapsed.net", "mx-alias mx2.example.com", "mx-no-address mx2.example.com"],
  ],
  [
    "an alias to a deleted cloud resource",
    "www.example.com",
    "www CNAME shop.azurewebsites.net.",
    ["dangling-service shop.azurewebsites.net"],
  ],
  ["an IPv6 address in place of a mail host", "example.com", "@ MX 20 ::1.", ["mx-address ::1"]],
  [
    "an alias to a dangling alias",
    "www.example.com",
    "www CNAME a\na CNAME gone.example.net.",
    ["dangling-name gone.example.net"],
  ],
  [
    "an SRV host in an unregistered domain",
    "example.com",
    "_sip._tls SRV 1 1 5061 sip.lapsed.net.",
    ["dangling-domain sip.lapsed.net"],
  ],
  [
    "a mail host in an unregistered domain",
    "example.com",
    "@ MX 20 mx.lapsed.net.",
    ["dangling-domain mx.lapsed.net", "mx-no-address mx.lapsed.net"],
  ],
  [
    "a name server in an unregistered domain",
    "example.com",
    "@ NS ns1\n@ NS ns.lapsed.net.\nns1 A 11.0.0.53",
    ["dangling-domain ns.lapsed.net"],
  ],
  ["an HTTPS record with a host in an unregistered domain", "example.com", "", []],
  [
    "reports to an unregistered domain",
    "sub.example.com",
    `_dmarc.sub TXT "v=DMARC1; p=reject; ruf=mailto:a@lapsed.net"\nsub TXT "x"`,
    ["dangling-report-domain lapsed.net", "no-address", "dmarc-reports-missing"],
  ],
  [
    "a CAA report address that does not exist",
    "example.com",
    `@ CAA 0 iodef "mailto:a@gone.example.net"`,
    ["report-name-missing gone.example.net"],
  ],
  [
    "an MTA-STS policy host in an unregistered domain",
    "example.com",
    `_mta-sts TXT "v=STSv1; id=1"\nmta-sts CNAME mta-sts.lapsed.net.`,
    ["dangling-domain mta-sts.lapsed.net"],
  ],
  ["an alias loop", "www.example.com", "www CNAME a\na CNAME www", ["alias-loop"]],
  ["an alias beside another record", "both.example.com", `both CNAME @\nboth TXT "x"`, ["alias-beside"]],
  [
    "a long chain of aliases",
    "c0.example.com",
    Array.from({ length: 13 }, (_, n) => `c${n} CNAME c${n + 1}`).join("\n") + "\nc13 A 11.1.1.1\nc13 AAAA 2a00:1::1",
    ["alias-long"],
  ],
  ["an IPv4 address in place of a mail host", "example.com", "@ MX 20 11.1.1.3.", ["mx-address 11.1.1.3"]],
  ["a mail host that is an alias", "example.com", "@ MX 20 alias\nalias CNAME mail", ["mx-alias alias.example.com"]],
  ["a mail host without an address", "example.com", "@ MX 20 gone", ["mx-no-address gone.example.com"]],
  [
    "a mail host in a private network",
    "example.com",
    "@ MX 20 inside\ninside A 10.0.0.1",
    ["mx-private inside.example.com", "spf-helo inside.example.com"],
  ],
  ["a null MX beside a mail host", "example.com", "@ MX 0 .", ["mx-null-beside"]],
  ["only loopback addresses", "inside.example.com", "inside A 127.0.0.1\ninside AAAA ::1", ["private-address"]],
  ["a private address beside a public one", "example.com", "@ A 10.0.0.1", ["private-address-beside"]],
  ["no IPv4", "six.example.com", "six AAAA 2a00:1::1", ["ipv4-missing"]],
  ["only a private IPv6 address", "six.example.com", "six AAAA fd00::1", ["private-address"]],
  [
    "an IPv4-mapped IPv6 address",
    "four.example.com",
    "four A 11.1.1.1\nfour AAAA ::ffff:11.1.1.1",
    ["private-address-beside", "ipv6-missing"],
  ],
  ["no IPv6", "four.example.com", "four A 11.1.1.1", ["ipv6-missing"]],
  ["a name with only a text", "text.example.com", `text TXT "x"`, ["no-address"]],
  ["an empty non-terminal", "b.example.com", "a.b A 11.1.1.1", ["no-address"]],
  ["a name for data", "selector._domainkey.example.com", `selector._domainkey TXT "v=DKIM1; p="`, []],
  ["a null MX of a name without addresses", "parked.example.com", "parked MX 0 .", ["mx-null"]],
  ["an HTTPS alias of a name without addresses", "web.example.com", "web HTTPS 0 @", []],
  ["a wildcard", "example.com", "* A 11.1.1.1", ["wildcard"]],
  ["the same text twice, split differently", "example.com", `@ TXT "abc"\n@ TXT "a" "bc"`, ["txt-repeated"]],
  [
    "TXT records for services",
    "example.com",
    `@ TXT "google-site-verification=1"\n@ TXT "MS=90A1B2C3D4"\n@ TXT "x-domain-verification=2"`,
    ["txt-tokens"],
  ],
  [
    "TXT records larger than a datagram",
    "example.com",
    Array.from({ length: 6 }, (_, n) => `@ TXT "${`${n}`.repeat(220)}"`).join("\n"),
    ["txt-large"],
  ],
  ["two SPF records", "example.com", `@ TXT "v=spf1 -all"`, ["spf-several"]],
  [
    "a misspelt issuer beside the right one",
    "example.com",
    `@ CAA 0 issue "letsencrypt.org"\n@ CAA 0 issue "letsencrypt.com"`,
    ["caa-issuer issue letsencrypt.com"],
  ],
  ["an issuer that we do not know", "example.com", `@ CAA 0 issue "ca.my-company.example"`, []],
  [
    "an unknown validation method",
    "example.com",
    `@ CAA 0 issue "letsencrypt.org; validationmethods=dns01"`,
    ["caa-method issue letsencrypt.org; validationmethods=dns01"],
  ],
  [
    "a known one among unknown methods",
    "example.com",
    `@ CAA 0 issue "letsencrypt.org; validationmethods=dns-01,new-01"`,
    [],
  ],
  [
    "a parameter without a semicolon",
    "example.com",
    `@ CAA 0 issue "letsencrypt.org validationmethods=dns-01"`,
    ["caa-invalid issue letsencrypt.org validationmethods=dns-01"],
  ],
  ["an unknown critical property", "example.com", `@ CAA 128 tbs "x"`, ["caa-critical tbs x"]],
  ["two DMARC records", "example.com", `_dmarc TXT "v=DMARC1; p=none"`, ["dmarc-several"]],
  ["a subdomain with its own policy", "sub.example.com", `sub TXT "v=spf1 -all"`, []],
])("%s", async ([, name, records, findings]) => {
  // The resolver of this world reports an alias loop as a missing signature.
  const isSigned = !findings[0]?.startsWith("alias-");
  const raw = await look(name, { "example.com": { records: good + records, isSigned }, "azurewebsites.net": "" });

  expect(judged(raw)).toEqual(findings);
  expect(said(raw).filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
});

const unused = ["spf-missing-unused", "dmarc-missing-unused", "caa-missing"];
const bare = "@ A 11.1.1.1\n@ AAAA 2a00:1::1\n";

test.for<[what: string, records: string, findings: readonly string[]]>([
  ["no records", "", ["spf-missing-unused", "dmarc-missing-unused", "caa-missing"]],
  ["mail without policies", "@ MX 1 @", ["spf-missing", "dmarc-missing", "caa-missing"]],
  ["a null MX", "@ MX 0 .", ["mx-null", "spf-missing-unused", "dmarc-missing-unused", "caa-missing"]],
  [
    "an invalid SPF record",
    `@ TXT "v=spf1 ip4:192.0.2.300 include:gone -all"`,
    ["spf-syntax", "dmarc-missing", "caa-missing"],
  ],
  [
    "records with a malformed version",
    `@ TXT " v=spf1 -all"\n_dmarc TXT "v=dmarc1; p=none"`,
    ["spf-lookalike", "dmarc-lookalike", "caa-missing"],
  ],
  ["+all", `@ TXT "v=spf1 +all"`, ["spf-pass-all", "dmarc-missing", "caa-missing"]],
  ["?all", `@ TXT "v=spf1 ?all"`, ["spf-neutral", "dmarc-missing", "caa-missing"]],
  ["no all term", `@ TXT "v=spf1 mx"`, ["spf-name-missing", "spf-open", "dmarc-missing", "caa-missing"]],
  ["eleven lookups", `@ TXT "v=spf1 ${"a ".repeat(11)}-all"`, ["spf-lookups", "dmarc-missing", "caa-missing"]],
  [
    "eleven lookups including those of includes",
    `five TXT "v=spf1 a:example.com a:example.com a:example.com a:example.com -all"\n@ TXT "v=spf1 include:five.example.com include:five.example.com a -all"`,
    ["spf-lookups", "dmarc-missing", "caa-missing"],
  ],
  [
    "an include loop",
    `back TXT "v=spf1 include:example.com -all"\n@ TXT "v=spf1 include:back.example.com -all"`,
    ["spf-loop back.example.com include:example.com", "dmarc-missing", "caa-missing"],
  ],
  [
    "ten lookups",
    `@ TXT "v=spf1 ${"a ".repeat(10)}-all a"`,
    ["spf-lookups-near", "spf-idle", "dmarc-missing", "caa-missing"],
  ],
  [
    "ptr and a misspelt modifier",
    `@ TXT "v=spf1 ptr include=_spf.example.net -all"`,
    ["spf-ptr", "spf-misnamed include=_spf.example.net", "dmarc-missing", "caa-missing"],
  ],
  [
    "an include that does not exist",
    `@ TXT "v=spf1 include:gone.example.net a:gone.example.com -all"`,
    ["spf-include-missing example.com include:gone.example.net", "spf-name-missing", "dmarc-missing", "caa-missing"],
  ],
  [
    "three hosts that do not exist",
    `@ TXT "v=spf1 a:x.example.com a:y.example.com mx:z.example.com -all"`,
    ["spf-voids", "dmarc-missing", "caa-missing"],
  ],
  [
    "a name that is not a valid DNS name",
    `@ TXT "v=spf1 a:${"x".repeat(64)}.example.com a:a..example.com -all"`,
    ["spf-target-malformed example.com a:a..example.com", "dmarc-missing", "caa-missing"],
  ],
  [
    "an include that is not a valid DNS name",
    `@ TXT "v=spf1 include:_spf..example.com redirect=${"x".repeat(64)}.example.com"`,
    [
      "spf-include-missing example.com include:_spf..example.com",
      `spf-include-missing example.com redirect=${"x".repeat(64)}.example.com`,
      "dmarc-missing",
      "caa-missing",
    ],
  ],
  [
    // RFC 7208 §4.6.4: an empty answer is a void lookup as NXDOMAIN is.
    "three hosts without addresses",
    `x TXT x\nv AAAA 2a00:1::1\n@ TXT "v=spf1 a:x.example.com mx:x.example.com exists:v.example.com a:v.example.com -all"`,
    ["spf-voids", "dmarc-missing", "caa-missing"],
  ],
  ["an mx term without MX records", `@ TXT "v=spf1 a mx -all"`, ["spf-name-missing", "dmarc-missing", "caa-missing"]],
  [
    "terms after all",
    `@ TXT "v=spf1 -all a:x.example.com include:lapsed.net"`,
    ["spf-idle", "dmarc-missing", "caa-missing"],
  ],
  [
    "an include of an unregistered domain",
    `@ TXT "v=spf1 include:lapsed.net -all"`,
    ["dangling-domain lapsed.net", "dmarc-missing", "caa-missing"],
  ],
  [
    "a record of type SPF",
    `@ SPF "v=spf1 -all"`,
    ["spf-missing-unused", "spf-type", "dmarc-missing-unused", "caa-missing"],
  ],
  [
    "a DMARC record without effect",
    `_dmarc TXT "v=DMARC1; pct=50; p=no"`,
    ["spf-missing-unused", "dmarc-void", "caa-missing"],
  ],
  [
    "a DMARC record with two policies",
    `_dmarc TXT "v=DMARC1; p=reject; p=none; rua=mailto:a@example.com; rua=mailto:b@example.com"`,
    ["spf-missing-unused", "dmarc-repeated", "caa-missing"],
  ],
  [
    "CAA that only asks for reports",
    `@ CAA 0 iodef "mailto:ca@example.com"`,
    ["spf-missing-unused", "dmarc-missing-unused", "caa-open"],
  ],
  ["CAA for wildcards only", `@ CAA 0 issuewild ";"`, ["spf-missing-unused", "dmarc-missing-unused", "caa-open"]],
  ["CAA that forbids issuance", `@ CAA 0 issue ";"`, ["spf-missing-unused", "dmarc-missing-unused"]],
  [
    "CAA with reserved flags, which restricts nevertheless",
    `@ CAA 1 issue "ca.example"`,
    ["spf-missing-unused", "dmarc-missing-unused", "caa-flags issue ca.example"],
  ],
  [
    "an HTTPS record with private address hints",
    "@ HTTPS 1 . alpn=h2 ipv4hint=192.0.2.1,10.0.0.1 ipv6hint=fd00::1",
    ["https-hint-private", ...unused],
  ],
  ["an HTTPS alias loop", "@ HTTPS 0 a\na HTTPS 0 b\nb HTTPS 0 @", ["https-alias-loop", ...unused]],
  ["an HTTPS alias of itself", "@ HTTPS 0 @", ["https-alias-loop", ...unused]],
  ["an HTTPS alias to the root", "@ HTTPS 0 .", ["https-unavailable", ...unused]],
  [
    "HTTPS records of both modes",
    "@ HTTPS 0 a\n@ HTTPS 1 . alpn=h2\na HTTPS 1 . alpn=h2",
    ["https-both-modes", ...unused],
  ],
  [
    "an HTTPS record with hints that are no addresses of the name",
    "@ A 11.1.1.1\n@ HTTPS 1 . ipv4hint=12.1.1.1",
    ["https-hint-differs", ...unused],
  ],
  [
    "an HTTPS record with a hint that is one of its addresses",
    "@ A 11.1.1.1\n@ A 11.1.1.2\n@ HTTPS 1 . ipv4hint=11.1.1.2",
    unused,
  ],
  ["an HTTPS alias that ends", "@ HTTPS 0 a\na HTTPS 1 . alpn=h2", unused],
  ["an invalid ech parameter", "@ HTTPS 1 . alpn=h2 ech=AP8=", ["ech-broken", ...unused]],
  [
    "an invalid CAA value",
    `@ CAA 1 issue "https://ca.example"`,
    [
      "spf-missing-unused",
      "dmarc-missing-unused",
      "caa-flags issue https://ca.example",
      "caa-invalid issue https://ca.example",
    ],
  ],
])("findings for a domain with %s", async ([, records, findings]) => {
  const raw = await look("example.com", { "example.com": bare + records });

  expect(judged(raw)).toEqual(findings);
  expect(said(raw).filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
});

test("unknown results are never reported as absent", async () => {
  const zones = { "example.com": bare, com: "" };
  const servers = { "11.0.0.53": { lame: "empty" as const }, "22.0.0.53": { lame: "empty" as const } };
  const raw = await look("example.com", zones, { servers });

  expect(raw.spf).toMatchObject({ evaluation: { state: "unknown" }, hasSpfTypeRecord: null });
  expect(raw.dmarc.outcome).toBe("unknown");
  expect(raw.caa.state).toBe("unknown");
  expect(raw.mail.kind).toBe("unknown");
  expect(raw.texts.state).toBe("unknown");
  expect(raw.wildcard.state).toBe("unknown");
  const ids = recordFindings(raw).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["spf-unknown", "dmarc-unknown", "caa-unknown", "mx-unknown"]));
  expect(ids.filter((id) => id.endsWith("-missing"))).toEqual([]);
});

test.for<[what: string, records: string, findings: readonly string[]]>([
  ["a mail host", "@ MX 10 mx.example.net.", ["mx-unknown mx.example.net", "references-unknown"]],
  [
    "hosts of an SPF record",
    '@ TXT "v=spf1 a:a.example.net a:b.example.net mx:c.example.net exists:d.example.net -all"',
    ["references-unknown"],
  ],
  ["an included record", '@ TXT "v=spf1 include:_spf.example.net -all"', ["references-unknown"]],
])("a blocking resolver leaves %s unknown, not missing", async ([, records, findings]) => {
  const world: Partial<WorldText> = { resolvers: { "127.0.0.1:53": { blocks: ["example.net"] } } };
  const raw = await look("example.com", { "example.com": `${bare}${records}` }, world);

  expect(
    judged(raw)
      .filter((id) => /^(?:mx|dangling|spf-include|spf-void|spf-name|references)/.test(id))
      .toSorted(),
  ).toEqual(findings);
});

test("a name with very many records is examined in part, and the result says so", async () => {
  const lines = Array.from(
    { length: 400 },
    (_, at) => `@ MX ${at} mx.lapsed${at}.net.\n@ TXT "v=spf1 include:${at}.example.net -all"`,
  );
  const raw = await look("example.com", { "example.com": { records: `${bare}${lines.join("\n")}`, isSigned: false } });

  expect([raw.mail.hosts.length, raw.mail.total, raw.spf.evaluation.total]).toEqual([20, 400, 400]);
  expect(raw.references.list.length).toBeLessThanOrEqual(100);
  expect(JSON.stringify(raw).length).toBeLessThan(60_000);
});

test("record contents are escaped before they are stored", async () => {
  const records =
    String.raw`@ TXT "v=spf1 \027[31m include:a -all"` +
    "\n" +
    String.raw`@ CAA 0 issue "\027[2J"` +
    "\n" +
    String.raw`@ MX 1 a\027b`;
  const raw = await look("example.com", { "example.com": bare + records });

  expect(raw.spf.evaluation.text).toContain(String.raw`\x1b[31m`);
  expect(JSON.stringify([raw, recordFindings(raw), said(raw)])).not.toMatch(/\\u001b/);
});
