import type { FailureFacts } from "../failure.ts";
import type { Handshake } from "./net.ts";

/** What is kept of the words of a mail server: characters of its greeting, and keywords. */
export const mailLimits = { banner: 2048, keywords: 64 } as const;

/** How a mail server answers who comes to it, before any mail is spoken of. */
export interface MailGreeting {
  readonly address: string;
  /** The code of its greeting: 220 from a server that is at our service (RFC 5321 §4.2.2). */
  readonly code: number;
  /** The lines of its greeting without their codes, with line feeds between them; bounded and printable. */
  readonly banner: string;
  /** How we called ourselves. */
  readonly helloName: string;
  /** Its answer to that; null where it sent us away, or never answered. */
  readonly hello: MailHello | null;
  /** The extensions that it offers, in capitals and with their parameters. */
  readonly keywords: readonly string[];
  /** `refused`: offered, and not given; `unknown`: the dialogue ended before that point. */
  readonly starttls: "offered" | "absent" | "refused" | "unknown";
  /** The handshake behind STARTTLS; with everything old and weak offered where that of a current client failed. */
  readonly handshake: Handshake | null;
  /** Why there is no handshake though there should be one, or why it took an offer of old versions; what ended the talk before. */
  readonly failure: FailureFacts | null;
  readonly ms: number;
}

/** How a mail server answers who has said a name. */
interface MailHello {
  /** HELO where it would not take EHLO. */
  readonly verb: "EHLO" | "HELO";
  /** How it calls itself: the first word of the answer. */
  readonly name: string;
}
