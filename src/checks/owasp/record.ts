import type { HttpReply } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { hostOf } from "../../core/target/target.ts";
import { decodePage } from "../../formats/http/content-coding.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { pageTypeOf } from "../../formats/html/page-type.ts";
import { readPageSources, type PageSources } from "../../formats/html/sources.ts";
import { textOfHtml } from "../../formats/html/text.ts";
import { findLeaks } from "../../probes/page/leaks.ts";
import type { Hop, Journey } from "../../probes/page/redirects.ts";
import { cookiesOf } from "./cookies/collect.ts";
import { findPrivateAddresses } from "./private-addresses.ts";
import type { OwaspRaw } from "./schema.ts";
import { softwareOf } from "./components/software.ts";

const longestValue = 200;

/** The observation without a page. */
export const noPage = {
  way: [],
  leaks: [],
  privateAddresses: [],
  software: [],
  softwareTotal: 0,
  softwareUnread: [],
  unread: null,
  cookies: [],
  cookiesTotal: 0,
  cors: null,
} as const satisfies Partial<OwaspRaw>;

type Given =
  | "leaks"
  | "privateAddresses"
  | "software"
  | "softwareTotal"
  | "softwareUnread"
  | "unread"
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
  const { sources, unread } = readPage(reply);
  return {
    leaks: findLeaks(headers, []).map(({ source, value, kind }) => {
      return { source, value: printable(value, longestValue), kind };
    }),
    privateAddresses: findPrivateAddresses(headers, itself),
    ...softwareOf(
      own.map((hop) => hop.headers),
      sources,
      now.toISOString(),
    ),
    unread,
    ...cookiesOf(way, hosts, now),
  };
}

interface Read {
  readonly sources: PageSources;
  readonly unread: OwaspRaw["unread"];
}

const nothing: PageSources = { scripts: [], styles: [], generators: [] };

/** The software that an HTML page names, as far as browsers can decode it; nothing for other content types. */
function readPage({ headers, body, truncated }: HttpReply): Read {
  const decoded = decodePage(body, valuesOf(headers, "content-encoding"));
  const { kind, charset } = pageTypeOf(headers, decoded ?? body);
  if (kind !== "html" && kind !== "xhtml") return { sources: nothing, unread: null };
  if (!decoded) return { sources: nothing, unread: "coding" };
  return { sources: readPageSources(textOfHtml(decoded, `charset=${charset}`)), unread: truncated ? "part" : null };
}
