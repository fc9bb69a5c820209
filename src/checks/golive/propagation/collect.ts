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
      ownResolver: null,
      authoritativeServers: [],
      resolvers: [],
      freshEverywhereInSeconds: null,
      authoritativeServersDiffer: false,
      security: null,
    };
  }
  const {
    zone,
    removed,
    ownResolver: own,
    authoritativeServers: authorities,
    resolvers,
    freshEverywhereInSeconds,
    authoritativeServersDiffer: authoritiesDiffer,
    security,
  } = got.value.raw;
  return {
    type,
    reason: null,
    zone,
    removed,
    ownResolver: own && ownOf(own),
    authoritativeServers: authorities.map(({ name, address, state, answer, aliases, values, serial, reason }) => ({
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
    authoritativeServersDiffer: authoritiesDiffer,
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
}: NonNullable<PropagationRaw["ownResolver"]>): PropagationFacts["ownResolver"] {
  return { verdict, answer, values, isCurrent, secondsLeft, reason };
}
