/** Providers that know who asks by a label in front of the zone. */
const keyed = /(?:^|\.)(?:dq\.spamhaus\.net|mail\.abusix\.zone)(?=$|[=.:])/i;

/** No label that people read is as long and has digits among its letters. */
const long = /[a-z0-9]{16,}/gi;

/**
 * What names a list, without the keys in it, which are secrets: the labels in front of the one that says which list of a provider with
 * keys is meant, and whatever else looks like a key.
 */
export function withoutKeys(text: string): string {
  const [zone = "", ...rest] = text.slice(0, longest).split("=");
  const shown = keyed.test(zone) ? zone.split(".").slice(-partsOf(zone)).join(".") : zone;
  return [shown, ...rest].join("=").replace(long, (label) => (/\d/.test(label) ? "***" : label));
}

const longest = 2048;

/** Three labels of the provider, and one of the list. */
function partsOf(zone: string): number {
  return zone.endsWith(".") ? 5 : 4;
}
