import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure, type FailureFacts } from "../../core/failure.ts";
import type { WhoisReply } from "../../core/net/whois.ts";
import { readIanaWhois } from "../../formats/whois/iana.ts";
import { readWhois, type WhoisAnswer } from "../../formats/whois/whois.ts";
import { unheard, type Asked, type Heard } from "./heard.ts";
import type { Left } from "./patience.ts";

/** Whom a WHOIS server sends us to, and its own address, by which it is known that the place is nobody's own choice. */
interface Place {
  readonly host: string;
  readonly namedBy?: string;
}

/**
 * Asks the registry of a domain over WHOIS, and then the registrar that it names: IANA's server tells who the registry is, and each
 * of them is asked once. Nobody where the top-level domain has no WHOIS server. Only bugs throw.
 */
export async function askWhois(context: Context, domain: string, left: Left): Promise<readonly Heard[]> {
  const tld = domain.slice(domain.lastIndexOf(".") + 1);
  const found = await registryOf(context, tld, left);
  if (found === null) return [];
  if ("state" in found) return [found];
  const registry = await hear(context, found, { role: "registry", domain, tld, left });
  const { referral } = registry;
  // RFC 3912 knows no referrals; registries without contacts name the registrar's server. One that names itself is no other.
  if (referral === null || referral.host === found.host) return [registry.heard];
  const registrar = await hear(context, referral, { role: "registrar", domain, tld, left });
  return [registry.heard, registrar.heard];
}

/** The WHOIS server of a top-level domain; what kept us from knowing it; null where it has none. */
async function registryOf(context: Context, tld: string, left: Left): Promise<Place | Heard | null> {
  const asked: Asked = { protocol: "whois", role: "redirector", server: null };
  const got = await question(context, { host: null, line: tld, left });
  if (!got.ok) return unheard(asked, got.failure);
  const { tld: about, server } = readIanaWhois(Buffer.from(got.value.bytes).toString("utf8"));
  if (about !== null && about !== tld) {
    const { server: host } = got.value;
    return unheard({ ...asked, server: host }, malformed(host, "other-name"));
  }
  return server === null ? null : { host: server, namedBy: got.value.address };
}

interface Hearing extends Pick<Asked, "role"> {
  readonly domain: string;
  readonly tld: string;
  readonly left: Left;
}

async function hear(
  context: Context,
  place: Place,
  { role, domain, tld, left }: Hearing,
): Promise<{ readonly heard: Heard; readonly referral: Place | null }> {
  const asked: Asked = { protocol: "whois", role, server: place.host };
  const got = await question(context, { ...place, line: domain, left });
  if (!got.ok) return { heard: unheard(asked, got.failure), referral: null };
  const answer = readWhois(got.value.bytes, tld);
  const { referral } = answer;
  const heard = toHeard(asked, answer, domain);
  const isNamed = heard.state === "found" && referral !== null;
  return { heard, referral: isNamed ? { host: referral, namedBy: got.value.address } : null };
}

function toHeard(asked: Asked, { state, domain: data, retryAfter }: WhoisAnswer, domain: string): Heard {
  const server = asked.server ?? "";
  if (state === "limited") {
    const seconds = retryAfter ?? usualWait;
    return unheard(asked, failure("source.rate-limited", { source: "WHOIS", host: server, seconds }).facts);
  }
  if (state === "absent" || state === "refused") return unheard(asked, null, state);
  if (state === "unknown" || data === null) return unheard(asked, malformed(server, "unknown"));
  // What is said of another domain is no answer.
  if (data.name !== domain) return unheard(asked, malformed(server, "other-name"));
  return { ...asked, state, failure: null, data, related: [] };
}

/** Seconds: limits of WHOIS servers are by the minute or by the day, and few say which. */
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
    // Nobody is asked who would have no time to answer.
    if (patience === 0) throw failure("timeout.source", { source: "WHOIS", host: server.host ?? "whois.iana.org" });
    return net.whois(server, { line, patience });
  });
}
