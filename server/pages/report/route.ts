import { Failure, failure, describeFailure } from "../../../src/core/failure.ts";
import { shown } from "../../../src/core/input.ts";
import type { AnyCheck, Answer } from "../../../src/core/check.ts";
import { toAnswer } from "../../../src/run/answer.ts";
import { callerOf } from "../../answer.ts";
import { eventFields, pageFields, rateFields } from "../../fields.ts";
import { readForm } from "../../form.ts";
import type { Asked, Draft, Fields, Reply, Route } from "../../listener/exchange.ts";
import { refuse } from "../../listener/refuse.ts";
import { checkSameOrigin } from "../../same-origin.ts";
import type { StoredResult } from "../../store/store.ts";
import { understand } from "../../understand.ts";
import { askField } from "../ask-form.tsx";
import { pathIn } from "../layout.tsx";
import { reportPath, reportsPath } from "../paths.ts";
import type { Desk } from "../places.ts";
import { recognise } from "../recognise.ts";
import { compressed } from "../reply.ts";
import { freshField } from "../tools/fields.tsx";
import { answerWith } from "../tools/route.ts";
import { reportPage, reportParts, sorryPage, type Report, type Section } from "./page.tsx";
import { openRuns, type Part, type Run, type Runs } from "./runs.ts";
import { askedOf, readTarget, reportChecks, targetAt, type ReportTarget } from "./target.ts";

const unkept: Fields = [["cache-control", "no-store"]];

/** What answers what is no domain, by what was recognised. */
const otherChecks: Readonly<Record<string, string>> = {
  address: "reverse-dns",
  network: "asn",
  header: "email-header",
  message: "phishing",
};

/** The routes of reports. */
export interface ReportRoutes {
  /** `POST /report`: takes whatever stands in the one field. */
  readonly ask: Route;
  /** `GET /report/{target}` and `GET /report/{target}/events`: show what is known, and measure nothing. */
  readonly show: Route;
}

/** Opens the routes of reports; the reports of this process are known to both of them. */
export async function openReports(desk: Desk): Promise<ReportRoutes> {
  const all = await desk.checks();
  const checks = reportChecks.flatMap((id) => all.find((check) => check.id === id) ?? []);
  const runs = openRuns({ counter: desk.counter, closing: desk.closing, onBug: desk.onBug });
  return {
    ask: (asked, draft) => take(asked, draft, { desk, all, checks, runs }),
    show: async (asked, draft) => {
      draft.names = ["lang"];
      const [name = "", rest] = asked.path.slice(reportsPath.length + 1).split("/");
      const target = targetAt(name);
      if (!target || (rest !== undefined && rest !== "events")) throw failure("request.path", { suggestion: "" });
      const run = runs.find(target.name);
      const load = (): Promise<Report> => reportOf(target, checks, run, asked, desk);
      if (rest === "events")
        return { status: 200, fields: eventFields, body: "", stream: eventsOf(run, load, asked, desk) };
      const content = reportPage(await load(), desk.settingOf(asked));
      return compressed(asked.incoming, { fields: [...pageFields, ...unkept, ["x-robots-tag", "noindex"]], content });
    },
  };
}

interface Office {
  readonly desk: Desk;
  readonly all: readonly AnyCheck[];
  readonly checks: readonly AnyCheck[];
  readonly runs: Runs;
}

async function take(asked: Asked, draft: Draft, { desk, all, checks, runs }: Office): Promise<Reply> {
  checkSameOrigin(asked);
  draft.names = [askField, "lang"];
  const { [askField]: text = "", [freshField]: fresh } = await readForm(asked.incoming, [askField, freshField]);
  const given = String(text);
  const kind = recognise(given) ?? "domain";
  const other = all.find(({ id }) => id === otherChecks[kind]);
  if (other?.subject !== undefined) return answerWith(other, { [other.subject]: given.trim() }, asked, draft, desk);
  try {
    const target = readTarget(given);
    if (!target)
      throw failure(
        "input.value",
        { field: askField, expected: whatIsTaken, given: shown(withoutUser(given)) },
        { reason: askField },
      );
    refuseBad(checks, target, asked, desk);
    const caller = await callerOf(asked, draft, desk.counter, (charge) => void (draft.rate = rateFields(charge)));
    draft.note = { target: target.host };
    runs.start({ target, checks, caller, isFresh: fresh === "1" });
    return {
      status: 303,
      fields: [...pageFields, ...unkept, ["location", pathIn(reportPath(target.name), asked.language)]],
      body: "",
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, fields, note } = refuse(error, asked.requestId, asked.language, draft.names);
    const content = sorryPage(
      describeFailure(error.facts, asked.language),
      given.includes("@") ? "" : given,
      desk.settingOf(asked),
    );
    const head: Fields = [...pageFields, ...unkept, ...fields.filter(([name]) => name === "retry-after")];
    return { ...compressed(asked.incoming, { status, fields: head, content }), ...(note && { note }) };
  }
}

/** What stands before an @ may be a password. */
function withoutUser(text: string): string {
  const at = text.lastIndexOf("@");
  return at < 0 ? text : `…${text.slice(at)}`;
}

const whatIsTaken = {
  en: "a domain, URL, e-mail address, IP address or AS number",
  ko: "도메인, URL, 이메일 주소, IP 주소 또는 AS 번호",
} as const;

/** What no check would take is refused before anything is measured or charged. */
function refuseBad(checks: readonly AnyCheck[], target: ReportTarget, { language }: Asked, { counter }: Desk): void {
  const first = checks.find(({ id }) => id === "ssl") ?? checks[0];
  if (first) understand(first, askedOf(first, target), language, counter.allIps);
}

async function reportOf(
  target: ReportTarget,
  checks: readonly AnyCheck[],
  run: Run | null,
  asked: Pick<Asked, "language">,
  desk: Desk,
): Promise<Report> {
  const sections = await Promise.all(
    checks.map((check) => sectionOf(check, target, run?.parts.get(check.id), asked, desk)),
  );
  return { target, sections, isRunning: run !== null && !run.isDone() };
}

async function sectionOf(
  check: AnyCheck,
  target: ReportTarget,
  part: Part | undefined,
  { language }: Pick<Asked, "language">,
  { counter }: Desk,
): Promise<Section> {
  if (part?.state === "running") return { check, seen: part };
  if (part?.state === "failed") return { check, seen: part };
  try {
    const { input } = understand(check, askedOf(check, target), language, counter.allIps);
    const result: StoredResult | null = part?.result ?? (await counter.recall.newest(check, input));
    if (result === null) return { check, seen: { state: "absent" } };
    const data = toAnswer(check, result, input, language) as Answer;
    return { check, seen: { state: "done", data, observedAt: result.observedAt } };
  } catch (error) {
    if (error instanceof Failure) return { check, seen: { state: "failed", failure: error } };
    throw error;
  }
}

/** Milliseconds between two signs of life, so that no proxy takes the stream for dead. */
const heartbeat = 15_000;

/** The parts of a report as they finish (https://html.spec.whatwg.org/#server-sent-events); it joins the run, and its end ends nothing. */
function eventsOf(
  run: Run | null,
  load: () => Promise<Report>,
  { language, gone }: Asked,
  { closing, onBug }: Desk,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const ended = AbortSignal.any([gone(), closing]);
  let stop: (() => void) | undefined;
  return new ReadableStream({
    start(controller) {
      let isOpen = true;
      const say = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const close = (event: string | null): void => {
        if (event !== null) say(`event: ${event}\ndata: {}\n\n`);
        if (!isOpen) return;
        isOpen = false;
        clearInterval(timer);
        unlisten();
        controller.close();
      };
      const tell = async (): Promise<void> => {
        const parts = reportParts(await load(), language);
        say(`event: parts\ndata: ${JSON.stringify(parts)}\n\n`);
        if (!run || run.isDone()) close("done");
      };
      // One part of the page after the other: what finishes meanwhile is told with the next one.
      let telling = Promise.resolve();
      let isWaiting = false;
      const heard = (): void => {
        if (isWaiting) return;
        isWaiting = true;
        telling = telling.then(() => {
          isWaiting = false;
          return isOpen ? tell() : undefined;
        });
        telling.catch((error: unknown) => {
          onBug(error);
          close("gone");
        });
      };
      const timer = setInterval(() => say(":\n\n"), heartbeat).unref();
      const unlisten = run?.listen(heard) ?? (() => {});
      ended.addEventListener("abort", () => close(closing.aborted ? "gone" : null), { once: true });
      stop = () => close(null);
      heard();
    },
    cancel: () => stop?.(),
  });
}
