import type { FailureFacts } from "../failure.ts";
import type { Handshake } from "./net.ts";

/** Limits: characters of a greeting, and number of keywords. */
export const mailLimits = { banner: 2048, keywords: 64 } as const;

/** The SMTP session of a mail server, without any mail. */
export interface MailGreeting {
  readonly address: string;
  /** The code of its greeting: 220 if it accepts the session (RFC 5321 §4.2.2). */
  readonly code: number;
  /** The lines of its greeting without codes, separated by line feeds; bounded and printable. */
  readonly banner: string;
  /** Our HELO name. */
  readonly helloName: string;
  /** Its reply to EHLO; null if it rejected us earlier or did not answer. */
  readonly hello: MailHello | null;
  /** Its extensions, in capitals with their parameters. */
  readonly keywords: readonly string[];
  /** `refused`: offered, but the command failed; `unknown`: the session ended before that point. */
  readonly starttls: "offered" | "absent" | "refused" | "unknown";
  /** The handshake after STARTTLS; with legacy offers if a current client's handshake failed. */
  readonly handshake: Handshake | null;
  /** Why there is no handshake although one was expected, or why it needed legacy offers; or what ended the session. */
  readonly failure: FailureFacts | null;
  readonly ms: number;
}

/** A mail server's reply to EHLO or HELO. */
interface MailHello {
  /** HELO if it rejected EHLO. */
  readonly verb: "EHLO" | "HELO";
  /** Its own name: the first word of the reply. */
  readonly name: string;
}
