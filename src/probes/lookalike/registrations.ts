import type { Context } from "../../core/check.ts";
import { registrationOf } from "../registration/registration.ts";

/** When a variant was registered, and with whom. */
export interface Registered {
  readonly created: string | null;
  readonly registrar: string | null;
}

/** Registries that are asked at a time; each of them allows a few questions a second. */
export const registriesAtATime = 4;

/** Milliseconds for one registry: none of the others is to wait for it. */
const patience = { each: 3000, all: 4000 } as const;

/** Asks the registry of a name, unless the time is over; null where it publishes nothing. */
export async function registeredAt(context: Context, name: string, until: number): Promise<Registered | null> {
  if (context.elapsed() >= until) return null;
  const { published } = await registrationOf(context, name, patience);
  return published ? { created: published.created, registrar: published.registrar?.name ?? null } : null;
}
