import { existsSync } from "node:fs";
import { judgeExposure } from "../../test/conformance/exposure.ts";
import { judgeBanners, type BannerFigures } from "../../test/conformance/banners.ts";
import { judgeFreeHostSites, judgeLinks, type LinkFigures } from "../../test/conformance/links.ts";
import { judgeWhoisAnswers } from "../../test/conformance/whois-answers.ts";

// Recorded data of strangers: a table each on stdout, and beside it on stderr what differs. What lands may not make a cell worse than the bars
// here; a change that makes one better raises its bar.

/** Registered names called free: never. States and fields: at least so many read as the collectors say, and at most so many read differently. */
const whoisBars = {
  states: { "found → found": 324, "absent → absent": 334, "reserved → reserved": 11, "throttled → limited": 25 },
  same: { created: 235, updated: 222, expires: 212, registrar: 164, nameServers: 252 },
  different: { created: 0, updated: 1, expires: 2, registrar: 15, nameServers: 5 },
} as const;

/** Products recognised, and at most so many by another name than the database's. */
const bannerBars: Readonly<Record<string, readonly [same: number, other: number]>> = {
  ssh: [141, 0],
  ftp: [91, 0],
  smtp: [144, 0],
  imap: [22, 0],
  pop: [19, 0],
  telnet: [1, 0],
  // recog calls MaxScale, MariaDB's proxy, MariaDB.
  mysql: [164, 1],
  // Sentences in which neither MySQL nor MariaDB is named are the same in both.
  mysqlerr: [27, 0],
  http: [422, 0],
};

/** Titles, challenges and cookies alone: products named and hinted at least, and at most so many that the database does not know. */
const exposureBars: Readonly<Record<string, readonly [named: number, hinted: number, other: number]>> = {
  title: [0, 91, 2],
  wwwauth: [34, 0, 0],
  cookie: [20, 2, 0],
};

/** Percent of a set that looks suspicious by its address alone: at least of phishing, at most of honest ones, of which none is accused. */
const linkBars: Readonly<Record<string, number>> = {
  "jpcert-2025": 79,
  "phishtank-2026": 67.5,
  universities: 0.4,
  banks: 0.8,
  "us-government": 0.2,
  "links-of-a-newsletter": 1.2,
  "free-hosts": 4,
};

/** Judges the recorded WHOIS answers; returns 1 if a cell is worse than its bar. */
export function runWhoisAnswers(file: string): number {
  if (!existsSync(file)) return skipped("whois-answers", file);
  const { answers, states, fields, wrongDenials, differing } = judgeWhoisAnswers(file);
  console.log(`whois-answers ${answers}, ${wrongDenials.length} registered names called free`);
  for (const [state, count] of Object.entries(states).toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${state.padEnd(24)}${count}`);
  for (const [field, { same, different, missing, extra }] of Object.entries(fields))
    console.log(`  ${field.padEnd(12)}same ${same}, different ${different}, missing ${missing}, not claimed ${extra}`);
  for (const line of differing) console.error(`  ${line}`);
  return faults("whois-answers", [
    ...wrongDenials.map((id) => `called free: ${id}`),
    ...Object.entries(whoisBars.states).flatMap(([state, bar]) => below(state, states[state] ?? 0, bar)),
    ...Object.entries(fields).flatMap(([field, { same, different }]) => [
      ...below(`${field} same`, same, whoisBars.same[field as keyof typeof fields]),
      ...below(`${field} different`, -different, -whoisBars.different[field as keyof typeof fields]),
    ]),
  ]);
}

/** Reads the recorded banners; returns 1 if a kind is read worse than its bar. */
export function runBanners(file: string): number {
  if (!existsSync(file)) return skipped("banners", file);
  const figures = judgeBanners(file);
  const sum = (of: (each: BannerFigures) => number): number => figures.reduce((total, each) => total + of(each), 0);
  console.log(`banners ${sum(({ same }) => same)}/${sum(({ banners }) => banners)} products recognised`);
  for (const { kind, banners, same, other } of figures) {
    console.log(`  ${kind.padEnd(10)}${same}/${banners}, by another name ${other.length}`);
    for (const line of new Set(other)) console.error(`  ${kind}: ${line}`);
  }
  return faults(
    "banners",
    figures.flatMap(({ kind, same, other }) => {
      const [recognised, others] = bannerBars[kind] ?? [0, 0];
      return [
        ...below(`${kind} recognised`, same, recognised),
        ...below(`${kind} by another name`, -other.length, -others),
      ];
    }),
  );
}

/** Reads the recorded titles, challenges and cookies as pages of `exposure`; returns 1 if a kind is read worse than its bar. */
export function runExposure(file: string): number {
  if (!existsSync(file)) return skipped("exposure", file);
  const figures = judgeExposure(file);
  console.log("exposure, by a title, a challenge or a cookie alone");
  for (const { kind, banners, named, hinted, other } of figures) {
    console.log(`  ${kind.padEnd(10)}${banners}, named ${named}, hinted ${hinted}, by another name ${other.length}`);
    for (const line of other) console.error(`  ${kind}: ${line}`);
  }
  return faults(
    "exposure",
    figures.flatMap(({ kind, named, hinted, other }) => {
      const [names, hints, others] = exposureBars[kind] ?? [0, 0, 0];
      return [
        ...below(`${kind} named`, named, names),
        ...below(`${kind} hinted`, hinted, hints),
        ...below(`${kind} by another name`, -other.length, -others),
        // A title alone is what an article about the product has.
        ...(kind === "title" ? below("title named", -named, 0) : []),
      ];
    }),
  );
}

/** Judges the recorded addresses; returns 1 if a set is judged worse than its bar. */
export async function runLinks(file: string): Promise<number> {
  if (!existsSync(file)) return skipped("links", file);
  const figures = [...(await judgeLinks(file)), ...(await judgeFreeHostSites())];
  console.log("links, suspicious by their address alone");
  for (const { group, set, urls, suspicious, phishing, fitted, checked, owned } of figures) {
    const share = `${percent(suspicious, urls)} % of ${urls}`;
    const without =
      owned.urls === 0
        ? "all on free hosts"
        : `${percent(owned.suspicious, owned.urls)} % of ${owned.urls} without free hosts`;
    const halves = `halves ${percent(fitted.suspicious, fitted.urls)} / ${percent(checked.suspicious, checked.urls)} %`;
    console.log(`  ${`${group} ${set}`.padEnd(32)}${share}, ${halves}, ${without}, accused ${phishing}`);
  }
  return faults("links", figures.flatMap(faultsOfSet));
}

function faultsOfSet({ group, set, urls, suspicious, phishing }: LinkFigures): readonly string[] {
  const bar = linkBars[set];
  // Popular hosts are no proof of honesty.
  if (bar === undefined) return [];
  const share = (100 * suspicious) / urls;
  if (group === "phishing") return below(`${set} found`, share, bar);
  return [...below(`${set} suspicious`, -share, -bar), ...below(`${set} accused`, -phishing, 0)];
}

function percent(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1);
}

function below(name: string, figure: number, bar: number): readonly string[] {
  return figure < bar ? [`${name}: ${Math.abs(figure)}, worse than ${Math.abs(bar)}`] : [];
}

function skipped(suite: string, file: string): number {
  console.log(`${suite} skipped: no ${file} (CONFORMANCE_DIR)`);
  return 0;
}

function faults(suite: string, found: readonly string[]): number {
  for (const fault of found) console.error(`  FAULT ${suite}: ${fault}`);
  return found.length === 0 ? 0 : 1;
}
