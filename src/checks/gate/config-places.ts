import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Named } from "../../core/net/net.ts";
import { bracketed, hostOf, portOf } from "../../core/target/target.ts";
import { readLocation } from "../../formats/http/location.ts";
import type { Journey } from "../../probes/page/redirects.ts";
import { requestPage } from "../../probes/page/visit.ts";

/** An https origin whose certificate is judged. */
export interface ConfigPlace {
  readonly host: string;
  readonly port: string;
  /** Canonical target of the ssl check: host, or host:port. */
  readonly target: string;
  /** Who named the origin: the user or the server. */
  readonly named: Named;
}

/**
 * The first https origin of a redirect chain, and the final one if it differs. An unreachable origin counts too, as unknown, because visitors are
 * sent there. If neither the URL nor a redirect names an https origin, it is port 443 of the URL's host, as in the ssl check.
 */
export function placesOf(url: string, journey: Journey | null): readonly ConfigPlace[] {
  const first = isSecure(url) ? placeOf(url) : (firstRedirect(journey) ?? placeOf(url));
  if (!journey || journey.end.kind === "failed" || !isSecure(journey.url)) return [first];
  const last = placeOf(journey.url, journey.named);
  return last.target === first.target ? [first] : [first, last];
}

/**
 * The first of these origins as soon as it is known, so that measuring it need not wait for the last redirect: at once for an https URL, with the
 * first reply for an http URL. Null if that reply does not show it.
 */
export async function firstPlace(url: string, context: Context): Promise<ConfigPlace | null> {
  if (isSecure(url)) return placeOf(url);
  // The redirect chain shares this request.
  const reply = await attempt(() => requestPage(context, url));
  if (!reply.ok) return null;
  const destination = readLocation(reply.value, url)?.url ?? "";
  return isSecure(destination) ? placeOf(destination, { namedBy: reply.value.address }) : null;
}

function firstRedirect(journey: Journey | null): ConfigPlace | null {
  if (!journey) return null;
  // A Location that browsers do not follow leads nowhere, even if it looks like a URL.
  const followed = journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops;
  const hop = followed.find(({ location }) => isSecure(location ?? ""));
  return hop?.location ? placeOf(hop.location, { namedBy: hop.address }) : null;
}

function isSecure(url: string): boolean {
  return URL.parse(url)?.protocol === "https:";
}

function placeOf(url: string, named: Named = {}): ConfigPlace {
  const parsed = new URL(url);
  const host = bracketed(hostOf(parsed));
  const port = `${parsed.protocol === "https:" ? portOf(parsed) : 443}`;
  return { host, port, target: port === "443" ? host : `${host}:${port}`, named };
}
