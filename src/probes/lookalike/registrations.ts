import type { Context } from "../../core/check.ts";
import { registrationOf } from "../registration/registration.ts";

/** When a variant was registered, and with whom. */
export interface Registered {
  readonly created: string | null;
  readonly registrar: string | null;
}

/** Registries asked in parallel; each allows a few queries a second. */
export const registriesAtATime = 4;

/** Milliseconds: `each` for one registry, so that none delays the others. */
const patience = { each: 3000, all: 4000 } as const;

/** Asks the registry of a name while there is time; null where it publishes nothing. */
export async function registeredAt(context: Context, name: string, until: number): Promise<Registered | null> {
  if (context.elapsed() >= until) return null;
  const { published } = await registrationOf(context, name, patience);
  return published ? { created: published.created, registrar: published.registrar?.name ?? null } : null;
}
