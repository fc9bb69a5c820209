import { rcodes, rcodeText, types } from "../../../formats/dns/codes.ts";
import { isSameName, type DnsName } from "../../../formats/dns/name.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import type { Ability, SeenAddress } from "./schema.ts";
import type { Replies } from "./replies.ts";
import { abilityOf, withoutAnswer } from "./server-state.ts";

const untold: Ability = { works: null, reason: null };
const fine: Ability = { works: true, reason: null };

/** Whether a server supports EDNS (RFC 6891): it answers a query with an OPT record, and sends one itself. */
export function ednsAbility({ soa, plain }: Pick<Replies, "soa" | "plain">): Ability {
  if (soa.reply?.isWithoutEdns) return { works: false, reason: soa.reply.lost === "edns" ? "TIMEOUT" : "refused" };
  if (soa.message) return soa.message.edns ? fine : { works: false, reason: "ignored" };
  // A server that does not answer at all has its own finding.
  return plain.message ? abilityOf(soa) : untold;
}

/** The reason code for a question that comes back in a different case. */
export const changedCase = "changed-case";

const telling: ReadonlySet<number> = new Set([rcodes.NOERROR, rcodes.NXDOMAIN]);

/** RFC 4074: some servers drop AAAA queries, or return NXDOMAIN, which delays clients with IPv6. */
export function aaaaAbility({ own: { A: four, AAAA: six } }: Pick<Replies, "own">): Ability {
  // A server that fails for this name whatever the type has another problem.
  if (!four.message || !telling.has(four.message.rcode)) return untold;
  if (!six.message) return abilityOf(six);
  if (six.message.rcode !== four.message.rcode) return { works: false, reason: rcodeText(six.message.rcode) };
  const isBroken = six.message.answers.some(({ type, data }) => type === types.AAAA && data.type === "broken");
  return isBroken ? { works: false, reason: "BADRESP" } : fine;
}

const others = ["MX", "TXT", "CAA"] as const;

/** Types that a server fails to answer although it answers A queries (RFC 4074 §4 applies to every type). */
export function unansweredTypes({ own }: Pick<Replies, "own">): SeenAddress["unansweredTypes"] {
  if (!own.A.message || !telling.has(own.A.message.rcode)) return [];
  return others.flatMap((type) => {
    const told = own[type];
    if (told.message) return telling.has(told.message.rcode) ? [] : [{ type, reason: rcodeText(told.message.rcode) }];
    const { state, reason } = withoutAnswer(told.failure);
    return state === "unasked" || reason === null ? [] : [{ type, reason }];
  });
}

/** RFC 2308 §3: a negative answer contains the SOA record, which tells resolvers how long to cache it. */
export function denialAbility({ own, nothing }: Pick<Replies, "own" | "nothing">): Ability {
  const denials = [...Object.values(own), ...(nothing ? [nothing] : [])].filter(isDenial);
  if (denials.length === 0) return untold;
  const isComplete = denials.every(({ message }) => message?.authorities.some(({ type }) => type === types.SOA));
  return isComplete ? fine : { works: false, reason: "NO-SOA" };
}

function isDenial({ message }: DnsLookup): boolean {
  return message?.isAuthoritative === true && telling.has(message.rcode) && message.answers.length === 0;
}

/** RFC 5358 §4: whether a server offers recursion, by its RA flag; null without an answer. */
export function offersRecursion({ soa, plain }: Pick<Replies, "soa" | "plain">): boolean | null {
  return (soa.message ?? plain.message)?.isRecursionAvailable ?? null;
}

/**
 * RFC 4343 §3: name comparison ignores case. Names keep their case in answers (RFC 1035 §2.3.3); resolvers that use 0x20 randomisation reject an
 * answer that changes it.
 */
export function spellingAbility({ soa, plain }: Pick<Replies, "soa" | "plain">, sent: DnsName): Ability {
  if (!soa.message || !plain.message) return untold;
  const [question] = plain.message.questions;
  if (question && !question.name.wire.equals(sent.wire)) return { works: false, reason: changedCase };
  const [one, other] = [soa.message, plain.message].map(
    ({ rcode, isAuthoritative, answers }) =>
      `${rcode} ${isAuthoritative} ${answers.some(({ type }) => type === types.SOA)}`,
  );
  return one === other ? fine : { works: false, reason: rcodeText(plain.message.rcode) };
}

/** Whether a server of the zone says that a name exists. */
export function existenceBy({ message }: DnsLookup, name: DnsName): SeenAddress["existence"] {
  if (!message?.isAuthoritative) return "unknown";
  const { rcode, answers, authorities } = message;
  if (answers.some((each) => isSameName(each.name, name))) return "exists";
  if (rcode === rcodes.NXDOMAIN) return "nxdomain";
  return rcode === rcodes.NOERROR && authorities.some(({ type }) => type === types.SOA) ? "exists" : "unknown";
}
