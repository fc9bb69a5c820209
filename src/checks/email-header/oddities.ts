import { domainToUnicode } from "node:url";
import { printable } from "../../core/printable.ts";
import type { MailAddress } from "../../formats/mail-addresses.ts";
import type { OrganisationOf } from "./route.ts";

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
  const reply = replyTo.find((each) => isElsewhere(each.domain));
  return [
    ...(author === undefined || author.address === "" ? [odd("no-from", "", "")] : []),
    ...(fromFields > 1 || new Set(from.map((each) => each.domain)).size > 1
      ? [odd("several-from", from.map(({ address }) => address).join(", "), `${fromFields}`)]
      : []),
    ...from.slice(0, mostNames).flatMap((each) => nameOddities(each, organisationOf)),
    ...(reply ? [odd("reply-elsewhere", reply.address, shown)] : []),
    ...(isElsewhere(returnDomain) ? [odd("bounces-elsewhere", returnDomain, shown)] : []),
    ...(isElsewhere(messageIdDomain) ? [odd("message-id-elsewhere", messageIdDomain, shown)] : []),
  ];
}

const mostNames = 10;

function odd(kind: OddityKind, shown: string, other: string): Oddity {
  return { kind, shown: printable(shown, 200), other: printable(other, 200) };
}

// Zero-width characters, soft hyphens, directional marks, embeddings, isolates and overrides, tags: nothing that a name needs.
const hidden =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const addressLike = /[\w.+-]{1,64}@(?<domain>[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;
const domainLike =
  /(?:^|[\s("'[])(?:www\.)?(?<domain>[a-z\d][a-z\d-]{2,62}(?:\.[a-z\d-]{2,62}){1,4})(?=$|[\s)"'\]:,;!?|-])/i;

function nameOddities({ name, address, domain }: MailAddress, organisationOf: OrganisationOf): readonly Oddity[] {
  const text = (name ?? "").slice(0, 1000);
  const own = domain === null ? null : (organisationOf(domain) ?? domain);
  const inAddress = addressLike.exec(text)?.groups?.["domain"]?.toLowerCase();
  const inName = domainLike.exec(text)?.groups?.["domain"]?.toLowerCase();
  const unicode = domain === null ? "" : domainToUnicode(domain);
  const isOther = (told: string | undefined): told is string =>
    told !== undefined && own !== null && organisationOf(told) !== null && organisationOf(told) !== own;
  return [
    ...(isOther(inAddress) ? [odd("name-shows-address", text, address)] : []),
    ...(inAddress === undefined && isOther(inName) ? [odd("name-shows-domain", text, address)] : []),
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
