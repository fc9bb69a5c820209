import { expect, test } from "vitest";
import { alone } from "../../../test/dns/dnssec-cases.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { unsigned, without } from "../../../test/dns/world/changes.ts";
import type { ZoneText } from "../../../test/dns/world/zones.ts";
import { openWorld } from "../../../test/dns/world.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName, root } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { askAuthority } from "../dns/name-servers.ts";
import { securityIn, securityOf } from "./security.ts";

type Damage = (usual: DnsMessage, type: number | undefined) => DnsMessage;

async function verdictOf(
  zone: ZoneText,
  traits: { readonly isValidating: boolean; readonly damage?: Damage },
  question: string,
): Promise<string> {
  const { isValidating, damage } = traits;
  const { context } = openWorld({
    zones: { "example.com": { ...alone, ...zone } },
    resolvers: {
      "127.0.0.1": {
        isValidating,
        respond: (query, usual) => damage?.(usual(), query.questions[0]?.type) ?? usual(),
      },
    },
  });
  const [name = "", type] = question.split(" ");
  const found = await securityOf(context, parseName(name), type === "TXT" ? types.TXT : types.A);
  return [found.state, found.reason].filter((word) => word !== null).join(" ");
}

const withoutAuthorities: Damage = (usual) => (usual.answers.length > 0 ? { ...usual, authorities: [] } : usual);

function keeping(keep: (record: ResourceRecord) => boolean): Damage {
  return (usual) => ({ ...usual, answers: usual.answers.filter(keep), authorities: usual.authorities.filter(keep) });
}

const ofRoot = keeping(({ type, name }) => type !== types.RRSIG || isSameName(name, root));
const byRoot = keeping(({ data }) => data.type !== "RRSIG" || isSameName(data.signer, root));
const onlySoa = (usual: DnsMessage): DnsMessage => ({
  ...usual,
  answers: [],
  authorities: usual.authorities.filter(({ type }) => type === types.SOA),
});
const soaOfRoot = openWorld({ zones: { "example.com": alone } }).context.net.dns({ name: ".", type: types.SOA });

const apex = parseName("example.com");
const soaOfCom = recordOf("com", {
  type: "SOA",
  primary: apex,
  mailbox: apex,
  serial: 1,
  refresh: 1,
  retry: 1,
  expire: 1,
  minimum: 1,
});

const deniesOneDs: Damage = (usual, type) => {
  return type === types.DS && usual.answers.some(({ name }) => isSameName(name, apex))
    ? { ...usual, rcode: rcodes.NXDOMAIN, answers: [], authorities: [soaOfCom] }
    : usual;
};

/** Records lost on the way are not blamed on the zone. */
for (const isValidating of [true, false]) {
  test.for<[title: string, damage: Damage, question: string, verdict: string]>([
    ["no authorities beside records", withoutAuthorities, "x.wild.example.com A", "indeterminate withheld"],
    ["no authorities beside records", withoutAuthorities, "www.example.com A", "secure"],
    ["no signatures but those of the root", ofRoot, "www.example.com A", "indeterminate withheld"],
    ["no signatures but those by the root", byRoot, "www.example.com A", "indeterminate withheld"],
    ["no proofs but those by the root", byRoot, "gone.example.com TXT", "indeterminate withheld"],
  ])(
    `a resolver that passes on %s, ${isValidating ? "and verifies" : "and does not verify"}`,
    async ([, damage, question, verdict]) => {
      expect(await verdictOf({}, { isValidating, damage }, question)).toBe(verdict);
    },
  );

  test.for([rcodes.NXDOMAIN, rcodes.NOERROR])(
    `a resolver that knows no DS and says %i, ${isValidating ? "and verifies" : "and does not verify"}`,
    async (rcode) => {
      const { message } = await soaOfRoot;
      const authorities = readMessage(Buffer.from(message)).answers.filter(({ type }) => type === types.SOA);
      const damage: Damage = (usual, type) => (type === types.DS ? { ...onlySoa(usual), rcode, authorities } : usual);

      expect(await verdictOf({}, { isValidating, damage }, "www.example.com A")).toBe("indeterminate withheld");
    },
  );

  test.for<[title: string, zone: ZoneText, question: string, verdict: string]>([
    ["a set", { changes: [unsigned("www", "A")] }, "www.example.com A", "bogus no-signature"],
    ["its keys", { changes: [unsigned("@", "DNSKEY")] }, "www.example.com A", "bogus no-signature"],
    ["its proof", { changes: [unsigned("@", "NSEC")] }, "example.com TXT", "bogus no-proof"],
  ])(
    `a zone that does not sign %s is bogus by a resolver that ${isValidating ? "verifies" : "does not verify"}`,
    async ([, zone, question, verdict]) => {
      expect(await verdictOf(zone, { isValidating }, question)).toBe(verdict);
    },
  );
}

test.for([true, false])(
  "a resolver that denies one existing DS record withholds it; validating: %s",
  async (isValidating) => {
    expect(await verdictOf({}, { isValidating, damage: deniesOneDs }, "www.example.com A")).toBe(
      "indeterminate withheld",
    );
  },
);

test.for([true, false])("an unproven wildcard is bogus through a resolver that validates: %s", async (isValidating) => {
  const zone = { changes: [without("*.wild", "NSEC")] };

  expect(await verdictOf(zone, { isValidating }, "x.wild.example.com A")).toBe("bogus no-proof");
});

test("a server that omits the authority section beside wildcard records withholds nothing from other zones", async () => {
  const { context } = openWorld({
    zones: { "example.com": alone },
    servers: { "11.0.0.53": { respond: (_, usual) => withoutAuthorities(usual(), undefined) } },
  });
  const name = parseName("x.wild.example.com");
  const told = await askAuthority(context, "11.0.0.53", [name, types.A], { isDnssecOk: true });

  expect(await securityIn(context, told, name, types.A)).toMatchObject({ state: "bogus", reason: "no-proof" });
});
