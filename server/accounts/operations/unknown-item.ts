import { failure } from "../../../src/core/failure.ts";
import type { Text } from "../../../src/core/text.ts";

/** The failure for an item that the account does not have. */
export function unknownItem(what: Text): Error {
  return failure("item.unknown", { what }, { reason: "id" });
}
