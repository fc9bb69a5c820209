import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import { propagation, type PropagationRaw } from "../../propagation/index.ts";
import type { PropagationFacts } from "./schema.ts";

/** The propagation result for one address family. Never throws. */
export async function propagationOf(
  context: Context,
  domain: string,
  type: PropagationFacts["type"],
): Promise<PropagationFacts> {
  const got = await attempt(() => context.use(propagation, { domain, type }));
  if (!got.ok) {
    return {
      type,
      reason: got.failure.reason,
      zone: null,
      removed: null,
      own: null,
      authorities: [],
      resolvers: [],
      freshEverywhereInSeconds: null,
      authoritiesDiffer: false,
      security: null,
    };
  }
  const { zone, removed, own, authorities, resolvers, freshEverywhereInSeconds, authoritiesDiffer, security } =
    got.value.raw;
  return {
    type,
    reason: null,
    zone,
    removed,
    own: own && ownOf(own),
    authorities: authorities.map(({ name, address, state, answer, aliases, values, serial, reason }) => ({
      name,
      address,
      state,
      answer,
      aliases,
      values,
      serial,
      reason,
    })),
    resolvers: resolvers.map(({ name, verdict, answer, isCurrent, secondsLeft, reason }) => ({
      name,
      verdict,
      answer,
      isCurrent,
      secondsLeft,
      reason,
    })),
    freshEverywhereInSeconds,
    authoritiesDiffer,
    security,
  };
}

function ownOf({
  verdict,
  answer,
  values,
  isCurrent,
  secondsLeft,
  reason,
}: NonNullable<PropagationRaw["own"]>): PropagationFacts["own"] {
  return { verdict, answer, values, isCurrent, secondsLeft, reason };
}
