import { domainToUnicode } from "node:url";
import { parse } from "tldts";
import type { Context } from "../../core/check.ts";
import { variantsOf, type Domain, type Variant } from "../../formats/lookalike/variants.ts";
import { delegationOf, wildcardOf, type Delegation, type Wildcard } from "./delegation.ts";
import { inTurns } from "./in-turns.ts";

/** A variant of a domain, and what the DNS says of it. */
export type Surveyed = Variant & { readonly delegation: Delegation };

/** What became of all variants of a domain. */
export interface Survey {
  /** In the order of their risk. */
  readonly variants: readonly Surveyed[];
  /** Registries that answer for every name, and those of which that could not be told. */
  readonly wildcards: readonly string[];
  readonly unclear: readonly string[];
}

/** How much is asked about, and until when: milliseconds since the beginning of the run. */
export interface Extent {
  readonly limit: number;
  readonly until: number;
  /** Hears of each variant that is done; `place` is its place in the order of their risk. */
  readonly heard?: (
    surveyed: Surveyed,
    so: { readonly place: number; readonly done: number; readonly total: number },
  ) => void;
}

/**
 * Questions that are under way to one resolver, and to all of them at least: HTTP/2 lets 100 be asked over one connection (RFC 9113
 * §6.5.2), and there are up to four to each.
 */
const [questionsToEach, questionsAtLeast] = [200, 400];

/** Questions that are asked once more by themselves, since their connection broke. */
const mostAlone = 200;

/** So many of them in a row show that the resolver hangs up on everybody. */
const mostInVain = 10;

/** A label that nobody has registered: its chance of being somebody's is 1 in 10^31. */
export type Chance = () => string;

/** Asks about the variants of a registrable domain, the riskiest first. What cannot be told is `unknown`, and never registered. */
export async function surveyOf(context: Context, domain: string, extent: Extent, chance: Chance): Promise<Survey> {
  const variants = take(variantsOf(partsOf(domain)), extent.limit);
  const wildcards = await wildcardsOf(context, variants, chance);
  const surveyed: (Surveyed | undefined)[] = [];
  const broken: (Placed & { readonly delegation: Delegation })[] = [];
  let done = 0;

  async function ask({ variant, place }: Placed): Promise<Delegation> {
    if (context.elapsed() >= extent.until) return { status: "unasked" };
    const wildcard = wildcards.get(variant.suffix) ?? { state: "unknown" };
    return delegationOf(context, variant.name, { turn: place, wildcard });
  }

  function tell({ variant, place }: Placed, delegation: Delegation): void {
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
  // A question on which a resolver hangs up takes those beside it along: by itself each of them is answered.
  let inVain = 0;
  await inTurns(broken, 1, async (placed) => {
    const delegation = inVain < mostInVain ? await ask(placed) : placed.delegation;
    inVain = isBroken(delegation) ? inVain + 1 : 0;
    tell(placed, delegation.status === "unasked" ? placed.delegation : delegation);
  });
  const having = (state: Wildcard["state"]) =>
    [...wildcards].flatMap(([suffix, wildcard]) => (wildcard.state === state ? [suffix] : [])).toSorted();
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

/** Whether a connection came to an end, and no answer. */
function isBroken(delegation: Delegation): boolean {
  return delegation.status === "unknown" && /^(?:ECONNRESET|EPIPE|HTTP2-)/.test(delegation.reason);
}

function questionsAtATime({ dns: { doh } }: Context): number {
  return Math.max(questionsAtLeast, questionsToEach * doh.length);
}

/** A registrable domain in its two parts. A domain of someone else's suffix (`me.github.io`) is varied below that suffix. */
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

/** A name in Unicode, where that is another than in ASCII. */
export function unicodeOf(name: string): string | undefined {
  const unicode = domainToUnicode(name);
  return unicode === name || unicode === "" ? undefined : unicode;
}

function take<T>(all: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const each of all) {
    if (found.length >= most) break;
    found.push(each);
  }
  return found;
}

/** Asked before anything else: a registry that answers for every name would make every variant a registered one. */
async function wildcardsOf(
  context: Context,
  variants: readonly Variant[],
  chance: Chance,
): Promise<ReadonlyMap<string, Wildcard>> {
  const found = new Map<string, Wildcard>();
  await inTurns(new Set(variants.map(({ suffix }) => suffix)), questionsAtATime(context), async (suffix) => {
    found.set(suffix, await wildcardOf(context, suffix, chance()));
  });
  return found;
}
