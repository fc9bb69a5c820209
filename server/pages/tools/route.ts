import type { AnyCheck } from "../../../src/core/check.ts";
import { Failure } from "../../../src/core/failure.ts";
import type { ApiRequest, ReplyDraft, Fields, Reply, RouteHandler } from "../../http/listener/exchange.ts";
import { toAnswer } from "../../../src/run/answer.ts";
import { callerOf, type Pipeline } from "../../questions/route.ts";
import { ask, toJson, type AskResult } from "../../questions/ask.ts";
import { pageFields, rateFields, unchangingFields } from "../../http/header-fields.ts";
import { readForm, withoutEmpty } from "../../http/form.ts";
import type { Charge } from "../../http/rate-limit.ts";
import { largestText } from "../../http/listener/body.ts";
import { refuse } from "../../http/listener/refuse.ts";
import { readQuery } from "../../http/query.ts";
import { checkSameOrigin } from "../../http/same-origin.ts";
import { parseQuestion } from "../../questions/parse.ts";
import type { Desk } from "../places.ts";
import { compressed } from "../../http/coding.ts";
import type { Setting } from "../site.ts";
import { freshField, keyField } from "./fields.tsx";
import { isLinkable, keptLink, linkOf, readsStore } from "./link.ts";
import { toolPage, type Shown } from "./page.tsx";

type Given = Readonly<Record<string, string>>;

/** A visitor's question, and the result to show. */
interface Visit {
  readonly given: Given;
  readonly shown: Shown;
}

/**
 * The routes of `/tools/<id>`. A link shows stored results without measuring, so crawlers and link previews cost nothing. The form
 * measures, and redirects to the link where the result has one.
 */
export function toolRoute(check: AnyCheck, dependencies: Pick<Desk, "pipeline" | "settingOf">): RouteHandler {
  const { pipeline, settingOf } = dependencies;
  const names = Object.keys(check.input.shape as object);
  return async (request, draft) => {
    draft.note.check = check.id;
    draft.names = [...names, "lang"];
    const visit =
      request.method === "POST"
        ? await submitted(check, names, request, draft, pipeline)
        : await linked(check, names, request, draft, pipeline);
    return pageOf(check, visit, request, draft, settingOf(request));
  };
}

function pageOf(
  check: AnyCheck,
  visit: Visit | { readonly location: string },
  request: ApiRequest,
  draft: ReplyDraft,
  setting: Setting,
): Reply {
  if ("location" in visit)
    return { status: 303, fields: [...pageFields, ...unkept, ["location", visit.location]], body: "" };
  const { given, shown } = visit;
  const content = toolPage({ check, setting, given, shown });
  return {
    ...compressed(request.incoming, { ...headOf(shown, request, draft), content }),
    ...noteOf(shown, request, draft),
  };
}

/** Measures input from another form, and answers like the check's own form. */
export async function answerWith(
  check: AnyCheck,
  given: Given,
  request: ApiRequest,
  draft: ReplyDraft,
  { pipeline, settingOf }: Pick<Desk, "pipeline" | "settingOf">,
): Promise<Reply> {
  draft.note.check = check.id;
  draft.names = [...Object.keys(check.input.shape as object), "lang"];
  const visit = await measured(check, { given, key: undefined, fresh: false }, request, draft, pipeline);
  return pageOf(check, visit, request, draft, settingOf(request));
}

const unkept: Fields = [["cache-control", "no-store"]];

function headOf(shown: Shown, request: ApiRequest, draft: ReplyDraft): Pick<Reply, "status" | "fields"> {
  if (shown.kind === "blank") return { status: 200, fields: [...pageFields, ...unchangingFields] };
  if (shown.kind !== "failure") return { status: 200, fields: [...pageFields, ...unkept] };
  const { status, fields } = refuse(shown.failure, request.requestId, request.language, draft.names);
  return { status, fields: [...pageFields, ...unkept, ...fields.filter(([name]) => name === "retry-after")] };
}

function noteOf(shown: Shown, request: ApiRequest, draft: ReplyDraft): Pick<Reply, "note"> {
  if (shown.kind !== "failure") return {};
  const { note } = refuse(shown.failure, request.requestId, request.language, draft.names);
  return note ? { note } : {};
}

/** Handles a link. */
async function linked(
  check: AnyCheck,
  names: readonly string[],
  request: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
): Promise<Visit> {
  const search = withoutEmpty(request.search);
  if (!isLinkable(check) || search.replace(/(?:^|&)lang=[^&]*/, "") === "")
    return { given: {}, shown: { kind: "blank" } };
  let given: Given = {};
  try {
    given = readQuery(search, names, pipeline.language).parameters;
    if (readsStore(check)) return { given, shown: await askedNow(check, given, request, draft, pipeline) };
    const { input } = parseQuestion(check, given, request.language, pipeline.allIps);
    const stored = await pipeline.resultCache.newest(check, input);
    if (stored === null) return { given, shown: { kind: "nothing" } };
    const age = Math.max(0, Math.floor((Date.now() - stored.observedAt) / 1000));
    const data = toAnswer(check, stored, input, request.language);
    return { given, shown: { kind: "result", data, updatedAt: new Date(stored.observedAt).toISOString(), age } };
  } catch (error) {
    return { given, shown: failed(error, request) };
  }
}

async function askedNow(
  check: AnyCheck,
  given: Given,
  request: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
): Promise<Shown> {
  const answered = await askAs(check, { given, key: undefined, fresh: false }, request, draft, pipeline);
  return { ...resultOf(answered, request), age: 0 };
}

/** Handles a form: redirects to the link of the result, else shows the result itself. */
async function submitted(
  check: AnyCheck,
  names: readonly string[],
  request: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
): Promise<Visit | { readonly location: string }> {
  try {
    checkSameOrigin(request);
    const extra = check.requires === "key" ? [freshField, keyField] : [freshField];
    const form = await readForm(
      request.incoming,
      [...names, ...extra],
      check.subjectIs === "text" ? largestText : undefined,
    );
    const { [freshField]: fresh, [keyField]: key, ...rest } = form;
    const question = { given: rest as Given, key: key as string | undefined, fresh: fresh === "1" };
    return await measured(check, question, request, draft, pipeline);
  } catch (error) {
    return { given: {}, shown: failed(error, request) };
  }
}

async function measured(
  check: AnyCheck,
  question: Question,
  request: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
): Promise<Visit | { readonly location: string }> {
  const { given } = question;
  try {
    if (readsStore(check)) {
      parseQuestion(check, given, request.language, pipeline.allIps);
      return { location: linkOf(check, given, request.language) };
    }
    const answered = await askAs(check, question, request, draft, pipeline);
    const location = await keptLink(check, given, answered, request.language, pipeline);
    return location === null ? { given, shown: resultOf(answered, request) } : { location };
  } catch (error) {
    return { given, shown: failed(error, request) };
  }
}

interface Question {
  readonly given: Given;
  readonly key: string | undefined;
  readonly fresh: boolean;
}

async function askAs(
  check: AnyCheck,
  { given, key, fresh }: Question,
  request: ApiRequest,
  draft: ReplyDraft,
  pipeline: Pipeline,
): Promise<AskResult> {
  const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
  const authorization = key === undefined ? undefined : `Bearer ${key}`;
  const caller = await callerOf(request, draft, pipeline, onRate, authorization);
  return ask(
    {
      check,
      caller,
      language: request.language,
      fresh,
      onRate,
      signal: request.gone,
      input() {
        const understood = parseQuestion(check, given, request.language, pipeline.allIps);
        const { host } = understood.target;
        if (host !== null) draft.note.target = host;
        return understood;
      },
    },
    pipeline,
  );
}

type ShownResult = Extract<Shown, { readonly kind: "result" }>;

function resultOf({ envelope }: AskResult, { requestId }: ApiRequest): ShownResult {
  const { data, updatedAt } = JSON.parse(toJson(envelope, requestId)) as { data: unknown; updatedAt: string };
  return { kind: "result", data, updatedAt, age: null };
}

/** A failure is shown on the page; a bug is rethrown for the log. */
function failed(error: unknown, { gone, requestId }: ApiRequest): Shown {
  if (!(error instanceof Failure) || gone().aborted) throw error;
  return { kind: "failure", failure: error, requestId };
}
