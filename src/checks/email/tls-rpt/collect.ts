import type { Context } from "../../../core/check.ts";
import { printable } from "../../../core/printable.ts";
import { parseReportUris, type ReportUri } from "../../../formats/dmarc/uris.ts";
import { DnsError } from "../../../formats/dns/error.ts";
import { parseName } from "../../../formats/dns/name-text.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { chooseTlsReports, isTlsReportPlace, type TlsReportsChoice } from "../../../formats/mail/tls-rpt.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { mailAround, type MailAt } from "../../../probes/dmarc/report-destinations.ts";
import { hasAddress, takesMail, type HostThere } from "../host-there.ts";
import { longestText, mostTold, policyTexts } from "../policy-texts.ts";
import type { TlsRptRaw } from "./schema.ts";

/** The context for checking report addresses, and whether the domain receives mail. */
interface Looking {
  readonly context: Pick<Context, "net" | "once">;
  readonly mailAt: MailAt;
}

/** Maximum number of report addresses checked. */
const mostPlaces = 8;

/** Reads the TLS-RPT record and checks its report addresses. Never throws. */
export async function collectTlsRpt(context: Context, domain: DnsName): Promise<TlsRptRaw> {
  const mailAt = mailAround(context, domain);
  const looking = { context, mailAt };
  const [{ texts, reason, isAlias }, own] = await Promise.all([
    policyTexts(context, domain, ["_smtp", "_tls"]),
    mailAt(domain),
  ]);
  const nothing = {
    name: `_smtp._tls.${plainText(domain)}`,
    domain: plainText(domain),
    isAlias,
    reason,
    text: null,
    total: 0,
    rua: [],
    invalidFields: [],
    malformedRecords: [],
    retainedRua: [],
    receivesMail: takesMail(own).state,
  };
  if (reason !== null) return { ...nothing, state: "unknown" };
  const choice = chooseTlsReports(texts);
  const kept = await thereAmong(looking, keptIn(textsOf(choice)));
  if (choice.kind === "none")
    return { ...nothing, state: "absent", retainedRua: kept, malformedRecords: told(choice.lookalikes) };
  if (choice.kind === "several") return { ...nothing, state: "several", total: choice.texts.length, retainedRua: kept };
  const found = { ...nothing, total: 1, text: printable(choice.text, longestText) };
  if (choice.kind === "invalid") return { ...found, state: "invalid", retainedRua: kept };
  const places = await Promise.all(choice.places.slice(0, mostPlaces).map((each) => placeOf(looking, each)));
  return { ...found, state: "found", rua: places, invalidFields: told(choice.wrong), retainedRua: kept };
}

async function placeOf(looking: Looking, { text, scheme, host }: ReportUri): Promise<TlsRptRaw["rua"][number]> {
  const there = await lookAt(looking, scheme, host ?? "");
  return { text: printable(text, longestText), host: host ?? "", ...there };
}

async function lookAt({ context, mailAt }: Looking, scheme: string, host: string): Promise<HostThere> {
  try {
    const name = parseName(host);
    return scheme === "mailto" ? takesMail(await mailAt(name)) : await hasAddress(context, name);
  } catch (error) {
    if (error instanceof DnsError) return { state: "missing", reason: null };
    throw error;
  }
}

function textsOf(choice: TlsReportsChoice): readonly string[] {
  if (choice.kind === "none") return choice.lookalikes;
  return choice.kind === "several" ? choice.texts : [choice.text];
}

/** The intended address: without its scheme, or with the obsolete DMARC size suffix. */
function keptIn(texts: readonly string[]): readonly ReportUri[] {
  const values = texts
    .flatMap((text) => text.slice(0, longestText).split(";"))
    .flatMap((part) => {
      return /^[ \t]{0,8}rua[ \t]{0,8}=(?<value>.*)$/is.exec(part)?.groups?.["value"] ?? [];
    });
  const meant = values
    .flatMap((value) => value.split(","))
    .map((each) => {
      const bare = each.trim().replace(/![0-9]+[kmgt]?$/i, "");
      return /^[^\s:@]+@[^\s:@]+$/.test(bare) ? `mailto:${bare}` : bare;
    });
  const read = meant.flatMap((each) => parseReportUris(each).uris).filter(isTlsReportPlace);
  return [...new Map(read.map((each) => [each.text, each])).values()].slice(0, mostPlaces);
}

/** Report addresses that accept reports, or that are unknown. */
async function thereAmong(looking: Looking, places: readonly ReportUri[]): Promise<readonly string[]> {
  const seen = await Promise.all(places.map((each) => lookAt(looking, each.scheme, each.host ?? "")));
  return places.filter((_, index) => seen[index]?.state !== "missing").map(({ text }) => text);
}

function told(texts: readonly string[]): readonly string[] {
  return texts.slice(0, mostTold).map((text) => printable(text, longestText));
}
