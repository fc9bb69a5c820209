import { z } from "zod";

/** The RDAP servers by domain: RFC 9224 §3, without servers that only offer plain HTTP. */
export interface Bootstrap {
  /** Publication date as an ISO string. */
  readonly publication: string;
  /** A domain in lower case, and its server's base URL: https, with trailing slash. */
  readonly services: readonly (readonly [name: string, server: string])[];
}

/** Far more than the number of top-level domains. */
const mostServices = 8192;
const longestName = 253;
const longestUrl = 512;

const list = z.array(z.string()).max(mostServices);

// RFC 9224 §3: unknown members are ignored, and so are invalid entries (§4).
const registry = z.object({
  publication: z.iso.datetime({ offset: true }),
  services: z.array(z.unknown()).min(1).max(mostServices),
});

/** Parses the bootstrap registry; null if invalid. Never throws. */
export function readBootstrap(body: Uint8Array): Bootstrap | null {
  const read = registry.safeParse(parsed(body));
  if (!read.success) return null;
  const services = read.data.services.flatMap(readService).slice(0, mostServices);
  if (services.length === 0) return null;
  return { publication: new Date(read.data.publication).toISOString(), services };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body).replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

const service = z.tuple([list, list]);

function readService(entry: unknown): Bootstrap["services"] {
  const read = service.safeParse(entry);
  if (!read.success) return [];
  const [names, urls] = read.data;
  const server = urls.flatMap((url) => baseOf(url) ?? [])[0];
  if (server === undefined) return [];
  return names.filter((name) => name.length <= longestName).map((name) => [name.toLowerCase(), server] as const);
}

/** RFC 9224 §3: base URLs end in a slash; https is preferred, and plain HTTP is not accepted. */
function baseOf(text: string): string | null {
  const url = text.length > longestUrl ? null : URL.parse(text);
  if (url?.protocol !== "https:" || url.username !== "" || url.search !== "" || url.hash !== "") return null;
  // The path is significant: Verisign answers for .com only below /com/v1/.
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/** The server's base URL for a domain, RFC 9224 §4: the entry with the longest matching suffix; null without one. */
export function serverFor({ services }: Pick<Bootstrap, "services">, domain: string): string | null {
  const known = new Map(services);
  const labels = domain.toLowerCase().replace(/\.$/, "").split(".");
  for (let at = 0; at < labels.length; at++) {
    const server = known.get(labels.slice(at).join("."));
    if (server !== undefined) return server;
  }
  return null;
}
