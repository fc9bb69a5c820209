import { setTimeout as sleep } from "node:timers/promises";

/** A letter of text alone: nothing in it is loaded when it is read. */
export interface Letter {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further header fields, and a Message-ID of ours, by which a letter that comes twice is known. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly messageId?: string;
}

/** Why a letter was not taken. */
export interface MailTrouble {
  /** A code of nodemailer or the system. */
  readonly code: string;
  /** The reply code of the mail server (RFC 5321 §4.2); null where it gave none. */
  readonly replied: number | null;
}

/** Hands letters to a mail server. */
export interface Mailer {
  /** Queues a letter. Never throws, never waits: how long a mail server takes says who has an account. */
  send(letter: Letter): void;
  /** Hands a letter over once, for callers that store it and try again by themselves; null once the mail server has taken it. */
  deliver(letter: Letter, signal: AbortSignal): Promise<MailTrouble | null>;
  /** Waits until everything queued was sent or given up. */
  settled(): Promise<void>;
  close(): void;
}

/** What carries one letter to a mail server; rejects where that failed. */
export type Transport = (letter: Letter & { readonly from: string }) => Promise<void>;

/** Where letters go, and what hears of trouble, with null once it is over. */
export interface Mailing {
  readonly url: string;
  /** `Portcullis <noreply@checks.example>`. */
  readonly from: string;
  readonly onTrouble?: (trouble: string | null) => void;
  /** Carries letters instead of SMTP, for tests. */
  readonly transport?: Transport;
  /** Milliseconds between two tries. */
  readonly pauses?: readonly number[];
}

/** Letters that wait at a time; beyond that the mail server is gone, or somebody floods it. */
const mostWaiting = 500;

/** Milliseconds until a mail server is tried again. */
const usualPauses = [5000, 30_000, 120_000] as const;

/** Milliseconds for a mail server to answer. */
const patience = 15_000;

/** Milliseconds for a mail server to take a letter, however slowly it answers each command. */
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
    // It may still fail while nobody waits for it.
    work.catch(() => undefined);
  }
}

/** Opens the way to a mail server. What speaks SMTP is loaded with the first letter. */
export function openMailer({ url, from, onTrouble, transport, pauses = usualPauses }: Mailing): Mailer {
  const ending = new AbortController();
  // Each by itself: an address whose mail server is busy keeps nobody else waiting.
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
      if (waiting.size >= mostWaiting) return tell("too many letters wait");
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

/** What a mail server said, without the address that it may repeat. */
function whyNot(error: unknown): string {
  const { code = "failed", responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  return responseCode === undefined ? code : `${code} ${responseCode}`;
}

/** RFC 5321 §4.2.1: a reply of 5xx stays the same however often it is asked for. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0 } = error as { readonly responseCode?: number };
  return responseCode >= 500;
}

/** Mail does not leave the machine there. */
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
    // RFC 3207 §6: who is on the way can take STARTTLS out of the reply, and would read the links.
    requireTLS: protocol === "smtp:" && !onLoopback.test(hostname),
    ...auth,
    ...limits,
    // Nothing that a letter names is read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, to, subject, text, headers, messageId }) => {
    const more = { ...(headers && { headers: { ...headers } }), ...(messageId !== undefined && { messageId }) };
    // As an object, so that an address is never read as a list of them.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text, ...more });
  };
}
