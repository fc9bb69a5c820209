import { splitList, valuesOf, type Field } from "./header-list.ts";

const name = "content-disposition";

/** Whether there are several Content-Disposition fields that differ, for which Chromium and Firefox refuse a response. RFC 6266 §4 has one. */
export function conflictingDispositions(headers: readonly Field[]): boolean {
  return differ(valuesOf(headers, name).map((value) => value.trim()));
}

/** Whether Chromium refuses a response for it: a comma outside quotation marks separates values there. */
export function dividedDisposition(headers: readonly Field[]): boolean {
  return differ(splitList(valuesOf(headers, name)));
}

function differ(values: readonly string[]): boolean {
  return new Set(values).size > 1;
}
