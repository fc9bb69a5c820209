import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Surroundings } from "../../core/addresses/surroundings.ts";
import { redirects } from "../../probes/page/redirects.ts";
import type { HttpRaw } from "../http/index.ts";
import { placesOf, type Place } from "./places.ts";

/**
 * The https origins to which the other addresses lead and the one that answered first does not: visitors are sent to any of them, so
 * that which one answers first must not decide whose certificate is judged. By name, whatever the order of the addresses.
 */
export async function placesElsewhere(
  context: Context,
  { url, finalUrl, addresses = [] }: Pick<HttpRaw, "url" | "finalUrl" | "addresses">,
  known: readonly Place[],
): Promise<readonly Place[]> {
  const found = await Promise.all(
    // The second host is that of the page, and its addresses are asked for the page.
    addresses.map((around, at) => placesAround(context, { url: at === 0 ? url : finalUrl, page: finalUrl }, around)),
  );
  const fresh = new Map(found.flat().map((place) => [place.target, place]));
  for (const { target } of known) fresh.delete(target);
  return [...fresh.values()].toSorted((a, b) => (a.target < b.target ? -1 : 1));
}

async function placesAround(
  context: Context,
  { url, page }: { readonly url: string; readonly page: string },
  { host, own, others }: Surroundings<unknown>,
): Promise<readonly Place[]> {
  const main = await attempt(() => redirects(context, url));
  // Where another address stands for the host, the way of that one is not the one that was gone first.
  const isMain = main.ok && main.value.url === page;
  const allowed = others.filter(({ state }) => state !== "forbidden").map(({ address }) => address);
  const asked = isMain ? allowed : [own, ...allowed];
  const found = await Promise.all(
    asked.map(async (address) => {
      // Each of these ways has been gone for the page already: it is remembered.
      const journey = await attempt(() => redirects(context.at(host, address), url));
      return journey.ok ? placesOf(url, journey.value) : [];
    }),
  );
  return found.flat();
}
