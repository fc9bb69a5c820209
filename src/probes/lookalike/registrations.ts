import type { Context } from "../../core/check.ts";
import { registrationOf } from "../registration/registration.ts";

/** When a variant was registered, and with whom. */
export interface Registered {
  readonly created: string | null;
  readonly registrar: string | null;
  /** To compare with that of the protected domain; not stored. */
  readonly registrant: string | null;
}

/** Registries asked in parallel; each allows a few queries a second. */
export const registriesAtATime = 4;

/** Milliseconds: `each` for one registry, so that none delays the others. */
const patience = { each: 3000, all: 4000 } as const;

/** Asks the registry of a name while there is time; null where it publishes nothing. */
export async function registeredAt(context: Context, name: string, until: number): Promise<Registered | null> {
  if (context.elapsed() >= until) return null;
  const { published } = await registrationOf(context, name, patience);
  if (!published) return null;
  const { created, registrar, registrant } = published;
  return { created, registrar: registrar?.name ?? null, registrant };
}

/** Whether two registrants are the same, without regard to case, punctuation and the legal form; null where one is not published. */
export function isSameRegistrant(one: string | null, other: string | null): boolean | null {
  const [first, second] = [one, other].map((each) => (each === null ? "" : bareName(each)));
  return first === "" || second === "" ? null : first === second;
}

const legalForms =
  /\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|aps|kk|pty)\b/g;

function bareName(registrant: string): string {
  const words = registrant
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(".", "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return words.replaceAll(legalForms, " ").replaceAll(/\s+/g, " ").trim() || words.trim();
}
