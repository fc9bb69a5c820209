import { Failure, failure } from "../../../src/core/failure.ts";
import { pageFailure } from "../page-failure.ts";
import { shown } from "../../../src/core/input.ts";
import type { AnyCheck, Answer } from "../../../src/core/check.ts";
import { severities } from "../../../src/core/result/interpretation.ts";
import { refang } from "../../../src/formats/links/defang.ts";
import { toAnswer } from "../../../src/run/answer.ts";
import { callerOf } from "../../questions/route.ts";
import { eventFields, jsonFields, pageFields, rateFields } from "../../http/header-fields.ts";
import { readForm } from "../../http/form.ts";
import { largestText } from "../../http/listener/body.ts";
import type { ApiRequest, ReplyDraft, Fields, Reply, RouteHandler } from "../../http/listener/exchange.ts";
import { refuse } from "../../http/listener/refuse.ts";
import { checkSameOrigin } from "../../http/same-origin.ts";
import type { StoredResult } from "../../store/store.ts";
import { parseQuestion } from "../../questions/parse.ts";
import { askField } from "../ask-form.tsx";
import { pathIn } from "../layout.tsx";
import { askPage, meaningField } from "../did-you-mean.tsx";
import { meaningOf, mostNames } from "../meant.ts";
import { checkPath, manyReportsPathOf, reportPath, reportsPath } from "../../http/paths.ts";
import { manyPage } from "./many.tsx";
import type { Desk } from "../places.ts";
import { recognise } from "../recognise.ts";
import { compressed } from "../../http/coding.ts";
import { freshField } from "../tools/fields.tsx";
import { answerWith } from "../tools/route.ts";
import type { Setting } from "../site.ts";
import { csvOf, markdownOf } from "./downloads.ts";
import { differenceOf } from "./difference.ts";
import { keepMoment } from "./keep-moment.ts";
import { failureAt, openMoments, type Moment, type Moments } from "./moments.ts";
import { reportPage, sorryPage } from "./page.tsx";
import { openStreams } from "./events.ts";
import type { Report, Section } from "./report.ts";
import { openRuns, type Part, type Run, type Runs } from "./runs.ts";
import { mostMoments, pastOf, timesIn } from "./past.ts";
import { askedOf, hostOf, readTarget, reportChecks, targetAt, type ReportTarget } from "./target.ts";

const unkept: Fields = [["cache-control", "no-store"]];

/** What a report's address may end with. */
const views: readonly string[] = ["events", "json", "csv", "markdown", "at", "compare"];

/** The check for input other than a domain, by recognised kind. */
const otherChecks: Readonly<Record<string, string>> = {
  address: "reverse-dns",
  network: "asn",
  header: "email-header",
  message: "phishing",
};

/** The routes of reports. */
export interface ReportRoutes {
  /** `POST /report`: takes any input of the single field. */
  readonly ask: RouteHandler;
  /** `GET /report/{target}`, optionally with `/events` or `/json`: shows the known results without measuring. */
  readonly show: RouteHandler;
  /** `GET /reports?of=…`: the known results of several targets in a table, without measuring. */
  readonly showMany: RouteHandler;
}

/** Opens the routes of reports, with a shared table of this process's reports. */
export async function openReports(dependencies: Desk): Promise<ReportRoutes> {
  const all = await dependencies.checks();
  const checks = reportChecks.flatMap((id) => all.find((check) => check.id === id) ?? []);
  const streams = openStreams();
  const moments = openMoments(dependencies.pipeline.resultCache);
  const { pipeline, closing, onBug } = dependencies;
  const runs = openRuns({
    pipeline,
    closing,
    onBug,
    onEnd: (wanted, run) => keepMoment(moments, wanted, run, closing.aborted),
  });
  return {
    showMany: async (request, draft) => {
      draft.names = ["of", "lang"];
      const targets = manyIn(request.search);
      if (targets.length === 0) throw failure("request.path", { suggestion: "" });
      const reports = await Promise.all(
        targets.map((target) =>
          reportOf(
            {
              target,
              checks,
              run: runs.find(target.name),
              moments,
              isPastShown: dependencies.mayShowPast(hostOf(target)),
            },
            request,
            dependencies,
          ),
        ),
      );
      const path = manyReportsPathOf(targets.map(({ name }) => name));
      const content = manyPage({ reports, path }, dependencies.settingOf(request));
      return compressed(request.incoming, { fields: [...pageFields, ...unkept, ["x-robots-tag", "noindex"]], content });
    },
    ask: (request, draft) => take(request, draft, { dependencies, all, checks, runs }),
    show: async (request, draft) => {
      draft.names = ["lang", "severity", "full"];
      const isFull = new URLSearchParams(request.search).get("full") === "1";
      const only = severities.find((each) => each === new URLSearchParams(request.search).get("severity"));
      const [name = "", rest, at] = request.path.slice(reportsPath.length + 1).split("/");
      const found = targetAt(name);
      if (!found || (rest !== undefined && !views.includes(rest))) throw failure("request.path", { suggestion: "" });
      const { target, isCanonical } = found;
      const isPastShown = await dependencies.maySeePast(request, draft, hostOf(target));
      const past = { target, checks, moments, isPastShown };
      if (rest === "at") return pastOf(past, timesIn(at), request, dependencies);
      if (rest === "compare") {
        draft.names = ["from", "to", "lang"];
        const query = new URLSearchParams(request.search);
        return pastOf(past, timesIn(query.get("from"), query.get("to")), request, dependencies);
      }
      if (!isCanonical)
        return redirect(301, `${reportPath(target.name)}${rest === undefined ? "" : `/${rest}`}`, request);
      const run = runs.find(target.name);
      const load = async (): Promise<Report> => ({
        ...(await reportOf({ ...past, run }, request, dependencies)),
        ...(only && { only }),
        ...(isFull && { isFull }),
      });
      const setting = dependencies.settingOf(request);
      if (rest === "events")
        return {
          status: 200,
          fields: eventFields,
          body: "",
          stream: streams.open({ run, load, setting, request, dependencies, variant: `${only ?? ""} ${isPastShown}` }),
        };
      const { fields, content } = await representationOf(rest, load, setting);
      return compressed(request.incoming, { fields: [...fields, ...unkept, ["x-robots-tag", "noindex"]], content });
    },
  };
}

/** A report as a page, or as a file to take along. */
async function representationOf(
  kind: string | undefined,
  load: () => Promise<Report>,
  setting: Setting,
): Promise<{ readonly fields: Fields; readonly content: string }> {
  const report = await load();
  if (kind === "json") return { fields: jsonFields, content: jsonOf(report) };
  if (kind === "csv") return { fields: fileFields("text/csv", report, "csv"), content: csvOf(report) };
  if (kind === "markdown")
    return { fields: fileFields("text/markdown", report, "md"), content: markdownOf(report, setting.language) };
  return { fields: pageFields, content: reportPage(report, setting) };
}

/** A file is downloaded under a name of harmless characters. */
function fileFields(type: string, { target }: Report, ending: string): Fields {
  const name = hostOf(target)
    .replaceAll(/[^\w.-]/g, "_")
    .slice(0, 100);
  return [
    ...jsonFields.map(
      ([field, value]) => [field, field === "content-type" ? `${type}; charset=utf-8` : value] as const,
    ),
    ["content-disposition", `attachment; filename="${name}.${ending}"`],
  ];
}

interface Office {
  readonly dependencies: Desk;
  readonly all: readonly AnyCheck[];
  readonly checks: readonly AnyCheck[];
  readonly runs: Runs;
}

async function take(
  request: ApiRequest,
  draft: ReplyDraft,
  { dependencies, all, checks, runs }: Office,
): Promise<Reply> {
  checkSameOrigin(request);
  draft.names = [askField, "lang"];
  // The field also takes the text of a mail.
  const form = await readForm(request.incoming, [askField, freshField, meaningField], largestText);
  const { [askField]: typed = "", [freshField]: fresh, [meaningField]: as } = form;
  const meaning = as === "message" ? ({ kind: "one", text: String(typed) } as const) : meaningOf(String(typed));
  if (meaning.kind === "own-address" && all.some(({ id }) => id === "ip"))
    return redirect(303, checkPath({ id: "ip" }), request);
  if (meaning.kind === "many") return takeMany(meaning.names, request, draft, { dependencies, all, checks, runs });
  if ("suggestions" in meaning) {
    const content = askPage(String(typed), meaning, dependencies.settingOf(request));
    return compressed(request.incoming, { fields: [...pageFields, ...unkept], content });
  }
  const text = "text" in meaning ? meaning.text : String(typed);
  const kind = as === "message" ? "message" : (recognise(text) ?? "domain");
  // The phishing check reads a defanged link as it was written.
  const given = kind === "address" || kind === "mailbox" ? refang(text) : text;
  const other = all.find(({ id }) => id === otherChecks[kind]);
  if (other?.subject !== undefined) {
    const subject = kind === "address" ? withoutPort(given.trim()) : given.trim();
    return answerWith(other, { [other.subject]: subject }, request, draft, dependencies);
  }
  try {
    const target = readTarget(given);
    if (!target)
      throw failure(
        "input.value",
        { field: theField, expected: whatIsTaken, given: shown(withoutUser(given)) },
        { reason: askField },
      );
    refuseBad(checks, target, request, dependencies);
    const caller = await callerOf(
      request,
      draft,
      dependencies.pipeline,
      (charge) => void (draft.rate = rateFields(charge)),
    );
    draft.note.target = target.host;
    runs.start({ target, checks, caller, isFresh: fresh === "1" });
    return redirect(303, reportPath(target.name), request);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, fields, note } = refuse(error, request.requestId, request.language, draft.names);
    const content = sorryPage(
      pageFailure(error.facts, request.language),
      given.includes("@") ? "" : given,
      dependencies.settingOf(request),
    );
    const head: Fields = [...pageFields, ...unkept, ...fields.filter(([name]) => name === "retry-after")];
    return { ...compressed(request.incoming, { status, fields: head, content }), ...(note && { note }) };
  }
}

/** Starts the reports of several targets; each waits for its turn at the limits. */
async function takeMany(
  names: readonly string[],
  request: ApiRequest,
  draft: ReplyDraft,
  { dependencies, checks, runs }: Office,
): Promise<Reply> {
  const targets = targetsOf(names).filter((target) => isTaken(checks, target, request, dependencies));
  const caller = await callerOf(
    request,
    draft,
    dependencies.pipeline,
    (charge) => void (draft.rate = rateFields(charge)),
  );
  for (const target of targets) runs.start({ target, checks, caller, isFresh: false });
  // Where no check takes any of them, the page without reports says so.
  return redirect(
    303,
    manyReportsPathOf((targets.length > 0 ? targets : targetsOf(names)).map(({ name }) => name)),
    request,
  );
}

function targetsOf(names: readonly string[]): readonly ReportTarget[] {
  const targets = names.slice(0, mostNames).flatMap((name) => readTarget(name) ?? []);
  return [...new Map(targets.map((target) => [target.name, target])).values()];
}

function manyIn(search: string): readonly ReportTarget[] {
  return targetsOf((new URLSearchParams(search).get("of") ?? "").slice(0, 20_000).split(" "));
}

function isTaken(checks: readonly AnyCheck[], target: ReportTarget, request: ApiRequest, dependencies: Desk): boolean {
  try {
    refuseBad(checks, target, request, dependencies);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

function redirect(status: 301 | 303, path: string, { language }: Pick<ApiRequest, "language">): Reply {
  return { status, fields: [...pageFields, ...unkept, ["location", pathIn(path, language)]], body: "" };
}

/** Removes the part before an @, which may be a password. */
function withoutUser(text: string): string {
  const at = text.lastIndexOf("@");
  return at < 0 ? text : `…${text.slice(at)}`;
}

/** The address of `192.0.2.1:443` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return text.replace(/^([\d.]+|\[.*\]):\d+$/, "$1");
}

const theField = { en: "The input", ko: "입력란" } as const;
const whatIsTaken = {
  en: "a domain, http or https URL, e-mail address, IP address, AS number, message header, suspicious link or message",
  ko: "도메인, http 또는 https URL, 이메일 주소, IP 주소, AS 번호, 메일 헤더, 의심스러운 링크 또는 메시지",
} as const;

/** Rejects a target that no check accepts before anything is measured or charged. */
function refuseBad(
  checks: readonly AnyCheck[],
  target: ReportTarget,
  { language }: ApiRequest,
  { pipeline }: Desk,
): void {
  const first = checks.find(({ id }) => id === "ssl") ?? checks[0];
  if (first) parseQuestion(first, askedOf(first, target), language, pipeline.allIps);
}

/** What a report is made of. */
interface Sources {
  readonly target: ReportTarget;
  readonly checks: readonly AnyCheck[];
  /** The report that this process measures or measured recently. */
  readonly run: Run | null;
  readonly moments: Moments;
  /** Whether this visitor may see the past of the target. */
  readonly isPastShown: boolean;
}

async function reportOf(
  { target, checks, run, moments, isPastShown }: Sources,
  request: Pick<ApiRequest, "language">,
  dependencies: Desk,
): Promise<Report> {
  const past = isPastShown ? await moments.list(target, mostMoments) : undefined;
  const moment = past ? (past[0] ?? null) : await moments.newest(target);
  const sections = await Promise.all(
    checks.map((check) =>
      sectionOf(check, { target, part: run?.parts.get(check.id), moment, isPastShown }, request, dependencies),
    ),
  );
  return { target, sections, isRunning: run !== null && !run.isDone(), ...(past && { moments: past }) };
}

interface Known {
  readonly target: ReportTarget;
  readonly part: Part | undefined;
  readonly moment: Moment | null;
  readonly isPastShown: boolean;
}

async function sectionOf(
  check: AnyCheck,
  { target, part, moment, isPastShown }: Known,
  { language }: Pick<ApiRequest, "language">,
  { pipeline }: Desk,
): Promise<Section> {
  if (part && part.state !== "done") return { check, seen: part };
  try {
    const { input } = parseQuestion(check, askedOf(check, target), language, pipeline.allIps);
    const result: StoredResult | null = part?.result ?? (await pipeline.resultCache.newest(check, input));
    const failed = part || !moment ? null : failureAt(moment, check.id);
    // What was measured after the failure replaces it.
    if (failed && moment && moment.at > (result?.observedAt ?? 0))
      return { check, seen: { state: "failed", failure: failed } };
    if (result === null) return { check, seen: { state: "absent" } };
    const data = toAnswer(check, result, input, language) as Answer;
    const difference = isPastShown ? await differenceOf(check, result, pipeline.resultCache) : null;
    return { check, seen: { state: "done", data, observedAt: result.observedAt, difference } };
  } catch (error) {
    if (error instanceof Failure) return { check, seen: { state: "failed", failure: error } };
    throw error;
  }
}

/** A report as JSON: the stored results by check. Measures nothing. */
function jsonOf({ target, sections, isRunning }: Report): string {
  const checks = sections.map(({ check: { id }, seen }) => {
    if (seen.state === "done")
      return { check: id, updatedAt: new Date(seen.observedAt).toISOString(), data: seen.data };
    if (seen.state !== "failed") return { check: id, state: seen.state };
    const { code, reason } = seen.failure;
    return { check: id, error: { code, reason } };
  });
  return JSON.stringify({ target: target.name, url: target.url, isRunning, checks });
}
