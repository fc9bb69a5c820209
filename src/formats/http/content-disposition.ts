import { splitList, valuesOf, type HeaderField } from "./header-list.ts";

const name = "content-disposition";

/** Whether there are several different Content-Disposition fields, which Chromium and Firefox reject. RFC 6266 §4 allows one. */
export function conflictingDispositions(headers: readonly HeaderField[]): boolean {
  return differ(valuesOf(headers, name).map((value) => value.trim()));
}

/** Whether Chromium rejects a response because a comma outside quotes separates two values. */
export function dividedDisposition(headers: readonly HeaderField[]): boolean {
  return differ(splitList(valuesOf(headers, name)));
}

function differ(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
