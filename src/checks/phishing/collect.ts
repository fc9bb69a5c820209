import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { isGateway } from "../../data/phishing/link-wrappers.ts";
import { findLinks, type Link } from "../../formats/links/links.ts";
import { statedTarget } from "../../formats/links/wrapped.ts";
import { registrationOf } from "../../probes/registration/registration.ts";
import { askFeeds } from "./feeds.ts";
import { readFrames, type Framed } from "./frames.ts";
import { openHosts, type HostReader } from "./host.ts";
import { lexicalSignals, ownerOf } from "./lexical.ts";
import { messageSignals, readMessage } from "./message.ts";
import { oneAtATime, open, type Opened } from "./open.ts";
import { readPage } from "./page.ts";
import {
  mostChecked,
  type Input,
  type LinkRaw,
  type PageRaw,
  type PhishingRaw,
  type RegistrationRaw,
} from "./schema.ts";
import { opinionOf, opinionOfWords, scoreOf, worstOf } from "./opinion.ts";
import { signalTable, type Signal } from "./signals.ts";
import { finalUrl, hostIn, signalsOf, type VisitedPage } from "./signals-of.ts";

/** Finds the links of a message and opens the most suspicious ones. */
export async function collect({ text }: Input, context: Context): Promise<PhishingRaw> {
  const hosts = await openHosts();
  const message = await readMessage(text);
  const isDomain = (name: string): boolean => hosts(name.toLowerCase()).domain !== null;
  const inParts = await oneAtATime(() => findLinks(message.parts, isDomain));
  const all = inParts.length > 0 ? inParts : findLinks(message.subject, isDomain);
  // Harmless links must not hide a suspicious one.
  const chosen = all
    .toSorted(
      (a, b) =>
        scoreOf(lexicalSignals(b.url, hostIn(b.url, hosts))) - scoreOf(lexicalSignals(a.url, hostIn(a.url, hosts))),
    )
    .slice(0, mostChecked);
  const words = messageSignals(message.text);
  const links = await Promise.all(chosen.map((link) => look(link, words, { context, hosts })));
  const opinion = links.length === 0 ? opinionOfWords(words) : worstOf(links.map((each) => each.assessment));
  return {
    observedAt: context.now().toISOString(),
    assessment: opinion,
    links,
    linksTotal: all.length,
    truncated: links.some(({ page }) => page.state === "not-tried" || page.reason === "timeout.run"),
    textSignals: words.map(weighed),
    // A picture matters where it takes the place of a link, as a QR code does; most mails have a logo.
    unread: message.unread.filter((kind) => kind !== "image" || all.length === 0),
  };
}

interface Looking {
  readonly context: Context;
  readonly hosts: HostReader;
}

async function look(link: Link, words: readonly Signal[], looking: Looking): Promise<LinkRaw> {
  const { hosts } = looking;
  const host = hostIn(link.url, hosts);
  const opened = await open(link.url, looking.context);
  const final = finalUrl({ link, opened });
  const { reply } = opened;
  const page =
    reply === null || opened.state !== "opened"
      ? null
      : await oneAtATime(() => readPage(reply, final.href, hostIn(final, hosts).labels.at(-1) ?? ""));
  const [framed, registrations, feeds] = await Promise.all([
    page === null ? null : readFrames(page, looking.context, hosts),
    agesOf([link.url, final, statedTarget(link.url) ?? final], looking),
    askFeeds([link.url, final], looking.context, hosts),
  ]);
  const facts = framed?.facts ?? null;
  const seen: VisitedPage = { link, opened, facts, registrations, feeds };
  const signals = signalsOf(seen, hosts);
  // A link to the brand's own site does not fit a message that abuses the brand's name.
  const isOwn = ownerOf(hostIn(final, hosts)) !== null && signals.every(({ id }) => signalTable[id].weight <= 0);
  const wording = isOwn ? [] : words;
  const score = scoreOf(signals, wording);
  const status = opened.reply?.status ?? 0;
  const isWhole = opened.state === "opened" && opened.opened !== "origin" && opened.reply?.truncated === false;
  // A filter that does not lead on shows a page of its own.
  const isLed = !isGateway(final.hostname);
  const isSeen = isLed && isWhole && facts?.isCut === false && status >= 200 && status < 300;
  return {
    url: printable(link.url.href, 300),
    host: host.name,
    domain: host.domain,
    form: link.form,
    displayedText: link.shown === null ? null : printable(link.shown.hostname, 253),
    wrapper: isGateway(link.url.hostname) ? link.url.hostname : link.wrapper,
    page: pageOf(opened, framed),
    registrations,
    feeds,
    signals: signals.map(weighed),
    score,
    assessment: opinionOf(score, [...signals, ...wording], isSeen),
  };
}

function weighed({ id, detail }: Signal): LinkRaw["signals"][number] {
  const { weight, basis } = signalTable[id];
  return { id, weight, basis, detail: printable(detail, 200) };
}

function pageOf({ state, opened, reason, urls, reply }: Opened, framed: Framed | null): PageRaw {
  const facts = framed?.facts;
  const hosts = urls.map((url) => new URL(url).hostname);
  return {
    state,
    opened,
    reason,
    status: reply?.status ?? null,
    finalUrl: urls.length === 0 ? null : printable(urls.at(-1) ?? "", 300),
    redirects: Math.max(0, urls.length - 1),
    hosts,
    title: facts?.title ?? null,
    brand: facts?.brand ?? null,
    hasPasswordField: facts?.asksPassword ?? false,
    hasCardField: facts?.asksCard ?? false,
    formHosts: [...new Set((facts?.posts ?? []).map((post) => new URL(post).hostname))],
    frameHosts: [...new Set(framed?.hosts)],
    truncated: (reply?.truncated ?? false) || (facts?.isCut ?? false),
  };
}

const day = 24 * 60 * 60 * 1000;

/** The age of a link's domain and of the domain it leads to. Brands and free hosts are known and not looked up. */
async function agesOf(urls: readonly URL[], { context, hosts }: Looking): Promise<readonly RegistrationRaw[]> {
  const strangers = urls
    .map((url) => hostIn(url, hosts))
    .filter((host) => host.freeHost === null && ownerOf(host) === null && !isGateway(host.name))
    .flatMap(({ domain }) => (domain === null ? [] : [domain]));
  return Promise.all(
    [...new Set(strangers)].map(async (domain) => {
      const { published, reason, state } = await registrationOf(context, domain);
      const created = published?.created ?? null;
      const days = created === null ? null : Math.floor((context.now().getTime() - Date.parse(created)) / day);
      // A registration date in the future is a clock error.
      const isTold = days !== null && Number.isFinite(days) && days >= 0;
      return { domain, created, days: isTold ? days : null, reason: isTold ? null : (reason ?? state) };
    }),
  );
}
