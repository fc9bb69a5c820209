import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import type { SourceReply } from "../../core/net/source.ts";
import { readRdapAnswer } from "../../formats/rdap/answer.ts";
import { serverFor } from "../../formats/rdap/bootstrap.ts";
import { bootstrapAtHand, bootstrapOf, type CurrentBootstrap } from "./bootstrap.ts";
import { isLimited, unansweredRegistration, type RegistrationReply, type RegistrationOutcome } from "./heard.ts";
import type { Left } from "./patience.ts";

/** The registry's RDAP result. */
export interface RdapWord {
  /** Null where it has no RDAP service. */
  readonly heard: RegistrationOutcome | null;
  /** The bootstrap file that named the registry; null where the operator configured the server. */
  readonly bootstrap: CurrentBootstrap | null;
}

/** Asks the registry of a domain over RDAP: the configured server, else the one in IANA's list. Only bugs throw. */
export async function askRegistry(context: Context, domain: string, left: Left): Promise<RdapWord> {
  if (context.chosen?.has("rdap")) return { heard: await askRedirector(context, domain, left), bootstrap: null };
  // Fetched in parallel: yesterday's copy nearly always names the right server.
  const refreshing = bootstrapOf(context);
  const known = serverFor(bootstrapAtHand(context), domain);
  const first = known === null ? null : await askAt(context, domain, { base: known, left });
  const bootstrap = await refreshing;
  const server = serverFor(bootstrap, domain);
  const isSettled = first !== null && (first.state === "found" || isLimited(first) || server === known);
  if (isSettled) return { heard: first, bootstrap };
  if (server !== null) return { heard: await askAt(context, domain, { base: server, left }), bootstrap };
  // An outdated list lacks new registries, which a redirector may know.
  return { heard: bootstrap.isStale ? await askRedirector(context, domain, left) : null, bootstrap };
}

interface Aim {
  /** The server's base URL. */
  readonly base: string;
  readonly left: Left;
}

async function askAt(context: Context, domain: string, { base, left }: Aim): Promise<RegistrationOutcome> {
  const asked: RegistrationReply = { protocol: "rdap", role: "registry", server: hostIn(base) };
  return hear(context, domain, { asked, url: `${base}${pathOf(domain)}`, left });
}

/** Asks a server that may be the registry or redirect to it. Its 404 does not prove that the domain is unregistered (RFC 7480 §5.2). */
async function askRedirector(context: Context, domain: string, left: Left): Promise<RegistrationOutcome | null> {
  const heard = await hear(context, domain, { asked: { protocol: "rdap", role: "redirector", server: null }, left });
  return heard.role === "redirector" && heard.state === "absent" ? null : heard;
}

/** Asks the registrar that the registry names, once, and no server twice. Null if there is none. */
export async function askRegistrar(
  context: Context,
  domain: string,
  { registry, left }: { readonly registry: RegistrationOutcome; readonly left: Left },
): Promise<RegistrationOutcome | null> {
  const url = registry.related.find((each) => hostIn(each) !== registry.server);
  if (url === undefined || left() === 0) return null;
  const asked: RegistrationReply = { protocol: "rdap", role: "registrar", server: hostIn(url) };
  const heard = await hear(context, domain, { asked, url, left });
  // A registrar that redirects to the registry would repeat the registry's answer.
  return heard.server === registry.server ? unansweredRegistration(asked, loopOf(asked).facts) : heard;
}

function loopOf({ server }: RegistrationReply): ReturnType<typeof failure> {
  return failure("source.redirect", { source: "RDAP", host: server ?? "", detail: "loop" });
}

interface Hearing {
  readonly asked: RegistrationReply;
  /** The URL of the query; the source's own URL where absent. */
  readonly url?: string;
  readonly left: Left;
}

async function hear(context: Context, domain: string, { asked, url, left }: Hearing): Promise<RegistrationOutcome> {
  const patience = left();
  const headers = { accept: "application/rdap+json, application/json;q=0.9" };
  if (patience === 0)
    return unansweredRegistration(asked, failure("timeout.source", { source: "RDAP", host: asked.server ?? "" }).facts);
  const got = await attempt(() =>
    context.net.source("rdap", {
      path: url === undefined ? pathOf(domain) : "",
      ...(url !== undefined && { url }),
      headers,
      patience,
    }),
  );
  if (!got.ok) return unansweredRegistration(asked, got.failure);
  // A redirector that redirected has led to the registry.
  const isLed = asked.role === "redirector" && (got.value.redirects > 0 || got.value.status === 200);
  const answered: RegistrationReply = {
    ...asked,
    role: isLed ? "registry" : asked.role,
    server: hostIn(got.value.url),
  };
  return read(got.value, { domain, answered, now: context.now() });
}

function read(
  { status, body }: SourceReply,
  { domain, answered, now }: { readonly domain: string; readonly answered: RegistrationReply; readonly now: Date },
): RegistrationOutcome {
  if (status === 404) return unansweredRegistration(answered, null, "absent");
  const answer = readRdapAnswer(body, now);
  if (answer.kind === "absent") return unansweredRegistration(answered, null, "absent");
  const malformed = (detail: string): RegistrationOutcome =>
    unansweredRegistration(
      answered,
      failure("source.malformed", { source: "RDAP", host: answered.server ?? "", detail }).facts,
    );
  if (answer.kind === "unreadable") return malformed(answer.reason);
  // An answer about another domain does not count.
  if (answer.domain.name !== domain) return malformed("other-name");
  const { related, expirations: _expirations, notices: _notices, ...data } = answer.domain;
  return { ...answered, state: "found", failure: null, data, related };
}

function pathOf(domain: string): string {
  return `domain/${encodeURIComponent(domain)}`;
}

function hostIn(url: string): string {
  return URL.parse(url)?.host ?? "";
}
