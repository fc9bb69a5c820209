import type { Context } from "../../../core/check.ts";
import { reach } from "../../../core/target/address.ts";
import { fieldsNamed, type MailHeader } from "../../../formats/mail/header.ts";
import { domainOf, parseMailAddresses } from "../../../formats/mail/addresses.ts";
import { parseReceivedSpf } from "../../../formats/mail/authentication-results.ts";
import { spfAskIn } from "../../../probes/spf/ask.ts";
import { evaluateSpf } from "../../../probes/spf/evaluate.ts";
import { isHostName, toldBy } from "../trust.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import type { Route } from "../route/hops.ts";

type SpfRaw = Omit<EmailHeaderRaw["spf"], "isAligned">;

/** MAIL FROM as the receiver recorded it. A Return-Path below the border was written by the sender. Null if unknown; empty for a bounce. */
export function envelopeSender(header: MailHeader, way: Route): string | null {
  const path = returnPath(header, way);
  if (path === null || nobody.test(path)) return path === null ? null : "";
  // A value that is neither empty nor an address is no bounce, even if it starts like one.
  return parseMailAddresses(path)[0]?.address || null;
}

const nobody = /^(?:<[ \t]*>)?[ \t]*(?:\([^()]*\))?$/;

function returnPath({ fields }: MailHeader, { places }: Route): string | null {
  const index = fields.findIndex(({ name }) => name === "return-path");
  return places.border !== null && index > places.border ? null : (fields[index]?.value ?? null);
}

/**
 * Whether sender-controlled text that servers quote in their results could end one result and begin another (RFC 8601 §2.2). Some servers quote the
 * envelope sender, the HELO name or signature tags unescaped.
 */
export function isBreakingOut(header: MailHeader, way: Route): boolean {
  return isEnvelopeOdd(header, way) || isHeloOdd(way) || isSignatureOdd(header);
}

/** Whether the envelope sender could end a result, or is parsed differently by different servers. */
function isEnvelopeOdd(header: MailHeader, way: Route): boolean {
  const path = returnPath(header, way);
  if (path === null || nobody.test(path)) return false;
  const addresses = parseMailAddresses(path);
  const isRead = addresses.length === 1 && (!path.includes("@") || (addresses[0]?.domain ?? null) !== null);
  return !isRead || path.includes(";") || path.split(/[<>]/).length > 3;
}

/** Characters that neither host names nor address literals (RFC 5321 §4.1.3) contain. */
const breaking = /[\s;()"]/;

function isHeloOdd({ border }: Route): boolean {
  return border !== null && (border.isMixedUp || border.isBreaking || breaking.test(border.from?.helo ?? ""));
}

/** RFC 6376 §2.11: an encoded identity (`i=`) is decoded by some servers and then written out. */
function isSignatureOdd(header: MailHeader): boolean {
  const tags = fieldsNamed(header, "dkim-signature").flatMap(({ value }) => value.split(";"));
  const said = tags.flatMap((tag) => /^\s*[dis]\s*=(?<said>.*)$/s.exec(tag)?.groups?.["said"] ?? []);
  return said.some((each) =>
    breaking.test(
      each
        .replaceAll(/\s/g, "")
        .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    ),
  );
}

/** The current SPF result for the client address at the border (RFC 7208 §4), if the receiver recorded it. */
export async function spfToday(
  context: Context,
  { border, facts }: Route,
  sender: string | null,
): Promise<Pick<SpfRaw, "currentResult" | "currentReason" | "address" | "domain" | "isOfHelo">> {
  const address = border?.from?.address ?? null;
  const helo = border?.from?.helo ?? "";
  const isOfHelo = sender === "";
  const mailbox = isOfHelo ? `@${helo}` : sender;
  const domain = mailbox === null ? null : domainOf(mailbox);
  const about = { address, domain, isOfHelo };
  if (facts.trustBoundaryHop?.kind !== "handover" || address === null || reach(address) === "never") {
    return { ...about, currentResult: null, currentReason: "no-border" };
  }
  if (domain === null)
    return { ...about, currentResult: null, currentReason: sender === null ? "no-sender" : "no-domain" };
  const question = { ip: address, domain, sender: isOfHelo ? `postmaster@${domain}` : (sender ?? ""), helo };
  const { result, reason } = await evaluateSpf(question, spfAskIn(context));
  return { ...about, currentResult: result, currentReason: reason };
}

/** The receiver's SPF result, and whether it names the domain that sent the message. */
export interface SpfTold {
  readonly reported: string | null;
  readonly reportedDomain: string | null;
  /** Whether the result names a domain other than the Return-Path's, or an impossible one, so that it is unclear whom it is for. */
  readonly isDisputed: boolean;
}

/** The domain that SPF checks (RFC 9989 §4.4.2). The HELO name counts for bounces only. Null if unknown. */
function envelopeDomain({ border }: Pick<Route, "border">, sender: string | null): string | null {
  if (sender === null) return null;
  return sender === "" ? domainOf(`@${border?.from?.helo ?? ""}`) : domainOf(sender);
}

/** The receiver's SPF result, from its Authentication-Results or Received-SPF field (RFC 7208 §9.1). */
export function spfTold(
  header: MailHeader,
  way: Route,
  results: EmailHeaderRaw["results"],
  sender: string | null,
): SpfTold {
  const isBounce = sender === "";
  const envelope = envelopeDomain(way, sender);
  const found = toldBy(results, "spf", ({ isOfHelo }) => isBounce || !isOfHelo);
  if (found) return heldBy(found.isOfHelo ? null : envelope, found.result, found.domain);
  const top = isBreakingOut(header, way) ? 0 : (way.places.border ?? way.places.lowest);
  const fields = header.fields.slice(0, top ?? 0).filter(({ name }) => name === "received-spf");
  for (const { value } of fields.slice(0, mostFields)) {
    const read = parseReceivedSpf(value);
    const isOfHelo = read?.pairs.get("identity")?.toLowerCase() === "helo";
    if (read === null || (isOfHelo && !isBounce)) continue;
    const about = isOfHelo ? `@${read.pairs.get("helo") ?? ""}` : read.pairs.get("envelope-from")?.replace(/[<>]/g, "");
    return heldBy(isOfHelo ? null : envelope, read.result, about === undefined ? null : domainOf(about));
  }
  return { reported: null, reportedDomain: null, isDisputed: false };
}

/** The sender chooses the local part of the envelope sender, and with it any text that follows if a server does not quote it. */
function heldBy(envelope: string | null, told: string, domain: string | null): SpfTold {
  const isDisputed = isOfAnother(envelope, domain);
  return { reported: told, reportedDomain: isDisputed ? null : domain, isDisputed };
}

function isOfAnother(envelope: string | null, domain: string | null): boolean {
  return domain !== null && (!isHostName(domain) || (envelope !== null && domain !== envelope));
}

/** Whether results name an envelope sender other than the Return-Path. Then the sender may have written them and what follows. */
export function isMisled(way: Route, sender: string | null): (results: EmailHeaderRaw["results"][number]) => boolean {
  const envelope = envelopeDomain(way, sender);
  return ({ methods }) =>
    methods.some(({ method, isOfHelo, domain }) => method === "spf" && !isOfHelo && isOfAnother(envelope, domain));
}

const mostFields = 20;
