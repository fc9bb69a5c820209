import { setTimeout as sleep } from "node:timers/promises";

/** A plain-text letter: opening it loads nothing. */
export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further header fields, and a Message-ID of ours that identifies duplicates. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId?: string;
}

/** Why a letter was not accepted. */
export interface MailTrouble {
  /** A code of nodemailer or the system. */
  readonly code: string;
  /** The mail server's reply code (RFC 5321 §4.2); null without one. */
  readonly replied: number | null;
}

/** Sends letters through a mail server. */
export interface Mailer {
  /** Queues a letter. Never throws and never waits: the time that a mail server takes would show whether an account exists. */
  send(letter: Letter): void;
  /** Sends a letter once, for callers that store and retry it themselves; null once the mail server has accepted it. */
  deliver(letter: Letter, signal: AbortSignal): Promise<MailTrouble | null>;
  /** Waits until every queued letter was sent or given up. */
  settled(): Promise<void>;
  close(): void;
}

/** Sends one letter; rejects on failure. */
export type Transport = (letter: Letter & { readonly from: string }) => Promise<void>;

/** The mail server, and a callback for errors, with null once they are over. */
export interface Mailing {
  readonly url: string;
  /** `Portcullis <noreply@checks.example>`. */
  readonly from: string;
  readonly onTrouble?: (trouble: string | null) => void;
  /** Replaces SMTP, for tests. */
  readonly transport?: Transport;
  /** Milliseconds between two tries. */
  readonly pauses?: readonly number[];
}

/** The most queued letters; beyond that the mail server is down, or it is being flooded. */
const mostWaiting = 500;

/** Milliseconds until each retry. */
const usualPauses = [5000, 30_000, 120_000] as const;

/** Milliseconds for a mail server to answer. */
const patience = 15_000;

/** Milliseconds for a mail server to accept a letter in total. */
const longestHandOver = 45_000;

/** The work, or the reason of the signal, whichever comes first. */
async function withSignal(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const give = (): void => reject(signal.reason as Error);
  if (signal.aborted) give();
  else signal.addEventListener("abort", give, { once: true });
  try {
    await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", give);
    // It may still fail after the wait has ended.
    work.catch(() => undefined);
  }
}

/** Opens a mail server. The SMTP client is loaded with the first letter. */
export function openMailer({ url, from, onTrouble, transport, pauses = usualPauses }: Mailing): Mailer {
  const ending = new AbortController();
  // In parallel, so that an address with a busy mail server delays no other.
  const waiting = new Set<Promise<void>>();
  let carry: Promise<Transport> | null = transport ? Promise.resolve(transport) : null;
  let isTroubled = false;

  function tell(trouble: string | null): void {
    if ((trouble === null) !== isTroubled) return;
    isTroubled = trouble !== null;
    onTrouble?.(trouble);
  }

  async function handOver(letter: Letter): Promise<void> {
    const transport = await (carry ??= openSmtp(url));
    await transport({ ...letter, from });
    tell(null);
  }

  async function deliver(letter: Letter): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await handOver(letter);
        return;
      } catch (error) {
        tell(whyNot(error));
        const pause = isFinal(error) ? undefined : pauses[attempt];
        if (pause === undefined || ending.signal.aborted) return;
        await sleep(pause, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    send(letter) {
      if (waiting.size >= mostWaiting) return tell("too many messages are waiting");
      const delivery = deliver(letter).finally(() => waiting.delete(delivery));
      waiting.add(delivery);
    },
    async deliver(letter, signal) {
      try {
        await withSignal(
          AbortSignal.any([signal, ending.signal, AbortSignal.timeout(longestHandOver)]),
          handOver(letter),
        );
        return null;
      } catch (error) {
        tell(whyNot(error));
        const { code = "failed", responseCode = null } = error as { code?: unknown; responseCode?: number | null };
        return { code: typeof code === "string" ? code : "timeout", replied: responseCode };
      }
    },
    async settled() {
      await Promise.all(waiting);
    },
    close: () => ending.abort(),
  };
}

/** The mail server's text, without the address that it may repeat. */
function whyNot(error: unknown): string {
  const { code = "failed", responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/** RFC 5321 §4.2.1: a 5xx reply is permanent. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0 } = error as { readonly responseCode?: number };
  return responseCode >= 500;
}

/** Such mail does not leave the machine. */
const onLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

async function openSmtp(url: string): Promise<Transport> {
  const { createTransport } = await import("nodemailer");
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const { protocol, hostname, port, username, password } = new URL(url);
  const auth =
    username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    ...(port !== "" && { port: Number(port) }),
    secure: protocol === "smtps:",
    // RFC 3207 §6: an attacker on the path can strip STARTTLS from the reply and read the links.
    requireTLS: protocol === "smtp:" && !onLoopback.test(hostname),
    ...auth,
    ...limits,
    // Letters must not reference files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to, subject, text, headers, messageId }) => {
    const more = { ...(headers && { headers: { ...headers } }), ...(messageId !== undefined && { messageId }) };
    // As an object, so that an address is never parsed as a list.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text, ...more });
  };
}
