import type { AnyCheck } from "../../../src/core/check.ts";
import { Failure } from "../../../src/core/failure.ts";
import type { Asked, Draft, Fields, Reply, Route } from "../../http/listener/exchange.ts";
import { toAnswer } from "../../../src/run/answer.ts";
import { callerOf, type Counter } from "../../questions/route.ts";
import { ask, toJson, type Answered } from "../../questions/ask.ts";
import { pageFields, rateFields, unchangingFields } from "../../http/header-fields.ts";
import { readForm, withoutEmpty } from "../../http/form.ts";
import type { Charge } from "../../http/rate-limit.ts";
import { largestText } from "../../http/listener/body.ts";
import { refuse } from "../../http/listener/refuse.ts";
import { readQuery } from "../../http/query.ts";
import { checkSameOrigin } from "../../http/same-origin.ts";
import { understand } from "../../questions/parse.ts";
import type { Desk } from "../places.ts";
import { compressed } from "../reply.ts";
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
export function toolRoute(check: AnyCheck, desk: Pick<Desk, "counter" | "settingOf">): Route {
  const { counter, settingOf } = desk;
  const names = Object.keys(check.input.shape as object);
  return async (asked, draft) => {
    draft.note = { check: check.id };
    draft.names = [...names, "lang"];
    const visit =
      asked.method === "POST"
        ? await submitted(check, names, asked, draft, counter)
        : await linked(check, names, asked, draft, counter);
    return pageOf(check, visit, asked, draft, settingOf(asked));
  };
}

function pageOf(
  check: AnyCheck,
  visit: Visit | { readonly location: string },
  asked: Asked,
  draft: Draft,
  setting: Setting,
): Reply {
  if ("location" in visit)
    return { status: 303, fields: [...pageFields, ...unkept, ["location", visit.location]], body: "" };
  const { given, shown } = visit;
  const content = toolPage({ check, setting, given, shown });
  return {
    ...compressed(asked.incoming, { ...headOf(shown, asked, draft), content }),
    ...noteOf(shown, asked, draft),
  };
}

/** Measures input from another form, and answers like the check's own form. */
export async function answerWith(
  check: AnyCheck,
  given: Given,
  asked: Asked,
  draft: Draft,
  { counter, settingOf }: Pick<Desk, "counter" | "settingOf">,
): Promise<Reply> {
  draft.note = { check: check.id };
  draft.names = [...Object.keys(check.input.shape as object), "lang"];
  const visit = await measured(check, { given, key: undefined, fresh: false }, asked, draft, counter);
  return pageOf(check, visit, asked, draft, settingOf(asked));
}

const unkept: Fields = [["cache-control", "no-store"]];

function headOf(shown: Shown, asked: Asked, draft: Draft): Pick<Reply, "status" | "fields"> {
  if (shown.kind === "blank") return { status: 200, fields: [...pageFields, ...unchangingFields] };
  if (shown.kind !== "failure") return { status: 200, fields: [...pageFields, ...unkept] };
  const { status, fields } = refuse(shown.failure, asked.requestId, asked.language, draft.names);
  return { status, fields: [...pageFields, ...unkept, ...fields.filter(([name]) => name === "retry-after")] };
}

function noteOf(shown: Shown, asked: Asked, draft: Draft): Pick<Reply, "note"> {
  if (shown.kind !== "failure") return {};
  const { note } = refuse(shown.failure, asked.requestId, asked.language, draft.names);
  return note ? { note } : {};
}

/** Handles a link. */
async function linked(
  check: AnyCheck,
  names: readonly string[],
  asked: Asked,
  draft: Draft,
  counter: Counter,
): Promise<Visit> {
  const search = withoutEmpty(asked.search);
  if (!isLinkable(check) || search.replace(/(?:^|&)lang=[^&]*/, "") === "")
    return { given: {}, shown: { kind: "blank" } };
  let given: Given = {};
  try {
    given = readQuery(search, names, counter.language).parameters;
    if (readsStore(check)) return { given, shown: await askedNow(check, given, asked, draft, counter) };
    const { input } = understand(check, given, asked.language, counter.allIps);
    const stored = await counter.recall.newest(check, input);
    if (stored === null) return { given, shown: { kind: "nothing" } };
    const age = Math.max(0, Math.floor((Date.now() - stored.observedAt) / 1000));
    const data = toAnswer(check, stored, input, asked.language);
    return { given, shown: { kind: "result", data, updatedAt: new Date(stored.observedAt).toISOString(), age } };
  } catch (error) {
    return { given, shown: failed(error, asked) };
  }
}

async function askedNow(check: AnyCheck, given: Given, asked: Asked, draft: Draft, counter: Counter): Promise<Shown> {
  const answered = await askAs(check, { given, key: undefined, fresh: false }, asked, draft, counter);
  return { ...resultOf(answered, asked), age: 0 };
}

/** Handles a form: redirects to the link of the result, else shows the result itself. */
async function submitted(
  check: AnyCheck,
  names: readonly string[],
  asked: Asked,
  draft: Draft,
  counter: Counter,
): Promise<Visit | { readonly location: string }> {
  try {
    checkSameOrigin(asked);
    const extra = check.requires === "key" ? [freshField, keyField] : [freshField];
    const form = await readForm(
      asked.incoming,
      [...names, ...extra],
      check.subjectIs === "text" ? largestText : undefined,
    );
    const { [freshField]: fresh, [keyField]: key, ...rest } = form;
    const question = { given: rest as Given, key: key as string | undefined, fresh: fresh === "1" };
    return await measured(check, question, asked, draft, counter);
  } catch (error) {
    return { given: {}, shown: failed(error, asked) };
  }
}

async function measured(
  check: AnyCheck,
  question: Question,
  asked: Asked,
  draft: Draft,
  counter: Counter,
): Promise<Visit | { readonly location: string }> {
  const { given } = question;
  try {
    if (readsStore(check)) {
      understand(check, given, asked.language, counter.allIps);
      return { location: linkOf(check, given, asked.language) };
    }
    const answered = await askAs(check, question, asked, draft, counter);
    const location = await keptLink(check, given, answered, asked.language, counter);
    return location === null ? { given, shown: resultOf(answered, asked) } : { location };
  } catch (error) {
    return { given, shown: failed(error, asked) };
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
  asked: Asked,
  draft: Draft,
  counter: Counter,
): Promise<Answered> {
  const onRate = (charge: Charge): void => void (draft.rate = rateFields(charge));
  const authorization = key === undefined ? undefined : `Bearer ${key}`;
  const caller = await callerOf(asked, draft, counter, onRate, authorization);
  return ask(
    {
      check,
      caller,
      language: asked.language,
      fresh,
      onRate,
      signal: asked.gone,
      input() {
        const understood = understand(check, given, asked.language, counter.allIps);
        const { host } = understood.target;
        if (host !== null) draft.note = { ...draft.note, target: host };
        return understood;
      },
    },
    counter,
  );
}

type ShownResult = Extract<Shown, { readonly kind: "result" }>;

function resultOf({ envelope }: Answered, { requestId }: Asked): ShownResult {
  const { data, updatedAt } = JSON.parse(toJson(envelope, requestId)) as { data: unknown; updatedAt: string };
  return { kind: "result", data, updatedAt, age: null };
}

/** A failure is shown on the page; a bug is rethrown for the log. */
function failed(error: unknown, { gone, requestId }: Asked): Shown {
  if (!(error instanceof Failure) || gone().aborted) throw error;
  return { kind: "failure", failure: error, requestId };
}
