import { brandOwning } from "../../data/phishing/brands.ts";
import { isTracker } from "../../data/phishing/mail-trackers.ts";
import { isGateway } from "../../data/phishing/link-wrappers.ts";
import { shorteners } from "../../data/phishing/suffixes.ts";
import { isUserContent } from "../../data/phishing/user-content.ts";
import type { Link } from "../../formats/links/links.ts";
import { statedTarget } from "../../formats/links/wrapped.ts";
import type { Host, HostReader } from "./host.ts";
import { lexicalSignals, ownerOf } from "./lexical.ts";
import type { Opened } from "./open.ts";
import type { PageFacts } from "./page.ts";
import type { FeedRaw, RegistrationRaw } from "./schema.ts";
import type { Signal } from "./signals.ts";

/** The observation of one link. */
export interface VisitedPage {
  readonly link: Link;
  readonly opened: Opened;
  readonly facts: PageFacts | null;
  readonly registrations: readonly RegistrationRaw[];
  readonly feeds: readonly FeedRaw[];
}

/** The parts of a URL's host. */
export function hostIn({ hostname }: URL, hosts: HostReader): Host {
  return hosts(hostname.replace(/^\[|\]$/g, "").replace(/\.$/, ""));
}

/** The signals of a link without those of the message, each once. */
export function signalsOf(seen: VisitedPage, hosts: HostReader): readonly Signal[] {
  const host = hostIn(seen.link.url, hosts);
  const end = finalUrl(seen);
  const final = hostIn(end, hosts);
  // A filter that did not lead on may at least state the host behind it.
  const stated = isGateway(final.name) ? statedTarget(seen.link.url) : null;
  const target = stated === null ? final : hostIn(stated, hosts);
  const all = [
    ...lexicalSignals(seen.link.url, host),
    ...(isSameSite(host, target) ? [] : lexicalSignals(stated ?? end, target)),
    ...textSignals(seen.link, { host, target }, hosts),
    ...redirectSignals(seen, host, final),
    ...ageSignals(seen.registrations),
    ...listSignals(seen.feeds),
    ...(seen.facts === null ? [] : pageSignals(seen.facts, end, final, hosts)),
  ];
  return [...new Map(all.toReversed().map((signal) => [signal.id, signal])).values()].toReversed();
}

/** The last URL that a link led to, as far as it was followed. */
export function finalUrl({ link, opened }: Pick<VisitedPage, "link" | "opened">): URL {
  return URL.parse(opened.urls.at(-1) ?? "") ?? link.url;
}

function isSameSite(one: Host, other: Host): boolean {
  return one.name === other.name || (one.domain !== null && one.domain === other.domain && one.freeHost === null);
}

/** Whether two hosts belong to one brand or are in one domain. */
function isSameOwner(one: Host, other: Host): boolean {
  const owner = ownerOf(one);
  return (owner !== null && owner === ownerOf(other)) || isSameSite(one, other);
}

/**
 * Whether two hosts seem to have one owner according to their names: shop.com and shop.de. Anyone can register the label of a brand under another
 * suffix, and the domains of brands are known.
 */
function seemsSameOwner(from: Host, to: Host): boolean {
  return isSameOwner(from, to) || (ownerOf(from) === null && labelOf(from) === labelOf(to));
}

function labelOf({ domain, name, suffix }: Host): string {
  return domain === null ? name : domain.slice(0, domain.length - suffix.length - 1);
}

interface Ends {
  readonly host: Host;
  /** Where the link led, or the host that a mail filter states. */
  readonly target: Host;
}

function textSignals({ shown }: Link, { host, target }: Ends, hosts: HostReader): readonly Signal[] {
  if (shown === null) return [];
  const promised = hostIn(shown, hosts);
  if (seemsSameOwner(promised, host)) return [];
  // What wraps a link shows the text of the sender, and nothing is known of a target that was not seen.
  if (isPassage(host) && seemsSameOwner(promised, target)) return [];
  if (isGateway(host.name) && isGateway(target.name)) return [];
  const brand = ownerOf(promised);
  // A mail service tracks clicks: the target of every link is its own URL.
  if (brand === null && isTracker(host.name)) return [];
  return [{ id: brand === null ? "text-mismatch" : "text-brand", detail: promised.name }];
}

/** What shortens, wraps or counts a link leads elsewhere by its nature, and counts once. */
function isPassage({ name, domain }: Host): boolean {
  return (domain !== null && shorteners.has(domain)) || isTracker(name) || isGateway(name);
}

function redirectSignals({ opened: { state, reason, urls } }: VisitedPage, host: Host, final: Host): readonly Signal[] {
  const isCrossing =
    urls.length > 1 &&
    !isPassage(host) &&
    final.domain !== null &&
    host.suffix !== final.suffix &&
    !seemsSameOwner(host, final) &&
    ownerOf(final) === null;
  return [
    ...(isCrossing ? [{ id: "redirect-top" as const, detail: `${host.name} → ${final.name}`.slice(0, 200) }] : []),
    ...(reason === "address.private" && urls.length > 1
      ? [{ id: "redirect-private" as const, detail: final.name }]
      : []),
    ...(state === "limit" ? [{ id: "redirect-endless" as const, detail: `${urls.length}` }] : []),
  ];
}

function listSignals(feeds: readonly FeedRaw[]): readonly Signal[] {
  return feeds.flatMap(({ source, state, threat }) =>
    state === "listed" ? [{ id: `listed-${source}` as const, detail: threat ?? "" }] : [],
  );
}

const week = 7;
const month = 30;
const quarter = 90;
const long = 730;

function ageSignals(registrations: readonly RegistrationRaw[]): readonly Signal[] {
  const known = registrations.filter((each) => each.days !== null).toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0));
  const [youngest] = known;
  if (youngest?.days === undefined || youngest.days === null) return [];
  const { days, domain, created } = youngest;
  const detail = `${domain} ${created?.slice(0, 10) ?? ""}`;
  if (days <= week) return [{ id: "registered-week", detail }];
  if (days <= month) return [{ id: "registered-month", detail }];
  if (days <= quarter) return [{ id: "registered-quarter", detail }];
  return days > long && known.length === registrations.length ? [{ id: "registered-long", detail }] : [];
}

function pageSignals(facts: PageFacts, url: URL, final: Host, hosts: HostReader): readonly Signal[] {
  const asks = facts.asksPassword || facts.asksCard;
  // A form that a stranger made with a brand's service is not the brand's page, and still bears its name.
  const owner = isUserContent(url) ? null : ownerOf(final);
  const isOfHost = facts.brand !== null && facts.brand === brandOwning(final.name)?.name;
  // A brand's own site may name other brands, whose goods or cards it handles.
  const brand = owner === null && !isOfHost ? facts.brand : null;
  const word = owner === null ? facts.wordBrand : null;
  // Another suffix is another domain here: a password is more than a text.
  const elsewhere = facts.posts
    .map((post) => hostIn(new URL(post), hosts))
    .find((host) => !isSameOwner(host, final) && ownerOf(host) === null);
  return [
    ...(brand !== null && asks ? [{ id: "page-brand-form" as const, detail: brand }] : []),
    ...(brand !== null && !asks && facts.isBrandInTitle ? [{ id: "page-brand-title" as const, detail: brand }] : []),
    ...(word !== null && asks ? [{ id: "page-brand-title" as const, detail: word }] : []),
    ...(owner === null && asks && brand === null ? [{ id: "page-form" as const, detail: final.name }] : []),
    ...(asks && url.protocol === "http:" ? [{ id: "page-plain-form" as const, detail: final.name }] : []),
    ...(asks && owner === null && elsewhere !== undefined
      ? [{ id: "page-form-elsewhere" as const, detail: elsewhere.name }]
      : []),
    ...(owner === null && facts.hasApk ? [{ id: "page-apk" as const, detail: final.name }] : []),
  ];
}
