import { getDomain } from "tldts";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply } from "../../core/net/net.ts";
import { readLocation } from "../../formats/http/location.ts";
import { hostOf } from "../../core/target/target.ts";
import { stranger } from "../../probes/dns/public-address.ts";
import { parkingByPage } from "../../probes/lookalike/parking.ts";
import { namesBrand, readPageContent } from "../../formats/lookalike/page-content.ts";
import type { Registered } from "./schema.ts";

type Page = NonNullable<Registered["page"]>;

/** What a request of a page shows: the page, and whether it is a parking page. */
export interface Viewed {
  readonly page: Page;
  readonly parking: Registered["parking"];
}

/** The protected domain, and the brand in its label. */
export interface Brand {
  readonly domain: string;
  readonly label: string;
}

/** Bytes of a page that are read. */
const limit = 64 * 1024;

/** Milliseconds for one exchange. */
const mostPatience = 4000;

/** Redirects that are followed within a variant, as from plain HTTP to HTTPS or to `www`. */
const mostHops = 2;

/**
 * Requests the page of a variant: its redirects show how the owner uses it. `until`: milliseconds since the start of the run at which the last
 * request ends.
 */
export async function pageOf(context: Context, name: string, brand: Brand, until: number): Promise<Viewed> {
  let url = `http://${name}/`;
  for (let hop = 0; ; hop++) {
    const left = until - context.elapsed();
    if (left <= 0) return { page: { ...nothing, state: "unknown" }, parking: null };
    const patience = Math.min(mostPatience, left);
    // The registrant of the variant chooses its address and is not our user: only public addresses are contacted.
    const got = await attempt(() => context.net.http({ url, namedBy: stranger, patience, limit, isAnonymous: true }));
    if (!got.ok && hop === 0 && isUnserved(got.failure.reason)) {
      url = `https://${name}/`;
      continue;
    }
    if (!got.ok) {
      const isNone = hop === 1 && isUnserved(got.failure.reason);
      return { page: { ...nothing, state: isNone ? "none" : "unknown" }, parking: null };
    }
    const location = readLocation(got.value, url)?.url ?? null;
    if (location === null) return served(got.value, { name, brand, location: null });
    const host = hostOf(new URL(location));
    const isNumbered = parkingByPage(location, "") !== null;
    if (isWithin(host, name) && hop < mostHops && !isNumbered) {
      url = location;
      continue;
    }
    if (isWithin(host, name)) return served(got.value, { name, brand, location });
    const state = isWithin(host, brand.domain) ? "own" : "redirects";
    const page = { ...nothing, state, status: got.value.status, location: location.slice(0, longestUrl) } as const;
    return { page, parking: parkingByPage(location, "") };
  }
}

const longestUrl = 300;

/** A page that the variant itself serves. */
function served(
  { status, headers, body }: Pick<HttpReply, "status" | "headers" | "body">,
  { name, brand, location }: { readonly name: string; readonly brand: Brand; readonly location: string | null },
): Viewed {
  const content = readPageContent(headers, body);
  const page: Page = {
    state: "serves",
    status,
    location: location?.slice(0, longestUrl) ?? null,
    title: content?.title ?? null,
    loginForm: content?.hasLoginForm ?? null,
    brandNamed: content && namesBrand(content.text, brand.label, name),
  };
  return { page, parking: parkingByPage(location, content?.text ?? "") };
}

const nothing = { status: null, location: null, title: null, loginForm: null, brandNamed: null } as const;

/** Whether a failure means that no server accepts connections on the port. */
function isUnserved(reason: string): boolean {
  return reason === "tcp.refused" || reason === "timeout.tcp";
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || getDomain(host, { allowPrivateDomains: true, validateHostname: false }) === domain;
}
