import { printable } from "../../core/printable.ts";
import { eppStatuses } from "../../data/registration/epp-status.ts";
import { registryStatuses, statusWords } from "../../data/registration/registry-statuses.ts";
import { squeezed } from "../rdap/status.ts";

const longest = 256;

/** A plain `active` means less than EPP's `ok`, so of EPP only its own names are recognised. */
const names: ReadonlyMap<string, readonly string[]> = new Map([
  ...eppStatuses.map(({ name }) => [squeezed(name), [name]] as const),
  ...registryStatuses.map(({ name }) => [squeezed(name), [name]] as const),
  ...Object.entries(statusWords),
]);

/**
 * The statuses in a value: `REGISTERED, DELEGATED`, `pendingDelete / redemptionPeriod`, `ok (paid and in zone)`, `clientHold
 * https://icann.org/epp#clientHold`, `clientHold - the registrar's remark`. NIC.it joins two with a hyphen: `pendingDelete-redemptionPeriod`.
 */
export function statusesIn(value: string): readonly string[] {
  const [bare = ""] = value.slice(0, longest).split(/\s*\(|\s+https?:|\s+-(?:\s|$)/i, 1);
  return bare.split(/[,;]|\s\/\s|\/(?=[a-z]{3})/i).flatMap((part) => {
    // InternetNZ: `210 PendingRelease`.
    const word = part
      .trim()
      .replace(/^\d{3} |^\*+ | \*+$/g, "")
      // UANIC: `OK-UNTIL 20271218000000`.
      .replace(/-until \d{8,14}$/i, "")
      .replace(/\.$/, "");
    const joined = word.split("-").map((each) => names.get(squeezed(each)));
    const known = names.get(squeezed(word)) ?? (joined.every((each) => each !== undefined) ? joined.flat() : null);
    return known ?? (word === "" ? [] : [printable(word, 64)]);
  });
}
