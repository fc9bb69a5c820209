import { isIPv4, isIPv6 } from "node:net";
import type { Finding } from "../../../../core/result/interpretation.ts";
import { findRecord, type RecordProblemId } from "../problems.ts";
import type { RecordsRaw } from "../schema.ts";

type Findings = readonly Finding<RecordProblemId>[];
type Bindings = RecordsRaw["https"];
type Srv = RecordsRaw["srv"]["list"][number];

/** Findings about HTTPS, SVCB, SRV and NAPTR records. */
export function serviceFindings(raw: RecordsRaw): Findings {
  return [
    ...bindingFindings(raw, "HTTPS", raw.https),
    ...bindingFindings(raw, "SVCB", raw.svcb),
    ...srvFindings(raw),
    ...naptrFindings(raw),
  ];
}

function bindingFindings(raw: RecordsRaw, type: "HTTPS" | "SVCB", bindings: Bindings): Findings {
  const { name, addresses } = raw;
  const { isUnavailable, hasBothModes, unknownMandatoryKeys: keys, hints, hasEch, hasBrokenEch } = bindings;
  // Private hints have their own finding.
  const differing = hints.length > 0 ? [] : hintsElsewhere(bindings.ownHints, addresses);
  const about = { name, type };
  // One name rarely has both types; the older findings about HTTPS records have no subject.
  const seen = type === "HTTPS" ? {} : { subject: `${name} ${type}` };
  return [
    ...(hasEch && !hasBrokenEch ? [findRecord("ech-offered", { type }, seen)] : []),
    ...(hasBrokenEch ? [findRecord("ech-broken", about, seen)] : []),
    ...(bindings.isLoop
      ? [findRecord("https-alias-loop", { ...about, chain: [name, ...bindings.aliases].join(" → ") }, seen)]
      : []),
    ...(hints.length > 0 ? [findRecord("https-hint-private", { ...about, addresses: hints.join(", ") }, seen)] : []),
    ...(isUnavailable ? [findRecord("https-unavailable", about, seen)] : []),
    ...(hasBothModes && !isUnavailable ? [findRecord("https-both-modes", about, seen)] : []),
    ...(keys.length > 0
      ? [findRecord("https-mandatory", { ...about, keys: keys.map((key) => `key${key}`).join(", ") }, seen)]
      : []),
    ...(differing.length > 0
      ? [findRecord("https-hint-differs", { ...about, addresses: differing.join(", ") }, seen)]
      : []),
  ];
}

/** Hints of a family none of which is an address of the name. Load balancers return a part of their addresses, so one in common is enough. */
function hintsElsewhere(hints: readonly string[], { list, total }: RecordsRaw["addresses"]): readonly string[] {
  if (total > list.length) return [];
  return [isIPv4, isIPv6].flatMap((isOfFamily) => {
    const own = list.map(({ address }) => address).filter(isOfFamily);
    const given = hints.filter(isOfFamily);
    return own.length === 0 || given.some((hint) => own.includes(hint)) ? [] : given;
  });
}

/** A missing target is found with the other names that records refer to. */
const srvProblems = {
  address: "srv-target-address",
  alias: "srv-target-alias",
  "no-address": "srv-target-no-address",
} as const satisfies Partial<Record<Srv["state"], RecordProblemId>>;

function srvFindings({ srv }: RecordsRaw): Findings {
  const targets = new Map(srv.list.map((each) => [`${each.owner} ${each.target}`, each]));
  const owners = Map.groupBy(srv.list, ({ owner }) => owner);
  return [
    ...[...targets].flatMap(([subject, { owner, target, state }]): Findings => {
      if (state !== "address" && state !== "alias" && state !== "no-address") return [];
      return [findRecord(srvProblems[state], { owner, target }, { subject })];
    }),
    ...[...owners].flatMap(([owner, some]): Findings => {
      const isClosed = some.some(({ state }) => state === "unavailable");
      if (!isClosed || some.every(({ state }) => state === "unavailable")) return [];
      return [findRecord("srv-unavailable-beside", { owner }, { subject: owner })];
    }),
  ];
}

const naptrProblems = {
  both: "naptr-exclusive",
  neither: "naptr-empty",
  expression: "naptr-expression",
  flags: "naptr-flags",
  "uri-without-expression": "naptr-expression",
} as const satisfies Record<RecordsRaw["naptr"]["list"][number]["faults"][number], RecordProblemId>;

/** The types of the records that a NAPTR record's replacement needs (RFC 3403 §4.1, RFC 3404 §4.3). */
function targetTypesOf(flags: string): string {
  if (flags === "") return "NAPTR";
  return flags.toUpperCase() === "S" ? "SRV" : "A, AAAA";
}

function naptrFindings({ name, naptr }: RecordsRaw): Findings {
  return naptr.list.flatMap(({ order, preference, flags, services, regexp, replacement, faults, hasTarget }) => {
    const record = `${order} ${preference} "${flags}" "${services}" "${regexp}" ${replacement}`;
    const seen = { subject: `${order} ${preference} ${services}` };
    const ids = [...new Set(faults.map((fault) => naptrProblems[fault]))];
    const found = ids.map((id) => findRecord(id, { name, record }, seen));
    if (hasTarget !== false || faults.length > 0) return found;
    return [...found, findRecord("naptr-target-missing", { name, replacement, types: targetTypesOf(flags) }, seen)];
  });
}
