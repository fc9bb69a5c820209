import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, type FailureFacts } from "../../core/failure.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { RdapDomain } from "../../formats/rdap/domain.ts";
import { readRdapAnswer } from "../../formats/rdap/rdap.ts";
import { ask } from "../dns/ask.ts";

/** What is known of the registration of a domain. */
export interface Registration {
  /** The domain that was registered, of which the name asked for is a part; null where a registry has none above it. */
  readonly domain: string | null;
  /** `unserved`: nobody can be asked, since the registry publishes nothing in this way. */
  readonly state: "found" | "absent" | "unserved" | "unknown";
  /** Why it could not be told: the reason of a failure, or `contradicted`, `public-suffix`; null where it could. */
  readonly reason: string | null;
  /** Seconds after which it may be asked again, where whoever was asked says so. */
  readonly retryAfter: number | null;
  /** Who answered; null where nobody did. */
  readonly server: string | null;
  /** What the registry publishes; null unless found. */
  readonly published: RdapDomain | null;
}

/** The name below which a registry registers: of `www.shop.co.uk` it is `shop.co.uk`, of `me.github.io` it is `github.io`; null where there is none. */
export async function registrableOf(name: string): Promise<string | null> {
  const { getDomain } = await import("tldts");
  // What private owners list as suffixes (github.io) is registered by them, once.
  return getDomain(name, { allowPrivateDomains: false, extractHostname: false, validateHostname: false });
}

/** Milliseconds: what a registry says of the end of a registration is worth no longer wait, and nobody is to lose the rest of a run over it. */
const patience = 3000;

/** Asks for the registration that a name belongs to, once a run: one question to RDAP, and one to the DNS where that knows of none. Only bugs throw. */
export async function registrationOf(context: Context, name: string): Promise<Registration> {
  const domain = await registrableOf(name);
  if (domain === null) return { ...nothing, domain, state: "unknown", reason: "public-suffix" };
  return context.once(`registration ${domain}`, () => registrationAt(context, domain));
}

const nothing = { reason: null, retryAfter: null, server: null, published: null } as const;

async function registrationAt(context: Context, domain: string): Promise<Registration> {
  const path = `domain/${encodeURIComponent(domain)}`;
  const headers = { accept: "application/rdap+json, application/json;q=0.9" };
  const got = await attempt(() => context.net.source("rdap", { path, headers, patience }));
  if (!got.ok) return unknown(domain, got.failure);
  const { status, body, url, redirects } = got.value;
  const server = URL.parse(url)?.host ?? null;
  const answer = status === 404 ? ({ kind: "absent" } as const) : readRdapAnswer(body, context.now());
  if (answer.kind === "absent") {
    return { ...(redirects > 0 ? await absence(context, domain) : unserved(domain)), server };
  }
  const told = { source: "RDAP", host: server ?? "" };
  if (answer.kind === "unreadable") {
    return { ...unknown(domain, failure("source.malformed", { ...told, detail: answer.reason }).facts), server };
  }
  const published = answer.domain;
  // What is said of another domain is no answer.
  if (published.name !== domain) {
    return { ...unknown(domain, failure("source.malformed", { ...told, detail: "other-name" }).facts), server };
  }
  return { ...nothing, domain, state: "found", server, published };
}

function unknown(domain: string, { reason, params }: FailureFacts): Registration {
  const { seconds } = params;
  const retryAfter = typeof seconds === "number" ? seconds : null;
  return { ...nothing, domain, state: "unknown", reason, retryAfter };
}

/**
 * What whoever was asked first does not know may be anybody's: a redirector (RFC 7480 §5.2) answers so for every domain of a registry
 * without RDAP, and there are many of those (.it, .be, .co). Not even the DNS settles that, since registered domains may be in none.
 */
function unserved(domain: string): Registration {
  return { ...nothing, domain, state: "unserved" };
}

/** What it means that a registry's own server knows no such domain: believed where the DNS, which registries feed, has none either. */
async function absence(context: Context, domain: string): Promise<Registration> {
  const { answer } = await ask(context, parseName(domain), types.SOA);
  if (answer.kind === "nxdomain") return { ...nothing, domain, state: "absent" };
  return { ...nothing, domain, state: "unknown", reason: "contradicted" };
}
