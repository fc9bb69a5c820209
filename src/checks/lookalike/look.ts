import type { Context } from "../../core/check.ts";
import { detailsOf, type Details } from "../../probes/lookalike/details.ts";
import { openLane, type Lane } from "../../probes/lookalike/in-turns.ts";
import { isLogged, loggedAtATime } from "../../probes/lookalike/logged.ts";
import { ownershipOf } from "../../probes/lookalike/ownership.ts";
import { registeredAt, registriesAtATime } from "../../probes/lookalike/registrations.ts";
import { unicodeOf, type Surveyed } from "../../probes/lookalike/survey.ts";
import { openHeld } from "./held.ts";
import { pageOf } from "./page.ts";
import { mostRegistered, type Registered } from "./schema.ts";

/** Milliseconds since the beginning of the run until which each step may take; the deadline of the check is 60 s. */
export const until = { survey: 38_000, details: 46_000, closer: 54_000 } as const;

/** Registered variants whose registration and page are looked at, the riskiest first: registries and servers of others are asked for each. */
const mostLookedAt = 20;

/** Names whose details are asked for at a time, three questions each. */
const detailsAtATime = 100;

/** The riskiest of these, about which the logs of certificates are asked: whoever searches them allows a question a second. */
const mostSearched = 5;

/** Pages that are asked for at a time. */
const pagesAtATime = 8;

/** Looks at registered variants while the survey still goes on. */
export interface Look {
  /** Takes a registered variant and its place in the order of risk; asks for its addresses and its mail. */
  take(surveyed: Surveyed, place: number): void;
  /** What is known of the variants at these places, once the riskiest of them have been looked at more closely. */
  finish(kept: readonly Kept[]): Promise<readonly Registered[]>;
}

/** A registered variant, by its place in the order of risk. */
interface Kept {
  readonly place: number;
  readonly surveyed: Surveyed;
}

/** Whose domain it is, and with which name servers. */
interface Owner {
  readonly domain: string;
  readonly nameServers: readonly string[];
}

/** Opens a look at the variants of a domain. `tell` hears of each one when nothing more will be learned of it. */
export function openLook(context: Context, owner: Owner, tell: (done: Registered) => void): Look {
  const seen = new Map<number, Registered>();
  const held = openHeld<Registered>(mostLookedAt);
  const lane = openLane(detailsAtATime);
  const looking: Promise<void>[] = [];

  async function look(surveyed: Surveyed, place: number): Promise<void> {
    const details = await detailsOf(context, surveyed.name, { turn: place, until: until.details });
    const found = toRegistered(surveyed, owner, details);
    seen.set(place, found);
    // What the owner has registered needs no closer look, nor does what so many riskier ones stand before.
    const settled = found.owner === "own" ? found : held.add(place, found);
    if (settled) tell(settled);
  }

  return {
    take(surveyed, place) {
      if (looking.length >= mostRegistered) return;
      const work = lane(() => look(surveyed, place));
      // Whoever finishes hears of what broke; a survey that breaks itself never comes so far.
      work.catch(() => {});
      looking.push(work);
    },
    async finish(kept) {
      await Promise.all(looking);
      // More were registered than are told, and a riskier one was found late.
      const late = kept.filter(({ place }) => !seen.has(place));
      await Promise.all(late.map(({ place, surveyed }) => lane(() => look(surveyed, place))));
      await closer(context, owner.domain, held.all(), (place, found) => {
        seen.set(place, found);
        tell(found);
      });
      return kept.flatMap(({ place }) => seen.get(place) ?? []);
    },
  };
}

/** Registration, page and certificates of the riskiest ones that are not the owner's. */
async function closer(
  context: Context,
  domain: string,
  strangers: Iterable<readonly [place: number, stranger: Registered]>,
  done: (place: number, found: Registered) => void,
): Promise<void> {
  const [registries, pages, logs] = [registriesAtATime, pagesAtATime, loggedAtATime].map(openLane) as [
    Lane,
    Lane,
    Lane,
  ];
  await Promise.all(
    [...strangers].map(async ([place, stranger], rank) => {
      const { name } = stranger;
      const [registered, page, logged] = await Promise.all([
        registries(() => registeredAt(context, name, until.closer)),
        pages(() => pageUntil(context, stranger, domain)),
        rank < mostSearched ? logs(() => isLogged(context, name, until.closer)) : null,
      ]);
      const certificate = logged === null ? null : logged ? "logged" : "not-logged";
      const isOwn = page?.state === "own";
      done(place, { ...stranger, ...registered, certificate, page, ...(isOwn && { owner: "own" as const }) });
    }),
  );
}

async function pageUntil(
  context: Context,
  { name, addresses }: Registered,
  domain: string,
): Promise<Registered["page"]> {
  if (addresses === null || addresses.length === 0 || context.elapsed() >= until.closer) return null;
  return pageOf(context, name, domain);
}

function toRegistered(
  { name, kind, risk, delegation }: Surveyed,
  { domain, nameServers: own }: Owner,
  { addresses, exchangers }: Details,
): Registered {
  const unicode = unicodeOf(name);
  const nameServers = delegation.status === "registered" ? delegation.nameServers : [];
  return {
    name,
    ...(unicode !== undefined && { unicode }),
    kind,
    risk,
    nameServers,
    owner: ownershipOf(domain, own, nameServers),
    addresses,
    exchangers,
    created: null,
    registrar: null,
    certificate: null,
    page: null,
  };
}
