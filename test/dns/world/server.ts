import { classes, rcodes, types } from "../../../src/formats/dns/codes.ts";
import { DnsError } from "../../../src/formats/dns/error.ts";
import type { Edns } from "../../../src/formats/dns/edns.ts";
import type { DnsMessage } from "../../../src/formats/dns/message.ts";
import { isWithin, root } from "../../../src/formats/dns/name.ts";
import { parseName } from "../../../src/formats/dns/name-text.ts";
import { writeMessage } from "../../../src/formats/dns/write-message.ts";
import { lookUp } from "./lookup.ts";
import { memo } from "../../memo.ts";
import type { Zone } from "./zone.ts";

/** How a question arrived. */
export type Over = "udp" | "tcp" | "tls" | "https";

/** An answer: a message, raw octets, or none. */
type Answer = DnsMessage | Buffer | null;

/** The wire behaviour of a server, independent of its data. */
export interface Traits {
  /** Whether it never answers. */
  readonly isSilent?: boolean;
  /** The missing transport: over TCP the connection is refused. */
  readonly lacks?: "udp" | "tcp";
  /** The handling of OPT records: RFC 6891 §7, or an alternative. */
  readonly edns?: "FORMERR" | "NOTIMP" | "BADVERS" | "ignored" | "silence";
  /** Marks every datagram as truncated. */
  readonly isTruncating?: boolean;
  /** Milliseconds until it answers. */
  readonly ms?: number;
  /** After this many questions it refuses, or is silent. */
  readonly limit?: { readonly questions: number; readonly isSilent?: boolean };
  /** The number of records that it transfers (AXFR); it refuses by default. */
  readonly transfers?: number;
  /** Overrides the answer, given the question and the usual answer. */
  readonly respond?: (query: DnsMessage, usual: () => DnsMessage, over: Over) => Answer;
  /** Whether that gives the same question the same answer each time, so that resolvers may keep it. */
  readonly isSteady?: boolean;
}

/** How a server fails to answer for a zone that it was given. */
type Lameness = "REFUSED" | "SERVFAIL" | "NOTAUTH" | "not-authoritative" | "upward" | "empty";

/** The traits of a name server. */
export interface ServerTraits extends Traits {
  readonly lame?: Lameness;
  /** The zones that it is lame for; all by default where set. */
  readonly lameFor?: readonly string[];
  /** Follows aliases within one zone, as NSD and Knot do; otherwise through all zones that it has, as BIND does. */
  readonly staysInZone?: boolean;
}

/** A server of the world. */
export interface Place {
  readonly traits: Traits;
  /** The number of questions from outside the world. */
  asked: number;
  /** The answer; flags, EDNS and size are added by the caller. */
  readonly say: (query: DnsMessage) => DnsMessage;
  /** What it told resolvers, by question; absent if the same question may get another answer. */
  readonly told?: () => Map<string, DnsMessage | null>;
}

/** An empty answer to a question. */
export function answerTo(query: DnsMessage, message: Partial<DnsMessage> = {}): DnsMessage {
  return {
    id: query.id,
    isResponse: true,
    opcode: query.opcode,
    isAuthoritative: false,
    isTruncated: false,
    isRecursionDesired: query.isRecursionDesired,
    isRecursionAvailable: false,
    isAuthenticData: false,
    isCheckingDisabled: query.isCheckingDisabled,
    rcode: 0,
    questions: query.questions,
    answers: [],
    authorities: [],
    additionals: [],
    edns: null,
    stray: 0,
    ...message,
  };
}

/** The answers of usual servers with the same zones, in whichever world: most are those of the root and the top-level domains. */
const answers = memo<Map<string, DnsMessage | null>>(200);

function answersOf(zones: readonly Zone[]): Map<string, DnsMessage | null> {
  return answers(zones.map(({ id }) => id).join(" "), () => new Map());
}

/** A server of some zones. */
export function serverOf(zones: () => readonly Zone[], traits: ServerTraits): Place {
  const place = { traits, asked: 0, say: (query: DnsMessage) => sayOf(zones(), traits, query) };
  if (traits.respond && !traits.isSteady) return place;
  const told = new Map<string, DnsMessage | null>();
  if (Object.keys(traits).length > 0) return { ...place, told: () => told };
  let shared: Map<string, DnsMessage | null> | undefined;
  return { ...place, told: () => (shared ??= answersOf(zones())) };
}

function sayOf(zones: readonly Zone[], traits: ServerTraits, query: DnsMessage): DnsMessage {
  const [question, ...others] = query.questions;
  if (query.opcode !== 0) return answerTo(query, { rcode: rcodes.NOTIMP });
  if (!question || others.length > 0) return answerTo(query, { rcode: rcodes.FORMERR });
  const isOdd = question.class !== classes.IN || question.type === types.ANY || question.type === types.AXFR;
  if (isOdd) return answerTo(query, { rcode: rcodes.REFUSED });
  const isDnssecOk = query.edns?.isDnssecOk ?? false;
  const { lame, lameFor, staysInZone = false } = traits;
  const usual = answerTo(query, lookUp({ zones, type: question.type, isDnssecOk, staysInZone }, question.name));
  const isMeant = !lameFor || lameFor.some((zone) => isWithin(question.name, parseName(zone)));
  return lame && isMeant ? lamely(lame, query, usual) : usual;
}

function lamely(lame: Lameness, query: DnsMessage, usual: DnsMessage): DnsMessage {
  if (lame === "empty") return answerTo(query);
  if (lame === "not-authoritative") return { ...usual, isAuthoritative: false };
  if (lame !== "upward") return answerTo(query, { rcode: rcodes[lame] });
  const data = { type: "NS", name: parseName("a.root") } as const;
  return answerTo(query, { authorities: [{ name: root, type: types.NS, class: classes.IN, ttl: 3600, data }] });
}

/** DNS Flag Day 2020: the largest datagram, and the announced size. */
const datagramSize = 1232;

/** RFC 1035 §4.2.1. */
const oldDatagramSize = 512;

/** A server's answer to an outside client, which may ask too much. */
export function receive(place: Place, query: DnsMessage, over: Over): Buffer | null {
  const { limit } = place.traits;
  if (!limit || ++place.asked <= limit.questions) return bytesFrom(place, query, over);
  return limit.isSilent ? null : writeMessage(answerTo(query, { rcode: rcodes.REFUSED }));
}

/** A server's answer in octets; null for none. */
export function bytesFrom({ traits, say }: Place, query: DnsMessage, over: Over): Buffer | null {
  if (traits.isSilent || traits.lacks === over || (traits.edns === "silence" && query.edns)) return null;
  const usual = (): DnsMessage => withEdns(traits, query, say);
  const answer = traits.respond ? traits.respond(query, usual, over) : usual();
  if (answer === null || Buffer.isBuffer(answer)) return answer;
  if (over === "udp" && traits.isTruncating) return writeMessage(emptied(answer));
  const most = Math.min(query.edns?.size ?? oldDatagramSize, datagramSize);
  return fitted(answer, over === "udp" ? Math.max(most, oldDatagramSize) : 65_535);
}

function withEdns({ edns: kind }: Traits, query: DnsMessage, say: Place["say"]): DnsMessage {
  const { edns } = query;
  if (!edns) return { ...say(query), edns: null };
  if (kind === "FORMERR" || kind === "NOTIMP") return answerTo(query, { rcode: rcodes[kind], questions: [] });
  // A server without OPT support has no signatures either.
  if (kind === "ignored") return { ...say({ ...query, edns: null }), edns: null };
  const ours: Edns = { version: 0, size: datagramSize, isDnssecOk: edns.isDnssecOk, options: [] };
  // RFC 6891 §6.1.3.
  if (edns.version > 0 || kind === "BADVERS") return answerTo(query, { rcode: rcodes.BADVERS, edns: ours });
  const said = say(query);
  return { ...said, edns: { ...ours, options: said.edns?.options ?? [] } };
}

/** RFC 2181 §9: dropping optional additional records does not set TC, unless a referral needs them. */
function fitted(message: DnsMessage, most: number): Buffer {
  const isReferral = message.answers.length === 0;
  const shorter = isReferral ? [message] : [message, { ...message, additionals: [] }];
  for (const each of shorter) {
    const bytes = written(each);
    if (bytes && bytes.length <= most) return bytes;
  }
  return writeMessage(emptied(message));
}

function written(message: DnsMessage): Buffer | null {
  try {
    return writeMessage(message);
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return null;
  }
}

function emptied(message: DnsMessage): DnsMessage {
  return { ...message, isTruncated: true, answers: [], authorities: [], additionals: [] };
}
