import type { Context } from "../../../core/check.ts";
import { reach } from "../../../core/target/address.ts";
import { fieldsNamed, type MailHeader } from "../../../formats/mail/header.ts";
import { domainOf, parseMailAddresses } from "../../../formats/mail/addresses.ts";
import { parseReceivedSpf } from "../../../formats/mail/authentication-results.ts";
import { spfAskIn } from "../../../probes/spf/ask.ts";
import { evaluateSpf } from "../../../probes/spf/evaluate.ts";
import { isHostName, toldBy } from "../trust.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import type { Way } from "../route/way.ts";

type SpfRaw = Omit<EmailHeaderRaw["spf"], "isAligned">;

/** MAIL FROM as the receivers wrote it: a Return-Path below the border is the sender's own. Null where nobody tells; empty for a bounce. */
export function envelopeSender(header: MailHeader, way: Way): string | null {
  const path = returnPath(header, way);
  if (path === null || nobody.test(path)) return path === null ? null : "";
  // What is neither empty nor an address is not that of a bounce, whatever it begins with.
  return parseMailAddresses(path)[0]?.address || null;
}

const nobody = /^(?:<[ \t]*>)?[ \t]*(?:\([^()]*\))?$/;

function returnPath({ fields }: MailHeader, { places }: Way): string | null {
  const index = fields.findIndex(({ name }) => name === "return-path");
  return places.border !== null && index > places.border ? null : (fields[index]?.value ?? null);
}

/**
 * Whether something of the sender's that servers repeat in their results holds what ends one result and begins another (RFC 8601 §2.2):
 * some repeat without care what an envelope, a client's name for itself, or a signature says.
 */
export function isBreakingOut(header: MailHeader, way: Way): boolean {
  return isEnvelopeOdd(header, way) || isHeloOdd(way) || isSignatureOdd(header);
}

/** Whether the envelope ends a result, or is no address of which all would read the same domain. */
function isEnvelopeOdd(header: MailHeader, way: Way): boolean {
  const path = returnPath(header, way);
  if (path === null || nobody.test(path)) return false;
  const addresses = parseMailAddresses(path);
  const isRead = addresses.length === 1 && (!path.includes("@") || (addresses[0]?.domain ?? null) !== null);
  return !isRead || path.includes(";") || path.split(/[<>]/).length > 3;
}

/** No name of a host holds any of these, nor does an address in brackets (RFC 5321 §4.1.3). */
const breaking = /[\s;()"]/;

function isHeloOdd({ border }: Way): boolean {
  return border !== null && (border.isMixedUp || border.isBreaking || breaking.test(border.from?.helo ?? ""));
}

/** RFC 6376 §2.11: what stands encoded in an identity (`i=`) is decoded by some, and written as it reads. */
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

/** The domain for which SPF is asked, RFC 9989 §4.4.2: the name that the client gives itself counts for bounces alone. Null where nobody tells. */
function envelopeDomain({ border }: Pick<Way, "border">, sender: string | null): string | null {
  if (sender === null) return null;
  return sender === "" ? domainOf(`@${border?.from?.helo ?? ""}`) : domainOf(sender);
}

/** What the receivers found of SPF, by their results or by the field of RFC 7208 §9.1. */
export function spfTold(
  header: MailHeader,
  way: Way,
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
  return { told: null, toldDomain: null, isDisputed: false };
}

/** The sender chose what stands before the @ of his envelope, and with it what follows in a field where nobody puts it in quotes. */
function heldBy(envelope: string | null, told: string, domain: string | null): SpfTold {
  const isDisputed = isOfAnother(envelope, domain);
  return { told, toldDomain: isDisputed ? null : domain, isDisputed };
}

function isOfAnother(envelope: string | null, domain: string | null): boolean {
  return domain !== null && (!isHostName(domain) || (envelope !== null && domain !== envelope));
}

/** Whether results name another envelope than the one to which bounces go: then it may be the sender who says so, and what follows, too. */
export function isMisled(way: Way, sender: string | null): (results: EmailHeaderRaw["results"][number]) => boolean {
  const envelope = envelopeDomain(way, sender);
  return ({ methods }) =>
    methods.some(({ method, isOfHelo, domain }) => method === "spf" && !isOfHelo && isOfAnother(envelope, domain));
}

const mostFields = 20;
