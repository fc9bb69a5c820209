import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { unpublished } from "../../data/registration/registries.ts";
import { whoisLayouts } from "../../data/registration/whois-layouts.ts";
import type { RegistrationData } from "../rdap/registration-data.ts";
import { readWhois, type WhoisAnswer } from "./whois.ts";

const folder = "test/data/whois";

function read(text: string, tld: string): WhoisAnswer {
  return readWhois(Buffer.from(text), tld);
}

/** A recorded layout with invented values, without the line about its source. */
function recorded(tld: string): string {
  const lines = readFileSync(`${folder}/${tld}.txt`, "utf8").split("\n");
  return lines.filter((line) => !line.startsWith("## ")).join("\n");
}

const files = readdirSync(folder).map((file) => basename(file, ".txt"));

type Fact = "registrar" | "url" | "created" | "updated" | "expires" | "servers";
const all = "registrar created updated expires servers";

/** The facts and statuses that each registry publishes. */
const published: Readonly<Record<string, readonly [facts: string, status?: string, isSigned?: boolean]>> = {
  ac: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  ae: ["registrar servers", "ok"],
  am: [all, "active"],
  at: ["registrar url updated servers"],
  ax: ["created servers"],
  be: ["registrar url created servers", "NOT_AVAILABLE"],
  bg: ["created expires servers", "Registered", false],
  bn: [all, "ok"],
  by: [all],
  ch: ["registrar created servers", "", false],
  cl: ["registrar url created expires servers"],
  cn: ["registrar created expires servers", "clientTransferProhibited clientDeleteProhibited", false],
  co: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  de: ["updated servers", "connect"],
  dk: ["created expires servers", "Active", true],
  do: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  edu: ["created updated expires servers"],
  ee: [`${all} url`, "ok"],
  eu: ["registrar url servers"],
  gg: ["registrar url created servers", "Active clientDeleteProhibited clientTransferProhibited"],
  hk: ["registrar created expires servers", "Active", false],
  hm: ["servers", "taken"],
  hr: ["expires"],
  hu: ["created"],
  ie: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  il: ["registrar created expires servers", "locked", false],
  im: ["expires servers"],
  io: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  ir: ["updated expires servers"],
  it: [`${all} url`, "ok", false],
  je: ["registrar url created servers", "Active clientDeleteProhibited clientTransferProhibited"],
  jp: ["created updated expires servers", "Active"],
  kr: [`${all} url`, "clientTransferProhibited", false],
  kz: ["registrar created updated servers", "clientTransferProhibited clientDeleteProhibited"],
  la: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  li: ["registrar created servers", "", false],
  lt: ["registrar url created servers", "registered"],
  lu: ["registrar url servers", "ACTIVE"],
  lv: ["registrar servers", "active"],
  md: ["created expires servers"],
  me: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  mo: ["created expires servers"],
  mx: [`${all} url`],
  my: ["created updated expires servers"],
  nu: [all, "ok", false],
  nz: ["registrar url created updated servers", "clientTransferProhibited clientDeleteProhibited", false],
  om: ["registrar updated servers", "ok"],
  pe: ["registrar servers", "clientTransferProhibited clientDeleteProhibited", false],
  pt: ["created expires servers", "Registered"],
  qa: ["registrar servers", "ok"],
  ro: ["registrar url created expires servers", "UpdateProhibited", false],
  rs: [all, "Active", false],
  ru: ["registrar created expires servers", "REGISTERED DELEGATED VERIFIED"],
  sa: ["created updated servers"],
  se: [all, "ok", false],
  sh: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  sk: [all, "ok"],
  sm: ["created updated servers", "Active"],
  su: ["registrar created expires servers", "REGISTERED DELEGATED VERIFIED"],
  tk: ["created expires servers"],
  tn: ["registrar created servers"],
  tr: ["registrar created expires servers", "Active"],
  ua: ["created updated expires servers", "ok"],
  ug: ["created updated expires servers", "ACTIVE"],
  us: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  ve: ["created updated expires servers", "ACTIVO"],
  ws: [`${all} url`, "clientTransferProhibited clientDeleteProhibited", false],
  "xn--3e0b707e": [`${all} url`, "clientTransferProhibited", false],
  "xn--fiqs8s": ["registrar created expires servers", "clientTransferProhibited clientDeleteProhibited", false],
  "xn--p1ai": ["registrar created expires servers", "REGISTERED DELEGATED VERIFIED"],
};

const values: Readonly<Record<Fact, unknown>> = {
  registrar: expect.stringMatching(/^(?:Example Registrar, Inc\.|EXAMPLE-RU|EXAM-0002)$/),
  url: expect.stringMatching(/^https?:\/\/registrar\.example$/),
  created: expect.stringMatching(/^2001-02-03T/),
  updated: expect.stringMatching(/^2025-04-06T/),
  expires: expect.stringMatching(/^2027-05-06T/),
  servers: ["ns1.shop.example", "ns2.shop.example"],
};

function factsOf(domain: RegistrationData | null): Readonly<Record<Fact, unknown>> {
  return {
    registrar: domain?.registrar?.name ?? null,
    url: domain?.registrar?.url ?? null,
    created: domain?.created ?? null,
    updated: domain?.updated ?? null,
    expires: domain?.expires ?? null,
    servers: domain && domain.nameServers.length > 0 ? domain.nameServers : null,
  };
}

test.for(Object.entries(published))(
  "a domain below .%s is read as its registry writes it",
  ([tld, [facts, status, isSigned]]) => {
    const { state, domain } = read(recorded(tld), tld);
    const known = facts.split(" ");
    const expected = Object.entries(values).map(([fact, value]) => [fact, known.includes(fact) ? value : null]);

    expect(state).toBe("found");
    expect(domain?.name).toMatch(new RegExp(`^(?:shop|xn--[a-z0-9]+)\\.(?:[a-z]{2,3}\\.)?${tld}$`));
    expect(factsOf(domain)).toEqual(Object.fromEntries(expected));
    expect(domain?.status).toEqual(
      (status ?? "")
        .split(" ")
        .filter(Boolean)
        .map((each) => each.replace("_", " ")),
    );
    expect(domain?.secureDns.isSigned).toBe(isSigned ?? null);
  },
);

test("every layout has a recording, and every recording has a source", () => {
  const bare = Object.keys(whoisLayouts).filter((tld) => !files.includes(tld));
  const heads = files.map((tld) => readFileSync(`${folder}/${tld}.txt`, "utf8").split("\n", 1)[0]);
  const head =
    /^## Layout (?:of \.[a-z]+, which the same registry runs, )?as recorded in github\.com\/\S+ [0-9a-f]{7}, \d{4}-\d{2}(?:, with the [a-z ]+)?\. Every value is invented\.$/;

  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(files.toSorted()).toEqual(Object.keys(published).toSorted());
  expect(bare).toEqual([]);
  expect(heads.filter((line) => !head.test(line ?? ""))).toEqual([]);
});

test.for(Object.entries(unpublished).filter(([tld]) => files.includes(tld)))(
  "fields that the registry of .%s does not publish are missing in its recorded answer",
  ([tld, { fields }]) => {
    const { domain } = read(recorded(tld), tld);
    expect(fields.filter((field) => field !== "nameServers" && domain?.[field] !== null)).toEqual([]);
  },
);

test("a registry uses one layout for all its top-level domains", () => {
  const denials = {
    "xn--p1ai": "No entries found for the selected source(s).",
    "xn--90a3ac": "%ERROR:103: Domain is not registered",
    "xn--fiqz9s": "No matching record.",
    "xn--mgba3a4f16a": "%ERROR:101: no entries found",
    "xn--j6w193g": "The domain has not been registered.",
  };

  expect(Object.entries(denials).map(([tld, text]) => read(text, tld).state)).toEqual(
    Object.keys(denials).map(() => "absent"),
  );
});

/** Each registry's own words for a nonexistent domain, with the rest of its answer. */
test.for<[tld: string, text: string]>([
  ["ac", "Domain not found.\r\n>>> Last update of WHOIS database: 2026-11-20T12:00:00Z <<<\r\n"],
  ["ae", "No Data Found\r\n"],
  ["am", "%\n%AM TLD whois server #1\n%\n   No match\n"],
  ["at", "% Copyright (c)2026 by NIC.AT (1)\n%\n% nothing found\n"],
  ["ax", "Domain not found\n"],
  ["be", "% .be Whois Server 6.1\n\nDomain:\tnone.be\nStatus:\tAVAILABLE\n"],
  ["bg", "Domain name none.bg does not exist in database!\n"],
  ["bn", "Domain Not Found\n"],
  ["by", "Object does not exist\n"],
  ["ch", "The domain name is not registered.\n"],
  ["cl", "%%\n%% This is the NIC Chile Whois server (whois.nic.cl).\n%%\n\nnone.cl: no existe\n"],
  ["cn", "No matching record.\n"],
  ["co", "No Data Found\nURL of the ICANN Whois Inaccuracy Complaint Form: https://www.icann.org/wicf/\n"],
  ["de", "Domain: none.de\nStatus: free\n"],
  ["dk", "# Hello. Your session has been logged.\n\nNo entries found for the selected source.\n"],
  ["edu", "This Registry database contains ONLY .EDU domains.\n--------------------------\n\nNO MATCH: none.edu\n"],
  ["ee", "Domain not found\n\n\nEstonia .ee Top Level Domain WHOIS server\n"],
  ["eu", "% WHOIS none.eu\nDomain: none.eu\nScript: LATIN\nStatus: AVAILABLE\n"],
  ["gg", "NOT FOUND\n"],
  ["hk", "The domain has not been registered.\n"],
  ["hr", "%ERROR: no entries found\n"],
  ["hu", "% Whois server 4.0 serving the hu ccTLD\n\nNincs talalat / No match\n"],
  ["ie", "% Not Registered - The domain you have requested (none.ie) is not a registered .ie domain name.\n"],
  ["il", "% No data was found to match the request criteria.\n"],
  ["im", "The domain none.im was not found.\n"],
  ["ir", "%ERROR:101: no entries found\n%\n% No entries found in the selected source(s).\n"],
  ["it", "Domain:             none.it\nStatus:             AVAILABLE\n"],
  ["je", "Query: none.je\nStatus: Not Registered\n"],
  ["jp", "No match!!\n\nWith JPRS WHOIS, you can query the following domain name information\n"],
  ["kr", "query : none.kr\n\nThe requested domain was not found in the Registry or Registrar’s WHOIS Server.\n"],
  ["kz", "*** Nothing found for this query.\n"],
  ["la", "The queried object does not exist: DOMAIN NOT FOUND\n"],
  ["li", "We do not have an entry in our database matching your query.\n"],
  ["lt", "Domain:\t\t\tnone.lt\nStatus:\t\t\tavailable\n"],
  ["lu", "% WHOIS none.lu\n% No such domain\n"],
  ["lv", "[Domain]\nDomain: none.lv\nStatus: free\n\n[Whois]\nUpdated: 2026-11-20T17:12:28+00:00\n"],
  ["md", "No match for none.md\n"],
  ["mo", "No match for none.mo\n"],
  ["my", "SEARCH BY DOMAIN NAME\n\nDomain Name [none.my] does not exist in database\n"],
  ["nz", "version: 8.12\nquery_status: 220 Available\n"],
  ["pe", "Domain Status: No Object Found\n"],
  ["pt", "none.pt no match\n"],
  ["ro", "% No entries found for the selected source(s).\n"],
  ["rs", "%ERROR:103: Domain is not registered\n"],
  ["ru", "No entries found for the selected source(s).\n\nLast updated on 2026-11-20T12:00:00Z\n"],
  ["sa", "No Match for none.com.sa\n"],
  ["se", 'domain "none.se" not found.\n'],
  ["sk", "Not found.\n"],
  ["sm", "No entries found.\n"],
  ["tn", "Domain none.tn not found\n"],
  ["tr", 'No match found for "none.com.tr"\n'],
  ["us", "No Data Found\n"],
  ["ve", 'No match for "none.ve".\n'],
  ["ws", "The queried object does not exist: none.ws.\n"],
  // Registries without a layout of their own.
  ["mk", "%ERROR:101: no entries found\n% No entries found.\n"],
  ["so", "The queried object does not exist: Domain name not found\n"],
])("a domain below .%s that does not exist", ([tld, text]) => {
  expect(read(text, tld)).toEqual({ state: "absent", domain: null, referral: null, retryAfter: null });
});

test.for<[what: string, tld: string, text: string]>([
  ["words of no registry", "it", "The name that you look for could not be found here."],
  ["a denial within a sentence", "so", "A domain may be not found. Domain not found does not mean that it is free."],
  ["a denial beside data", "it", "Domain: shop.it\nStatus: AVAILABLE\nCreated: 2001-02-03\n"],
  ["a denial among remarks of a general server", "so", "% The word 'not found' in this text means nothing.\n"],
  [
    "the wrapped line of a paragraph",
    "my",
    "By submitting this query, you agree to abide by these terms. The domain is\nnot found\nAll rights of this registry and of all its registrars are\nreserved.\n",
  ],
  ["another domain", "it", recorded("at")],
  ["an answer that broke off", "it", recorded("it").split("Created", 1)[0] ?? ""],
])("%s does not mean that the domain does not exist", ([, tld, text]) => {
  expect(read(text, tld)).toMatchObject({ state: "unknown", domain: null });
});

test.for<[what: string, tld: string, text: string, state: string, retryAfter: number | null]>([
  ["DENIC", "de", "% Error: 55000000002 Connection refused; access control limit reached.", "limited", null],
  ["DNS Belgium", "be", "%-\n% WHOIS test\n% Maximum queries per hour reached (100)\n%-\n", "limited", null],
  ["DNS Belgium, with a wait", "be", "% Excessive querying, grace period of 2 seconds", "limited", 2],
  ["EURid", "eu", "-1: Still in grace period, wait 300 seconds", "limited", 300],
  ["EURid, for months", "eu", "-1: Still in grace period, wait 7777777 seconds", "limited", 86_400],
  ["NIC.PE", "pe", "Looup quota exceeded.", "limited", null],
  ["Punktum dk", "dk", "# Too many connections.", "limited", null],
  ["PIR", "org", "WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS", "limited", null],
  [
    "Nominet",
    "uk",
    '    Error for "shop.uk".\n\n    The WHOIS query quota for 192.0.2.1 has been exceeded',
    "limited",
    null,
  ],
  ["NIC.cz", "cz", "Your connection limit exceeded. Please slow down and try again later.", "limited", null],
  ["AFNIC", "fr", "%%\n%% Too many requests...\n%%", "limited", null],
  ["SIDN", "nl", "whois.domain-registry.nl: only 1 request per second allowed, try again later", "limited", null],
  ["InternetNZ", "nz", "query_status: 440 Request Denied", "limited", null],
  [
    "SWITCH",
    "ch",
    "Requests of this client are not permitted. Please use https://www.nic.ch/whois/ for queries.",
    "refused",
    null,
  ],
  [
    "Red.es",
    "es",
    "The IP address used to perform the query  is not authorised  or  has exceeded the established limit for  queries.",
    "refused",
    null,
  ],
])("%s answers that we ask too much, or may not ask", ([, tld, text, state, retryAfter]) => {
  expect(read(text, tld)).toEqual({ state, domain: null, referral: null, retryAfter });
});

test("an answer with several domains is not used for any of them", () => {
  const other = "Domain Name: other.so\nCreated: 2001-02-03\n";

  expect(read(`Domain Name: shop.so\nCreated: 2001-02-03\n\n${other}`, "so").state).toBe("unknown");
  expect(read(`Domain Name: shop.so\nCreated: 2001-02-03\n\nDomain Name: SHOP.SO\n`, "so").state).toBe("found");
});

test("the variants that CNNIC lists beside a domain are the same registration", () => {
  const names = ["实业", "實業"].map((label) => `Domain Name: ${label}.中国\nPuny Name: ${label}\n`);
  const { domain } = read(`${names.join("")}ROID: 1-cn\n`, "xn--fiqs8s");

  expect(domain).toMatchObject({ name: "xn--vhq524a.xn--fiqs8s", unicodeName: "实业.中国" });
});

test("data about hosts of the same name is not used for the domain", () => {
  const host = "   Server Name: SHOP.SO.EVIL.EXAMPLE\n   IP Address: 192.0.2.1\n   Registrar: EVIL, INC.\n";
  const domain = "   Domain Name: SHOP.SO\n   Registrar: Example Registrar, Inc.\n";

  expect(read(`${host}\n${domain}`, "so").domain?.registrar?.name).toBe("Example Registrar, Inc.");
  expect(read(host, "so").state).toBe("unknown");
});

test("data about contacts is not used for the domain", () => {
  const domain = "domain:       shop.mk\nnserver:      ns1.shop.example\n";
  const person =
    "person:       Example Person\nnic-hdl:      EX1\ncreated:      2010-01-02\nchanged:      2011-01-02\n";
  const { state, domain: told } = read(`${domain}\n${person}\nnic-hdl:     EX2\nexpires:     2012-01-02\n`, "mk");

  expect(state).toBe("found");
  expect([told?.created, told?.updated, told?.expires]).toEqual([null, null, null]);
});

test("a banner that mentions limits is no rate limit", () => {
  const terms = "abuse of this service, too many queries, or any query limit exceeded, ".repeat(4);

  expect(read(`Domain not found.\nTerms of use: ${terms}\n`, "so").state).toBe("absent");
  expect(read("excessive querying of the database may be stopped.\nDomain not found.", "hm").state).toBe("absent");
  expect(read(recorded("my"), "my").state).toBe("found");
  expect(read(recorded("dk"), "dk").state).toBe("found");
});

test("a registrar has its number, contact and server if the registry names them", () => {
  const { domain, referral } = read(recorded("co"), "co");

  expect(domain?.registrar).toEqual({
    name: "Example Registrar, Inc.",
    ianaId: "9998",
    url: "https://registrar.example",
    abuse: { email: "abuse@registrar.example", phone: "+1.5555550100" },
  });
  expect(domain).toMatchObject({ handle: "D123456-CO", privacy: { name: "Domains By Proxy, LLC" } });
  expect(domain?.redacted).toEqual(["registry registrant id", "registrant name"]);
  expect(referral).toBe("whois.registrar.example");
});

test.for<[server: string, referral: string | null]>([
  ["whois.registrar.example", "whois.registrar.example"],
  ["WHOIS.Registrar.Example", "whois.registrar.example"],
  ["whois://whois.registrar.example:43/", "whois.registrar.example"],
  ["NIC .PE", null],
  ["192.0.2.1", null],
  ["localhost", null],
  ["", null],
])("the server %j is referred to as %j", ([server, referral]) => {
  const text = `Domain Name: shop.so\nCreation Date: 2001-02-03\nRegistrar WHOIS Server: ${server}\n`;
  expect(read(text, "so").referral).toBe(referral);
});

test("an empty heading does not include lines after a blank line", () => {
  const text = "Domain name: shop.nl\n\nRegistrar:\n   Example Registrar\n\nAbuse Contact:\n\nDNSSEC:      yes\n";

  expect(read(text, "nl").domain).toMatchObject({
    registrar: { name: "Example Registrar" },
    secureDns: { isSigned: true },
  });
});

test("DS records are read, and a domain with some is signed", () => {
  const text = "Domain Name: shop.so\nCreated: 2001-02-03\nDS Record: 12345 13 2 0A1B 2C3D\nDS Record: junk\n";

  expect(read(text, "so").domain?.secureDns).toEqual({
    isSigned: true,
    ds: [{ keyTag: 12_345, algorithm: 13, digestType: 2, digest: "0a1b2c3d" }],
  });
});

test.for<[what: string, tld: string, bytes: readonly number[], registrar: string]>([
  ["UTF-8", "rs", [...Buffer.from("Ćirilica d.o.o.")], "Ćirilica d.o.o."],
  ["Latin-1", "so", [0x43, 0x61, 0x66, 0xe9], "Café"],
  ["Latin-2", "hu", [0xd5, 0x72], "Őr"],
  ["KOI8-R", "ru", [0xf2, 0xf5], "РУ"],
  ["Windows-1251", "by", [0xd0, 0xd3], "РУ"],
  ["Windows-1254", "tr", [0xde, 0x69, 0xfe], "Şiş"],
  ["GB18030", "cn", [0xd6, 0xd0, 0xb9, 0xfa], "中国"],
  ["Big5", "hk", [0xa4, 0xa4, 0xa4, 0xe5], "中文"],
])("%s is recognised below .%s", ([, tld, bytes, registrar]) => {
  const label =
    { tr: "** Registrar:\nOrganization Name", cn: "Sponsoring Registrar", hk: "Registrar Name" }[tld] ?? "Registrar";
  const head = Buffer.from(`Domain Name: shop.${tld}\nCreated: 2001-02-03\n${label}: `);
  const { domain } = readWhois(Buffer.concat([head, Buffer.from(bytes), Buffer.from("\n")]), tld);

  expect(domain?.registrar?.name).toBe(registrar);
});

test("Korean and Japanese legacy encodings are recognised", () => {
  // `예시` in EUC-KR, and `日本` in ISO-2022-JP.
  const korean = Buffer.concat([
    Buffer.from("Domain Name : shop.kr\nAuthorized Agency : "),
    Buffer.from([0xbf, 0xb9, 0xbd, 0xc3]),
    Buffer.from("\n"),
  ]);
  const japanese = "[Domain Name] SHOP.JP\n[Registrant] \u001b$BF|K\\\u001b(B\n[Created on] 2001/02/03\n";

  expect(readWhois(korean, "kr").domain?.registrar?.name).toBe("예시");
  expect(read(japanese, "jp")).toMatchObject({ state: "found", domain: { name: "shop.jp" } });
});

test("control characters from a registry never reach a terminal", () => {
  const text = "Domain Name: shop.so\nRegistrar: \u001b[31mowned\u202e\nDomain Status: \u0007bell\n";

  expect(read(text, "so").domain).toMatchObject({
    registrar: { name: "\\x1b[31mowned\\u{202e}" },
    status: ["\\x07bell"],
  });
});
