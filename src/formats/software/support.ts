import { endedDistribution, foreignSystem } from "../../data/distributions/index.ts";
import { buildOf, unmarkedBuilder } from "./build.ts";
import { lifeOf, type Life } from "./lifecycle.ts";
import type { Packager } from "./product-version.ts";

/** A product that a site discloses, with the text that discloses it. */
export interface Disclosed {
  readonly product: string;
  readonly version: string | null;
  readonly packagedBy: Packager | null;
  readonly evidence: string;
}

/** The support state of a disclosed version. */
export interface Support {
  /** `dead`: nobody fixes it. `backported`: its makers do not, and a distribution may. `alive`: it is supported, or nothing is known of it. */
  readonly state: "dead" | "backported" | "alive";
  /** Null if the lifecycle table lacks the product or no version is disclosed. */
  readonly life: Life | null;
  /** The distribution that may patch the version under its number; null if none may. */
  readonly keeper: string | null;
  /** Whose fixes ended, and when; null unless dead. The maker's branch has no name. */
  readonly ended: { readonly release: string | null; readonly date: string; readonly source: string } | null;
}

/**
 * Judges one disclosed product at a given ISO time: by the release of the distribution that built it, else by its makers. Software disclosed `beside`
 * it may show an unsupported distribution or a system with its own packages; then no other maintainer is assumed.
 */
export function supportOf(software: Disclosed, at: string, beside: readonly Disclosed[] = []): Support {
  const { product, version, packagedBy } = software;
  const life = version === null ? null : lifeOf(product, version, at);
  if (version === null) return { state: "alive", life, keeper: null, ended: null };
  const named = { product: life?.product ?? product, version };
  const build = packagedBy && buildOf(packagedBy, named, at);
  const { last } = build ?? {};
  if (last)
    return { state: "dead", life, keeper: null, ended: { release: last.name, date: last.ended, source: last.source } };
  const marked = packagedBy && build?.state !== "foreign" ? packagedBy.distribution : null;
  const keeper = marked ?? (packagedBy ? null : unmarkedIn([software, ...beside], named, at));
  if (life?.state !== "ended") return { state: "alive", life, keeper, ended: null };
  if (life.isPackaged && keeper !== null) return { state: "backported", life, keeper, ended: null };
  return { state: "dead", life, keeper: null, ended: { release: null, date: life.ended ?? "", source: life.source } };
}

function unmarkedIn(
  all: readonly Disclosed[],
  named: Parameters<typeof unmarkedBuilder>[0],
  at: string,
): string | null {
  const isNone = all.some(({ evidence }) => endedDistribution.test(evidence) || foreignSystem.test(evidence));
  return isNone ? null : unmarkedBuilder(named, at);
}
