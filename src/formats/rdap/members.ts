import { z } from "zod";
import { printable } from "../../core/printable.ts";

const mostListed = 64;
/** What is read of a text. */
export const longestText = 256;

/** What is of another type than it should be is as good as missing: one odd member must not hide the rest. */
export function maybe<T>(schema: z.ZodType<T>): z.ZodCatch<z.ZodPrefault<z.ZodNullable<z.ZodType<T>>>> {
  return schema.nullable().prefault(null).catch(null);
}

/** The first items that fit; a single one without its list is taken for a list of one, as some servers write it. */
export function listOf<T>(schema: z.ZodType<T>, most = mostListed) {
  const items = z.unknown().transform((all): readonly T[] => {
    const list: readonly unknown[] = Array.isArray(all) ? all : isItem(all) ? [all] : [];
    return list.slice(0, most).flatMap((each) => {
      const read = schema.safeParse(each);
      return read.success ? [read.data] : [];
    });
  });
  return items.prefault([]);
}

function isItem(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

/** A text on one line, bounded; null where it is blank. */
export const line = z.string().transform((value) => printable(value.trim(), longestText) || null);

const link = z.object({
  rel: maybe(z.string()),
  type: maybe(z.string()),
  href: maybe(z.string().max(2048)),
});

const contact = z.object({
  roles: listOf(z.string().transform((role) => role.slice(0, longestText).trim().toLowerCase())),
  handle: maybe(line),
  vcardArray: z.unknown().optional(),
  publicIds: listOf(z.object({ type: z.string(), identifier: z.union([z.string(), z.number()]) })),
  links: listOf(link),
  url: maybe(line),
  remarks: listOf(z.object({ title: maybe(line), type: maybe(line) })),
});

const entity = contact.extend({ entities: listOf(contact) });

/** RFC 9083 §10.2.1: `result set truncated due to authorization` and their like. */
const notice = z.object({ title: maybe(line), type: maybe(line), description: listOf(line, 4) });

const signer = z.object({
  keyTag: z.coerce.number().int().min(0).max(65_535),
  algorithm: z.coerce.number().int().min(0).max(255),
  digestType: z.coerce.number().int().min(0).max(255),
  digest: z.string().max(256),
});

/** RFC 9537 §4.2: what was left out has a name of the registry of names, or a description of the server's own. */
const redaction = z.object({ name: z.object({ type: maybe(line), description: maybe(line) }) });

/** The members of a domain object that are read: RFC 9083 §5.3. */
export const response = z.object({
  errorCode: maybe(z.coerce.number()),
  objectClassName: maybe(z.string().transform((name) => name.slice(0, longestText).toLowerCase())),
  ldhName: maybe(z.string().max(longestText)),
  unicodeName: maybe(z.string().max(longestText)),
  handle: maybe(line),
  status: listOf(z.string()),
  events: listOf(z.object({ eventAction: z.string(), eventDate: z.string() }), 256),
  nameservers: listOf(
    z.object({ ldhName: maybe(z.string().max(longestText)), unicodeName: maybe(z.string().max(longestText)) }),
  ),
  secureDNS: maybe(z.object({ delegationSigned: maybe(z.boolean()), dsData: listOf(signer) })),
  entities: listOf(entity),
  links: listOf(link),
  notices: listOf(notice),
  remarks: listOf(notice),
  redacted: listOf(redaction),
});

/** What a server says of a domain, with what cannot be read left out. */
export type Said = z.output<typeof response>;
/** Somebody who has to do with the domain. */
export type SaidEntity = Said["entities"][number];
