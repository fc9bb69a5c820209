import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { arcDisagreements, judgeArcCase, readArcSuite } from "../test/conformance/arc-suite.ts";
import { disagreements } from "../test/conformance/x509-limbo-disagreements.ts";
import { figuresOf } from "../test/conformance/phishing-lists.ts";
import { judgeCase, readLimbo, type LimboCase } from "../test/conformance/x509-limbo.ts";
import { pkitsDisagreements } from "../test/conformance/pkits-disagreements.ts";
import { pkitsFolder, readPkits } from "../test/conformance/pkits.ts";
import { judgeSpfCase, readSpfSuite } from "../test/conformance/spf-rfc7208.ts";
import { runBanners, runExposure, runLinks, runWhoisAnswers } from "./conformance/recorded.ts";

// Runs public test suites, with one line per suite on stdout and details next to it. The suites are not part of the repository; a missing one is
// reported and is no failure.

/** How many of the 197 cases must agree, and the reported (not asserted) time limit in milliseconds. */
const fewestAgreeing = 185;
const longest = 100;

interface Outcome {
  readonly limbo: LimboCase;
  readonly problems: readonly string[];
  readonly ms: number;
  readonly agrees: boolean;
}

async function judge(limbo: LimboCase): Promise<Outcome> {
  const started = performance.now();
  const problems = await judgeCase(limbo);
  const ms = performance.now() - started;
  return { limbo, problems, ms, agrees: (problems.length === 0) === (limbo.expected_result === "SUCCESS") };
}

function tell({ limbo: { id, features }, problems }: Outcome): string {
  const listed = disagreements[id];
  const said = problems.length === 0 ? "accepted" : `refused for ${problems.join(", ")}`;
  return [`  ${[id, ...features].join(" ")}: ${said}`, `    ${listed?.clause ?? "NOT LISTED"}`].join("\n");
}

/** Faults in the outcomes; each one would make the figure unpublishable. */
function faultsOf(outcomes: readonly Outcome[]): readonly string[] {
  const disagreeing = outcomes.filter(({ agrees }) => !agrees);
  const ids = new Set(disagreeing.map(({ limbo }) => limbo.id));
  const isListed = ({ limbo, problems }: Outcome): boolean =>
    disagreements[limbo.id]?.we === (problems.length === 0 ? "accept" : "refuse");
  const isSerious = ({ limbo, problems }: Outcome): boolean =>
    problems.length === 0 &&
    disagreements[limbo.id]?.we !== "accept" &&
    !limbo.features.some((feature) => feature.startsWith("pedantic"));
  return [
    ...(outcomes.length - disagreeing.length < fewestAgreeing ? [`fewer than ${fewestAgreeing} agree`] : []),
    ...disagreeing.filter(isSerious).map(({ limbo }) => `false accept: ${limbo.id}`),
    ...disagreeing.filter((outcome) => !isListed(outcome)).map(({ limbo }) => `not listed: ${limbo.id}`),
    ...Object.keys(disagreements)
      .filter((id) => !ids.has(id))
      .map((id) => `listed, and agrees: ${id}`),
  ];
}

async function runLimbo(file: string): Promise<number> {
  if (!existsSync(file)) {
    console.log(`x509-limbo skipped: no ${file} (CONFORMANCE_DIR)`);
    return 0;
  }
  const outcomes: Outcome[] = [];
  for (const each of readLimbo(file)) outcomes.push(await judge(each));
  const disagreeing = outcomes.filter(({ agrees }) => !agrees);
  const slow = outcomes.toSorted((a, b) => b.ms - a.ms);
  const faults = faultsOf(outcomes);
  console.log(`x509-limbo ${outcomes.length - disagreeing.length}/${outcomes.length}`);
  console.error(disagreeing.map(tell).join("\n"));
  console.error(
    `  slowest: ${slow
      .slice(0, 3)
      .map(({ limbo, ms }) => `${limbo.id} ${ms.toFixed(1)} ms`)
      .join(", ")}`,
  );
  console.error(`  over ${longest} ms, with the start of openssl: ${outcomes.filter(({ ms }) => ms > longest).length}`);
  for (const fault of faults) console.error(`  FAULT ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** The RFC 7208 suite has exact expectations, and all cases must agree. */
async function runSpf(file: string): Promise<number> {
  if (!existsSync(file)) {
    console.log(`spf-rfc7208 skipped: no ${file} (CONFORMANCE_DIR)`);
    return 0;
  }
  const cases = readSpfSuite(file);
  const judged = await Promise.all(cases.map(async (each) => ({ id: each.id, fault: await judgeSpfCase(each) })));
  const faults = judged.filter(({ fault }) => fault !== null);
  console.log(`spf-rfc7208 ${judged.length - faults.length}/${judged.length}`);
  for (const { id, fault } of faults) console.error(`  FAULT ${id}: ${fault}`);
  return faults.length === 0 && cases.length > 0 ? 0 : 1;
}

/** The ARC suite (RFC 8617) has whole messages; cases that need a body are listed, with all other differences. */
async function runArc(file: string): Promise<number> {
  if (!existsSync(file)) {
    console.log(`arc skipped: no ${file} (CONFORMANCE_DIR)`);
    return 0;
  }
  const cases = readArcSuite(file);
  const judged = await Promise.all(cases.map(async (each) => ({ ...each, said: await judgeArcCase(each) })));
  const disagreeing = judged.filter(({ said, expected }) => said !== expected);
  const faults = disagreeing.filter(({ id }) => arcDisagreements[id] === undefined);
  console.log(`arc ${judged.length - disagreeing.length}/${judged.length}`);
  for (const { id, said } of disagreeing)
    console.error(`  ${id}: ${said}\n    ${arcDisagreements[id] ?? "NOT LISTED"}`);
  return faults.length === 0 && cases.length > 0 ? 0 : 1;
}

/** NIST's path validation suite: accepted differences are listed with their reasons, and no others may occur. */
async function runPkits(folder: string): Promise<number> {
  if (!existsSync(folder)) {
    console.log(`pkits skipped: no ${folder} (Debian: python3-cryptography-vectors)`);
    return 0;
  }
  const { cases, judge: problemsOf } = readPkits(folder);
  const judged = [];
  for (const each of cases) judged.push({ ...each, problems: await problemsOf(each) });
  const disagreeing = judged.filter(({ problems, isValid }) => (problems.length === 0) !== isValid);
  const ids = new Set(disagreeing.map(({ id }) => id));
  const faults = [
    ...disagreeing.filter(({ id }) => pkitsDisagreements[id] === undefined).map(({ id }) => `not listed: ${id}`),
    ...Object.keys(pkitsDisagreements)
      .filter((id) => !ids.has(id))
      .map((id) => `listed, and agrees: ${id}`),
    ...(cases.length < 200 ? [`only ${cases.length} cases`] : []),
  ];
  console.log(`pkits ${judged.length - disagreeing.length}/${judged.length}`);
  for (const { id, problems } of disagreeing)
    console.error(`  ${id}: ${problems.join(", ") || "accepted"}\n    ${pkitsDisagreements[id] ?? "NOT LISTED"}`);
  for (const fault of faults) console.error(`  FAULT ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

/** Percent: the minimum share of phishing URLs and the maximum share of legitimate URLs that look suspicious by their address alone. */
const phishingBounds = { found: 68, wrong: 3.6 } as const;

/** Two public URL lists as clones: JPCERTCC/phishurl-list, and citizenlab/test-lists (CC BY-NC-SA 4.0). */
async function runPhishing(within: string): Promise<number> {
  const figures = await figuresOf(within);
  if (!figures) {
    console.log(
      `phishing skipped: no ${join(within, "phishurl-list")} and ${join(within, "test-lists")} (CONFORMANCE_DIR)`,
    );
    return 0;
  }
  const [found, wrong] = [figures.bad, figures.good].map(({ suspicious, urls }) => (100 * suspicious) / urls) as [
    number,
    number,
  ];
  console.log(
    `phishing ${found.toFixed(1)} % of ${figures.bad.urls} phishing URLs, ${wrong.toFixed(1)} % of ${figures.good.urls} others`,
  );
  return found >= phishingBounds.found && wrong <= phishingBounds.wrong ? 0 : 1;
}

const folder = process.env["CONFORMANCE_DIR"] ?? resolve(import.meta.dirname, "../../shared/conformance");
const limbo = await runLimbo(join(folder, "x509-limbo.json"));
const spf = await runSpf(join(folder, "spf-rfc7208.yml"));
const pkits = await runPkits(pkitsFolder);
const phishing = await runPhishing(folder);
const arc = await runArc(join(folder, "arc-draft-validation-tests.json"));
const whois = runWhoisAnswers(join(folder, "whois-answers.json"));
const banners = runBanners(join(folder, "banners.json"));
const exposure = runExposure(join(folder, "banners.json"));
const links = await runLinks(join(folder, "links.json"));
process.exitCode = Math.max(limbo, spf, pkits, phishing, arc, whois, banners, exposure, links);
