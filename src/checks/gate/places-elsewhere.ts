import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Surroundings } from "../../core/addresses/surroundings.ts";
import { classifyPage, ownJourney } from "../../probes/page/kind.ts";
import { redirects } from "../../probes/page/redirects.ts";
import type { HttpRaw } from "../http/index.ts";
import { placesOf, type ConfigPlace } from "./config-places.ts";

/**
 * The https origins that only other addresses of the host redirect to. Any visitor may be sent there, so the verdict must not depend on which address
 * answers first. Sorted by name.
 */
export async function placesElsewhere(
  context: Context,
  { url, finalUrl, addresses = [] }: Pick<HttpRaw, "url" | "finalUrl" | "addresses">,
  known: readonly ConfigPlace[],
): Promise<readonly ConfigPlace[]> {
  const found = await Promise.all(
    // The second host is the page's, so its addresses are requested with the page's URL.
    addresses.map((around, at) => placesAround(context, { url: at === 0 ? url : finalUrl, page: finalUrl }, around)),
  );
  const fresh = new Map(found.flat().map((place) => [place.target, place]));
  for (const { target } of known) fresh.delete(target);
  return [...fresh.values()].toSorted((a, b) => (a.target < b.target ? -1 : 1));
}

async function placesAround(
  context: Context,
  { url, page }: { readonly url: string; readonly page: string },
  { host, firstAnswered: own, otherAddresses: others }: Surroundings<unknown>,
): Promise<readonly ConfigPlace[]> {
  const main = await attempt(() => redirects(context, url));
  // Another address may redirect differently from the one that was followed first.
  const isMain = main.ok && main.value.url === page;
  const allowed = others.filter(({ state }) => state !== "forbidden").map(({ address }) => address);
  const asked = isMain ? allowed : [own, ...allowed];
  const found = await Promise.all(
    asked.map(async (address) => {
      // The run has already followed these redirects for the page; results are shared.
      const journey = await attempt(() => redirects(context.at(host, address), url));
      if (!journey.ok) return [];
      const { wall } = await classifyPage(journey.value);
      return placesOf(url, ownJourney(journey.value, wall));
    }),
  );
  return found.flat();
}
