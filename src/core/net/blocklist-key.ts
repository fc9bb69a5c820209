/** Providers that know who asks by a label in front of the zone. */
const keyed = /(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;

/** Keys have this length; readable labels rarely do. */
const long = /[a-z0-9]{16,}/gi;

/** Those that are, in zones of lists that are known. */
const readable: ReadonlySet<string> = new Set(["barracudacentral", "spameatingmonkey"]);

/**
 * What names a list, without the keys in it, which are secrets: the labels in front of the one that says which list of a provider with
 * keys is meant, and whatever else looks like a key, also where several lists or a typing error stand in the place of one.
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

/** Three labels of the provider, and one of the list. */
function partsOf(zone: string): number {
  return zone.endsWith(".") ? 5 : 4;
}
