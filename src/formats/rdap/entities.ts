import { isPrivacyService } from "../../data/privacy-services.ts";
import { readCard, type ContactCard } from "./jcard.ts";
import { squeezed } from "./status.ts";
import type { Said, SaidEntity } from "./members.ts";
import type { Registrar } from "./registration-data.ts";

type Entities = Said["entities"];
type Contact = Pick<SaidEntity, "roles" | "vcardArray">;

/** RFC 9083 §10.2.4: the entity whose role it is to have registered the name. */
export function registrarIn(entities: Entities): Registrar | null {
  const found = entities.find(({ roles }) => roles.includes("registrar"));
  if (!found) return null;
  const { name, organization, url } = readCard(found.vcardArray);
  // Its abuse contact is an entity within it, and beside it where a server nests nothing.
  const { email, phone } = abuseIn(found.entities) ?? abuseIn(entities) ?? { email: null, phone: null };
  return {
    name: name ?? organization ?? found.handle,
    ianaId: ianaIdOf(found),
    url: url ?? found.url ?? aboutOf(found),
    abuse: { email, phone },
  };
}

function abuseIn(entities: readonly Contact[]): Pick<ContactCard, "email" | "phone"> | undefined {
  const cards = entities.filter(({ roles }) => roles.includes("abuse")).map(({ vcardArray }) => readCard(vcardArray));
  return cards.find(({ email, phone }) => email !== null || phone !== null);
}

/** RFC 9083 §4.8, with the type that ICANN's response profile prescribes. A handle is no such number: registries number registrars as they like. */
function ianaIdOf({ publicIds }: SaidEntity): string | null {
  const found = publicIds.find(({ type }) => squeezed(type) === "ianaregistrarid");
  return readIanaId(String(found?.identifier ?? ""));
}

/** IANA's list has numbers up to 9999999 (icann.org/en/accredited-registrars, November 2026); 0 is nobody's. */
export function readIanaId(text: string): string | null {
  const digits = text.slice(0, 16).trim();
  return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? String(Number(digits)) : null;
}

function aboutOf({ links }: SaidEntity): string | null {
  return links.find(({ rel }) => rel?.toLowerCase() === "about")?.href ?? null;
}

/** The service that stands in for the registrant, where its card names one. */
export function privacyIn(entities: Entities): { readonly name: string } | null {
  const cards = entities.filter(isRegistrant).map(({ vcardArray }) => readCard(vcardArray));
  const names = cards.flatMap(({ name, organization }) => [organization, name]);
  const found = names.find((each) => each !== null && isPrivacyService(each));
  return found ? { name: found } : null;
}

/** RFC 9083 §10.2.4 has roles for such services, too. */
function isRegistrant({ roles }: Contact): boolean {
  return roles.some((role) => role === "registrant" || role === "proxy");
}

/** The roles of whom a server says that it leaves something out, as was done before RFC 9537. */
export function redactedRoles(entities: Entities): readonly string[] {
  return entities.flatMap(({ roles, remarks }) => {
    const isRedacted = remarks.some(({ title, type }) => [title, type].some((each) => /redacted/i.test(each ?? "")));
    return isRedacted ? roles : [];
  });
}
