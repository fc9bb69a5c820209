import { expect, test } from "vitest";
import { lookalikeOwnershipOf, type Evidence, type Footprint, type Owned, type Protected } from "./ownership.ts";

const route53 = ["ns-12.awsdns-01.com", "ns-600.awsdns-11.net", "ns-1100.awsdns-09.org", "ns-1800.awsdns-33.co.uk"];
const otherRoute53 = [
  "ns-99.awsdns-12.com",
  "ns-700.awsdns-23.net",
  "ns-1200.awsdns-22.org",
  "ns-1999.awsdns-57.co.uk",
];

function footprint(nameServers: readonly string[] | null, rest: Partial<Footprint> = {}): Footprint {
  return { nameServers, addresses: ["192.0.2.7"], exchangers: [], ...rest };
}

function own(nameServers: readonly string[] | null, rest: Partial<Footprint> = {}): Protected {
  return { domain: "shop.com", nameServers, addresses: ["198.51.100.9"], exchangers: ["mail.shop.com"], ...rest };
}

const smallHost = ["ns1.smallhost.de", "ns2.smallhost.de"];

test.for<[what: string, own: Protected, theirs: Footprint, owned: Owned["owner"], basis: Owned["basis"]]>([
  [
    "name servers within the domain",
    own(["ns1.shop.com", "ns2.shop.com"]),
    footprint(["ns1.shop.com", "ns2.shop.com"]),
    "own",
    "name-servers",
  ],
  [
    "some foreign name servers among them",
    own(["ns1.shop.com"]),
    footprint(["ns1.shop.com", "ns.evil.net"]),
    "unclear",
    "name-servers",
  ],
  ["a stranger at the same small web host", own(smallHost), footprint(smallHost), "unclear", "name-servers"],
  [
    "a stranger on the same server of a small web host",
    own(smallHost, { exchangers: ["mx.smallhost.de"] }),
    footprint(smallHost, { addresses: ["198.51.100.9"], exchangers: ["mx.smallhost.de"] }),
    "unclear",
    "name-servers",
  ],
  ["another zone at Route 53", own(route53), footprint(otherRoute53), "unclear", "name-servers"],
  [
    "a defensive zone at Route 53 on the servers of the owner",
    own(route53),
    footprint(otherRoute53, { addresses: ["198.51.100.9"] }),
    "own",
    "addresses",
  ],
  [
    "the same address of an edge",
    own(route53, { addresses: ["104.16.1.1"] }),
    footprint(otherRoute53, { addresses: ["104.16.1.1"] }),
    "unclear",
    "name-servers",
  ],
  [
    "the same address of an edge, and another DNS operator",
    own(route53, { addresses: ["185.199.108.153"] }),
    footprint(["ns1.domaincontrol.com"], { addresses: ["185.199.108.153"] }),
    "other",
    null,
  ],
  [
    "mail to the owner's server, and no page",
    own(route53),
    footprint(["ns1.domaincontrol.com"], { addresses: [], exchangers: ["mail.shop.com"] }),
    "own",
    "mail-servers",
  ],
  [
    "mail to the owner's server, and a page elsewhere",
    own(route53),
    footprint(["ns1.domaincontrol.com"], { exchangers: ["mail.shop.com"] }),
    "unclear",
    "mail-servers",
  ],
  [
    "the owner's page, and mail to a stranger",
    own(route53),
    footprint(["ns1.domaincontrol.com"], { addresses: ["198.51.100.9"], exchangers: ["mx.evil.net"] }),
    "unclear",
    "addresses",
  ],
  [
    "the owner's page, and mail to another customer of its mail operator",
    own(route53, { exchangers: ["aspmx.l.google.com"] }),
    footprint(otherRoute53, { addresses: ["198.51.100.9"], exchangers: ["aspmx.l.google.com"] }),
    "unclear",
    "addresses",
  ],
  [
    "the owner's page, and unknown mail servers",
    own(route53),
    footprint(otherRoute53, { addresses: ["198.51.100.9"], exchangers: null }),
    "unclear",
    "addresses",
  ],
  [
    "the same mail operator",
    own(route53, { exchangers: ["aspmx.l.google.com"] }),
    footprint(["ns1.domaincontrol.com"], { exchangers: ["aspmx.l.google.com"] }),
    "other",
    null,
  ],
  [
    "the same mail server of an unknown operator",
    own(["ns1.shop.com"], { exchangers: ["mx.smallhost.de"] }),
    footprint(["ns1.domaincontrol.com"], { exchangers: ["mx.smallhost.de"] }),
    "unclear",
    "mail-servers",
  ],
  ["a registrar for brand owners", own(route53), footprint(["ns1.markmonitor.com"]), "unclear", "name-servers"],
  ["another operator", own(route53), footprint(["ns01.domaincontrol.com"]), "other", null],
  ["unknown name servers of the domain", own(null), footprint(["ns01.domaincontrol.com"]), "unclear", null],
  ["two names at one private suffix", own([]), footprint([]), "unclear", null],
])("%s", ([, protectedDomain, theirs, owner, basis]) => {
  expect(lookalikeOwnershipOf(protectedDomain, theirs)).toEqual({ owner, basis });
});

test.for<[what: string, evidence: Partial<Evidence>, theirs: Partial<Footprint>, owner: Owned["owner"]]>([
  ["a certificate for both domains", { sharesCertificate: true }, {}, "own"],
  ["the same registrant", { sameRegistrant: true }, {}, "own"],
  ["another registrant", { sameRegistrant: false }, {}, "other"],
  ["a redirect, and no mail", { redirectsHome: true }, {}, "own"],
  ["a redirect, and mail servers of its own", { redirectsHome: true }, { exchangers: ["mx.evil.net"] }, "unclear"],
  ["a redirect with a commission", { redirectsHome: true, isReferral: true }, {}, "unclear"],
  ["a redirect, and the mail of the owner", { redirectsHome: true }, { exchangers: ["mail.shop.com"] }, "own"],
  ["a redirect by another registrant", { redirectsHome: true, sameRegistrant: false }, {}, "unclear"],
])("%s", ([, evidence, theirs, owner]) => {
  const looked = {
    redirectsHome: false,
    isReferral: false,
    sharesCertificate: false,
    sameRegistrant: null,
    ...evidence,
  };
  expect(lookalikeOwnershipOf(own(route53), footprint(otherRoute53, theirs), looked).owner).toBe(owner);
});

// Operators that rivals and users named as shared, one server of each.
test.for(
  "ns1.worldnic.com dns.technorail.com ns0.transip.net ns5.kasserver.com ns11.infomaniak.ch ns1.livedns.co.uk ns1.dothome.co.kr dns1.yandex.net ns-a1.conoha.io".split(
    " ",
  ),
)("customers of the operator of %s may be anyone", (server) => {
  expect(lookalikeOwnershipOf(own([server]), footprint([server], { addresses: ["198.51.100.9"] })).owner).toBe(
    "unclear",
  );
});
