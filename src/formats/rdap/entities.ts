import { isPrivacyService } from "../../data/registration/privacy-services.ts";
import type { ContactCard } from "./jcard.ts";
import { readContact } from "./jscontact.ts";
import { squeezed } from "./status.ts";
import type { JsonObject, SaidEntity } from "./members.ts";
import type { Registrar } from "./registration-data.ts";

type Entities = JsonObject["entities"];
type Contact = Pick<SaidEntity, "roles" | "vcardArray" | "jscontact_card" | "jscard">;

/** RFC 9083 §10.2.4: the entity with the role registrar. */
export function registrarIn(entities: Entities): Registrar | null {
  const found = entities.find(({ roles }) => roles.includes("registrar"));
  if (!found) return null;
  const { name, organization, url } = readContact(found);
  // Its abuse contact is nested in it, or beside it if the server does not nest entities.
  const { email, phone } = abuseIn(found.entities) ?? abuseIn(entities) ?? { email: null, phone: null };
  return {
    name: name ?? organization ?? found.handle,
    ianaId: ianaIdOf(found),
    url: url ?? found.url ?? aboutOf(found),
    abuse: { email, phone },
  };
}

function abuseIn(entities: readonly Contact[]): Pick<ContactCard, "email" | "phone"> | undefined {
  const cards = entities.filter(({ roles }) => roles.includes("abuse")).map(readContact);
  return cards.find(({ email, phone }) => email !== null || phone !== null);
}

/** RFC 9083 §4.8 with the type of ICANN's response profile. A handle is not used: registries number registrars in their own way. */
function ianaIdOf({ publicIds }: SaidEntity): string | null {
  const found = publicIds.find(({ type }) => squeezed(type) === "ianaregistrarid");
  return readIanaId(String(found?.identifier ?? ""));
}

/** IANA's registrar ids go up to 9999999 (icann.org/en/accredited-registrars, November 2026); 0 is unassigned. */
export function readIanaId(text: string): string | null {
  const digits = text.slice(0, 16).trim();
  return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? String(Number(digits)) : null;
}

function aboutOf({ links }: SaidEntity): string | null {
  return links.find(({ rel }) => rel?.toLowerCase() === "about")?.href ?? null;
}

/** The privacy service in place of the registrant, if the card names one. */
export function privacyIn(entities: Entities): { readonly name: string } | null {
  const cards = entities.filter(isRegistrant).map(readContact);
  const names = cards.flatMap(({ name, organization }) => [organization, name]);
  const found = names.find((each) => each !== null && isPrivacyService(each));
  return found ? { name: found } : null;
}

/** The organisation of the registrant; the name of a person without one is not read. */
export function registrantIn(entities: Entities): string | null {
  const cards = entities.filter(({ roles }) => roles.includes("registrant")).map(readContact);
  const found = cards.find(({ organization }) => organization !== null && organization.trim() !== "")?.organization;
  return found == null || isPrivacyService(found) || /redacted|not disclosed|privacy/i.test(found)
    ? null
    : found.trim();
}

/** RFC 9083 §10.2.4 also defines roles for such services. */
function isRegistrant({ roles }: Contact): boolean {
  return roles.some((role) => role === "registrant" || role === "proxy");
}

/** Roles whose data a server says it redacted, in the way used before RFC 9537. */
export function redactedRoles(entities: Entities): readonly string[] {
  return entities.flatMap(({ roles, remarks }) => {
    const isRedacted = remarks.some(({ title, type }) => [title, type].some((each) => /redacted/i.test(each ?? "")));
    return isRedacted ? roles : [];
  });
}
