import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { answerWords } from "../../probes/dns/resolver-words.ts";
import { redirects } from "../../probes/page/redirects.ts";
import { registrationOf, type Registration } from "../../probes/registration/registration.ts";
import { keylessOf } from "./keys.ts";
import { pageOf } from "./site/collect-page.ts";
import { propagationOf } from "./propagation/collect.ts";
import { publishedOf, resolutionOf } from "./names/collect.ts";
import type { GoliveRaw, Input } from "./schema.ts";
import { tlsOf, tlsOfPage } from "./site/collect-tls.ts";

/** Measures all five essentials in parallel. A failure in one does not affect the others. Throws if nothing could be measured. */
export async function collect({ query: domain }: Input, context: Context): Promise<GoliveRaw> {
  // The page comes first, so that its connection gives the certificate too.
  const following = attempt(() => redirects(context, `https://${domain}/`));
  const [first, elsewhere, https, [dns, propagation], registration] = await Promise.all([
    tlsOf(context, domain),
    following.then((journey) => (journey.ok ? tlsOfPage(context, domain, journey.value) : null)),
    pageOf(context, domain),
    namesOf(context, domain),
    registrationOf(context, domain),
  ]);
  const raw = {
    domain,
    observedAt: context.now().toISOString(),
    dns,
    propagation,
    tls: [first, ...(elsewhere ? [elsewhere] : [])],
    https,
    registration: toFacts(registration),
  };
  refuseIfNothing(raw);
  return raw;
}

/** Compares both address families everywhere: others may have records that our resolver lacks. */
async function namesOf(context: Context, domain: string): Promise<[GoliveRaw["dns"], GoliveRaw["propagation"]]> {
  const [dns, ...propagation] = await Promise.all([
    resolutionOf(context, domain),
    propagationOf(context, domain, "A"),
    propagationOf(context, domain, "AAAA"),
  ]);
  const [keyless, published] = await Promise.all([
    keylessOf(context, dns.security, propagation),
    publishedOf(context, propagation),
  ]);
  return [{ ...dns, withoutDnskey: keyless, authoritativeAddresses: published }, propagation];
}

function toFacts(seen: Registration): GoliveRaw["registration"] {
  const { domain, state, reason, retryAfter, server, published } = seen;
  return {
    domain,
    state,
    reason,
    retryAfter,
    server,
    expires: published?.expires ?? null,
    registered: published?.created ?? null,
    registrarExpires: published?.registrarExpires ?? null,
    status: published?.status ?? [],
    registrar: published?.registrar?.name ?? null,
  };
}

/** Without any answer there is no verdict; the cause is usually on our side. */
function refuseIfNothing({ domain, dns, propagation, tls, https, registration }: GoliveRaw): void {
  const isKnown =
    dns.state !== "unknown" ||
    dns.security.state === "bogus" ||
    propagation.some(({ reason }) => reason === null) ||
    tls.some(({ reason }) => reason === null) ||
    https.page !== null ||
    registration.state !== "unknown";
  if (isKnown) return;
  const { reason } = dns;
  if (reason === "TIMEOUT") throw failure("timeout.dns", { host: domain });
  throw failure("dns.failed", { host: domain, detail: answerWords(reason) });
}
