import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { types } from "../../src/formats/dns/codes.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { securityOf } from "../../src/probes/dns/security.ts";
import { dnsLab, labContext } from "./dns-lab.ts";
import {
  delvStateOf,
  dnsvizOf,
  drillStateOf,
  unboundStateOf,
  zonemasterOf,
  type DnsvizState,
  type ResolverState,
  type ZonemasterLine,
} from "./dns-oracles.ts";
import { labZones, type LabZone } from "./dns-zones.ts";
import { tell } from "./tell.ts";

/** What every peer says of a zone. */
interface Said {
  readonly unbound: ResolverState;
  readonly delv: ResolverState["state"];
  readonly drill: "secure" | "not proven";
  /** DNSViz is slow, and has to do with signatures alone. */
  readonly dnsviz: DnsvizState | null;
  readonly zonemaster: readonly ZonemasterLine[];
}

const lab = dnsLab();
const said = new Map<string, Said>();

async function askPeers({ zone, state }: LabZone): Promise<Said> {
  // Where all of it is a reverse zone, nobody has an address.
  const type = zone.endsWith(".arpa") ? "SOA" : "A";
  const dnsviz = state === "failed" || zone.includes("/") ? null : await dnsvizOf(lab, zone);
  return {
    unbound: await unboundStateOf(lab, zone, type),
    delv: await delvStateOf(lab, zone, type),
    drill: await drillStateOf(lab, zone, type),
    dnsviz,
    zonemaster: await zonemasterOf(lab, zone),
  };
}

// Two cores, and programs that wait for one another.
const atATime = 3;

beforeAll(async () => {
  const left = [...labZones];
  async function askOn(): Promise<void> {
    for (let each = left.shift(); each; each = left.shift()) said.set(each.zone, await askPeers(each));
  }
  await Promise.all(Array.from({ length: atATime }, askOn));
}, 300_000);

function saidOf(zone: string): Said {
  const found = said.get(zone);
  if (!found) throw new Error(`nobody was asked about ${zone}`);
  return found;
}

/** Errors and worse, each once; that name servers are on the loopback is the lab's own doing. */
function errorsOf(lines: readonly ZonemasterLine[]): readonly string[] {
  const tags = lines.filter(({ level }) => level === "ERROR" || level === "CRITICAL").map(({ tag }) => tag);
  return [...new Set(tags)].filter((tag) => tag !== "NAMESERVER_IP_PRIVATE_NETWORK").toSorted();
}

test("every zone of the lab has its line", () => {
  const table = readFileSync(join(import.meta.dirname, "dns", "zones.txt"), "utf8");
  const named = [...table.matchAll(/^(?<zone>[a-z0-9.-]+\.[a-z]+) /gm)].map(({ groups }) => groups?.["zone"]);

  expect(
    labZones
      .map(({ zone }) => zone)
      .filter((zone) => !zone.endsWith(".arpa"))
      .toSorted(),
  ).toEqual(named.toSorted());
});

test.for(labZones)("$zone is $state to unbound and delv, for the reason that is meant", ({ zone, state, error }) => {
  const { unbound, delv, drill } = saidOf(zone);

  expect(unbound).toMatchObject({ state, error: error ?? null });
  // What nobody answers, delv cannot verify either.
  expect(delv).toBe(state === "failed" ? "bogus" : state);
  expect(drill).toBe(state === "secure" ? "secure" : "not proven");
});

test.for(labZones.filter(({ state, zone }) => state !== "failed" && !zone.includes("/")))(
  "$zone is $state to DNSViz, or what is damaged in it is",
  ({ zone, state, damaged }) => {
    const { dnsviz } = saidOf(zone);

    expect(dnsviz?.delegation).toBe(damaged === undefined ? state : "secure");
    const hasTrouble = dnsviz?.errors.some((error) => error === "SIGNATURE_INVALID" || error === "MISSING_RRSIG");
    expect(damaged === undefined || hasTrouble).toBe(true);
  },
);

test.for(labZones)("Zonemaster finds in $zone what is wrong, and nothing else", ({ zone, zonemaster = [] }) => {
  expect(errorsOf(saidOf(zone).zonemaster)).toEqual(zonemaster.toSorted());
});

/** What our own states are called where resolvers have no name of their own for them. */
const resolversCall: Readonly<Record<string, LabZone["state"]>> = { island: "insecure", indeterminate: "failed" };

test.for(labZones)("our own verification of $zone says what unbound says: $state", async ({ zone, state }) => {
  const type = zone.endsWith(".arpa") ? types.SOA : types.A;
  const security = await securityOf(labContext(lab), parseName(zone), type);
  const ours = resolversCall[security.state] ?? security.state;
  const { unbound, dnsviz } = saidOf(zone);
  const reason = security.reason === null ? security.state : `${security.state}: ${security.reason}`;
  tell({
    server: zone,
    peer: "unbound",
    says: unbound.state,
    ours: reason,
    right: ours === unbound.state ? "both" : "?",
  });
  if (dnsviz && dnsviz.delegation !== ours) {
    tell({
      server: zone,
      peer: "dnsviz",
      says: dnsviz.delegation,
      ours: reason,
      right: "ours: it tells of the zone alone",
    });
  }

  expect(ours).toBe(state);
});
