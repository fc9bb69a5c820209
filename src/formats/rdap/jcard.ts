import { printable } from "../../core/printable.ts";

/** The fields that are read of a contact: RFC 7095. */
export interface ContactCard {
  readonly name: string | null;
  readonly organization: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly url: string | null;
}

const mostProperties = 64;
const mostParts = 8;
const longestText = 256;

/**
 * Parses a jCard, `["vcard", [["fn", {}, "text", "Example Registrar"], …]]`. Servers send nulls for cards, properties, parameters and values, omit
 * members, and write property names in capitals; unreadable parts count as missing.
 */
export function readCard(vcardArray: unknown): ContactCard {
  const properties = propertiesIn(vcardArray);
  return {
    name: valueOf(properties, "fn"),
    organization: valueOf(properties, "org"),
    email: valueOf(properties, "email")?.replace(/^mailto:/i, "") ?? null,
    phone: phoneIn(properties),
    url: valueOf(properties, "url") ?? valueOf(properties, "contact-uri"),
  };
}

interface Property {
  readonly name: string;
  readonly parameters: unknown;
  readonly value: string | null;
}

function propertiesIn(card: unknown): readonly Property[] {
  const list = listIn(card).slice(0, mostProperties);
  return list.flatMap((each) => {
    const [name, parameters, , value]: readonly unknown[] = Array.isArray(each) ? each : [];
    if (typeof name !== "string") return [];
    return [{ name: name.slice(0, longestText).toLowerCase(), parameters, value: textOf(value) }];
  });
}

/** RFC 7095 §3.2: the name "vcard", then the properties. Some servers send only the properties, some `[{"vcard": [[…]]}]`. */
function listIn(card: unknown): readonly unknown[] {
  if (!Array.isArray(card)) return [];
  const list = unwrapped(card);
  if (!Array.isArray(list)) return [];
  const [inner]: readonly unknown[] = list;
  return Array.isArray(inner) && Array.isArray(inner[0]) ? inner : list;
}

function unwrapped(card: readonly unknown[]): unknown {
  const [first, second] = card;
  if (typeof first === "string") return second;
  return isWrapped(first) ? first.vcard : card;
}

function isWrapped(value: unknown): value is { readonly vcard: unknown } {
  return typeof value === "object" && value !== null && "vcard" in value;
}

/** RFC 7095 §3.3.1.3: a structured value is a list, such as `org` with its units; the first non-empty component is used. */
function textOf(value: unknown): string | null {
  const parts: readonly unknown[] = Array.isArray(value) ? value.slice(0, mostParts) : [value];
  const [first = ""] = parts.flatMap((each) => (typeof each === "string" && each.trim() !== "" ? [each] : []));
  return printable(first.trim(), longestText) || null;
}

function valueOf(properties: readonly Property[], name: string): string | null {
  return properties.find((each) => each.name === name && each.value !== null)?.value ?? null;
}

/** The first number that is not a fax: RFC 6350 §6.4.1; `tel:+1.5555551234;ext=1` (RFC 3966) without its scheme. */
function phoneIn(properties: readonly Property[]): string | null {
  const numbers = properties.filter(({ name, value }) => name === "tel" && value !== null);
  const { value = null } = numbers.find(({ parameters }) => !isFax(parameters)) ?? {};
  return value?.replace(/^tel:/i, "") ?? null;
}

function isFax(parameters: unknown): boolean {
  const type: unknown =
    typeof parameters === "object" && parameters !== null && "type" in parameters && parameters.type;
  const types: readonly unknown[] = Array.isArray(type) ? type.slice(0, mostParts) : [type];
  return types.some((each) => typeof each === "string" && each.slice(0, longestText).toLowerCase() === "fax");
}
