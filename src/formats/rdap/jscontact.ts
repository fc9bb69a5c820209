import { printable } from "../../core/printable.ts";
import { readCard, type ContactCard } from "./jcard.ts";

/** The members of an entity that may hold its contact data. */
export interface Contact {
  readonly vcardArray?: unknown;
  /** draft-ietf-regext-rdap-jscontact-27 (October 2026) §3. */
  readonly jscontact_card?: unknown;
  /** The name of the member up to revision 13 of that draft. */
  readonly jscard?: unknown;
}

const longestText = 256;
const mostItems = 32;

/** The contact data of an entity: a JSContact card where it has one, since servers send both while they move, else its jCard. */
export function readContact({ vcardArray, jscontact_card, jscard }: Contact): ContactCard {
  const [card, old] = [readJscard(jscontact_card ?? jscard), readCard(vcardArray)];
  return {
    name: card.name ?? old.name,
    organization: card.organization ?? old.organization,
    email: card.email ?? old.email,
    phone: card.phone ?? old.phone,
    url: card.url ?? old.url,
  };
}

/** Reads a JSContact card (RFC 9553); unreadable parts count as missing. */
function readJscard(card: unknown): ContactCard {
  // RFC 9553 §2.3.1: a phone without features is for voice.
  const phones = byPreference(memberOf(card, "phones")).filter(
    (each) => memberOf(memberOf(each, "features"), "fax") !== true,
  );
  return {
    name: nameIn(memberOf(card, "name")),
    organization: firstText(byPreference(memberOf(card, "organizations")), "name"),
    email: firstText(byPreference(memberOf(card, "emails")), "address")?.replace(/^mailto:/i, "") ?? null,
    phone: firstText(phones, "number")?.replace(/^tel:/i, "") ?? null,
    url: firstText(byPreference(memberOf(card, "links")), "uri"),
  };
}

/** RFC 9553 §2.2.1: the full name, or its components in order. */
function nameIn(name: unknown): string | null {
  const full = textOf(memberOf(name, "full"));
  if (full !== null) return full;
  const components = memberOf(name, "components");
  const list: readonly unknown[] = Array.isArray(components) ? components.slice(0, mostItems) : [];
  const words = list.flatMap((each) =>
    memberOf(each, "kind") === "separator" ? [] : (textOf(memberOf(each, "value")) ?? []),
  );
  return textOf(words.join(" "));
}

/** The values of a map by id, the preferred first: RFC 9553 §1.5.3, where 1 is the most preferred. */
function byPreference(map: unknown): readonly unknown[] {
  if (typeof map !== "object" || map === null) return [];
  const values: readonly unknown[] = Object.values(map).slice(0, mostItems);
  return values.toSorted((a, b) => (rank(a) < rank(b) ? -1 : Number(rank(a) > rank(b))));
}

function rank(item: unknown): number {
  const pref = memberOf(item, "pref");
  return typeof pref === "number" ? pref : Number.POSITIVE_INFINITY;
}

function firstText(items: readonly unknown[], member: string): string | null {
  return items.map((each) => textOf(memberOf(each, member))).find((each) => each !== null) ?? null;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? printable(value.trim(), longestText) || null : null;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
