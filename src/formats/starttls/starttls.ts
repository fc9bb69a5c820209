import type { Starttls } from "../../core/net/starttls.ts";
import { shown, type Reply } from "./replies.ts";
import { dialogues, type Ending, type Expectation } from "./dialogues.ts";

/** What to do after what a server said: nothing yet, speak, begin TLS, or give up. */
export type Turn =
  | { readonly kind: "wait" }
  | { readonly kind: "say"; readonly words: Buffer }
  | { readonly kind: "start" }
  | Ending;

/** The talk that leads to TLS. Whatever the server says, it is bounded in bytes and lines; the time is the caller's to bound. */
export interface Conversation {
  /** What we say before the server has said anything; null where it speaks first. */
  readonly first: Buffer | null;
  readonly hear: (chunk: Uint8Array) => Turn;
}

/** No greeting and no list of capabilities is as long. */
const mostBytes = 16_384;
const mostLines = 256;

/** Begins the talk that leads to TLS. `name` is how we call ourselves, where one must. */
export function openConversation(protocol: Starttls, name: string): Conversation {
  return protocol === "postgres" ? { first: sslRequest, hear: hearPostgres } : openDialogue(dialogues[protocol](name));
}

/** Begins a talk in which the server speaks first, with what is expected of it. */
export function openDialogue(greeting: Expectation): Conversation {
  let expected = greeting;
  let held = "";

  function hear(chunk: Uint8Array): Turn {
    // Every byte is a character, so that no length changes.
    held += Buffer.from(chunk).toString("latin1");
    if (held.length > mostBytes) return { kind: "foreign", detail: `> ${mostBytes} bytes` };
    const lines = held.split("\n").slice(0, -1);
    if (lines.length > mostLines) return { kind: "foreign", detail: `> ${mostLines} lines` };
    // RFC 5321 §2.3.8 ends lines with CRLF; a bare LF, which some servers send, is as clear here.
    const reading = expected.read(lines.map((line) => line.replace(/\r$/, "")));
    if (reading === "more") return { kind: "wait" };
    if (reading === "foreign") return { kind: "foreign", detail: shown(lines[0] ?? "") };
    held = behind(held, reading.taken);
    return answer(reading.reply);
  }

  function answer(reply: Reply): Turn {
    const next = expected.next(reply);
    if (next.kind === "say") {
      expected = next;
      // What was said before the question is no answer to it.
      held = "";
      return { kind: "say", words: Buffer.from(`${next.words}\r\n`, "latin1") };
    }
    // RFC 3207 §4.2: what came in plain text may be anybody's; nothing of it may pass for words under TLS (CVE-2011-0411).
    return next.kind === "start" && held !== "" ? { kind: "injected", detail: "" } : next;
  }

  return { first: null, hear };
}

function behind(text: string, lines: number): string {
  return text.split("\n").slice(lines).join("\n");
}

/** PostgreSQL, message formats: SSLRequest, eight bytes with the code 80877103. */
const sslRequest = Buffer.from("0000000804d2162f", "hex");

/** One byte: S, N, or the beginning of an ErrorResponse, whose words are not to be believed before TLS. */
function hearPostgres(chunk: Uint8Array): Turn {
  const [byte] = chunk;
  if (byte === undefined) return { kind: "wait" };
  const letter = String.fromCharCode(byte);
  if (letter === "S") return chunk.length > 1 ? { kind: "injected", detail: "" } : { kind: "start" };
  if (letter === "N") return { kind: "not-offered", detail: letter };
  if (letter === "E") return { kind: "refused", detail: "ErrorResponse" };
  return { kind: "foreign", detail: shown(Buffer.from(chunk).toString("latin1")) };
}
