import { lifeOf, type Life } from "../../../formats/software/lifecycle.ts";
import { endedDistribution, foreignSystem } from "../../../data/distributions.ts";
import { mayBeFixedBy, mayBeUnmarked } from "./packager.ts";
import type { OwaspRaw } from "../schema.ts";

type Software = OwaspRaw["software"][number];

/** What became of a disclosed version: fixed by nobody any more, ended by its makers but perhaps fixed by a distribution, or neither. */
export interface Fate {
  readonly state: "dead" | "backported" | "alive";
  /** Null where the table of lifecycles does not know the product, or no version is disclosed. */
  readonly life: Life | null;
  /** Who may fix what has ended; null where nobody may. */
  readonly keeper: string | null;
}

/**
 * Judges one disclosed product at a moment given as an ISO time. What is disclosed `beside` it may say that the machine is of a
 * distribution that has ended, or of a system with packages of its own: then no keeper is guessed.
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
