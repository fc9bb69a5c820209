import type { HttpReply } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { hostOf } from "../../core/target/target.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { pageTypeOf } from "../../formats/html/page-type.ts";
import { readPlainRequests, type PlainRequests } from "../../formats/html/plain-requests.ts";
import { readPageSources, type PageSources } from "../../formats/html/sources.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import { findDisclosures } from "../../probes/page/disclosures.ts";
import type { Hop, Journey } from "../../probes/page/redirects.ts";
import { cookiesOf } from "./cookies/collect.ts";
import { findPrivateAddresses } from "./private-addresses.ts";
import type { OwaspRaw } from "./schema.ts";
import { softwareOf } from "./components/software.ts";

const longestValue = 200;

/** The observation without a page. */
export const noPage = {
  redirectChain: [],
  disclosures: [],
  privateAddresses: [],
  software: [],
  softwareTotal: 0,
  softwareUnread: [],
  unreadContent: null,
  insecureRequests: null,
  cookies: [],
  cookiesTotal: 0,
  cors: null,
} as const satisfies Partial<OwaspRaw>;

type Given =
  | "disclosures"
  | "privateAddresses"
  | "software"
  | "softwareTotal"
  | "softwareUnread"
  | "unreadContent"
  | "insecureRequests"
  | "cookies"
  | "cookiesTotal";

/**
 * The headers and cookies of the requested host and the page's host, including port 80. Other hosts on the redirect chain only disclose their own.
 */
export function recordWay(
  { hops, reply, url }: Journey,
  { host, port80, now }: { readonly host: string; readonly port80: readonly Hop[]; readonly now: Date },
): Pick<OwaspRaw, Given> {
  const hosts = new Set([host, hostOf(new URL(url))]);
  const asked = new Set(hops.map((hop) => hop.url));
  const way = [...port80.filter((hop) => !asked.has(hop.url)), ...hops];
  const own = way.filter((hop) => hosts.has(hostOf(new URL(hop.url))));
  const headers = own.flatMap((hop) => hop.headers);
  const itself = new Set([...hosts, ...[...port80, ...hops].map(({ address }) => address)]);
  const { sources, unread, plainRequests } = readPage(reply, url);
  return {
    disclosures: findDisclosures(headers, []).map(({ source, value, kind }) => {
      return { source, value: printable(value, longestValue), kind };
    }),
    privateAddresses: findPrivateAddresses(headers, itself),
    ...softwareOf(
      own.map((hop) => hop.headers),
      sources,
      now.toISOString(),
    ),
    unreadContent: unread,
    insecureRequests: plainRequests,
    ...cookiesOf(way, hosts, now),
  };
}

interface Read {
  readonly sources: PageSources;
  readonly unread: OwaspRaw["unreadContent"];
  readonly plainRequests: OwaspRaw["insecureRequests"];
}

const nothing: Read = { sources: { scripts: [], styles: [], generators: [] }, unread: null, plainRequests: null };

/** What an HTML page shows, as far as browsers can decode it; nothing for other content types. */
function readPage({ headers, body, truncated }: HttpReply, url: string): Read {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding"));
  const { kind, charset } = pageTypeOf(headers, decoded ?? body);
  if (kind !== "html" && kind !== "xhtml") return nothing;
  if (!decoded) return { ...nothing, unread: "coding" };
  const html = textOfHtml(decoded, `charset=${charset}`);
  const policies = valuesOf(headers, "content-security-policy");
  return {
    sources: readPageSources(html),
    unread: truncated ? "part" : null,
    plainRequests: url.startsWith("https:") ? keepPlainRequests(readPlainRequests(html, { url, policies })) : null,
  };
}

const mostRequests = 20;

/** The requests in stored form. */
function keepPlainRequests({ mixed, forms, unchecked }: PlainRequests): OwaspRaw["insecureRequests"] {
  const shown = <T extends { readonly url: string }>(each: T): T => ({ ...each, url: shownUrl(each.url) });
  return {
    mixed: mixed.slice(0, mostRequests).map(shown),
    mixedTotal: mixed.length,
    forms: forms
      .toSorted((a, b) => Number(b.hasPassword) - Number(a.hasPassword))
      .slice(0, mostRequests)
      .map(shown),
    formsTotal: forms.length,
    unchecked: unchecked.slice(0, mostRequests).map(shownUrl),
    uncheckedTotal: unchecked.length,
  };
}

/** A query may hold a token. */
function shownUrl(text: string): string {
  const { origin, pathname } = new URL(text);
  return printable(`${origin}${pathname}`, longestValue);
}
