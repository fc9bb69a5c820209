import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, Question, ResourceRecord } from "../../formats/dns/message.ts";
import { countLabels, isSameName, isWithin, outermost, root, type DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, extendedErrors, type Told } from "../dns/ask.ts";
import { denialsIn } from "./denied.ts";
import { isSynthesised } from "./synthesised.ts";
import { unchecked, type Looking, type Trouble } from "./verified.ts";
import type { Standing } from "./zone-link.ts";

/** RFC 8914: forged, blocked, censored, filtered, prohibited. Whoever says so has put something of its own into the answer. */
const tampering: ReadonlySet<number> = new Set([4, 15, 16, 17, 18]);

/** Whether whoever answered says that it is not what the zone would have answered. */
export function isTampered(told: Told): boolean {
  return extendedErrors(told).some(({ code }) => tampering.has(code));
}

/**
 * Whose doing it is that an answer lacks what its zone must have signed: that of the zone where a server of its own has given it, or where whoever passed it on is known to pass on such things.
 * A resolver withholds what it has verified itself, and what it gives for no other zone below the anchor: then nothing follows from it.
 */
export async function blameFor(context: Looking, trouble: Trouble, told: Told, place: Place): Promise<Trouble> {
  if (isTampered(told)) return { state: "indeterminate", reason: "filtered" };
  // A zone that says that there is nothing names itself, RFC 2308 §2: without that, what was said is not from there.
  const isNothing = trouble.lacks === "proofs" && told.answer.kind !== "found";
  if (isNothing && told.message && !hasSoa(told.message)) return { state: "indeterminate", reason: "NO-SOA" };
  if (!trouble.lacks || !told.message) return trouble;
  // Signatures come to those who say by EDNS that they want them; somewhere on the way that is lost in silence.
  if (told.reply.lost === "edns") return { state: "indeterminate", reason: "withheld" };
  if (trouble.lacks === "signatures" && (await isSynthesised(context, told))) {
    return { state: "indeterminate", reason: "synthesised" };
  }
  const { isAuthoritative, isRecursionAvailable } = told.message;
  // RFC 6303: a resolver that answers of itself what others were asked for says nothing about their zones.
  if (isAuthoritative) return isRecursionAvailable ? { state: "indeterminate", reason: "local" } : trouble;
  return (await isOfZone(context, trouble.lacks, told, place))
    ? trouble
    : { state: "indeterminate", reason: "withheld" };
}

type Place = Pick<Standing, "zone" | "anchor">;

type Lack = NonNullable<Trouble["lacks"]>;

/** Whether what an answer lacks is missing in its zone, as far as whoever passed the answer on shows it. */
async function isOfZone(
  context: Looking,
  lacks: Lack,
  { message, reply, answer }: Extract<Told, { readonly message: DnsMessage }>,
  place: Place,
): Promise<boolean> {
  const [question] = message.questions;
  if (!question) return false;
  const { server } = reply;
  const look = (name: DnsName, type: number): Promise<Told> => ask(context, name, type, { ...unchecked, server });
  const opinion = await ask(context, question.name, question.type, { isDnssecOk: true, server });
  // RFC 4035 §3.2.3: it had all that it takes to verify the answer. Not everybody verifies the SOA record beside a proof.
  const isOfSoa = lacks === "signatures" && message.answers.length === 0;
  if (opinion.message?.isAuthenticData && !isOfSoa) return false;
  if (!(await showsAnchor(look, lacks, question, place))) return false;
  // RFC 4035 §5.5: it misses the same, and it has asked the zone.
  if (opinion.message?.rcode === rcodes.SERVFAIL) return true;
  // Many leave out the authorities where there are records: nothing but a wildcard needs them then.
  if (lacks === "proofs" && answer.kind === "found" && denialsIn(message).length === 0) return false;
  if (answer.kind === "nxdomain" && (await isThere(look, answer.name))) return false;
  return showsBelow(look, lacks, question, place);
}

type Look = (name: DnsName, type: number) => Promise<Told>;

/** RFC 8020: no zone says of a name that there is none, and has something there or below. */
async function isThere(look: Look, name: DnsName): Promise<boolean> {
  const { answer } = await look(name, types.SOA);
  return answer.kind === "found" || answer.kind === "nodata";
}

/** Whether anything of the kind comes from the zone that is known to sign. */
async function showsAnchor(look: Look, lacks: Lack, { type }: Question, { anchor }: Place): Promise<boolean> {
  if (lacks === "signatures") {
    const { message } = await look(anchor, types.DNSKEY);
    return message !== null && isSigned(message.answers);
  }
  // Some know nothing of DS records, and the root has none. No zone has data of the other type, so that a proof of it is due.
  const { message } = await look(anchor, type === types.DS && isSameName(anchor, root) ? types.DS : types.NULL);
  return message !== null && hasProof(message.authorities);
}

/** Whether anything of the kind comes from below that zone, too, where that is what was asked about. */
async function showsBelow(look: Look, lacks: Lack, question: Question, { zone, anchor }: Place): Promise<boolean> {
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

/** Whether there are signed records of a proof, by a zone that is one of some where it matters. */
function hasProof(authorities: readonly ResourceRecord[], isMeant: (signer: DnsName) => boolean = () => true): boolean {
  const proofs = new Set<number>([types.NSEC, types.NSEC3]);
  const signatures = recordsOf("RRSIG", authorities).filter(({ data }) => proofs.has(data.covered));
  return authorities.some(({ type }) => proofs.has(type)) && signatures.some(({ data }) => isMeant(data.signer));
}
