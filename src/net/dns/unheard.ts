import { unheardWords } from "../../formats/dns/reason-words.ts";
import { failure, type Failure } from "../../core/failure.ts";

/** A server that gave no answer, and why, in a word that has no language; `TIMEOUT` where it was silent. */
interface Unheard {
  readonly server: string;
  readonly reason: string;
}

/** Why there is no answer, in a word that has no language, and of whom. */
export type Untold = ({ readonly silent: true } | { readonly failed: string }) & {
  readonly tried?: readonly Unheard[] | undefined;
};

/** The failure of a question that nobody answered, with whom it is to be blamed on. */
export function unheard(told: Untold, host: string): Failure {
  const isSilent = "silent" in told;
  if (!told.tried)
    return isSilent ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail: told.failed });
  const servers = unheardWords(told.tried);
  // A program reads the reason and the word of one of them; people are told of all.
  if (isSilent) return failure("timeout.unheard", { host, servers }, { reason: "timeout.dns" });
  const params = { host, servers, detail: told.failed };
  return failure("dns.unheard", params, { reason: "dns.failed" });
}
