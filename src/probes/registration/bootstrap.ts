import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { rdapBootstrap } from "../../data/registration/rdap-bootstrap.ts";
import { readBootstrap, type Bootstrap } from "../../formats/rdap/bootstrap.ts";
import { valuesOf } from "../../formats/http/header-list.ts";

/** A copy of IANA's bootstrap registry. */
export interface BootstrapCopy extends Bootstrap {
  /** When IANA last confirmed it, as an ISO string; null for the bundled copy. */
  readonly confirmedAt: string | null;
  readonly etag: string | null;
}

/** A copy, and whether it is older than a day because IANA could not be reached. */
export interface CurrentBootstrap extends BootstrapCopy {
  readonly isStale: boolean;
}

const embedded: BootstrapCopy = {
  publication: rdapBootstrap.publication,
  services: rdapBootstrap.services.flatMap(([server, names]) =>
    names.split(" ").map((name) => [name, server] as const),
  ),
  confirmedAt: null,
  etag: null,
};

const hour = 3600 * 1000;

/** RFC 9224 §8: clients cache the registry. */
const freshFor = 24 * hour;
const keptFor = 365 * 24 * hour;
/** After a failure, the next attempt waits this long. */
const restFor = hour / 6;

const patience = 2500;
const limit = 1024 * 1024;

const keys = { copy: "rdap-bootstrap", rest: "rdap-bootstrap rest" } as const;

/** The cached copy of any age, without a request. */
export function bootstrapAtHand(context: Context): BootstrapCopy {
  const kept = context.shelf?.find(keys.copy, {}, context.now().getTime());
  return kept ? (JSON.parse(Buffer.from(kept.bytes).toString()) as BootstrapCopy) : embedded;
}

/** The current registry, fetched at most once a run and a day; the cached copy where IANA does not answer. Only bugs throw. */
export function bootstrapOf(context: Context): Promise<CurrentBootstrap> {
  return context.once("rdap-bootstrap", () => refreshed(context, bootstrapAtHand(context)));
}

async function refreshed(context: Context, copy: BootstrapCopy): Promise<CurrentBootstrap> {
  const now = context.now().getTime();
  if (copy.confirmedAt !== null && now - Date.parse(copy.confirmedAt) < freshFor) return { ...copy, isStale: false };
  if (context.shelf?.find(keys.rest, {}, now)) return { ...copy, isStale: true };
  const got = await attempt(() =>
    context.net.source("rdap-bootstrap", {
      path: "dns.json",
      patience,
      limit,
      ...(copy.etag !== null && { ifNoneMatch: copy.etag }),
    }),
  );
  const confirmedAt = context.now().toISOString();
  const fresh = got.ok ? copyIn(got.value, copy, confirmedAt) : null;
  const address = got.ok ? got.value.address : unasked;
  // A registry that is older than our copy is an outdated mirror.
  if (fresh === null || fresh.publication < copy.publication) {
    context.shelf?.keep(keys.rest, { bytes: new Uint8Array(), address, until: now + restFor });
    return { ...copy, isStale: true };
  }
  context.shelf?.keep(keys.copy, { bytes: Buffer.from(JSON.stringify(fresh)), address, until: now + keptFor });
  return { ...fresh, isStale: false };
}

/** The cached copy came from no address. The shelf treats only private addresses specially, so any public one will do. */
const unasked = "192.0.32.8";

function copyIn(
  { status, body, headers }: { status: number; body: Uint8Array; headers: readonly (readonly [string, string])[] },
  copy: BootstrapCopy,
  confirmedAt: string,
): BootstrapCopy | null {
  if (status === 304) return { ...copy, confirmedAt };
  const read = status === 200 ? readBootstrap(body) : null;
  return read && { ...read, confirmedAt, etag: valuesOf(headers, "etag")[0]?.slice(0, 256) ?? null };
}
