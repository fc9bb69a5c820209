import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, MessageQuestion, ResourceRecord } from "../../formats/dns/message.ts";
import { countLabels, isSameName, isWithin, outermost, root, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, extendedErrors, type DnsLookup } from "../dns/lookup.ts";
import { denialsIn } from "./denied.ts";
import { isSynthesised } from "./synthesised.ts";
import { unchecked, type DnssecContext, type DnssecFailure } from "./verified.ts";
import type { ZoneState } from "./zone-link.ts";

/** RFC 8914: forged, blocked, censored, filtered, prohibited. A resolver that sends one has changed the answer. */
const tampering: ReadonlySet<number> = new Set([4, 15, 16, 17, 18]);

/** Whether the resolver states that it changed the zone's answer. */
export function isTampered(told: DnsLookup): boolean {
  return extendedErrors(told).some(({ code }) => tampering.has(code));
}

/**
 * Who is responsible for missing signatures or proofs: the zone, if one of its own servers answered or the resolver is known to pass such
 * records on. A resolver may strip what it has validated, or everything below the anchor; then nothing follows.
 */
export async function blameFor(
  context: DnssecContext,
  trouble: DnssecFailure,
  told: DnsLookup,
  place: Place,
): Promise<DnssecFailure> {
  if (isTampered(told)) return { state: "indeterminate", reason: "filtered" };
  // RFC 2308 §2: a negative answer of a zone includes its SOA record. Without it the answer is not from the zone.
  const isNothing = trouble.lacks === "proofs" && told.answer.kind !== "found";
  if (isNothing && told.message && !hasSoa(told.message)) return { state: "indeterminate", reason: "NO-SOA" };
  if (!trouble.lacks || !told.message) return trouble;
  // Signatures are sent only for queries with EDNS and DO; something on the way drops EDNS.
  if (told.reply.lost === "edns") return { state: "indeterminate", reason: "withheld" };
  if (trouble.lacks === "signatures" && (await isSynthesised(context, told))) {
    return { state: "indeterminate", reason: "synthesised" };
  }
  const { isAuthoritative, isRecursionAvailable } = told.message;
  // RFC 6303: a resolver that answers from a local zone proves nothing about the real one.
  if (isAuthoritative) return isRecursionAvailable ? { state: "indeterminate", reason: "local" } : trouble;
  return (await isOfZone(context, trouble.lacks, told, place))
    ? trouble
    : { state: "indeterminate", reason: "withheld" };
}

type Place = Pick<ZoneState, "zone" | "anchor">;

type Lack = NonNullable<DnssecFailure["lacks"]>;

/** Whether the zone itself lacks the signatures or proofs, as far as the resolver shows it. */
async function isOfZone(
  context: DnssecContext,
  lacks: Lack,
  { message, reply, answer }: Extract<DnsLookup, { readonly message: DnsMessage }>,
  place: Place,
): Promise<boolean> {
  const [question] = message.questions;
  if (!question) return false;
  const { server } = reply;
  const look = (name: DnsName, type: number): Promise<DnsLookup> => ask(context, name, type, { ...unchecked, server });
  const opinion = await ask(context, question.name, question.type, { isDnssecOk: true, server });
  // RFC 4035 §3.2.3: with AD, the resolver had everything to validate the answer. Not every resolver validates the SOA record of a negative
  // answer.
  const isOfSoa = lacks === "signatures" && message.answers.length === 0;
  if (opinion.message?.isAuthenticData && !isOfSoa) return false;
  if (!(await showsAnchor(look, lacks, question, place))) return false;
  // RFC 4035 §5.5: a validating resolver fails over the same missing records, and it has asked the zone.
  if (opinion.message?.rcode === rcodes.SERVFAIL) return true;
  // Many resolvers omit the authority section in positive answers: only a wildcard needs its proofs.
  if (lacks === "proofs" && answer.kind === "found" && denialsIn(message).length === 0) return false;
  if (answer.kind === "nxdomain" && (await isThere(look, answer.name))) return false;
  return showsBelow(look, lacks, question, place);
}

type Look = (name: DnsName, type: number) => Promise<DnsLookup>;

/** RFC 8020: a zone does not return NXDOMAIN for a name with records at or below it. */
async function isThere(look: Look, name: DnsName): Promise<boolean> {
  const { answer } = await look(name, types.SOA);
  return answer.kind === "found" || answer.kind === "nodata";
}

/** Whether the resolver passes on such records from the anchor zone, which is known to be signed. */
async function showsAnchor(look: Look, lacks: Lack, { type }: MessageQuestion, { anchor }: Place): Promise<boolean> {
  if (lacks === "signatures") {
    const { message } = await look(anchor, types.DNSKEY);
    return message !== null && isSigned(message.answers);
  }
  // Some resolvers do not support DS, and the root has no DS record. No zone has data of the other type, so a proof of absence is due.
  const { message } = await look(anchor, type === types.DS && isSameName(anchor, root) ? types.DS : types.NULL);
  return message !== null && hasProof(message.authorities);
}

/** Whether the resolver also passes on such records from below that zone, if that is what was asked. */
async function showsBelow(
  look: Look,
  lacks: Lack,
  question: MessageQuestion,
  { zone, anchor }: Place,
): Promise<boolean> {
  if (isSameName(question.name, anchor)) return true;
  const isInAnchor = isSameName(zone, anchor);
  const isBelow = (name: DnsName): boolean => isWithin(name, anchor) && !isSameName(name, anchor);
  const names = [zone, outermost(question.name, countLabels(anchor) + 1), ...(isInAnchor ? [question.name] : [])];
  const kinds = lacks === "signatures" ? [types.DNSKEY, types.SOA, ...(isInAnchor ? [types.NULL] : [])] : [types.NULL];
  const questions = names.filter(isBelow).flatMap((name) => kinds.map((type) => ({ name, type })));
  const others = questions.filter(({ name, type }) => type !== question.type || !isSameName(name, question.name));
  const told = await Promise.all(others.map(({ name, type }) => look(name, type)));
  return told.some(({ message }) => {
    const { answers = [], authorities = [] } = message ?? {};
    if (lacks === "proofs") return hasProof(authorities, isInAnchor ? undefined : isBelow);
    const seen = isInAnchor ? [...answers, ...authorities] : answers;
    return recordsOf("RRSIG", seen).some(({ name, data }) => isBelow(isInAnchor ? name : data.signer));
  });
}

function isSigned(records: readonly ResourceRecord[]): boolean {
  return records.some(({ type }) => type === types.RRSIG);
}

function hasSoa({ authorities }: DnsMessage): boolean {
  return authorities.some(({ type }) => type === types.SOA);
}

/** Whether there is a signed proof, from one of the expected zones where that matters. */
function hasProof(authorities: readonly ResourceRecord[], isMeant: (signer: DnsName) => boolean = () => true): boolean {
  const proofs = new Set<number>([types.NSEC, types.NSEC3]);
  const signatures = recordsOf("RRSIG", authorities).filter(({ data }) => proofs.has(data.covered));
  return authorities.some(({ type }) => proofs.has(type)) && signatures.some(({ data }) => isMeant(data.signer));
}
