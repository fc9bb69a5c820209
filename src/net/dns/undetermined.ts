import { unheardWords } from "../../formats/dns/reason-words.ts";
import { failure, type Failure } from "../../core/failure.ts";

/** The reason for a name that the DNS cannot hold; no query is sent. */
export const badName = "BADNAME";

/** A server without an answer, and why, as a language-independent code; `TIMEOUT` where it was silent. */
interface Unheard {
  readonly server: string;
  readonly reason: string;
}

/** Why there is no answer, as a language-independent code, and which servers are responsible. */
export type Undetermined = ({ readonly silent: true } | { readonly failed: string }) & {
  readonly tried?: readonly Unheard[] | undefined;
};

/** The failure of an unanswered question, with the responsible servers. */
export function undetermined(told: Undetermined, host: string): Failure {
  const isSilent = "silent" in told;
  if (!told.tried)
    return isSilent ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail: told.failed });
  const servers = unheardWords(told.tried);
  // Programs get the code of one server; users see all of them.
  if (isSilent) return failure("timeout.unheard", { host, servers }, { reason: "timeout.dns" });
  const params = { host, servers, detail: told.failed };
  return failure("dns.unheard", params, { reason: "dns.failed" });
}
