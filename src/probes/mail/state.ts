import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { MailGreeting } from "../../core/net/mail.ts";
import { isIP } from "node:net";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { stranger } from "../dns/public-address.ts";
import { mailCertificateStateOf, type MailCertificateState } from "./certificate-state.ts";
import { exchangersOf, type Exchanger } from "./exchangers.ts";

/** How one address of a mail exchanger answers on port 25. */
export interface MailAddressState {
  readonly address: string;
  /**
   * `accepted`: accepts sessions. `closed`: accepts mail from no client, and says so. `rejected`: refused our session, possibly because
   * of our address. `odd`: speaks, but not SMTP. `slow`: accepted the connection, but did not greet while we waited. `refused`, `silent`: no
   * connection. `unknown`: could not be probed.
   */
  readonly outcome: "accepted" | "closed" | "rejected" | "odd" | "slow" | "refused" | "silent" | "unknown";
  /** The reason code where there is no greeting. */
  readonly reason: string | null;
  /** Null where there was no greeting. */
  readonly greeting: MailGreeting | null;
  readonly starttls: "offered" | "absent" | "unknown";
  readonly certificate: MailCertificateState;
}

/** How one mail exchanger answers. The host's result is that of its worst address with a result. */
export interface MailHostState {
  /** In lower case, in ASCII, without a trailing dot. */
  readonly host: string;
  /** The probed addresses: the first public ones of each family. */
  readonly addresses: readonly MailAddressState[];
  readonly isGreeted: boolean;
  readonly starttls: "offered" | "absent" | "unknown";
  /** Whether a sender that requires PKIX accepts its certificate for this name. */
  readonly certificate: "valid" | "invalid" | "unknown";
  /** Why it is invalid or unknown: a code. */
  readonly reason: string | null;
}

/** How a domain's mail exchangers answer. */
export interface MailState {
  readonly hosts: readonly MailHostState[];
  /** Whether none of the probed addresses answered: port 25 may be blocked on our side, so nothing is known about them. */
  readonly isBlocked: boolean;
}

/** The addresses probed per family and host. */
const mostOfFamily = 2;

const smtp = 25;

/** Connects to a domain's mail exchangers, cached for the run. Only bugs throw. */
export function mailStateOf(context: Context, domain: DnsName): Promise<MailState> {
  return context.once(`mail standing ${keyOf(domain)}`, () => look(context, domain));
}

async function look(context: Context, domain: DnsName): Promise<MailState> {
  const { hosts } = await exchangersOf(context, domain);
  const found = await Promise.all(hosts.map((each) => hostStanding(context, each)));
  const asked = found.flatMap(({ addresses }) => addresses);
  const isBlocked = asked.length > 0 && asked.every(({ outcome }) => unheard.has(outcome));
  return { hosts: found, isBlocked };
}

const unheard: ReadonlySet<MailAddressState["outcome"]> = new Set(["refused", "silent", "unknown"]);

async function hostStanding(context: Context, { host, addresses }: Exchanger): Promise<MailHostState> {
  const open = addresses.filter(({ isPublic }) => isPublic).map(({ address }) => address);
  const chosen = [4, 6].flatMap((family) => open.filter((each) => isIP(each) === family).slice(0, mostOfFamily));
  const asked = await Promise.all(chosen.map((address) => addressStanding(context, host, address)));
  return { host, addresses: asked, isGreeted: asked.some(({ outcome }) => outcome === "accepted"), ...worstOf(asked) };
}

type Summary = Pick<MailHostState, "starttls" | "certificate" | "reason">;

/** Senders may use any of the addresses, so the worst one counts; unknown results count only where there is nothing else. */
function worstOf(asked: readonly MailAddressState[]): Summary {
  const starttls = (["absent", "offered"] as const).find((each) => asked.some((other) => other.starttls === each));
  const told = asked.filter((each) => each.starttls !== "unknown").map(({ certificate }) => certificate);
  const worst = (["invalid", "unknown", "valid"] as const)
    .map((state) => told.find((each) => each.state === state))
    .find((each) => each !== undefined);
  if (worst) return { starttls: starttls ?? "unknown", certificate: worst.state, reason: worst.reason };
  const reasons = asked.map((each) => each.reason ?? each.greeting?.failure?.reason ?? null);
  const reason = reasons.find((each) => each !== null) ?? (asked.length === 0 ? "no-address" : "no-starttls");
  return { starttls: "unknown", certificate: "unknown", reason };
}

async function addressStanding(context: Context, host: string, address: string): Promise<MailAddressState> {
  const to = { host, port: smtp, at: address, namedBy: stranger };
  const got = await attempt(() => context.net.mail(to));
  if (!got.ok) {
    const { reason } = got.failure;
    const certificate = { state: "unknown", reason } as const;
    return { address, outcome: outcomeOf(reason), reason, greeting: null, starttls: "unknown", certificate };
  }
  const greeting = got.value;
  const told = { address, greeting, starttls: starttlsOf(greeting), ...standingBy(greeting) };
  return { ...told, certificate: await mailCertificateStateOf(context, to, greeting) };
}

/** Maps a failure before the greeting. Our own failures (no route, budget, time) prove nothing about the host. */
function outcomeOf(reason: string): MailAddressState["outcome"] {
  if (reason === "tcp.refused" || reason === "tcp.reset") return "refused";
  if (reason === "timeout.tcp") return "silent";
  // The port is open. RFC 5321 §4.5.3.2.1: senders wait five minutes for the greeting.
  if (reason === "timeout.starttls") return "slow";
  if (reason === "starttls.closed") return "rejected";
  return reason === "starttls.foreign" ? "odd" : "unknown";
}

/** The reason where a server greets and then rejects EHLO and HELO. */
export const refusesHello = "smtp.hello";

function standingBy({ code, banner, hello, failure }: MailGreeting): Pick<MailAddressState, "outcome" | "reason"> {
  // RFC 5321 §4.1.1.1: a client whose EHLO fails cannot send mail. As with a 554 greeting, the server may reject only us.
  if (code === 220 && hello === null && failure === null) return { outcome: "rejected", reason: refusesHello };
  if (code === 220 && failure?.reason === "starttls.foreign" && hello === null) {
    return { outcome: "odd", reason: failure.reason };
  }
  if (code === 220) return { outcome: "accepted", reason: null };
  return { outcome: isClosed(code, banner) ? "closed" : "rejected", reason: `smtp.${code}` };
}

/**
 * RFC 7504 §3: 521 means that the host accepts no mail. RFC 5321 §3.1 uses 554 for this, but servers also send 554 to clients that they
 * block, so 554 counts only with the text of RFC 5321 §3.1, preceded by at most a host name. A text that gives a reason refers to the
 * client.
 */
function isClosed(code: number, banner: string): boolean {
  const words = banner.trim();
  if (code === 554) return /^(?:\S{1,255}\s)?no smtp service here\.?$/i.test(words);
  return (
    code === 521 && !words.includes("\n") && !/\byour?\b|https?:|block|listed|spam|polic|reputation|denied/i.test(words)
  );
}

/** A temporary refusal (454) may pass, but mail that is sent now goes in plain text. */
function starttlsOf({ starttls, handshake, failure }: MailGreeting): MailAddressState["starttls"] {
  if (starttls === "unknown") return "unknown";
  if (starttls === "absent" || starttls === "refused") return "absent";
  if (handshake) return "offered";
  // Timeouts and our own failures prove nothing; any other failed handshake makes STARTTLS unusable.
  return failure && /^(?:timeout\.|budget\.|aborted$)/.test(failure.reason) ? "unknown" : "absent";
}
