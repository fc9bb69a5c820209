import { getDomain } from "tldts";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { readLocation } from "../../formats/http/location.ts";
import { hostOf } from "../../core/target/target.ts";
import { stranger } from "../../probes/dns/public-address.ts";
import type { Registered } from "./schema.ts";

type Page = NonNullable<Registered["page"]>;

/** Milliseconds for one exchange. */
const patience = 4000;

/** Redirects that are followed within a variant, as from plain HTTP to HTTPS or to `www`. */
const mostHops = 2;

/** Requests the page of a variant: its redirects show how the owner uses it. */
export async function pageOf({ net }: Context, name: string, domain: string): Promise<Page> {
  let url = `http://${name}/`;
  for (let hop = 0; ; hop++) {
    // The registrant of the variant chooses its address and is not our user: only public addresses are contacted.
    const got = await attempt(() => net.http({ url, namedBy: stranger, patience, limit: 1, isAnonymous: true }));
    if (!got.ok && hop === 0 && isUnserved(got.failure.reason)) {
      url = `https://${name}/`;
      continue;
    }
    if (!got.ok) return { ...nothing, state: hop === 1 && isUnserved(got.failure.reason) ? "none" : "unknown" };
    const { status } = got.value;
    const location = readLocation(got.value, url)?.url ?? null;
    if (location === null) return { state: "serves", status, location: null };
    const host = hostOf(new URL(location));
    if (isWithin(host, domain)) return { state: "own", status, location: location.slice(0, 300) };
    if (!isWithin(host, name)) return { state: "redirects", status, location: location.slice(0, 300) };
    if (hop === mostHops) return { state: "serves", status, location: location.slice(0, 300) };
    url = location;
  }
}

const nothing = { status: null, location: null } as const;

/** Whether a failure means that no server accepts connections on the port. */
function isUnserved(reason: string): boolean {
  return reason === "tcp.refused" || reason === "timeout.tcp";
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || getDomain(host, { allowPrivateDomains: true, validateHostname: false }) === domain;
}
