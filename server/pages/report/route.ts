import { Failure, failure, describeFailure } from "../../../src/core/failure.ts";
import { shown } from "../../../src/core/input.ts";
import type { AnyCheck, Answer } from "../../../src/core/check.ts";
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
import { reportPath, reportsPath } from "../paths.ts";
import type { Desk } from "../places.ts";
import { recognise } from "../recognise.ts";
import { compressed } from "../reply.ts";
import { freshField } from "../tools/fields.tsx";
import { answerWith } from "../tools/route.ts";
import { differenceOf } from "./difference.ts";
import { reportPage, sorryPage } from "./page.tsx";
import { openStreams } from "./events.ts";
import type { Report, Section } from "./report.ts";
import { openRuns, type Part, type Run, type Runs } from "./runs.ts";
import { askedOf, readTarget, reportChecks, targetAt, type ReportTarget } from "./target.ts";

const unkept: Fields = [["cache-control", "no-store"]];

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
}

/** Opens the routes of reports, with a shared table of this process's reports. */
export async function openReports(dependencies: Desk): Promise<ReportRoutes> {
  const all = await dependencies.checks();
  const checks = reportChecks.flatMap((id) => all.find((check) => check.id === id) ?? []);
  const streams = openStreams();
  const runs = openRuns({ pipeline: dependencies.pipeline, closing: dependencies.closing, onBug: dependencies.onBug });
  return {
    ask: (request, draft) => take(request, draft, { dependencies, all, checks, runs }),
    show: async (request, draft) => {
      draft.names = ["lang"];
      const [name = "", rest] = request.path.slice(reportsPath.length + 1).split("/");
      const found = targetAt(name);
      if (!found || (rest !== undefined && rest !== "events" && rest !== "json"))
        throw failure("request.path", { suggestion: "" });
      const { target, isCanonical } = found;
      if (!isCanonical)
        return redirect(301, `${reportPath(target.name)}${rest === undefined ? "" : `/${rest}`}`, request);
      const run = runs.find(target.name);
      const load = (): Promise<Report> => reportOf(target, checks, run, request, dependencies);
      const setting = dependencies.settingOf(request);
      if (rest === "events")
        return {
          status: 200,
          fields: eventFields,
          body: "",
          stream: streams.open({ run, load, setting, request, dependencies }),
        };
      const [fields, content] =
        rest === "json" ? [jsonFields, jsonOf(await load())] : [pageFields, reportPage(await load(), setting)];
      return compressed(request.incoming, { fields: [...fields, ...unkept, ["x-robots-tag", "noindex"]], content });
    },
  };
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
  const form = await readForm(request.incoming, [askField, freshField], largestText);
  const { [askField]: text = "", [freshField]: fresh } = form;
  const kind = recognise(String(text)) ?? "domain";
  // The phishing check reads a defanged link as it was written.
  const given = kind === "address" || kind === "mailbox" ? refang(String(text)) : String(text);
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
    draft.note = { target: target.host };
    runs.start({ target, checks, caller, isFresh: fresh === "1" });
    return redirect(303, reportPath(target.name), request);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, fields, note } = refuse(error, request.requestId, request.language, draft.names);
    const content = sorryPage(
      describeFailure(error.facts, request.language),
      given.includes("@") ? "" : given,
      dependencies.settingOf(request),
    );
    const head: Fields = [...pageFields, ...unkept, ...fields.filter(([name]) => name === "retry-after")];
    return { ...compressed(request.incoming, { status, fields: head, content }), ...(note && { note }) };
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

async function reportOf(
  target: ReportTarget,
  checks: readonly AnyCheck[],
  run: Run | null,
  request: Pick<ApiRequest, "language">,
  dependencies: Desk,
): Promise<Report> {
  const sections = await Promise.all(
    checks.map((check) => sectionOf(check, target, run?.parts.get(check.id), request, dependencies)),
  );
  return { target, sections, isRunning: run !== null && !run.isDone() };
}

async function sectionOf(
  check: AnyCheck,
  target: ReportTarget,
  part: Part | undefined,
  { language }: Pick<ApiRequest, "language">,
  { pipeline }: Desk,
): Promise<Section> {
  if (part?.state === "running") return { check, seen: part };
  if (part?.state === "failed") return { check, seen: part };
  try {
    const { input } = parseQuestion(check, askedOf(check, target), language, pipeline.allIps);
    const result: StoredResult | null = part?.result ?? (await pipeline.resultCache.newest(check, input));
    if (result === null) return { check, seen: { state: "absent" } };
    const data = toAnswer(check, result, input, language) as Answer;
    const difference = await differenceOf(check, result, pipeline.resultCache);
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
