import { toRefusal } from "../../../src/core/result/envelope.ts";
import type { Failure } from "../../../src/core/failure.ts";
import type { Language } from "../../../src/core/text.ts";
import type { Fields, Reply } from "./exchange.ts";
import { passingFields } from "../header-fields.ts";

/**
 * The envelope of a failure; never cached. The log names the wrong parameter only where it is one of the check's `names`: any other name is
 * the client's text and may hold a secret.
 */
export function refuse(failure: Failure, requestId: string, language: Language, names: readonly string[] = []): Reply {
  const { status, code, retryAfter } = failure;
  const reason = code !== "INVALID_INPUT" || names.includes(failure.reason) ? failure.reason : failure.facts.id;
  const fields: Fields = [
    ...passingFields,
    ...(retryAfter === null ? [] : [["retry-after", `${retryAfter}`] as const]),
    // RFC 9110 §15.5.16, §12.5.3: only where the coding is the cause, so that a client tells it from a wrong type.
    ...(failure.facts.id === "request.coding" ? [["accept-encoding", "identity"] as const] : []),
  ];
  return {
    status,
    fields,
    body: JSON.stringify(toRefusal(failure, requestId, language)),
    note: { code, reason },
  };
}
