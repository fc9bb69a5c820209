import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, type FailureFacts } from "../../core/failure.ts";
import type { WhoisReply } from "../../core/net/whois.ts";
import { whoisQuery, whoisServers } from "../../data/registration/registries.ts";
import { readIanaWhois } from "../../formats/whois/iana.ts";
import { readWhois, type WhoisAnswer } from "../../formats/whois/whois.ts";
import { unansweredRegistration, type RegistrationReply, type RegistrationOutcome } from "./heard.ts";
import type { Left } from "./patience.ts";

/** A referred WHOIS server, and the address of the server that named it, which limits where the referral may lead. */
interface Place {
  readonly host: string;
  readonly namedBy?: string;
}

/**
 * Asks the registry of a domain over WHOIS, then the registrar that it names, each once. Empty where the top-level domain has no WHOIS
 * server. Only bugs throw.
 */
export async function askWhois(context: Context, domain: string, left: Left): Promise<readonly RegistrationOutcome[]> {
  const tld = domain.slice(domain.lastIndexOf(".") + 1);
  const asking = { domain, tld, left };
  // The operator's configured server takes precedence.
  const known = context.chosen?.has("whois") ? undefined : whoisServers[tld];
  if (known === null) return [];
  const first = known === undefined ? null : await chain(context, { host: known }, asking);
  if (first && first[0]?.failure?.reason !== "source.unreachable") return first;
  // WHOIS servers move; IANA knows their current names, also for servers that we do not list.
  const found = await registryOf(context, tld, left);
  if (found === null || (!("state" in found) && found.host === known)) return first ?? [];
  return "state" in found ? (first ?? [found]) : chain(context, found, asking);
}

type ChainOptions = Omit<Hearing, "role">;

/** Asks the registry, then the registrar that it names. */
async function chain(context: Context, place: Place, asking: ChainOptions): Promise<readonly RegistrationOutcome[]> {
  const registry = await hear(context, place, { ...asking, role: "registry" });
  const { referral } = registry;
  // A server that refers to itself is asked once; referrals of a registrar are ignored.
  if (referral === null || referral.host === place.host) return [registry.heard];
  const registrar = await hear(context, referral, { ...asking, role: "registrar" });
  return [registry.heard, registrar.heard];
}

/** The WHOIS server of a top-level domain by IANA, or the failure; null where it has none. */
async function registryOf(context: Context, tld: string, left: Left): Promise<Place | RegistrationOutcome | null> {
  const asked: RegistrationReply = { protocol: "whois", role: "redirector", server: null };
  const got = await question(context, { host: null, line: tld, left });
  if (!got.ok) return unansweredRegistration(asked, got.failure);
  const { bytes, server: root, address } = got.value;
  const { tld: about, server } = readIanaWhois(Buffer.from(bytes).toString("utf8"));
  if (about !== null && about !== tld)
    return unansweredRegistration({ ...asked, server: root }, malformed(root, "other-name"));
  return server === null ? null : { host: server, namedBy: address };
}

interface Hearing extends Pick<RegistrationReply, "role"> {
  readonly domain: string;
  readonly tld: string;
  readonly left: Left;
}

async function hear(
  context: Context,
  place: Place,
  { role, domain, tld, left }: Hearing,
): Promise<{ readonly heard: RegistrationOutcome; readonly referral: Place | null }> {
  const asked: RegistrationReply = { protocol: "whois", role, server: place.host };
  const got = await question(context, { ...place, line: whoisQuery(place.host, domain), left });
  if (!got.ok) return { heard: unansweredRegistration(asked, got.failure), referral: null };
  const answer = readWhois(got.value.bytes, tld);
  const { referral } = answer;
  const heard = toHeard(asked, answer, domain);
  const isNamed = heard.state === "found" && referral !== null;
  return { heard, referral: isNamed ? { host: referral, namedBy: got.value.address } : null };
}

function toHeard(
  asked: RegistrationReply,
  { state, domain: data, retryAfter }: WhoisAnswer,
  domain: string,
): RegistrationOutcome {
  const server = asked.server ?? "";
  if (state === "limited") {
    const seconds = retryAfter ?? usualWait;
    return unansweredRegistration(
      asked,
      failure("source.rate-limited", { source: "WHOIS", host: server, seconds }).facts,
    );
  }
  if (state === "invalid") return unansweredRegistration(asked, malformed(server, "unknown"));
  if (state === "unavailable")
    return unansweredRegistration(asked, failure("source.unavailable", { source: "WHOIS", host: server }).facts);
  if (state !== "found" && state !== "unknown") return unansweredRegistration(asked, null, state);
  if (state === "unknown" || data === null)
    return unansweredRegistration(asked, failure("source.unread", { source: "WHOIS", host: server }).facts);
  // An answer about another domain does not count.
  if (data.name !== domain) return unansweredRegistration(asked, malformed(server, "other-name"));
  return { ...asked, state, failure: null, data, related: [] };
}

/** Seconds: WHOIS rate limits are per minute or per day, and few servers state them. */
const usualWait = 60;

function malformed(host: string, detail: string): FailureFacts {
  return failure("source.malformed", { source: "WHOIS", host, detail }).facts;
}

interface Question {
  readonly host: string | null;
  readonly namedBy?: string;
  readonly line: string;
  readonly left: Left;
}

async function question(
  { net }: Context,
  { line, left, ...server }: Question,
): Promise<Awaited<ReturnType<typeof attempt<WhoisReply>>>> {
  return attempt(() => {
    const patience = left();
    // Without time left, no query is sent.
    if (patience === 0) throw failure("timeout.source", { source: "WHOIS", host: server.host ?? "whois.iana.org" });
    return net.whois(server, { line, patience });
  });
}
