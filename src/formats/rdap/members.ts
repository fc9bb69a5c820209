import { z } from "zod";
import { printable } from "../../core/printable.ts";

const mostListed = 64;
/** Maximum length of a text. */
export const longestMember = 256;

/** Replaces a member of the wrong type with null, so that it does not invalidate the rest. */
export function maybe<T>(schema: z.ZodType<T>): z.ZodCatch<z.ZodPrefault<z.ZodNullable<z.ZodType<T>>>> {
  return schema.nullable().prefault(null).catch(null);
}

/** The first valid items; a single item without a list counts as a list of one, as some servers send. */
export function listOf<T>(schema: z.ZodType<T>, most = mostListed) {
  const items = z.unknown().transform((all): readonly T[] => {
    return toList(all)
      .slice(0, most)
      .flatMap((each) => {
        const read = schema.safeParse(each);
        return read.success ? [read.data] : [];
      });
  });
  return items.prefault([]);
}

function toList(all: unknown): readonly unknown[] {
  if (Array.isArray(all)) return all;
  return isItem(all) ? [all] : [];
}

function isItem(value: unknown): boolean {
  return typeof value === "string" || (typeof value === "object" && value !== null);
}

/** A bounded single-line text; null if blank. */
export const line = z.string().transform((value) => printable(value.trim(), longestMember) || null);

/** Some servers write `"true"`, `"no"` or `1` where RFC 9083 §5.3 has a boolean. */
const truth = z.union([z.boolean(), z.number(), z.string().max(16)]).transform((value, context) => {
  const word = `${value}`.trim().toLowerCase();
  if (/^(?:true|yes|1|signed|signeddelegation)$/.test(word)) return true;
  if (/^(?:false|no|0|unsigned)$/.test(word)) return false;
  context.addIssue({ code: "custom", message: "no boolean" });
  return z.NEVER;
});

const link = z.object({
  rel: maybe(z.string()),
  type: maybe(z.string()),
  href: maybe(z.string().max(2048)),
});

const contact = z.object({
  roles: listOf(z.string().transform((role) => role.slice(0, longestMember).trim().toLowerCase())),
  handle: maybe(line),
  vcardArray: z.unknown().optional(),
  jscontact_card: z.unknown().optional(),
  jscard: z.unknown().optional(),
  publicIds: listOf(z.object({ type: z.string(), identifier: z.union([z.string(), z.number()]) })),
  links: listOf(link),
  url: maybe(line),
  remarks: listOf(z.object({ title: maybe(line), type: maybe(line) })),
});

const entity = contact.extend({ entities: listOf(contact) });

/** RFC 9083 §10.2.1: notices such as `result set truncated due to authorization`. */
const notice = z.object({ title: maybe(line), type: maybe(line), description: listOf(line, 4) });

const signer = z.object({
  keyTag: z.coerce.number().int().min(0).max(65_535),
  algorithm: z.coerce.number().int().min(0).max(255),
  digestType: z.coerce.number().int().min(0).max(255),
  digest: z.string().max(256),
});

/** RFC 9537 §4.2: a redacted field has a registered name or a description. */
const redaction = z.object({ name: z.object({ type: maybe(line), description: maybe(line) }) });

/** The members of a domain object that are read: RFC 9083 §5.3. */
export const response = z.object({
  errorCode: maybe(z.coerce.number()),
  objectClassName: maybe(z.string().transform((name) => name.slice(0, longestMember).toLowerCase())),
  ldhName: maybe(z.string().max(longestMember)),
  unicodeName: maybe(z.string().max(longestMember)),
  handle: maybe(line),
  status: listOf(z.string()),
  events: listOf(z.object({ eventAction: z.string(), eventDate: z.string() }), 256),
  nameservers: listOf(
    z.object({ ldhName: maybe(z.string().max(longestMember)), unicodeName: maybe(z.string().max(longestMember)) }),
  ),
  secureDNS: maybe(z.object({ delegationSigned: maybe(truth), dsData: listOf(signer) })),
  entities: listOf(entity),
  links: listOf(link),
  notices: listOf(notice),
  remarks: listOf(notice),
  redacted: listOf(redaction),
});

/** A server's domain object without unreadable parts. */
export type JsonObject = z.output<typeof response>;
/** An entity of a domain object. */
export type SaidEntity = JsonObject["entities"][number];
