import type { Context } from "../../core/check.ts";
import { detailsOf, type Details } from "../../probes/lookalike/details.ts";
import { openLane, type Lane } from "../../probes/lookalike/lanes.ts";
import { loggedAtATime, loggedOf } from "../../probes/lookalike/logged.ts";
import { lookalikeOwnershipOf, type Footprint, type Protected } from "../../probes/lookalike/ownership.ts";
import { isSameRegistrant, registeredAt, registriesAtATime } from "../../probes/lookalike/registrations.ts";
import { unicodeVariantOf, type LookalikeSurveyed } from "../../probes/lookalike/survey.ts";
import { openCachedPages } from "./cached-pages.ts";
import { parkingByDns } from "../../probes/lookalike/parking.ts";
import { pageOf, type Viewed } from "./page.ts";
import { mostRegistered, type Registered } from "./schema.ts";

/** Milliseconds since the start of the run at which each step ends; the deadline of the check is 60 s. */
export const until = { survey: 38_000, details: 46_000, closer: 54_000, pages: 58_000 } as const;

/** Registered variants whose registration and page are looked up, the riskiest first: each costs requests to third parties. */
const mostLookedAt = 20;

/** Names whose details are looked up at a time, three queries each. */
const detailsAtATime = 100;

/** The riskiest of these, whose certificates are looked up: the log search allows one request per second. */
const mostSearched = 5;

/** Pages that are requested at a time. */
const pagesAtATime = 20;

/** Looks at registered variants while the survey still goes on. */
export interface VariantObserver {
  /** Takes a registered variant and its place in the order of risk; asks for its addresses and its mail. */
  take(surveyed: LookalikeSurveyed, place: number): void;
  /** The results for the variants at these places, after a closer look at the riskiest of them. */
  finish(kept: readonly Kept[]): Promise<readonly Registered[]>;
}

/** A registered variant, by its place in the order of risk. */
interface Kept {
  readonly place: number;
  readonly surveyed: LookalikeSurveyed;
}

/** Opens a look-up of variants. `tell` is called for each variant once its result is final. */
export function openVariantObserver(
  context: Context,
  owner: Protected,
  tell: (done: Registered) => void,
): VariantObserver {
  const seen = new Map<number, Registered>();
  const held = openCachedPages<Registered>(mostLookedAt);
  const lane = openLane(detailsAtATime);
  const looking: Promise<void>[] = [];

  async function look(surveyed: LookalikeSurveyed, place: number): Promise<void> {
    const details = await detailsOf(context, surveyed.name, { turn: place, until: until.details });
    const found = toRegistered(surveyed, owner, details);
    seen.set(place, found);
    // The owner's variants need no closer look, and neither do those behind the riskiest ones.
    const settled = found.owner === "own" ? found : held.add(place, found);
    if (settled) tell(settled);
  }

  return {
    take(surveyed, place) {
      if (looking.length >= mostRegistered) return;
      const work = lane(() => look(surveyed, place));
      // finish() rethrows the error; a survey that fails itself never calls finish().
      work.catch(() => {});
      looking.push(work);
    },
    async finish(kept) {
      await Promise.all(looking);
      // More were registered than the limit, and a riskier one came late.
      const late = kept.filter(({ place }) => !seen.has(place));
      await Promise.all(late.map(({ place, surveyed }) => lane(() => look(surveyed, place))));
      await closer(context, owner, held.all(), (place, found) => {
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
  own: Protected,
  strangers: Iterable<readonly [place: number, stranger: Registered]>,
  done: (place: number, found: Registered) => void,
): Promise<void> {
  const [registries, pages, logs] = [registriesAtATime, pagesAtATime, loggedAtATime].map(openLane) as [
    Lane,
    Lane,
    Lane,
  ];
  const { domain } = own;
  const looked = [...strangers];
  if (looked.length === 0) return;
  const home = registries(() => registeredAt(context, domain, until.closer));
  await Promise.all(
    looked.map(async ([place, stranger], rank) => {
      const { name } = stranger;
      const [ours, registered, viewed, logged] = await Promise.all([
        home,
        registries(() => registeredAt(context, name, until.closer)),
        pages(() => pageUntil(context, stranger, domain)),
        rank < mostSearched ? logs(() => loggedOf(context, name, { domain, until: until.closer })) : null,
      ]);
      const page = viewed?.page ?? null;
      const parking = stranger.parking ?? viewed?.parking ?? null;
      const { created = null, registrar = null, registrant = null } = registered ?? {};
      const evidence = {
        redirectsHome: page?.state === "own",
        isReferral: URL.parse(page?.location ?? "")?.search !== "",
        sharesCertificate: logged?.isShared ?? false,
        sameRegistrant: isSameRegistrant(ours?.registrant ?? null, registrant),
      };
      const known = logged?.is ? "logged" : "not-logged";
      const certificate = logged?.is == null ? null : known;
      done(place, {
        ...stranger,
        created,
        registrar,
        certificate,
        page,
        parking,
        ...lookalikeOwnershipOf(own, stranger, evidence),
      });
    }),
  );
}

async function pageUntil(context: Context, { name, addresses }: Registered, domain: string): Promise<Viewed | null> {
  if (addresses === null || addresses.length === 0 || context.elapsed() >= until.closer) return null;
  const [label = ""] = (unicodeVariantOf(domain) ?? domain).split(".");
  return pageOf(context, name, { domain, label }, until.pages);
}

function toRegistered(
  { name, kind, risk, delegation }: LookalikeSurveyed,
  own: Protected,
  { addresses, exchangers }: Details,
): Registered {
  const unicode = unicodeVariantOf(name);
  const nameServers = delegation.status === "registered" ? delegation.nameServers : [];
  const footprint = { nameServers, addresses, exchangers } satisfies Footprint;
  return {
    name,
    ...(unicode !== undefined && { unicode }),
    kind,
    risk,
    ...footprint,
    ...lookalikeOwnershipOf(own, footprint),
    created: null,
    registrar: null,
    certificate: null,
    parking: parkingByDns(footprint),
    page: null,
  };
}
