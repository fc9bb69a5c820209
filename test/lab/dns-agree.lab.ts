import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { dns } from "../../src/checks/dns/index.ts";
import { types, typeText } from "../../src/formats/dns/codes.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { securityOf } from "../../src/probes/dnssec/security.ts";
import { dnsLab, labContext, measureInLab } from "./dns/lab.ts";
import {
  delvStateOf,
  dnsvizOf,
  drillStateOf,
  unboundStateOf,
  zonemasterOf,
  type DnsvizState,
  type ResolverState,
  type ZonemasterLine,
} from "./dns/oracles.ts";
import { labZones, type LabZone } from "./dns/zones.ts";
import { findingsFor, rightWhere } from "./dns/zonemaster.ts";
import { tell } from "./machines/tell.ts";

/** Every peer's result for a zone. */
interface Said {
  readonly unbound: ResolverState;
  readonly delv: ResolverState["state"];
  readonly drill: "secure" | "not proven";
  /** DNSViz is slow and only concerned with signatures. */
  readonly dnsviz: DnsvizState | null;
  readonly zonemaster: readonly ZonemasterLine[];
}

const lab = dnsLab();
const said = new Map<string, Said>();

/** A reverse zone has no addresses. */
function typeOf(zone: string): number {
  return zone.endsWith(".arpa") ? types.SOA : types.A;
}

/** Whether DNSViz could report more about a zone than the other tools. */
function hasSignatures({ zone, state }: LabZone): boolean {
  return state === "secure" || state === "bogus" || /^(?:nods|unsupported|odddigest|sub\.optout)\./.test(zone);
}

type Answered = Pick<Said, "unbound" | "delv" | "drill">;

async function askResolvers({ zone }: LabZone): Promise<Answered> {
  const type = typeText(typeOf(zone));
  return {
    unbound: await unboundStateOf(lab, zone, type),
    delv: await delvStateOf(lab, zone, type),
    drill: await drillStateOf(lab, zone, type),
  };
}

// Three zones at a time: there are only two cores, and the programs wait for servers.
beforeAll(async () => {
  const names = labZones.map(({ zone }) => zone);
  const [zonemaster, { answers, dnsviz }] = await Promise.all([
    zonemasterOf(lab, names, 2),
    (async () => {
      const answers = new Map<string, Answered>();
      for (const each of labZones) answers.set(each.zone, await askResolvers(each));
      const signed = labZones.filter(hasSignatures).map(({ zone }) => zone);
      return { answers, dnsviz: await dnsvizOf(lab, signed, 1) };
    })(),
  ]);
  for (const [zone, answered] of answers)
    said.set(zone, { ...answered, dnsviz: dnsviz.get(zone) ?? null, zonemaster: zonemaster.get(zone) ?? [] });
}, 600_000);

function saidOf(zone: string): Said {
  const found = said.get(zone);
  if (!found) throw new Error(`nobody was asked about ${zone}`);
  return found;
}

/** Errors and worse, each once. */
function allErrorsOf(lines: readonly ZonemasterLine[]): readonly string[] {
  const tags = lines.filter(({ level }) => level === "ERROR" || level === "CRITICAL").map(({ tag }) => tag);
  return [...new Set(tags)].toSorted();
}

test("every zone of the lab has its line", () => {
  const table = readFileSync(join(import.meta.dirname, "dns", "zones.txt"), "utf8");
  const named = [...table.matchAll(/^(?<zone>[a-z0-9.-]+\.[a-z]+) /gm)].map(({ groups }) => groups?.["zone"] ?? "");

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
  // delv cannot validate an unreachable zone either.
  expect(delv).toBe(state === "failed" ? "bogus" : state);
  expect(drill).toBe(state === "secure" ? "secure" : "not proven");
});

test.for(labZones.filter(hasSignatures))(
  "$zone is $state in DNSViz, or its damage is reported",
  ({ zone, state, damaged }) => {
    const { dnsviz } = saidOf(zone);

    expect(dnsviz?.delegation).toBe(damaged === undefined ? state : "secure");
    const hasTrouble = dnsviz?.errors.some((error) => error === "SIGNATURE_INVALID" || error === "MISSING_RRSIG");
    expect(damaged === undefined || hasTrouble).toBe(true);
  },
);

test.for(labZones)("Zonemaster finds the expected problems in $zone, and no others", ({ zone, zonemaster = [] }) => {
  // Name servers on loopback are caused by the lab itself.
  const errors = allErrorsOf(saidOf(zone).zonemaster).filter((tag) => tag !== "NAMESERVER_IP_PRIVATE_NETWORK");

  expect(errors).toEqual(zonemaster.toSorted());
});

/** Our states by the resolvers' names. */
const resolversCall: Readonly<Record<string, LabZone["state"]>> = { island: "insecure", indeterminate: "failed" };

test.for(labZones)("our own validation of $zone agrees with unbound: $state", async ({ zone, state, damaged }) => {
  const security = await securityOf(labContext(lab), parseName(zone), typeOf(zone));
  const ours = resolversCall[security.state] ?? security.state;
  const { unbound, delv, dnsviz } = saidOf(zone);
  const reason = security.reason === null ? security.state : `${security.state}: ${security.reason}`;
  const line = { server: zone, ours: reason };
  const isOld = security.reason === "deprecated";
  const right = isOld ? "ours: RFC 9905 §2, RSASHA1 counts as unknown" : "undecided";
  if (unbound.state !== ours) tell({ ...line, peer: "unbound", says: unbound.state, right });
  if (delv !== ours) tell({ ...line, peer: "delv", says: delv, right: "both: it has no other word for no answer" });
  if (dnsviz && damaged !== undefined) {
    const says = `zone ${dnsviz.delegation}, ${dnsviz.errors.join(" ")}`;
    tell({ ...line, peer: "dnsviz", says, right: "both: the zone is well, its A set is not" });
  }

  expect(ours).toBe(isOld ? "insecure" : unbound.state);
  expect(unbound.state).toBe(state);
  // Only one zone of the lab is signed with RSASHA1.
  expect(isOld).toBe(zone === "rsasha1.com");
});

/** Host names; zones of RFC 2317 §4 have other names. */
const namedAsHosts = labZones.filter(({ zone }) => !zone.includes("/"));

test.for(namedAsHosts)("the check finds in $zone each error that Zonemaster finds", async ({ zone }) => {
  const { verdict } = await measureInLab(lab, dns, { query: zone });
  const found = new Set<string>(verdict.findings.map(({ id }) => id));
  const errors = allErrorsOf(saidOf(zone).zonemaster);
  for (const tag of errors) {
    if (findingsFor[tag]?.some((id) => found.has(id))) continue;
    tell({ server: zone, peer: "zonemaster", says: tag, ours: "nothing", right: "undecided" });
  }
  const known = new Set(errors.flatMap((tag) => findingsFor[tag] ?? []));
  const heavy = verdict.findings.map(({ id }) => id).filter((id) => isHeavy(id) && !known.has(id));
  for (const id of new Set(heavy)) {
    tell({ server: zone, peer: "zonemaster", says: "no error", ours: id, right: rightWhere[id] ?? "undecided" });
  }

  expect(errors.filter((tag) => !findingsFor[tag]?.some((id) => found.has(id)))).toEqual([]);
  expect(heavy.filter((id) => !(id in rightWhere))).toEqual([]);
});

function isHeavy(id: string): boolean {
  const severity = dns.words.problems[id]?.severity;
  return severity === "critical" || severity === "high";
}
