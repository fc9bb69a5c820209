import { toRefusal } from "../src/core/envelope.ts";
import type { Failure } from "../src/core/failure.ts";
import type { Language } from "../src/core/text.ts";
import type { Reply } from "./exchange.ts";
import { passingFields } from "./fields.ts";

/** The envelope of a failure as it goes over the wire; nobody keeps it. */
export function refuse(failure: Failure, requestId: string, language: Language): Reply {
  const { status, code, reason, retryAfter } = failure;
  return {
    status,
    fields: retryAfter === null ? passingFields : [...passingFields, ["retry-after", `${retryAfter}`]],
    body: JSON.stringify(toRefusal(failure, requestId, language)),
    note: { code, reason },
  };
}
