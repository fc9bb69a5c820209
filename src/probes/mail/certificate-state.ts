import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { MailGreeting } from "../../core/net/mail.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { certificate } from "../certificate/certificate.ts";

/** Whether a sender that requires PKIX accepts a certificate for the host's name. */
export interface MailCertificateState {
  readonly state: "valid" | "invalid" | "unknown";
  /** The first reason against it, or why it is unknown: a code. */
  readonly reason: string | null;
}

/** Judges the certificate of an existing handshake for a host, without another handshake. */
export async function mailCertificateStateOf(
  context: Context,
  to: Endpoint & Named & { readonly at: string },
  { handshake, starttls, failure }: MailGreeting,
): Promise<MailCertificateState> {
  if (!handshake) {
    const reason = failure?.reason ?? (starttls === "unknown" ? "not-asked" : "no-starttls");
    return { state: "unknown", reason };
  }
  const { net } = context;
  const seen: Context = {
    ...context,
    net: { ...net, tls: (other, offer) => (offer ? net.tls(other, offer) : Promise.resolve(handshake)) },
    once: (key, work) => context.once(`smtp ${to.at} ${key}`, work),
  };
  const got = await attempt(() => certificate(seen, { ...to, starttls: "smtp" }));
  if (!got.ok) return { state: "unknown", reason: got.failure.reason };
  const { trusted, doubt, reasons } = got.value.trust;
  // RFC 8461 §4.2: strict senders validate the served chain and fetch nothing.
  const against = reasons.find(({ enforced }) => enforced);
  if (against) return { state: "invalid", reason: against.id };
  if (trusted === null) return { state: "unknown", reason: doubt?.reason ?? "trust-unknown" };
  return trusted ? { state: "valid", reason: null } : { state: "invalid", reason: reasons[0]?.id ?? "untrusted" };
}
