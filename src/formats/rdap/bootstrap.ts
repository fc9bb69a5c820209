import { z } from "zod";

/** Which server answers RDAP for which domains: RFC 9224 §3, without the servers that are reached over plain HTTP alone. */
export interface Bootstrap {
  /** When it was published, as an ISO string. */
  readonly publication: string;
  /** A domain in lower case, and the base of its server: an https URL that ends in a slash. */
  readonly services: readonly (readonly [name: string, server: string])[];
}

/** Far more than the root has top-level domains. */
const mostServices = 8192;
const longestName = 253;
const longestUrl = 512;

const list = z.array(z.string()).max(mostServices);

// RFC 9224 §3: members that are not known are skipped, and so are entries that cannot be read (§4).
const registry = z.object({
  publication: z.iso.datetime({ offset: true }),
  services: z.array(z.unknown()).min(1).max(mostServices),
});

/** Reads the bootstrap registry; null where it is none. Throws nothing. */
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

/** RFC 9224 §3: bases end in a slash, and of several the one with the best transport is taken; what plain HTTP says proves nothing. */
function baseOf(text: string): string | null {
  const url = text.length > longestUrl ? null : URL.parse(text);
  if (url?.protocol !== "https:" || url.username !== "" || url.search !== "" || url.hash !== "") return null;
  // The path stays as it is written: Verisign answers for .com below /com/v1/ alone.
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/** The base of the server for a domain, RFC 9224 §4: of the entry that most of its labels match, from the right; null where there is none. */
export function serverFor({ services }: Pick<Bootstrap, "services">, domain: string): string | null {
  const known = new Map(services);
  const labels = domain.toLowerCase().replace(/\.$/, "").split(".");
  for (let at = 0; at < labels.length; at++) {
    const server = known.get(labels.slice(at).join("."));
    if (server !== undefined) return server;
  }
  return null;
}
