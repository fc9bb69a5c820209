import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, HttpReply } from "../../core/net/net.ts";
import { Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { httpsOrigin } from "../../core/target/target.ts";
import { certificate } from "../../probes/certificate/certificate.ts";
import { isInconclusive } from "../../formats/http/inconclusive-status.ts";
import { markedKind } from "../../probes/page/kind.ts";
import { withClientCertificate } from "../../probes/certificate/request.ts";
import { withGreeting } from "../../probes/tls/greeting.ts";
import { watchInjection } from "../../probes/tls/injection.ts";
import { issuance } from "../../probes/certificate/issuance.ts";
import { reachOf } from "../../probes/tls/browser-reach.ts";
import type { Offers } from "../../probes/offers/offers.ts";
import { revocations } from "../../probes/revocation/revocation.ts";
import { survey } from "../../probes/survey/survey.ts";
import { contextOver } from "../../probes/tls/starttls.ts";
import { collectAlternatives } from "./alternatives/collect.ts";
import { hstsSentOn, isBeyond, visitOf } from "../../topics/hsts/observe.ts";
import { toHstsField } from "../../topics/hsts/schema.ts";
import { isSite } from "./audience.ts";
import { collectOversized } from "./collect-oversized.ts";
import { describe, longestText, mostCertificates, personalName, toIssuance, toTrust } from "./describe.ts";
import { revocationFacts } from "./revocation/collect.ts";
import { endpointOf, type Input, type SslRaw } from "./schema.ts";

/** Observes a TLS server: one handshake, and in parallel the first reply, the versions and the revocation state. Throws if the handshake fails. */
export async function collect(input: Input, context: Context): Promise<SslRaw> {
  try {
    return await look(input, context);
  } catch (failed) {
    if (failed instanceof Failure && failed.facts.id === "tls.oversized") {
      return collectOversized(context, endpointOf(input), failed);
    }
    const error = await withClientCertificate(failed, endpointOf(input), context);
    // Advice about STARTTLS does not help a caller who asked for a web site.
    throw input.starttls === "https" ? error : await withGreeting(error, endpointOf(input), context);
  }
}

async function look(input: Input, whole: Context): Promise<SslRaw> {
  const to = endpointOf(input);
  const watch = watchInjection(contextOver(to, whole));
  const { context } = watch;
  // Postscreen delays unknown clients, so connect once before probing.
  if (to.starttls) await context.net.tls(to);
  // Starts before the handshake so that both run in parallel. If the handshake fails, its failure is reported.
  const surveying = survey(context, to);
  surveying.catch(() => {});
  const handshake = await context.net.tls(to);
  const [reply, served, revoked, seen, issued, alternatives] = await Promise.all([
    isSite(to) ? attempt(() => lookAtSite(context, httpsOrigin(to))) : null,
    certificate(context, to),
    revocations(context, to),
    surveying,
    issuance(context, to),
    collectAlternatives(context, to),
  ]);
  // RFC 8446 §4.4.2.4: in TLS 1.3 a client learns that a client certificate is required only after its handshake. Up to TLS 1.2 the handshake fails.
  if (reply && !reply.ok && demandsWho.has(reply.failure.id)) throw new Failure(reply.failure);
  // What prevented the first handshake. Last, because the server may limit parallel connections.
  const hindrance = handshake.lenient ? await reachOf(context, to, handshake) : {};
  const { address, protocol, cipher, group, alpn, lenient, legacyRenegotiation, chain } = handshake;
  return {
    host: to.host,
    port: to.port,
    starttls: to.starttls ?? null,
    ...(to.implicitTlsProtocol && { implicitTlsProtocol: to.implicitTlsProtocol }),
    ...(to.starttls && { plaintextBeforeTls: watch.isInjected() }),
    address,
    observedAt: context.now().toISOString(),
    protocol,
    cipher,
    namedGroup: group,
    alpn,
    legacyHandshakeOnly: lenient,
    ...(legacyRenegotiation && { legacyRenegotiation }),
    ...hindrance,
    chain: served.chain.slice(0, mostCertificates).map(describe),
    chainTotal: chain.length,
    trust: toTrust({ ...served.trust, path: revoked.detour ?? served.trust.path }),
    revocation: revocationFacts(revoked, personalName),
    versions: seen.versions,
    offers: offersOf(seen.offers, to),
    ...(seen.observedAt && { surveyedAt: seen.observedAt.toISOString() }),
    issuance: issued && toIssuance(issued),
    alternatives,
    ...(reply?.ok ? reply.value : { hsts: null, http: { status: null, reason: reply?.failure.reason ?? null } }),
  };
}

/** Failures that mean a client certificate is required: then only the login was seen, not the site. */
const demandsWho: ReadonlySet<string> = new Set(["tls.client-certificate", "tls.client-certificate-refused"]);

/** The offers in stored form; what issuance rules need from the handshake is stored in `issuance`. */
function offersOf(seen: Offers, to: Endpoint): SslRaw["offers"] {
  const { suites, dheBits, compression, alpn, groups, legacyCurve, hellos } = seen;
  const chosen = alpn.chosen === null ? null : printable(alpn.chosen, longestText);
  // ALPN for HTTP is only offered to HTTP servers.
  const spoken = isSite(to) ? { ...alpn, chosen } : { chosen: null, reason: "not-asked" };
  return { suites, dheBits, compression, alpn: spoken, namedGroups: groups, legacyCurve, clientHelloCount: hellos };
}

type OfVisit = Pick<SslRaw, "hsts" | "redirectHsts" | "isPartOfVisit" | "http">;

/** What the visit shows of this origin: its last reply, and the policies sent in the others. Throws the failure of the first request. */
async function lookAtSite(context: Context, origin: string): Promise<OfVisit> {
  const { hops, reply } = await visitOf(context, origin);
  const own = hops.findLast(({ url }) => new URL(url).origin === origin);
  const before = await hstsSentOn(
    context,
    hops.filter((hop) => hop !== own),
    origin,
  );
  return {
    hsts: own?.hsts === undefined ? null : toHstsField(own.hsts),
    ...(before.length > 0 && { redirectHsts: before }),
    ...(isBeyond(hops, origin) && { isPartOfVisit: true as const }),
    http: own === hops.at(-1) ? repliedBy(reply) : { status: own?.status ?? null, reason: null },
  };
}

/** A failing server, a rate limit, a bot protection or a platform answers in place of the site, without its headers. */
function repliedBy(reply: HttpReply): SslRaw["http"] {
  const { status } = reply;
  const marked = markedKind(reply)?.kind;
  if (marked === "challenge") return { status, reason: "http.challenge" };
  if (marked === "blocked" || marked === "placeholder") return { status, reason: `page.${marked}` };
  return { status, reason: isInconclusive(status) ? `http.status.${status}` : null };
}
