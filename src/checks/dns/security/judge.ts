import type { Finding } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { directOf, isWithoutSignatures, placesOf, subjectOf, type Placed } from "../zone/direct.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import type { SeenSecurity } from "./schema.ts";
import { keyFindings } from "./judge-keys.ts";
import { signerFindings, unanchoredFinding } from "./judge-signers.ts";
import { lifetimeFindings } from "./judge-lifetime.ts";
import { absence } from "../servers/replies.ts";
import { extendedWords, listed, securityWords, stanceWords } from "../zone/words.ts";

type Findings = readonly Finding<ProblemId>[];

/** Findings about DNSSEC, from our own validation and from the resolver's. */
export function securityFindings(raw: DnsRaw): Findings {
  const { security, existence, zone, parent } = raw;
  // Nothing validates below a missing delegation, which has its own finding.
  if (!security || zone.name === null || parent?.state === "undelegated") return [];
  const sets = setFindings(security, zone.name);
  // If the zone denies the name, no server is examined. A synthesised answer has its own finding and no signatures.
  if (existence.state === "nxdomain") return existence.authoritativeState === "exists" ? [] : sets;
  return [
    ...(security.isRemembered ? [find("resolver-outdated", { zone: zone.name }, { subject: zone.name })] : []),
    // Servers that do not answer are reported already.
    ...(isToldOfServers(raw, security) || (existence.reason !== null && security.state === "indeterminate")
      ? []
      : stateFindings(security, zone.name)),
    ...sets,
    ...unsignedTargets(security, zone.name),
    ...serverFindings(raw, security),
    ...keylessFindings(raw),
    ...bitmapFindings(raw, security),
    ...lifetimeFindings(raw, security, zone.name),
    ...keyFindings(raw, security, zone.name),
    ...signerFindings(raw, security, zone.name),
    ...opinionFindings(raw, security, zone.name),
  ];
}

/** Without EDNS on any server, signatures are invisible. The finding about the servers covers that. */
function isToldOfServers(raw: DnsRaw, { reason }: SeenSecurity): boolean {
  const places = placesOf(raw).filter(({ state }) => state === "authoritative");
  const isCommon = places.length > 0 && places.every((each) => isWithoutSignatures(each, raw));
  return reason === "no-signature" && isCommon && directOf(raw).withEdns;
}

function stateFindings({ state, reason, zone: at }: SeenSecurity, zone: string): Findings {
  const holder = { zone: at ?? zone };
  const seen = reason === null ? {} : { evidence: reason };
  if (state === "bogus") return [bogusFinding(reason, at ?? zone)];
  if (state === "indeterminate") return [find("security-unknown", { zone, reason: securityWords(reason) }, seen)];
  if (state === "island") {
    const isBroken = reason !== null;
    return isBroken
      ? [find("island-broken", { ...holder, reason: securityWords(reason) }, seen)]
      : [find("island", holder)];
  }
  if (state === "secure") return [];
  return isSignedInVain({ reason })
    ? [find("signed-in-vain", { zone, reason: securityWords(reason) }, seen)]
    : // Low, like CAA: most zones are unsigned and no standard requires signing, but the attacks are real.
      [find("unsigned", { zone })];
}

/** Whether a zone is signed in a way that resolvers may treat as unsigned. */
export function isSignedInVain({ reason }: Pick<SeenSecurity, "reason">): boolean {
  return reason === "unsupported" || reason === "deprecated" || reason === "iterations";
}

const delegationReasons: ReadonlySet<string> = new Set(["no-matching-key", "wrong-digest", "revoked-key"]);

/** Findings for invalid signatures, by the action they need. */
function bogusFinding(reason: string | null, zone: string): Finding<ProblemId> {
  const seen = { subject: zone, ...(reason !== null && { evidence: reason }) };
  const words = { zone, reason: securityWords(reason) };
  if (reason !== null && delegationReasons.has(reason)) return find("bogus-delegation", words, seen);
  if (reason === "expired") return find("bogus-expired", { zone }, seen);
  if (reason === "not-yet-valid") return find("bogus-early", { zone }, seen);
  return reason === "no-signature" ? find("bogus-unsigned", { zone }, seen) : find("bogus", words, seen);
}

/** One finding per name for all record sets of the name, of its DMARC record or of alias targets that fail validation in a valid zone. */
function setFindings({ rrsets: sets, dmarc, state }: SeenSecurity, zone: string): Findings {
  const broken = [...sets, ...dmarc].filter(
    (each) => each.state === "bogus" && !(state === "bogus" && each.zone === zone),
  );
  const names = new Set(broken.map(({ name }) => name));
  return [...names].flatMap((name): Findings => {
    const [first, ...others] = broken.filter((each) => each.name === name);
    if (!first) return [];
    const types = [first, ...others].map(({ type }) => type).join(", ");
    const { reason, zone: at } = first;
    const seen = { subject: name, ...(reason !== null && { evidence: reason }) };
    return [find("set-bogus", { name, types, zone: at, reason: securityWords(reason) }, seen)];
  });
}

/** RFC 4035 §4.3: an answer is only as secure as its weakest part, including alias targets. */
export function unsignedSets({ rrsets: sets, state }: SeenSecurity, zone: string): SeenSecurity["rrsets"] {
  if (state !== "secure") return [];
  return sets.filter((each) => each.zone !== zone && (each.state === "insecure" || each.state === "island"));
}

function unsignedTargets(security: SeenSecurity, zone: string): Findings {
  const [first] = unsignedSets(security, zone);
  if (!first) return [];
  return [find("alias-unsigned", { zone, target: first.name, targetZone: first.zone }, { subject: first.name })];
}

/** Findings per server. A zone that is bogus as a whole is reported once, not per server. */
function serverFindings(raw: DnsRaw, security: SeenSecurity): Findings {
  if (security.state !== "secure") return [];
  const direct = directOf(raw);
  // If no server answers with an OPT record, a device on the path strips it, and the signatures with it.
  const places = placesOf(raw).filter((place) => {
    const isAble = direct.withEdns ? !isWithoutSignatures(place, raw) : place.edns.works === true;
    return place.state === "authoritative" && isAble;
  });
  const failing = places.filter(({ signatures }) => signatures.state === "failed");
  const [first] = failing;
  const isCommon = failing.length > 1 && failing.length === places.length;
  const isAbsence = failing.every(({ signatures }) => signatures.types.every((type) => type === absence));
  if (first && isCommon && isAbsence) {
    const { reason } = first.signatures;
    const seen = reason === null ? {} : { evidence: reason };
    return [find("absence-unproven", { zone: raw.zone.name ?? "", reason: securityWords(reason) }, seen)];
  }
  return places.flatMap((place) => {
    const found = unanchoredFinding(raw, place);
    return found ? [found] : serverFinding(place, security);
  });
}

/** Whether the zone has a DS record in the parent zone, whether or not validation succeeded. */
function keylessFindings(raw: DnsRaw): Findings {
  const direct = directOf(raw);
  if (!direct.withEdns || raw.security?.state === "bogus") return [];
  const places = placesOf(raw).filter((each) => each.state === "authoritative" && !isWithoutSignatures(each, raw));
  const keyless = places.filter(({ signatures }) => signatures.state === "keyless");
  const [first] = keyless;
  if (first && keyless.length === places.length && places.length > 1) {
    const { reason } = first.signatures;
    return [find("no-keys", { zone: raw.zone.name ?? "", what: stanceWords(reason) }, { evidence: reason ?? "" })];
  }
  return keyless.map((place) => {
    const { signatures, server, address } = place;
    const { reason } = signatures;
    const about = { server: server.name, address, zone: raw.zone.name ?? "", what: stanceWords(reason) };
    return find("server-no-keys", about, { subject: subjectOf(place), evidence: reason ?? "" });
  });
}

function serverFinding(place: Placed, { rrsets: sets }: SeenSecurity): Findings {
  const { signatures, server, address, aaaa } = place;
  const about = { server: server.name, address };
  const { reason } = signatures;
  const seen = { subject: subjectOf(place), ...(reason !== null && { evidence: reason }) };
  if (signatures.state === "unsigned") return [find("server-unsigned", about, seen)];
  // Sets that fail in the resolver's answers are reported already.
  const told = new Set(sets.flatMap((each) => (each.state === "bogus" ? [each.type] : [])));
  // A server that answers AAAA queries wrongly sends no usable proof either.
  const types = signatures.types.filter((type) => !told.has(type) && !(type === "AAAA" && aaaa.works === false));
  if (signatures.state !== "failed" || types.length === 0) return [];
  return [find("server-bogus", { ...about, types: listed(types), reason: securityWords(reason) }, seen)];
}

/** RFC 4034 §4.1.2: types that a name has, but that its own proof denies. Resolvers use proofs of validated zones only. */
function bitmapFindings(raw: DnsRaw, { state }: SeenSecurity): Findings {
  if (state !== "secure") return [];
  const all = placesOf(raw).flatMap((place) => place.unlisted.map((each) => ({ ...each, server: subjectOf(place) })));
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, some]) => {
    const types = [...new Set(some.flatMap((each) => each.types))].toSorted();
    const servers = listed(some.map(({ server }) => server));
    return find("nsec-types-missing", { name, types: listed(types), servers }, { subject: name });
  });
}

function backs({ signatures }: Placed, state: SeenSecurity["state"]): boolean {
  return state === "secure" ? signatures.state === "verified" : signatures.state !== "failed";
}

const verdicts: Readonly<Record<"secure" | "insecure" | "bogus", Text>> = {
  secure: { en: "secure", ko: "검증됨" },
  insecure: { en: "unsigned", ko: "서명되지 않음" },
  bogus: { en: "bogus", ko: "검증 실패" },
};

/** If the name servers confirm our own validation, the resolver is wrong. */
function opinionFindings(raw: DnsRaw, { state, resolverValidation: opinion }: SeenSecurity, zone: string): Findings {
  const { agrees, verdict, extended } = opinion;
  if (agrees !== false || verdict === "unknown" || state === "indeterminate") return [];
  const ours = state === "island" ? "insecure" : state;
  const words = extendedWords(extended);
  const places = placesOf(raw).filter((place) => place.state === "authoritative");
  const isBacked = state !== "bogus" && places.length > 0 && places.every((place) => backs(place, state));
  const params = { zone, theirs: verdicts[verdict], ours: verdicts[ours], words };
  return [find(isBacked ? "resolver-errs" : "resolver-disagrees", params)];
}
