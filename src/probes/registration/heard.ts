import type { FailureFacts } from "../../core/failure.ts";
import type { RegistrationData } from "../../formats/rdap/registration-data.ts";

/** What one server said of a domain. */
export interface Heard {
  readonly protocol: "rdap" | "whois";
  /** Who it is: the registry answers for what ends alike, and a redirector for nobody. */
  readonly role: "registry" | "registrar" | "redirector";
  /** Its name, with the port where that is not the usual one; null where it was not even found out. */
  readonly server: string | null;
  /** `refused`: it tells nobody like us; `unknown`: {@link Heard.failure} says why. */
  readonly state: "found" | "absent" | "refused" | "unknown";
  readonly failure: FailureFacts | null;
  /** Null unless found. */
  readonly data: RegistrationData | null;
  /** Where the same is answered in RDAP by others: absolute URLs. */
  readonly related: readonly string[];
}

/** Where somebody was asked, before it is known what they say. */
export type Asked = Pick<Heard, "protocol" | "role" | "server">;

/** Somebody who said what cannot be used, or nothing. */
export function unheard(asked: Asked, failure: FailureFacts | null, state: Heard["state"] = "unknown"): Heard {
  return { ...asked, state, failure, data: null, related: [] };
}

/** Whether a server asks to be left alone for now. */
export function isLimited({ failure }: Pick<Heard, "failure">): boolean {
  return failure?.reason === "source.rate-limited";
}

/** Seconds to wait before the next question, where a server says so. */
export function waitOf({ failure }: Pick<Heard, "failure">): number | null {
  const seconds = failure?.params["seconds"];
  return typeof seconds === "number" ? seconds : null;
}
