import type { FailureFacts } from "../../core/failure.ts";
import type { RegistrationData } from "../../formats/rdap/registration-data.ts";

/** One server's answer about a domain. */
export interface RegistrationOutcome {
  readonly protocol: "rdap" | "whois";
  /** The server's role. `registry`: authoritative for the suffix. `redirector`: only points to other servers. */
  readonly role: "registry" | "registrar" | "redirector";
  /** Its name, with the port where that is not the default; null where it could not be determined. */
  readonly server: string | null;
  /**
   * `reserved`: it keeps the name; `quarantine`: only the former registrant can restore the domain; `refused`: it does not serve us; `unknown`: see
   * {@link RegistrationOutcome.failure}.
   */
  readonly state: "found" | "absent" | "reserved" | "quarantine" | "refused" | "unknown";
  readonly failure: FailureFacts | null;
  /** Null unless found. */
  readonly data: RegistrationData | null;
  /** Where other RDAP servers have the same object: absolute URLs. */
  readonly related: readonly string[];
}

/** The server and protocol of a query, before the answer is known. */
export type RegistrationReply = Pick<RegistrationOutcome, "protocol" | "role" | "server">;

/** A server without a usable answer. */
export function unansweredRegistration(
  asked: RegistrationReply,
  failure: FailureFacts | null,
  state: RegistrationOutcome["state"] = "unknown",
): RegistrationOutcome {
  return { ...asked, state, failure, data: null, related: [] };
}

/** Whether a server enforces a rate limit. */
export function isLimited({ failure }: Pick<RegistrationOutcome, "failure">): boolean {
  return failure?.reason === "source.rate-limited";
}

/** Seconds until the next query, where the server states it. */
export function registrationWaitOf({ failure }: Pick<RegistrationOutcome, "failure">): number | null {
  const seconds = failure?.params["seconds"];
  return typeof seconds === "number" ? seconds : null;
}
