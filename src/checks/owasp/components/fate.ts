import { lifeOf, type Life } from "../../../formats/software/lifecycle.ts";
import { endedDistribution, foreignSystem } from "../../../data/distributions.ts";
import { mayBeFixedBy, mayBeUnmarked } from "./packager.ts";
import type { OwaspRaw } from "../schema.ts";

type Software = OwaspRaw["software"][number];

/** The support state of a disclosed version: unsupported, unsupported by its makers but perhaps patched by a distribution, or supported. */
export interface Fate {
  readonly state: "dead" | "backported" | "alive";
  /** Null if the lifecycle table lacks the product or no version is disclosed. */
  readonly life: Life | null;
  /** Who may still patch an unsupported version; null if no one does. */
  readonly keeper: string | null;
}

/**
 * Judges one disclosed product at a given ISO time. Software disclosed `beside` it may show an unsupported distribution or a system with its own
 * packages; then no maintainer is assumed.
 */
export function fateOf(software: Software, at: string, beside: readonly Software[] = []): Fate {
  const { product, version, packagedBy } = software;
  const life = version === null ? null : lifeOf(product, version, at);
  if (version === null || life?.state !== "ended") return { state: "alive", life, keeper: null };
  const named = { product: life.product, version };
  const hasEnded = [software, ...beside].some(({ evidence }) => endedDistribution.test(evidence));
  const isForeign = [software, ...beside].some(({ evidence }) => foreignSystem.test(evidence));
  const marked = packagedBy && mayBeFixedBy(packagedBy, named, at) ? packagedBy.distribution : null;
  const unmarked = packagedBy || hasEnded || isForeign ? null : mayBeUnmarked(named, at);
  const keeper = life.isPackaged ? (marked ?? unmarked) : null;
  return { state: keeper === null ? "dead" : "backported", life, keeper };
}
