import { expect, test } from "vitest";
import { openWorld, type WorldText } from "../../../test/dns/world.ts";
import type { Context } from "../../core/check.ts";
import { interpret } from "../../core/result/interpretation.ts";
import type { Networks } from "../../core/networks.ts";
import type { Caller } from "../../core/store.ts";
import { collect } from "./collect.ts";
import { ip } from "./index.ts";
import { judge } from "./judge.ts";
import type { IpRaw } from "./schema.ts";

type Signs = ReturnType<Networks["signs"]>;

const untold = { is: null, basis: null, asOf: null };
const no: Signs = { hosting: untold, vpn: untold, tor: untold };

function networksWith(signs: Partial<Signs>): Networks {
  return {
    asOf: "2026-06-17",
    parts: [],
    asnOf: () => 64_500,
    find: () => ({
      asn: 64_500,
      name: "Example Telecom",
      range: { first: "11.0.0.0", last: "11.255.255.255" },
      prefix: "11.0.0.0/8",
    }),
    countryOf: () => "KR",
    nameOf: () => "Example Telecom",
    prefixesOf: () => ["11.0.0.0/8"],
    signs: () => ({ ...no, ...signs }),
  };
}

const zones = {
  "11.in-addr.arpa": "7.0.0 PTR host-7.isp.example.\n8.0.0 PTR vpn2.isp.example.\n9.0.0 PTR vpn3.isp.example.",
  "isp.example": "host-7 A 11.0.0.7\nvpn2 A 11.0.0.8\nvpn3 A 22.0.0.1",
};

/** A world in which another check may be run. */
function worldOf(text: Partial<WorldText> = {}): Context {
  const { context } = openWorld({ zones, ...text });
  return {
    ...context,
    async use(check, input) {
      const parsed = check.input.parse(input);
      const raw = await check.collect(parsed, context);
      return { raw, verdict: check.judge(raw, parsed) };
    },
  };
}

async function see(caller: Caller | undefined, networks: Networks | null = networksWith({})): Promise<IpRaw> {
  const raw = await collect(
    {},
    {
      ...worldOf(),
      ...(caller && { caller }),
      ...(networks && { networks: () => Promise.resolve(networks) }),
    },
  );
  return ip.raw.parse(raw);
}

test("a caller is told its address and what the data of this machine knows of it", async () => {
  const raw = await see({ address: "11.0.0.7" });

  expect(raw).toMatchObject({
    address: "11.0.0.7",
    family: "IPv4",
    special: null,
    isp: "Example Telecom",
    asn: 64_500,
    prefix: "11.0.0.0/8",
    networkAsOf: "2026-06-17",
    country: "KR",
    geolocation: { precision: "country" },
    names: [{ name: "host-7.isp.example", isConfirmed: true }],
    signs: { proxy: untold, vpn: untold, hosting: untold, tor: untold },
  });
  expect(judge(raw).status).toBe("pass");
  expect(judge(raw).findings).toEqual([]);
});

test("without a list a sign is unknown, and is told as such", async () => {
  const interpretation = interpret(ip, judge(await see({ address: "11.0.0.7" })), "en");
  const signs = interpretation.kpis.filter(({ id }) => ["tor", "vpn", "proxy", "hosting"].includes(id));

  expect(signs.map(({ value }) => value)).toEqual([null, null, null, null]);
});

test.for<[what: string, caller: Caller, signs: Partial<Signs>, findings: readonly string[]]>([
  ["a Tor exit", { address: "11.0.0.7" }, { tor: { is: true, basis: "Tor exits", asOf: "2026-11-24" } }, ["tor"]],
  ["no Tor exit", { address: "11.0.0.7" }, { tor: { is: false, basis: "Tor exits", asOf: "2026-11-24" } }, []],
  ["hosting", { address: "11.0.0.7" }, { hosting: { is: true, basis: "a list", asOf: null } }, ["hosting"]],
  ["a name of a VPN that leads back", { address: "11.0.0.8" }, {}, ["vpn"]],
  ["a name of a VPN that leads elsewhere", { address: "11.0.0.9" }, {}, []],
  ["headers of a proxy", { address: "11.0.0.7", isProxied: true }, {}, ["proxy"]],
])("%s", async ([, caller, signs, findings]) => {
  const verdict = judge(await see(caller, networksWith(signs)));

  expect(verdict.findings.map(({ id }) => id)).toEqual(findings);
});

test.for<[id: keyof Signs, daysOld: number, is: boolean, expected: boolean | null]>([
  ["tor", 7, false, false],
  ["tor", 8, false, null],
  ["tor", 400, true, true],
  ["vpn", 61, false, null],
  ["hosting", 60, false, false],
  ["hosting", 181, false, null],
])("a list of %s that is %d days old and says %s tells %s", async ([id, daysOld, is, expected]) => {
  const now = worldOf().now();
  const asOf = new Date(now.getTime() - daysOld * 86_400_000).toISOString();
  const raw = await see({ address: "11.0.0.7" }, networksWith({ [id]: { is, basis: "a list", asOf } }));

  expect(raw.signs[id]).toEqual({ is: expected, basis: "a list", asOf });
});

test.for<readonly [address: string, network: string]>([
  ["127.0.0.1", "127.0.0.0/8"],
  ["10.1.2.3", "10.0.0.0/8"],
  ["::1", "::1/128"],
])("%s is named as what it is, and nobody is asked about it", async ([address, network]) => {
  const raw = await see({ address });

  expect(raw).toMatchObject({ address, isp: null, asn: null, country: null, geolocation: null, names: null });
  expect(raw.special?.network).toBe(network);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(["special-address"]);
});

test("without data and without an answer of the DNS the address is told all the same", async () => {
  const context = worldOf({ resolvers: { "127.0.0.1:53": { isSilent: true } } });
  const raw = await collect({}, { ...context, caller: { address: "2001:470::7" } });

  expect(raw).toMatchObject({ family: "IPv6", isp: null, asn: null, country: null, names: null });
});

test("from within nobody can tell", async () => {
  await expect(see(undefined)).rejects.toMatchObject({ code: "INVALID_INPUT", reason: "server" });
});
