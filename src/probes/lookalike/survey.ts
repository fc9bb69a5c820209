import { setImmediate } from "node:timers/promises";
import { domainToUnicode } from "node:url";
import { parse } from "tldts";
import type { Context } from "../../core/check.ts";
import { variantsOf, type Domain, type Variant } from "../../formats/lookalike/variants.ts";
import {
  delegationStateOf,
  subdomainOf,
  wildcardOf,
  type DelegationState,
  type Registry,
  type SuffixWildcard,
} from "./delegation.ts";
import { inTurns } from "./lanes.ts";

/** A variant of a domain and its DNS state. */
export type LookalikeSurveyed = Variant & { readonly delegation: DelegationState };

/** The results for all variants of a domain. */
export interface LookalikeSurvey {
  /** By descending risk. */
  readonly variants: readonly LookalikeSurveyed[];
  /** Registries that answer for every name, and those where this is unknown. */
  readonly wildcards: readonly string[];
  readonly unclear: readonly string[];
}

/** How many variants are checked, and the deadline in milliseconds since the start of the run. */
export interface Extent {
  readonly limit: number;
  readonly until: number;
  /** Called for each finished variant; `place` is its rank by risk. */
  readonly heard?: (
    surveyed: LookalikeSurveyed,
    so: { readonly place: number; readonly done: number; readonly total: number },
  ) => void;
}

/**
 * Concurrent queries per resolver, and in total at least. HTTP/2 allows 100 per connection (RFC 9113 §6.5.2), with up to four connections
 * per resolver.
 */
const [questionsToEach, questionsAtLeast] = [200, 400];

/** Queries repeated one by one after their connection broke. */
const mostAlone = 200;

/** After this many failures in a row, the resolver is assumed to close every connection. */
const mostInVain = 10;

/** A random label; the chance that it is registered is 1 in 10^31. */
export type Chance = () => string;

/** Looks up the variants of a registrable domain, the riskiest first. A failed lookup gives `unknown`, never registered. */
export async function surveyOf(
  context: Context,
  domain: string,
  extent: Extent,
  chance: Chance,
): Promise<LookalikeSurvey> {
  const variants = await take(variantsOf(partsOf(domain)), extent.limit);
  const registries = await registriesOf(context, variants, chance);
  const surveyed: (LookalikeSurveyed | undefined)[] = [];
  const broken: (Placed & { readonly delegation: DelegationState })[] = [];
  let done = 0;

  async function ask({ variant, place }: Placed): Promise<DelegationState> {
    if (context.elapsed() >= extent.until) return { status: "unasked" };
    const registry = registries.get(variant.suffix) ?? { wildcard: { state: "unknown" }, isPrivate: false };
    const within = { turn: place, registry };
    return variant.kind === "subdomain"
      ? subdomainOf(context, variant.name, { ...within, random: chance() })
      : delegationStateOf(context, variant.name, within);
  }

  function tell({ variant, place }: Placed, delegation: DelegationState): void {
    const told = { ...variant, delegation };
    surveyed[place] = told;
    extent.heard?.(told, { place, done: ++done, total: variants.length });
  }

  await inTurns(variants, questionsAtATime(context), async (variant, place) => {
    const placed = { variant, place };
    const delegation = await ask(placed);
    if (isBroken(delegation) && broken.length < mostAlone) broken.push({ ...placed, delegation });
    else tell(placed, delegation);
  });
  // A query that makes a resolver close the connection also fails the queries beside it. Asked one by one, each gets its answer.
  let inVain = 0;
  await inTurns(broken, 1, async (placed) => {
    const delegation = inVain < mostInVain ? await ask(placed) : placed.delegation;
    inVain = isBroken(delegation) ? inVain + 1 : 0;
    tell(placed, delegation.status === "unasked" ? placed.delegation : delegation);
  });
  const having = (state: SuffixWildcard["state"]) =>
    [...registries].flatMap(([suffix, { wildcard }]) => (wildcard.state === state ? [suffix] : [])).toSorted();
  return {
    variants: variants.map((variant, place) => surveyed[place] ?? { ...variant, delegation: { status: "unasked" } }),
    wildcards: having("every-name"),
    unclear: having("unknown"),
  };
}

interface Placed {
  readonly variant: Variant;
  readonly place: number;
}

/** Whether the connection closed before an answer. */
function isBroken(delegation: DelegationState): boolean {
  return delegation.status === "unknown" && /^(?:ECONNRESET|EPIPE|HTTP2-)/.test(delegation.reason);
}

function questionsAtATime({ dns: { doh } }: Context): number {
  return Math.max(questionsAtLeast, questionsToEach * doh.length);
}

/** Splits a registrable domain in two. A domain below a private suffix (`me.github.io`) is varied below that suffix. */
function partsOf(domain: string): Domain {
  const { domainWithoutSuffix, publicSuffix } = parse(domain, {
    allowPrivateDomains: true,
    extractHostname: false,
    validateHostname: false,
  });
  if (domainWithoutSuffix && publicSuffix) return { label: domainWithoutSuffix, suffix: publicSuffix };
  const dot = domain.indexOf(".");
  return { label: domain.slice(0, dot), suffix: domain.slice(dot + 1) };
}

/** A name in Unicode, where that differs from ASCII. */
export function unicodeVariantOf(name: string): string | undefined {
  const unicode = domainToUnicode(name);
  return unicode === name || unicode === "" ? undefined : unicode;
}

/** Thousands of variants take long to generate; a server answers other requests in between. */
const atOnce = 100;

async function take<T>(all: Iterable<T>, most: number): Promise<readonly T[]> {
  const found: T[] = [];
  for (const each of all) {
    if (found.length >= most) break;
    found.push(each);
    if (found.length % atOnce === 0) await setImmediate();
  }
  return found;
}

/** Asked first: with a registry that answers for every name, every variant would look registered. */
async function registriesOf(
  context: Context,
  variants: readonly Variant[],
  chance: Chance,
): Promise<ReadonlyMap<string, Registry>> {
  const found = new Map<string, Registry>();
  await inTurns(new Set(variants.map(({ suffix }) => suffix)), questionsAtATime(context), async (suffix) => {
    const { isPrivate } = parse(`name.${suffix}`, { allowPrivateDomains: true, validateHostname: false });
    found.set(suffix, { wildcard: await wildcardOf(context, suffix, chance()), isPrivate: isPrivate === true });
  });
  return found;
}
