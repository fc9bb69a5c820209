import type { FixRecord } from "../core/result/interpretation.ts";

/**
 * What to publish, in one line: name, type, value; text from elsewhere, for the report to escape. Empty where there is nothing, and where it has more characters than the report has
 * room for: a partly copied record is broken.
 */
export function recordText(record: FixRecord | undefined, most: number): string {
  if (!record) return "";
  const text = `${record.name} ${record.type} ${record.value}`;
  return text.length <= most ? text : "";
}
