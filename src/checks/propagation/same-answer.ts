import { keyOf } from "../../formats/dns/name.ts";
import type { RecordOf } from "../../formats/dns/set.ts";

/** Whether two SOA records come from the same primary server. */
export function isSameAnswer(one: RecordOf<"SOA">, other: RecordOf<"SOA">): boolean {
  return lineageOf(one) === lineageOf(other);
}

function lineageOf({ data }: RecordOf<"SOA">): string {
  return `${keyOf(data.primary)} ${keyOf(data.mailbox)}`;
}
