import type { Context } from "../../core/check.ts";
import { registrationOf } from "../registration/registration.ts";
import { inTurns } from "./in-turns.ts";

/** When a variant was registered, and with whom. */
export interface Registered {
  readonly created: string | null;
  readonly registrar: string | null;
}

/** Registries that are asked at a time; each of them allows a few questions a second. */
const atATime = 4;

/** Milliseconds for one registry: none of the others is to wait for it. */
const patience = { each: 3000, all: 4000 } as const;

/** Asks registries about some names, in their order, until the time is over; what is not known then is left out. */
export async function registrationsOf(
  context: Context,
  names: readonly string[],
  until: number,
): Promise<ReadonlyMap<string, Registered>> {
  const found = new Map<string, Registered>();
  await inTurns(names, atATime, async (name) => {
    if (context.elapsed() >= until) return;
    const { published } = await registrationOf(context, name, patience);
    if (published) found.set(name, { created: published.created, registrar: published.registrar?.name ?? null });
  });
  return found;
}
