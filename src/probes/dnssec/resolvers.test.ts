import { expect, test } from "vitest";
import { recordOf } from "../../../test/dns/samples.ts";
import { alone } from "../../../test/dns/dnssec-cases.ts";
import { corrupt, signedFor } from "../../../test/dns/world/changes.ts";
import type { ResolverTraits } from "../../../test/dns/world/resolver.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { isSameName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { securityOf } from "./security.ts";

const name = parseName("example.com");
const zones = { "example.com": alone };

/** Changes a resolver's answers to one type, for one name where given. */
function answering(
  type: number,
  change: (usual: DnsMessage) => DnsMessage | Buffer | null,
  of?: string,
): ResolverTraits {
  return {
    respond(query, usual) {
      const [question] = query.questions;
      const isMeant = question?.type === type && (of === undefined || isSameName(question.name, parseName(of)));
      return isMeant ? change(usual()) : usual();
    },
  };
}

const failing = (usual: DnsMessage): DnsMessage => ({ ...usual, rcode: rcodes.SERVFAIL, answers: [], authorities: [] });
const empty = (usual: DnsMessage): DnsMessage => ({ ...usual, answers: [], authorities: [] });
const unproven = (usual: DnsMessage): DnsMessage => ({
  ...usual,
  authorities: usual.authorities.filter(({ type }) => type === types.SOA),
});
const bare = (usual: DnsMessage): DnsMessage => ({
  ...usual,
  answers: usual.answers.filter((each) => each.type !== types.RRSIG),
});

test.for<[title: string, traits: ResolverTraits, expected: string, opinion: string, type?: number, of?: string]>([
  ["verifies", {}, "secure", "secure"],
  ["does not verify", { isValidating: false }, "secure", "unknown not-validating"],
  ["passes on no signatures", { isStripping: true }, "indeterminate withheld", "unknown not-validating"],
  ["passes on no proofs", answering(types.TXT, unproven), "indeterminate withheld", "secure", types.TXT],
  [
    "passes on no proofs at all",
    { respond: (_, usual) => unproven(usual()) },
    "indeterminate withheld",
    "secure",
    types.TXT,
  ],
  [
    "loses one proof",
    answering(types.A, (usual) => ({ ...usual, authorities: [] })),
    "indeterminate withheld",
    "secure",
    types.A,
    "x.wild.example.com",
  ],
  ["loses one signature", answering(types.A, bare), "indeterminate withheld", "secure"],
  [
    "answers locally",
    answering(types.A, (usual) => ({ ...bare(usual), isAuthoritative: true })),
    "indeterminate local",
    "secure",
  ],
  [
    "filters with an extended error",
    { blocks: ["example.com"], blocksBecause: 17, blocksWith: "zero" },
    "indeterminate filtered",
    "unknown filtered",
  ],
  [
    "filters without an extended error",
    { blocks: ["example.com"], blocksWith: "zero" },
    "indeterminate NO-SOA",
    "insecure",
  ],
  ["is silent", { isSilent: true }, "indeterminate TIMEOUT", "unknown TIMEOUT"],
  ["is silent about DS", answering(types.DS, () => null), "indeterminate TIMEOUT", "secure"],
  ["is silent about keys", answering(types.DNSKEY, () => null, "com"), "indeterminate TIMEOUT", "secure"],
  [
    "is silent about the keys of the anchor",
    answering(types.DNSKEY, () => null, "."),
    "indeterminate TIMEOUT",
    "secure",
  ],
  ["fails for the question", answering(types.A, failing), "indeterminate SERVFAIL", "unknown SERVFAIL"],
  ["fails for keys", answering(types.DNSKEY, failing), "indeterminate SERVFAIL", "secure"],
  [
    "refuses keys",
    answering(types.DNSKEY, (usual) => ({ ...failing(usual), rcode: rcodes.REFUSED })),
    "indeterminate REFUSED",
    "secure",
  ],
  ["omits DS records", answering(types.DS, empty), "indeterminate NO-SOA", "secure"],
  ["omits keys", answering(types.DNSKEY, empty, "com"), "indeterminate NO-SOA", "secure"],
  ["sends an empty answer", answering(types.A, empty), "indeterminate NO-SOA", "unknown NO-SOA"],
  [
    "sends octets instead of keys",
    answering(types.DNSKEY, () => Buffer.from("00", "hex")),
    "indeterminate BADRESP",
    "secure",
  ],
])(
  "through a resolver that %s, example.com is %s",
  async ([, traits, expected, opinion, type = types.A, of = "example.com"]) => {
    const { context } = openWorld({ zones, resolvers: { "127.0.0.1": traits } });
    const found = await securityOf(context, parseName(of), type);
    const verdict = [found.opinion.verdict, opinion.includes(" ") && found.opinion.reason].filter(Boolean);

    expect([found.state, found.reason].filter((word) => word !== null).join(" ")).toBe(expected);
    expect(verdict.join(" ")).toBe(opinion);
  },
);

const outage = answering(types.DNSKEY, failing);

test.for<[what: string, extended: readonly number[], verdict: string]>([
  ["an outage, without an extended error", [], "unknown"],
  ["an outage, with the error that no server was reachable", [22], "unknown"],
  ["an outage, with the error that keys are missing", [9], "unknown"],
  ["an outage, with the error that a signature is wrong", [6], "bogus"],
])("a resolver that fails over %s is %3$s", async ([, extended, verdict]) => {
  const traits: ResolverTraits = {
    isValidating: false,
    respond(query, usual) {
      const said = outage.respond?.(query, usual, "udp") ?? usual();
      if (query.isCheckingDisabled || query.questions[0]?.type !== types.A || Buffer.isBuffer(said)) return said;
      const options = extended.map((code) => ({ name: "error" as const, code, text: "" }));
      return { ...failing(said), edns: said.edns && { ...said.edns, options } };
    },
  };
  const { context } = openWorld({ zones, resolvers: { "127.0.0.1": traits } });

  expect(await securityOf(context, name, types.A)).toMatchObject({ state: "indeterminate", opinion: { verdict } });
});

/** The address of example.com. */
const fourOfZone = "192.0.2.80";

/** A DNS64 that synthesises addresses from the name's own, or others. */
function makingAddresses(of: (four: string) => string): ResolverTraits {
  return answering(types.AAAA, (usual) => ({
    ...usual,
    isAuthenticData: false,
    authorities: [],
    answers: [recordOf("example.com", { type: "AAAA", address: of(fourOfZone) })],
  }));
}

function groups(four: string): string {
  const hex = four.split(".").map((octet) => Number(octet).toString(16).padStart(2, "0"));
  return `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`;
}

test.for<[how: string, of: (four: string) => string, expected: string]>([
  ["under the well-known prefix", (four) => `64:ff9b::${groups(four)}`, "indeterminate synthesised"],
  ["under a prefix of 32 bits", (four) => `2001:db8:${groups(four)}::`, "indeterminate synthesised"],
  ["under a prefix of its network", (four) => `2001:db8:1:2:3:4:${groups(four)}`, "indeterminate synthesised"],
  ["of no IPv4 address", () => "2001:db8::1", "bogus no-signature"],
  ["of another address", () => "64:ff9b::192.0.2.99", "bogus no-signature"],
])("IPv6 addresses that a resolver synthesises %s are no fault of the zone; others are", async ([, of, expected]) => {
  const { context } = openWorld({ zones, resolvers: { "127.0.0.1": makingAddresses(of) } });
  const found = await securityOf(context, name, types.AAAA);

  expect([found.state, found.reason].join(" ")).toBe(expected);
});

test("a resolver's bogus result is reported with its reason", async () => {
  const broken = openWorld({ zones: { "example.com": { ...alone, changes: [signedFor("@", "A", 9, -1)] } } });

  expect(await securityOf(broken.context, name, types.A)).toMatchObject({
    state: "bogus",
    reason: "expired",
    agrees: true,
    opinion: {
      server: "127.0.0.1:53",
      rcode: "SERVFAIL",
      extended: [{ code: 7, text: "" }],
      withoutChecking: "NOERROR",
      verdict: "bogus",
      reason: "expired",
    },
  });
});

test("a disagreement between a resolver and our own validation is reported", async () => {
  const lying = answering(types.A, (usual) => ({ ...usual, isAuthenticData: true, rcode: 0 }));
  const broken = { "example.com": { ...alone, changes: [corrupt("@", "A")] } };
  const { context } = openWorld({ zones: broken, resolvers: { "127.0.0.1": { isValidating: false, ...lying } } });

  expect(await securityOf(context, name, types.A)).toMatchObject({
    state: "bogus",
    agrees: false,
    opinion: { verdict: "secure" },
  });
});
