import type { Starttls } from "../../core/net/starttls.ts";
import {
  readFileReply,
  readGreeting,
  readMailReply,
  readReplyStatus,
  readStatusAndList,
  readTagged,
  type Reader,
  type Reply,
} from "./replies.ts";

/** Why TLS will not start. */
export interface DialogueEnd {
  readonly kind: "not-offered" | "refused" | "foreign" | "injected";
  /** The server's text, bounded. */
  readonly detail: string;
}

/** The expected reply, and how to continue. */
export interface Expectation {
  readonly read: Reader;
  next(reply: Reply): Next;
}

/** How to continue: send a command and expect a reply, start TLS, or stop. */
export type Next = SayStep | { readonly kind: "start" } | DialogueEnd;

interface SayStep extends Expectation {
  readonly kind: "say";
  readonly words: string;
}

/**
 * How each protocol reaches TLS, starting with the greeting: some servers disconnect clients that send first. If TLS is refused, the capabilities are
 * requested, to distinguish a server without TLS from a temporary failure.
 */
export const dialogues: Readonly<Record<Exclude<Starttls, "postgres">, (name: string) => Expectation>> = {
  smtp: (name) => ({
    read: readMailReply,
    next: (greeting) => (greeting.code === "220" ? say(`EHLO ${name}`, readMailReply, afterEhlo) : refused(greeting)),
  }),
  imap: () => ({ read: readGreeting, next: afterImapGreeting }),
  pop3: () => ({
    read: readReplyStatus,
    next: (greeting) => (greeting.code === "+OK" ? say("STLS", readReplyStatus, afterStls) : refused(greeting)),
  }),
  ftp: () => ({
    read: readFileReply,
    next: (greeting) => (greeting.code === "220" ? say("AUTH TLS", readFileReply, afterAuth) : refused(greeting)),
  }),
};

/** Sends a command and expects a reply. */
export function say(words: string, read: Reader, next: (reply: Reply) => Next): Next {
  return { kind: "say", words, read, next };
}

function refused({ printableReply: shown }: Reply): DialogueEnd {
  return { kind: "refused", detail: shown };
}

function notOffered({ printableReply: shown }: Reply): DialogueEnd {
  return { kind: "not-offered", detail: shown };
}

/** RFC 5321 §4.2.4, RFC 959 §4.2: unknown and unimplemented command. */
const unknownCommand = new Set(["500", "502"]);

function afterEhlo(reply: Reply): Next {
  const { code, lines } = reply;
  // RFC 5321 §3.2: a server without EHLO has no extensions.
  if (unknownCommand.has(code)) return notOffered(reply);
  if (code !== "250") return refused(reply);
  return offersTls(lines) ? say("STARTTLS", readMailReply, afterStarttls) : notOffered(reply);
}

/**
 * Whether an EHLO reply offers STARTTLS. The first line names the server. RFC 3207 §2 defines no parameter, but RFC 5321 §4.1.1.1 allows one for any
 * keyword.
 */
export function offersTls(lines: readonly string[]): boolean {
  return lines.slice(1).some((line) => /^STARTTLS(?:\s|$)/i.test(line));
}

// RFC 3207 §4: 454 means TLS is temporarily unavailable.
function afterStarttls(reply: Reply): Next {
  return reply.code === "220" ? { kind: "start" } : refused(reply);
}

function afterImapGreeting(greeting: Reply): Next {
  // RFC 9051 §6.2.1: STARTTLS is not allowed after authentication, which PREAUTH signals.
  return greeting.code === "OK" ? say("a1 STARTTLS", readTagged("a1"), afterImapStarttls) : refused(greeting);
}

function afterImapStarttls(reply: Reply): Next {
  if (reply.code === "OK") return { kind: "start" };
  if (reply.code === "BYE") return refused(reply);
  return say("a2 CAPABILITY", readTagged("a2"), (list) => {
    const named = list.lines.filter((line) => /^\* CAPABILITY /i.test(line));
    const isOffered = named.some((line) => /\sSTARTTLS(?=\s|$)/i.test(line));
    return list.code === "OK" && named.length > 0 && !isOffered ? notOffered(reply) : refused(reply);
  });
}

function afterStls(reply: Reply): Next {
  if (reply.code === "+OK") return { kind: "start" };
  // RFC 2595 §4: a server with STLS lists it in its capabilities (RFC 2449).
  return say("CAPA", readStatusAndList, (list) => {
    const isOffered = list.lines.some((line) => /^STLS\s*$/i.test(line));
    return list.code === "+OK" && !isOffered ? notOffered(reply) : refused(reply);
  });
}

function afterAuth(reply: Reply): Next {
  if (reply.code === "234") return { kind: "start" };
  // RFC 4217 §10: a server without AUTH answers 500 or 502; 504 means another mechanism only.
  if (unknownCommand.has(reply.code) || reply.code === "504") return notOffered(reply);
  return say("FEAT", readFileReply, (list) => {
    const isOffered = list.lines.some((line) => /^\s*AUTH\s.*\bTLS/i.test(line));
    return list.code === "211" && !isOffered ? notOffered(reply) : refused(reply);
  });
}
