import { keyOf } from "../../formats/dns/name.ts";
import type { RecordOf } from "../../formats/dns/set.ts";

/** Whether two versions of a zone were made in the same place. */
export function isOfSame(one: RecordOf<"SOA">, other: RecordOf<"SOA">): boolean {
  return lineageOf(one) === lineageOf(other);
}

function lineageOf({ data }: RecordOf<"SOA">): string {
  return `${keyOf(data.primary)} ${keyOf(data.mailbox)}`;
}
