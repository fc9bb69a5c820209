import type { FixRecord } from "../core/result/interpretation.ts";

/**
 * The record to publish in one line: name, type, value; untrusted text, which the report escapes. Empty without a record or if it exceeds the limit,
 * because a truncated record is invalid.
 */
export function recordText(record: FixRecord | undefined, most: number): string {
  if (!record) return "";
  const text = `${record.name} ${record.type} ${record.value}`;
  return text.length <= most ? text : "";
}
