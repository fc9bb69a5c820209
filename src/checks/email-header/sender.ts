import type { Context } from "../../core/check.ts";
import { reach } from "../../core/address.ts";
import type { MailHeader } from "../../formats/mail-header.ts";
import { domainOf, parseMailAddresses } from "../../formats/mail-addresses.ts";
import { parseReceivedSpf } from "../../formats/authentication-results.ts";
import { spfAskIn } from "../../probes/mail/spf-ask.ts";
import { evaluateSpf } from "../../probes/mail/spf-evaluate.ts";
import { isHostName, toldBy } from "./trust.ts";
import type { EmailHeaderRaw } from "./schema.ts";
import type { Way } from "./way.ts";

type SpfRaw = Omit<EmailHeaderRaw["spf"], "isAligned">;

/** MAIL FROM as the receivers wrote it: a Return-Path below the border is the sender's own. Null where nobody tells; empty for a bounce. */
export function envelopeSender(header: MailHeader, { places }: Way): string | null {
  const index = header.fields.findIndex(({ name }) => name === "return-path");
  const field = header.fields[index];
  if (!field || (places.border !== null && index > places.border)) return null;
  const [address] = parseMailAddresses(field.value);
  return address?.address ?? "";
}

/** What the records of today say of the address at the border, RFC 7208 §4; only of one that the receivers saw themselves. */
export async function spfToday(
  context: Context,
  { border, facts }: Way,
  sender: string | null,
): Promise<Pick<SpfRaw, "today" | "todayReason" | "address" | "domain" | "isOfHelo">> {
  const address = border?.from?.address ?? null;
  const helo = border?.from?.helo ?? "";
  const isOfHelo = sender === "";
  const domain = sender === null ? null : isOfHelo ? domainOf(`@${helo}`) : domainOf(sender);
  const about = { address, domain, isOfHelo };
  if (facts.border?.kind !== "handover" || address === null || reach(address) === "never") {
    return { ...about, today: null, todayReason: "no-border" };
  }
  if (domain === null) return { ...about, today: null, todayReason: sender === null ? "no-sender" : "no-domain" };
  const question = { ip: address, domain, sender: isOfHelo ? `postmaster@${domain}` : (sender ?? ""), helo };
  const { result, reason } = await evaluateSpf(question, spfAskIn(context));
  return { ...about, today: result, todayReason: reason };
}

/** What the receivers found of SPF, and whether the domain that they name is the one that sent, as far as can be told. */
export interface SpfTold {
  readonly told: string | null;
  readonly toldDomain: string | null;
  /** Whether another domain is named than that of the Return-Path, or one that nobody can have: for whom the result is, is open then. */
  readonly isDisputed: boolean;
}

/** What the receivers found of SPF, by their results or by the field of RFC 7208 §9.1. */
export function spfTold(
  header: MailHeader,
  { places, border }: Way,
  results: EmailHeaderRaw["results"],
  sender: string | null,
): SpfTold {
  // RFC 9989 §4.4.2: the name that the client gives itself counts for bounces alone.
  const isBounce = sender === "";
  const envelope = isBounce ? domainOf(`@${border?.from?.helo ?? ""}`) : sender === null ? null : domainOf(sender);
  const found = toldBy(results, "spf", ({ isOfHelo }) => isBounce || !isOfHelo);
  if (found) return heldBy(found.isOfHelo ? null : envelope, found.result, found.domain);
  const top = places.border ?? places.lowest;
  const fields = header.fields.slice(0, top ?? 0).filter(({ name }) => name === "received-spf");
  for (const { value } of fields.slice(0, mostFields)) {
    const read = parseReceivedSpf(value);
    const isOfHelo = read?.pairs.get("identity")?.toLowerCase() === "helo";
    if (read === null || (isOfHelo && !isBounce)) continue;
    const about = isOfHelo ? `@${read.pairs.get("helo") ?? ""}` : read.pairs.get("envelope-from")?.replace(/[<>]/g, "");
    return heldBy(isOfHelo ? null : envelope, read.result, about === undefined ? null : domainOf(about));
  }
  return { told: null, toldDomain: null, isDisputed: false };
}

/** The sender chose what stands before the @ of his envelope, and with it what follows in a field where nobody puts it in quotes. */
function heldBy(envelope: string | null, told: string, domain: string | null): SpfTold {
  const isDisputed = domain !== null && (!isHostName(domain) || (envelope !== null && domain !== envelope));
  return { told, toldDomain: isDisputed ? null : domain, isDisputed };
}

const mostFields = 20;
