import { printable } from "../../../core/printable.ts";
import type { MailAddress } from "../../../formats/mail/addresses.ts";
import { decodeMailWords } from "../../../formats/mail/words.ts";
import { hasHidden, withHiddenShown, withoutIdleMarks } from "./hidden-characters.ts";
import { areAlike, isMixed, isMixedName, isOwnName, plainOfStyled, trickOf } from "./lookalikes.ts";
import type { OrganisationOf } from "../organisations.ts";
import { displayedAddress } from "./displayed-address.ts";
import { displayNameIn } from "./display-name.ts";

/** Features of the sender fields that may mislead a reader. */
export const anomalyKinds = [
  "name-shows-address",
  "name-shows-domain",
  "name-like-domain",
  "address-misleads",
  "hidden-characters",
  "direction-marks",
  "mixed-scripts",
  "styled-letters",
  "domain-mixed-scripts",
  "domain-lookalike",
  "reply-lookalike",
  "reply-elsewhere",
  "bounces-elsewhere",
  "message-id-elsewhere",
  "several-from",
  "several-subjects",
  "no-from",
] as const;

/** One of the kinds above. */
type OddityKind = (typeof anomalyKinds)[number];

interface Oddity {
  readonly kind: OddityKind;
  readonly displayed: string;
  readonly actual: string;
}

/** The header fields that are compared. */
export interface Sender {
  readonly from: readonly MailAddress[];
  readonly fromFields: number;
  readonly replyTo: readonly MailAddress[];
  readonly returnDomain: string | null;
  readonly messageIdDomain: string | null;
  /** Decoded, in header order. */
  readonly subjects: readonly string[];
  /** The value of List-Id; null if absent. */
  readonly listId: string | null;
}

/** Finds misleading features in the names and addresses that a header shows. */
export function anomaliesOf(sender: Sender, organisationOf: OrganisationOf): readonly Oddity[] {
  const { from, fromFields, replyTo, returnDomain, messageIdDomain } = sender;
  const [author] = from;
  // A header can hold tens of thousands of addresses, so only distinct domains are compared.
  const authors = new Set(from.map((each) => each.domain));
  const domain = author?.domain ?? null;
  const own = domain === null ? null : (organisationOf(domain) ?? domain);
  const isElsewhere = (other: string | null): other is string =>
    other !== null && own !== null && (organisationOf(other) ?? other) !== own;
  const shown = domain ?? "";
  // RFC 2919: a mailing list that writes in its own name, as lists do if DMARC would reject the author's. Anyone can write a List-Id, so it must
  // belong to the author's organisation.
  const isList = own !== null && listOrganisation(sender.listId, organisationOf) === own;
  const others = isList ? [] : replyTo.filter(({ isSound, domain: to }) => !isSound || isElsewhere(to));
  const imitation = others.slice(0, mostNames).find(({ domain: to }) => to !== null && isLike(to, own, organisationOf));
  const reply = imitation ?? others[0];
  return [
    ...(author === undefined || author.address === "" ? [odd("no-from", "", "")] : []),
    ...(fromFields > 1 || authors.size > 1
      ? [odd("several-from", from.map(displayedAddress).join(", "), `${fromFields}`)]
      : []),
    ...(areSeveral(sender.subjects) ? [odd("several-subjects", quotedList(sender.subjects), "")] : []),
    ...from.slice(0, mostNames).flatMap((each) => nameOddities(each, organisationOf, isList)),
    ...replyTo
      .filter((each) => !authors.has(each.domain))
      .slice(0, mostNames)
      .flatMap(domainOddities),
    ...(reply ? [odd(imitation ? "reply-lookalike" : "reply-elsewhere", displayedAddress(reply), shown)] : []),
    ...(isElsewhere(returnDomain) ? [odd("bounces-elsewhere", returnDomain, shown)] : []),
    ...(isElsewhere(messageIdDomain) ? [odd("message-id-elsewhere", messageIdDomain, shown)] : []),
  ];
}

const mostNames = 10;

/** Whether a domain differs from the organisation's only in look-alike ASCII characters; other scripts have their own oddity. */
function isLike(domain: string, own: string | null, organisationOf: OrganisationOf): boolean {
  const [theirs = "", ours = ""] = [organisationOf(domain) ?? domain, own ?? ""].map((each) => each.split(".")[0]);
  return areAlike(ours, theirs);
}

/** The organisation of a mailing list. Its id is in angle brackets after the name. */
function listOrganisation(listId: string | null, organisationOf: OrganisationOf): string | null {
  const domain = /<(?<domain>[\w.-]{1,253})>\s*$/.exec((listId ?? "").slice(-300))?.groups?.["domain"];
  return domain === undefined ? null : organisationOf(domain.toLowerCase());
}

/** Whether the Subject fields differ, so that programs show different ones. Only the first ones are compared. */
function areSeveral(subjects: readonly string[]): boolean {
  return new Set(subjects.map((each) => each.trim())).size > 1 || subjects.length >= mostNames;
}

function quotedList(texts: readonly string[]): string {
  return texts
    .slice(0, 3)
    .map((text) => `“${text.slice(0, 60)}”`)
    .join(", ");
}

function odd(kind: OddityKind, shown: string, other: string): Oddity {
  return { kind, displayed: printable(shown, 200), actual: printable(other, 200) };
}

const addressLike = /[\w.+-]{1,64}@(?<domain>[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

function nameOddities(author: MailAddress, organisationOf: OrganisationOf, isList: boolean): readonly Oddity[] {
  const { name, address, domain } = author;
  const text = (name ?? "").slice(0, 1000);
  const own = domain === null ? null : (organisationOf(domain) ?? domain);
  const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
  const written = displayedAddress(author);
  const isOther = (told: string | undefined): told is string =>
    told !== undefined && address !== "" && organisationOf(told) !== null && organisationOf(told) !== own;
  // "'bob@shop.com' via Talk": a list names the member it writes for.
  const isVia = isList && / via [^@]{1,200}$/i.test(text);
  const shows = address === "" || isVia ? null : displayNameIn(text, isOther);
  return [
    ...(shows === null ? [] : [odd(shows, text, written)]),
    ...addressOddities(author, isOther),
    ...hiddenOddities(text, address, written),
    ...mixedOddities(text, local, own, written),
    ...domainOddities(author),
  ];
}

/** Look-alike letters in a display name or local part. */
function mixedOddities(name: string, local: string, own: string | null, written: string): readonly Oddity[] {
  const isNameMixed = isMixedName(name) && !isOwnName(name, own?.split(".")[0] ?? "");
  const plain = plainOfStyled(name);
  return [
    ...(isNameMixed || isMixed(local) ? [odd("mixed-scripts", isNameMixed ? name : local, written)] : []),
    ...(plain === null ? [] : [odd("styled-letters", name, plain)]),
  ];
}

function hiddenOddities(name: string, address: string, written: string): readonly Oddity[] {
  const isInName = hasHidden(name);
  if (!isInName && !hasHidden(address)) return [];
  const isIdle = !hasHidden(withoutIdleMarks(name)) && !hasHidden(address);
  const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
  return [
    odd(
      isIdle ? "direction-marks" : "hidden-characters",
      withHiddenShown(isInName ? name : local),
      withHiddenShown(written),
    ),
  ];
}

/** Oddities of a malformed address or one that contains another; `shown` is what some programs display. */
function addressOddities(
  { address, isSound }: MailAddress,
  isOther: (told: string | undefined) => boolean,
): readonly Oddity[] {
  // RFC 5321 §4.1.2, RFC 6531 §3.3: a quoted or full-width @ may precede the one that counts.
  const local = address.slice(0, Math.max(0, address.lastIndexOf("@")));
  const text = decodeMailWords((isSound ? local : address).slice(0, 1000)).normalize("NFKC");
  const [inside, domain] = addressLike.exec(text) ?? [];
  return isSound && !isOther(domain?.toLowerCase()) ? [] : [odd("address-misleads", inside ?? text, address)];
}

function domainOddities({ domain }: MailAddress): readonly Oddity[] {
  const trick = domain === null ? null : trickOf(domain);
  if (domain === null || trick === null) return [];
  const { kind, shown, plain } = trick;
  return [kind === "domain-mixed-scripts" ? odd(kind, shown, domain) : odd(kind, plain, `${shown} (${domain})`)];
}
