import { printable } from "../../core/printable.ts";
import { eppStatuses } from "../../data/registration/epp-status.ts";
import { registryStatuses } from "../../data/registration/registry-statuses.ts";

const longest = 256;

/** Statuses by their normalised spelling. RFC 8056 §2: `active` is `ok` and `associated` is `linked`. */
const names: ReadonlyMap<string, string> = new Map([
  ...registryStatuses.map(({ name }) => [squeezed(name), name] as const),
  ...eppStatuses.flatMap(({ name, rdap }) => [[squeezed(name), name] as const, [squeezed(rdap), name] as const]),
]);

/**
 * A status in EPP spelling: `client hold`, `CLIENT-HOLD` and `clientHold https://icann.org/epp#clientHold` become `clientHold`. Others stay
 * unchanged.
 */
export function readStatus(given: string): string {
  const bounded = given.slice(0, longest).trim();
  const [word = ""] = bounded.split(/\s+\(?https?:/i, 1);
  return names.get(squeezed(word)) ?? printable(word, 64);
}

/** A status without case, spaces and hyphens. */
export function squeezed(word: string): string {
  return word
    .slice(0, longest)
    .toLowerCase()
    .replace(/[\s_-]/g, "");
}
