import { domainToUnicode } from "node:url";
import { printable } from "../../core/printable.ts";
import type { MailAddress } from "../../formats/mail-addresses.ts";
import type { OrganisationOf } from "./organisations.ts";

/** What may mislead a reader. */
export const oddityKinds = [
  "name-shows-address",
  "name-shows-domain",
  "hidden-characters",
  "mixed-scripts",
  "domain-mixed-scripts",
  "reply-elsewhere",
  "bounces-elsewhere",
  "message-id-elsewhere",
  "several-from",
  "several-subjects",
  "no-from",
] as const;

/** One of the kinds above. */
type OddityKind = (typeof oddityKinds)[number];

interface Oddity {
  readonly kind: OddityKind;
  readonly shown: string;
  readonly other: string;
}

/** The fields that are held beside each other. */
export interface Sender {
  readonly from: readonly MailAddress[];
  readonly fromFields: number;
  readonly replyTo: readonly MailAddress[];
  readonly returnDomain: string | null;
  readonly messageIdDomain: string | null;
  /** Decoded, from the top. */
  readonly subjects: readonly string[];
  /** The value of List-Id; null where there is none. */
  readonly listId: string | null;
}

/** What of a header may mislead a reader; only the names and addresses that it shows are looked at. */
export function odditiesOf(sender: Sender, organisationOf: OrganisationOf): readonly Oddity[] {
  const { from, fromFields, replyTo, returnDomain, messageIdDomain } = sender;
  const [author] = from;
  const domain = author?.domain ?? null;
  const own = domain === null ? null : (organisationOf(domain) ?? domain);
  const isElsewhere = (other: string | null): other is string =>
    other !== null && own !== null && (organisationOf(other) ?? other) !== own;
  const shown = domain ?? "";
  // RFC 2919: a list that writes in its own name, as lists do where DMARC would reject the author's. Anybody can write a List-Id, but not
  // in the name of somebody else.
  const isList = own !== null && listOrganisation(sender.listId, organisationOf) === own;
  const reply = isList ? undefined : replyTo.find((each) => isElsewhere(each.domain));
  return [
    ...(author === undefined || author.address === "" ? [odd("no-from", "", "")] : []),
    ...(fromFields > 1 || new Set(from.map((each) => each.domain)).size > 1
      ? [odd("several-from", from.map(({ address }) => address).join(", "), `${fromFields}`)]
      : []),
    ...(sender.subjects.length > 1 ? [odd("several-subjects", quotedList(sender.subjects), "")] : []),
    ...from.slice(0, mostNames).flatMap((each) => nameOddities(each, organisationOf, isList)),
    ...(reply ? [odd("reply-elsewhere", reply.address, shown)] : []),
    ...(isElsewhere(returnDomain) ? [odd("bounces-elsewhere", returnDomain, shown)] : []),
    ...(isElsewhere(messageIdDomain) ? [odd("message-id-elsewhere", messageIdDomain, shown)] : []),
  ];
}

const mostNames = 10;

/** The organisation of a list: its id stands in angle brackets, behind its name. */
function listOrganisation(listId: string | null, organisationOf: OrganisationOf): string | null {
  const domain = /<(?<domain>[\w.-]{1,253})>\s*$/.exec((listId ?? "").slice(-300))?.groups?.["domain"];
  return domain === undefined ? null : organisationOf(domain.toLowerCase());
}

function quotedList(texts: readonly string[]): string {
  return texts
    .slice(0, 3)
    .map((text) => `“${text.slice(0, 60)}”`)
    .join(", ");
}

function odd(kind: OddityKind, shown: string, other: string): Oddity {
  return { kind, shown: printable(shown, 200), other: printable(other, 200) };
}

// Zero-width characters, soft hyphens, directional marks, embeddings, isolates and overrides, tags: nothing that a name needs.
const hidden =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const addressLike = /[\w.+-]{1,64}@(?<domain>[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;
const domainLike =
  /(?:^|[\s("'[])(?:www\.)?(?<domain>[a-z\d][a-z\d-]{2,62}(?:\.[a-z\d-]{2,62}){1,4})(?=$|[\s)"'\]:,;!?|-])/i;

function nameOddities(
  { name, address, domain }: MailAddress,
  organisationOf: OrganisationOf,
  isList: boolean,
): readonly Oddity[] {
  const text = (name ?? "").slice(0, 1000);
  // UTS #39: full-width letters and signs look like the plain ones.
  const plain = text
    .normalize("NFKC")
    .replaceAll(/[\u3002\u2024]/g, ".")
    .slice(0, 1000);
  const own = domain === null ? null : (organisationOf(domain) ?? domain);
  const inAddress = addressLike.exec(plain)?.groups?.["domain"]?.toLowerCase();
  const inName = domainLike.exec(plain)?.groups?.["domain"]?.toLowerCase();
  const unicode = domain === null ? "" : domainToUnicode(domain);
  const isOther = (told: string | undefined): told is string =>
    told !== undefined && own !== null && organisationOf(told) !== null && organisationOf(told) !== own;
  // “'bob@shop.com' via Talk”: a list that says for whom it writes.
  const isVia = isList && / via [^@]{1,200}$/i.test(plain);
  return [
    ...(isOther(inAddress) && !isVia ? [odd("name-shows-address", text, address)] : []),
    ...(inAddress === undefined && isOther(inName) && !isVia ? [odd("name-shows-domain", text, address)] : []),
    ...(hidden.test(text) || hidden.test(address) ? [odd("hidden-characters", text, address)] : []),
    ...(isMixed(text) ? [odd("mixed-scripts", text, address)] : []),
    ...(unicode !== domain && unicode.split(".").some(isMixed) ? [odd("domain-mixed-scripts", unicode, address)] : []),
  ];
}

/** Scripts whose letters look like each other's: no word of any language has letters of two of them. */
const lookalikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

function isMixed(text: string): boolean {
  return text.split(/[\s.,/()"'&-]+/).some((word) => lookalikes.filter((script) => script.test(word)).length > 1);
}
