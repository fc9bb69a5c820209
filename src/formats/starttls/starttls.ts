import type { Starttls } from "../../core/net/starttls.ts";
import { printableReply, type Reply } from "./replies.ts";
import { dialogues, type DialogueEnd, type Expectation } from "./dialogues.ts";

/** The next step: wait, send, start TLS, or stop. */
export type DialogueTurn =
  | { readonly kind: "wait" }
  | { readonly kind: "say"; readonly words: Buffer }
  | { readonly kind: "start" }
  | DialogueEnd;

/** The conversation that leads to TLS. Input is bounded in bytes and lines; the caller bounds the time. */
export interface Conversation {
  /** What we send first; null if the server speaks first. */
  readonly first: Buffer | null;
  readonly hear: (chunk: Uint8Array) => DialogueTurn;
}

/** Longer than any greeting or capability list. */
const mostBytes = 16_384;
const mostLines = 256;

/** Opens the conversation. `name` is our HELO name, where one is needed. */
export function openConversation(protocol: Starttls, name: string): Conversation {
  return protocol === "postgres" ? { first: sslRequest, hear: hearPostgres } : openDialogue(dialogues[protocol](name));
}

/** Opens a conversation in which the server speaks first, with the expected greeting. */
export function openDialogue(greeting: Expectation): Conversation {
  let expected = greeting;
  let held = "";

  function hear(chunk: Uint8Array): DialogueTurn {
    // One character per byte, so lengths stay correct.
    held += Buffer.from(chunk).toString("latin1");
    if (held.length > mostBytes) return { kind: "foreign", detail: `> ${mostBytes} bytes` };
    const lines = held.split("\n").slice(0, -1);
    if (lines.length > mostLines) return { kind: "foreign", detail: `> ${mostLines} lines` };
    // RFC 5321 §2.3.8 requires CRLF; some servers send a bare LF, which is unambiguous here.
    const reading = expected.read(lines.map((line) => line.replace(/\r$/, "")));
    if (reading === "more") return { kind: "wait" };
    if (reading === "foreign") return { kind: "foreign", detail: printableReply(lines[0] ?? "") };
    held = behind(held, reading.taken);
    return answer(reading.reply);
  }

  function answer(reply: Reply): DialogueTurn {
    const next = expected.next(reply);
    if (next.kind === "say") {
      expected = next;
      // Data from before the command is no reply to it.
      held = "";
      return { kind: "say", words: Buffer.from(`${next.words}\r\n`, "latin1") };
    }
    // RFC 3207 §4.2: plain text after the reply may be injected and must not be treated as sent over TLS (CVE-2011-0411).
    return next.kind === "start" && held !== "" ? { kind: "injected", detail: "" } : next;
  }

  return { first: null, hear };
}

function behind(text: string, lines: number): string {
  return text.split("\n").slice(lines).join("\n");
}

/** PostgreSQL, message formats: SSLRequest, eight bytes with the code 80877103. */
const sslRequest = Buffer.from("0000000804d2162f", "hex");

/** One byte: S, N, or the start of an ErrorResponse, whose text is not trusted before TLS. */
function hearPostgres(chunk: Uint8Array): DialogueTurn {
  const [byte] = chunk;
  if (byte === undefined) return { kind: "wait" };
  const letter = String.fromCharCode(byte);
  if (letter === "S") return chunk.length > 1 ? { kind: "injected", detail: "" } : { kind: "start" };
  if (letter === "N") return { kind: "not-offered", detail: letter };
  if (letter === "E") return { kind: "refused", detail: "ErrorResponse" };
  return { kind: "foreign", detail: printableReply(Buffer.from(chunk).toString("latin1")) };
}
