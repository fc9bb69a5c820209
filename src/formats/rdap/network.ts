import { z } from "zod";
import { readContact } from "./jscontact.ts";
import { readJson } from "./json.ts";
import { listOf, line, maybe } from "./members.ts";

/** A registry's data about an address block or an AS: RFC 9083 §5.4 and §5.5. */
export interface RdapNetwork {
  /** The first and last address or AS number. */
  readonly first: string | null;
  readonly last: string | null;
  /** The network's name: a handle such as GOOGLE. */
  readonly name: string | null;
  /** The registrant, if published. */
  readonly holder: string | null;
  readonly country: string | null;
  /** Email addresses in lower case. */
  readonly abuse: readonly string[];
}

const word = z.union([z.string(), z.number()]).transform((value) => `${value}`.slice(0, 64));

const leaf = z.object({
  roles: listOf(z.string().transform((role) => role.slice(0, 64).trim().toLowerCase())),
  vcardArray: z.unknown().optional(),
  jscontact_card: z.unknown().optional(),
  jscard: z.unknown().optional(),
});
const inner = leaf.extend({ entities: listOf(leaf) });
const entity = leaf.extend({ entities: listOf(inner) });

const response = z.object({
  errorCode: maybe(z.coerce.number()),
  objectClassName: maybe(z.string().transform((name) => name.slice(0, 64).toLowerCase())),
  startAddress: maybe(word),
  endAddress: maybe(word),
  startAutnum: maybe(word),
  endAutnum: maybe(word),
  name: maybe(line),
  country: maybe(
    z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((code) => code.toUpperCase()),
  ),
  entities: listOf(entity),
});

interface Contact {
  readonly roles: readonly string[];
  readonly vcardArray?: unknown;
  readonly jscontact_card?: unknown;
  readonly jscard?: unknown;
  readonly entities?: readonly Contact[];
}

/** Reads an answer about an address or an AS; the caller checks that it is the one asked for. Never throws. */
export function readRdapNetwork(
  body: Uint8Array,
): { readonly network: RdapNetwork | null } | { readonly fault: string } {
  const parsed = readJson(body);
  if ("fault" in parsed) return { fault: parsed.fault };
  const { success, data } = response.safeParse(parsed.json);
  if (!success) return { fault: "shape" };
  // RFC 9083 §6: some servers return an error object with status 200.
  if (data.errorCode !== null) return data.errorCode === 404 ? { network: null } : { fault: "error" };
  if (data.objectClassName !== "ip network" && data.objectClassName !== "autnum") return { fault: "shape" };
  const { name, country, entities } = data;
  const contacts = flat(entities);
  return {
    network: {
      first: data.startAddress ?? data.startAutnum,
      last: data.endAddress ?? data.endAutnum,
      name,
      holder:
        cardsOf(contacts, "registrant")
          .map((card) => card.organization ?? card.name)
          .find((each) => each !== null) ?? null,
      country,
      abuse: mailsOf(contacts),
    },
  };
}

function flat(contacts: readonly Contact[]): readonly Contact[] {
  return contacts.flatMap((each) => [each, ...flat(each.entities ?? [])]);
}

function cardsOf(contacts: readonly Contact[], role: string): ReturnType<typeof readContact>[] {
  return contacts.filter(({ roles }) => roles.includes(role)).map(readContact);
}

const mail = /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/;

/** The distinct email addresses for abuse reports. */
function mailsOf(contacts: readonly Contact[]): readonly string[] {
  const mails = cardsOf(contacts, "abuse").map(({ email }) => email?.toLowerCase() ?? "");
  return [...new Set(mails.filter((each) => mail.test(each)))].slice(0, 8);
}
