import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Named } from "../../core/net/net.ts";
import { bracketed, hostOf, portOf } from "../../core/target/target.ts";
import { readLocation } from "../../formats/http/location.ts";
import type { Journey } from "../../probes/page/redirects.ts";
import { ask } from "../../probes/page/visit.ts";

/** An https origin whose certificate is judged. */
export interface Place {
  readonly host: string;
  readonly port: string;
  /** Canonical target of the ssl check: host, or host:port. */
  readonly target: string;
  /** Whose words it is. */
  readonly named: Named;
}

/**
 * The first https origin of a journey, and the final one where that is another. To be sent to an origin is enough: one
 * that does not answer is where the visitors of an http URL are led, and unknown. Only where no https origin is named at
 * all, by the URL or by a redirect, the host of the URL stands for it with port 443, as the ssl check by itself has it.
 */
export function placesOf(url: string, journey: Journey | null): readonly Place[] {
  const first = isSecure(url) ? placeOf(url) : (firstRedirect(journey) ?? placeOf(url));
  if (!journey || journey.end.kind === "failed" || !isSecure(journey.url)) return [first];
  const last = placeOf(journey.url, journey.named);
  return last.target === first.target ? [first] : [first, last];
}

/**
 * The first of these places as soon as it is known, so that measuring it need not wait for the end of the way: for an https
 * URL at once, for an http URL with the first reply. Null where that does not tell it.
 */
export async function firstPlace(url: string, context: Context): Promise<Place | null> {
  if (isSecure(url)) return placeOf(url);
  // The journey makes this request, too: it is made once.
  const reply = await attempt(() => ask(context, url));
  if (!reply.ok) return null;
  const destination = readLocation(reply.value, url)?.url ?? "";
  return isSecure(destination) ? placeOf(destination, { namedBy: reply.value.address }) : null;
}

function firstRedirect(journey: Journey | null): Place | null {
  if (!journey) return null;
  // A Location that no browser follows leads nowhere, though it may look like a URL.
  const followed = journey.end.kind === "invalid-location" ? journey.hops.slice(0, -1) : journey.hops;
  const hop = followed.find(({ location }) => isSecure(location ?? ""));
  return hop?.location ? placeOf(hop.location, { namedBy: hop.address }) : null;
}

function isSecure(url: string): boolean {
  return URL.parse(url)?.protocol === "https:";
}

function placeOf(url: string, named: Named = {}): Place {
  const parsed = new URL(url);
  const host = bracketed(hostOf(parsed));
  const port = `${parsed.protocol === "https:" ? portOf(parsed) : 443}`;
  return { host, port, target: port === "443" ? host : `${host}:${port}`, named };
}
