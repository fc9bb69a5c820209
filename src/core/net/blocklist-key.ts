/** Providers that identify clients by a label before the zone. */
const keyed = /(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;

/** Keys have this length; readable labels rarely do. */
const long = /[a-z0-9]{16,}/gi;

/** Long labels of known zones that are no keys. */
const readable: ReadonlySet<string> = new Set(["barracudacentral", "spameatingmonkey"]);

/**
 * A list's name without keys, which are secrets: the labels before the provider's list label, and anything else that looks like a key, also in a text
 * with several lists or a typing error.
 */
export function withoutKeys(text: string): string {
  return text
    .slice(0, longest)
    .split(/(?<between>[\s;,]+)/)
    .map(ofOne)
    .join("");
}

function ofOne(text: string): string {
  const [zone = "", ...rest] = text.split("=");
  const shown = keyed.test(zone) ? zone.split(".").slice(-partsOf(zone)).join(".") : zone;
  return [shown, ...rest].join("=").replace(long, (label) => (readable.has(label.toLowerCase()) ? label : "***"));
}

const longest = 2048;

/** Number of labels: three of the provider, and one of the list. */
function partsOf(zone: string): number {
  return zone.endsWith(".") ? 5 : 4;
}
