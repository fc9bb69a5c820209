import type { Result } from "../core/check.ts";

/** The text that replaces a hidden address. */
const maskedAddress = "(private)";

const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\da-f:.])[\da-f]*:[\da-f:.]*[\da-f:]/gi;

/** Masks hidden addresses everywhere in a result. It was judged before, so the verdict is about the real addresses. */
export function redactAddresses<Id extends string, R extends Result<unknown, Id>>(
  result: R,
  hidden: ReadonlySet<string>,
): R {
  return hidden.size === 0
    ? result
    : { ...result, raw: mask(result.raw, hidden), verdict: mask(result.verdict, hidden) };
}

function mask<T>(value: T, hidden: ReadonlySet<string>): T;
function mask(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof value === "string") return maskText(value, hidden);
  if (Array.isArray(value)) return value.map((each: unknown) => mask(each, hidden));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each, hidden)]));
}

function maskText(text: string, hidden: ReadonlySet<string>): string {
  const hide = (address: string): string => (hidden.has(address.toLowerCase()) ? maskedAddress : address);
  return text.replace(ipv6, hide).replace(ipv4, hide);
}
