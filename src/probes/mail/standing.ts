import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { MailGreeting } from "../../core/net/mail.ts";
import { isIP } from "node:net";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { stranger } from "../dns/public-address.ts";
import { certificateStanding, type CertificateStanding } from "./certificate-standing.ts";
import { exchangersOf, type Exchanger } from "./exchangers.ts";

/** How one address of a mail exchanger answers on port 25. */
export interface AddressStanding {
  readonly address: string;
  /**
   * `greeted`: at our service; `closed`: it takes no mail from anybody, and says so; `turned-away`: it would not serve us, which may be
   * for who we are; `odd`: it speaks, and no SMTP; `refused`, `silent`: nobody spoke; `unknown`: it could not be asked.
   */
  readonly outcome: "greeted" | "closed" | "turned-away" | "odd" | "refused" | "silent" | "unknown";
  /** Why there is no greeting: a code. */
  readonly reason: string | null;
  /** Null where nobody greeted. */
  readonly greeting: MailGreeting | null;
  readonly starttls: "offered" | "absent" | "unknown";
  readonly certificate: CertificateStanding;
}

/** How one mail exchanger answers. What is said of the host is the worst of its addresses that told something. */
export interface MailHostStanding {
  /** In lower case, in ASCII, without a dot at its end. */
  readonly host: string;
  /** Those that were asked: the first public ones of each family. */
  readonly addresses: readonly AddressStanding[];
  readonly isGreeted: boolean;
  readonly starttls: "offered" | "absent" | "unknown";
  /** Whether its certificate is one that a sender who insists on PKIX accepts for this name. */
  readonly certificate: "valid" | "invalid" | "unknown";
  /** Why it is invalid or unknown: a code. */
  readonly reason: string | null;
}

/** How the mail exchangers of a domain answer. */
export interface MailStanding {
  readonly hosts: readonly MailHostStanding[];
  /** Whether nobody at all answered, though somebody was asked: port 25 may be blocked on our side, and nothing is known of them. */
  readonly isBlocked: boolean;
}

/** So many addresses of each family are asked of every host. */
const mostOfFamily = 2;

const smtp = 25;

/** Greets the mail exchangers of a domain, once a run. Only bugs throw. */
export function standingOf(context: Context, domain: DnsName): Promise<MailStanding> {
  return context.once(`mail standing ${keyOf(domain)}`, () => look(context, domain));
}

async function look(context: Context, domain: DnsName): Promise<MailStanding> {
  const { hosts } = await exchangersOf(context, domain);
  const found = await Promise.all(hosts.map((each) => hostStanding(context, each)));
  const asked = found.flatMap(({ addresses }) => addresses);
  const isBlocked = asked.length > 0 && asked.every(({ outcome }) => unheard.has(outcome));
  return { hosts: found, isBlocked };
}

const unheard: ReadonlySet<AddressStanding["outcome"]> = new Set(["refused", "silent", "unknown"]);

async function hostStanding(context: Context, { host, addresses }: Exchanger): Promise<MailHostStanding> {
  const open = addresses.filter(({ isPublic }) => isPublic).map(({ address }) => address);
  const chosen = [4, 6].flatMap((family) => open.filter((each) => isIP(each) === family).slice(0, mostOfFamily));
  const asked = await Promise.all(chosen.map((address) => addressStanding(context, host, address)));
  return { host, addresses: asked, isGreeted: asked.some(({ outcome }) => outcome === "greeted"), ...worstOf(asked) };
}

type Summary = Pick<MailHostStanding, "starttls" | "certificate" | "reason">;

/** A sender may come to any of the addresses, so that the worst of them counts; what could not be told counts where nothing else is known. */
function worstOf(asked: readonly AddressStanding[]): Summary {
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

async function addressStanding(context: Context, host: string, address: string): Promise<AddressStanding> {
  const to = { host, port: smtp, at: address, namedBy: stranger };
  const got = await attempt(() => context.net.mail(to));
  if (!got.ok) {
    const { reason } = got.failure;
    const certificate = { state: "unknown", reason } as const;
    return { address, outcome: outcomeOf(reason), reason, greeting: null, starttls: "unknown", certificate };
  }
  const greeting = got.value;
  const told = { address, greeting, starttls: starttlsOf(greeting), ...standingBy(greeting) };
  return { ...told, certificate: await certificateStanding(context, to, greeting) };
}

/** By what a failure says before anybody has greeted. What is ours (no route, no budget, no time) says nothing of the host. */
function outcomeOf(reason: string): AddressStanding["outcome"] {
  if (reason === "tcp.refused" || reason === "tcp.reset") return "refused";
  if (reason === "timeout.tcp" || reason === "timeout.starttls") return "silent";
  if (reason === "starttls.closed") return "turned-away";
  return reason === "starttls.foreign" ? "odd" : "unknown";
}

/** The reason of who greets, and then hears nobody's name. */
export const refusesHello = "smtp.hello";

function standingBy({ code, banner, hello, failure }: MailGreeting): Pick<AddressStanding, "outcome" | "reason"> {
  // RFC 5321 §4.1.1.1: no mail is taken from whoever could not say a name; that may be for who says it, as with a greeting of 554.
  if (code === 220 && hello === null && failure === null) return { outcome: "turned-away", reason: refusesHello };
  if (code === 220 && failure?.reason === "starttls.foreign" && hello === null) {
    return { outcome: "odd", reason: failure.reason };
  }
  if (code === 220) return { outcome: "greeted", reason: null };
  return { outcome: isClosed(code, banner) ? "closed" : "turned-away", reason: `smtp.${code}` };
}

/**
 * RFC 7504 §3: 521 is a host that takes mail from nobody. RFC 5321 §3.1 has 554 for that, and servers greet so whom they do not like;
 * only the words of RFC 5321 §3.1, with nothing in front of them but a name, say it of the host. Whoever gives a reason beside either of
 * them speaks of who called.
 */
function isClosed(code: number, banner: string): boolean {
  const words = banner.trim();
  if (code === 554) return /^(?:\S{1,255}\s)?no smtp service here\.?$/i.test(words);
  return (
    code === 521 && !words.includes("\n") && !/\byour?\b|https?:|block|listed|spam|polic|reputation|denied/i.test(words)
  );
}

/** What was refused now may be there another time (454), and still mail that comes now is sent in plain text. */
function starttlsOf({ starttls, handshake, failure }: MailGreeting): AddressStanding["starttls"] {
  if (starttls === "unknown") return "unknown";
  if (starttls === "absent" || starttls === "refused") return "absent";
  if (handshake) return "offered";
  // What broke off for a lack of time or on our side tells nothing; everything else is an offer that nobody can take.
  return failure && /^(?:timeout\.|budget\.|aborted$)/.test(failure.reason) ? "unknown" : "absent";
}
