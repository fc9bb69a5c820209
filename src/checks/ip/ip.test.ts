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

const untold = { detected: null, basis: null, asOf: null };
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

/** A world in which the check can run another check. */
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

test("a caller gets its address and the local data about it", async () => {
  const raw = await see({ address: "11.0.0.7" });

  expect(raw).toMatchObject({
    address: "11.0.0.7",
    family: "IPv4",
    specialPurpose: null,
    isp: "Example Telecom",
    asn: 64_500,
    prefix: "11.0.0.0/8",
    networkAsOf: "2026-06-17",
    country: "KR",
    geolocation: { precision: "country" },
    names: [{ name: "host-7.isp.example", isConfirmed: true }],
    indicators: { proxy: untold, vpn: untold, hosting: untold, tor: untold },
  });
  expect(judge(raw).status).toBe("pass");
  expect(judge(raw).findings).toEqual([]);
});

test("an address of an anycast network is in no country", async () => {
  const networks = networksWith({});
  const found = {
    ...networks,
    find: (address: string) => ({ ...networks.find(address), asn: 13_335 }),
  } as typeof networks;
  const raw = await see({ address: "11.0.0.7" }, found);

  expect(raw).toMatchObject({ country: null, geolocation: null, isAnycast: true });
  expect(judge(raw).kpis.find(({ id }) => id === "country")?.value).toBe("anycast");
});

test("without a list a sign is unknown and reported as such", async () => {
  const interpretation = interpret(ip, judge(await see({ address: "11.0.0.7" })), "en");
  const signs = interpretation.kpis.filter(({ id }) => ["tor", "vpn", "proxy", "hosting"].includes(id));

  expect(signs.map(({ value }) => value)).toEqual([null, null, null, null]);
});

const unknown = ["unknown", "–", "no current list on the server"];

test.for<[what: string, caller: Caller, indicators: Partial<Signs>, sign: string, row: readonly string[]]>([
  [
    "a Tor exit",
    { address: "11.0.0.7" },
    { tor: { detected: true, basis: "Tor exits", asOf: "2026-11-24" } },
    "Tor exit",
    ["yes", "2026-11-24", "Tor exits"],
  ],
  [
    "no Tor exit",
    { address: "11.0.0.7" },
    { tor: { detected: false, basis: "Tor exits", asOf: "2026-11-24" } },
    "Tor exit",
    ["no", "2026-11-24", "Tor exits"],
  ],
  [
    "hosting",
    { address: "11.0.0.7" },
    { hosting: { detected: true, basis: "a list", asOf: null } },
    "Hosting network",
    ["yes", "–", "a list"],
  ],
  ["a VPN name that resolves back", { address: "11.0.0.8" }, {}, "VPN", ["yes", "–", "vpn2.isp.example"]],
  ["a VPN name that resolves elsewhere", { address: "11.0.0.9" }, {}, "VPN", unknown],
  ["proxy headers", { address: "11.0.0.7", isProxied: true }, {}, "Proxy", ["yes", "–", "request headers"]],
])("the table shows the basis of each sign: %s", async ([, caller, signs, sign, row]) => {
  const raw = await see(caller, networksWith(signs));
  const [table] = ip.tables?.(raw) ?? [];
  const rows = table?.rows.map((cells) => cells.map((cell) => (typeof cell === "string" ? cell : cell.en)));

  expect(rows?.find(([head]) => head === sign)?.slice(1)).toEqual(row);
  expect(judge(raw).findings).toEqual([]);
});

test.for<[id: keyof Signs, daysOld: number, detected: boolean, expected: boolean | null]>([
  ["tor", 7, false, false],
  ["tor", 8, false, null],
  ["tor", 400, true, true],
  ["vpn", 61, false, null],
  ["hosting", 60, false, false],
  ["hosting", 181, false, null],
])("a list of %s that is %d days old and says %s tells %s", async ([id, daysOld, is, expected]) => {
  const now = worldOf().now();
  const asOf = new Date(now.getTime() - daysOld * 86_400_000).toISOString();
  const raw = await see({ address: "11.0.0.7" }, networksWith({ [id]: { detected: is, basis: "a list", asOf } }));

  expect(raw.indicators[id]).toEqual({ detected: expected, basis: "a list", asOf });
});

test.for<readonly [address: string, network: string]>([
  ["127.0.0.1", "127.0.0.0/8"],
  ["10.1.2.3", "10.0.0.0/8"],
  ["::1", "::1/128"],
])("%s is identified as special-purpose, and no source is asked about it", async ([address, network]) => {
  const raw = await see({ address });

  expect(raw).toMatchObject({ address, isp: null, asn: null, country: null, geolocation: null, names: null });
  expect(raw.specialPurpose?.network).toBe(network);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(["special-address"]);
  expect(ip.tables?.(raw)).toEqual([]);
});

test("the address is reported even without local data and DNS answers", async () => {
  const context = worldOf({ resolvers: { "127.0.0.1:53": { isSilent: true } } });
  const raw = await collect({}, { ...context, caller: { address: "2001:470::7" } });

  expect(raw).toMatchObject({ family: "IPv6", isp: null, asn: null, country: null, names: null });
});

test("without a server the caller's address is unknown", async () => {
  await expect(see(undefined)).rejects.toMatchObject({ code: "INVALID_INPUT", reason: "server" });
});
