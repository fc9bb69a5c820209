import { failure, Failure } from "../../../src/core/failure.ts";
import { neededValue } from "../../../src/core/input.ts";
import { cookieOf, setCookie } from "../../accounts/cookies.ts";
import type { AccountDependencies as AccountDesk } from "../../accounts/dependencies.ts";
import { checkFormToken, formTokenField } from "../../accounts/form-token.ts";
import { lifetimes } from "../../accounts/limits.ts";
import { checkOrigin } from "../../accounts/origin.ts";
import { pageFields } from "../../http/header-fields.ts";
import { readForm } from "../../http/form.ts";
import type { ApiRequest, ReplyDraft, Fields, Reply, RouteHandler } from "../../http/listener/exchange.ts";
import type { Route } from "../../http/route.ts";
import type { Accounts } from "../../accounts/open.ts";
import type { Desk as PagesDesk } from "../places.ts";
import type { Perform } from "../../operations/table.ts";
import { openInnerCalls } from "../../operations/inner-calls.ts";
import { frame, sorry } from "./frame.tsx";
import { keptLink, landing } from "./link.ts";
import { accountPages } from "./pages.ts";
import { accountPaths, linkTo, safeReturn, type AccountPageId } from "./paths.ts";
import { problemOf } from "./problem.ts";
import type { AccountPage, Next, Visit } from "./visit.ts";

/** The options of the account pages. */
export interface AccountPagesOptions {
  readonly pages: PagesDesk;
  readonly accounts: Accounts;
  /** The API paths that the pages use. */
  readonly routes: readonly Route[];
}

/** For account pages: not cached and not indexed. */
const unkept: Fields = [
  ["cache-control", "no-store"],
  ["x-robots-tag", "noindex"],
];

/** Bytes of the largest form: the template of a webhook has up to 8,192 characters, and a Korean one is sent as nine bytes. */
const largestForm = 96 * 1024;

/** The hidden fields with the form's name and the list item. */
const [formField, itemField] = ["do", "id"] as const;

/** The route of each page of the account. */
export function openAccountPages(options: AccountPagesOptions): (id: AccountPageId) => RouteHandler {
  const api = openInnerCalls(options.routes, { withKey: false });
  return (id) => async (request, draft) => {
    draft.names = [];
    try {
      return await answer(id, request, draft, { ...options, ask: api(request, draft) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return failed(error, request, options);
    }
  };
}

interface Office extends AccountPagesOptions {
  readonly ask: Perform;
}

async function answer(id: AccountPageId, request: ApiRequest, draft: ReplyDraft, office: Office): Promise<Reply> {
  const page = accountPages[id];
  const dependencies = office.accounts.dependencies();
  const landed = landing(id, request, dependencies.cookies);
  if (landed) return redirect(landed.to, [landed.cookie]);
  const formCookie = cookieOf(request.incoming, dependencies.cookies.form);
  const browser = formCookie ?? crypto.randomUUID();
  if (formCookie === undefined)
    draft.fields.push([
      "set-cookie",
      setCookie(dependencies.cookies.form, browser, lifetimes.session / 1000, dependencies.cookies),
    ]);
  const account = page.needsSession ? await office.ask("account").catch(unlessSignedOut) : null;
  if (page.needsSession && account === null) return redirect(signInFor(request));
  const visit: Visit = {
    request,
    language: request.language,
    parts: partsOf(accountPaths[id], request.path),
    query: new URLSearchParams(request.search),
    pages: office.pages,
    dependencies,
    ask: office.ask,
    account,
    formToken: dependencies.formToken(browser, cookieOf(request.incoming, dependencies.cookies.session) ?? ""),
    linkToken: keptLink(id, request, dependencies.cookies),
    problem: null,
    made: null,
  };
  return request.method === "POST" ? posted(page, visit, draft) : shown(page, visit, draft);
}

/** Runs a form. Its failure is shown on the form's page. */
async function posted(page: AccountPage, visit: Visit, draft: ReplyDraft): Promise<Reply> {
  const { request, dependencies, language } = visit;
  let given: Readonly<Record<string, string>> = {};
  try {
    checkOrigin(request.incoming, dependencies.home);
    const names = [...new Set(Object.values(page.forms).flatMap(({ fields }) => fields))];
    const form = await readForm(request.incoming, [...names, formField, itemField, formTokenField], largestForm);
    given = form as Readonly<Record<string, string>>;
    checkFormToken(given[formTokenField], request.incoming, dependencies.cookies, dependencies.formToken);
    const task = Object.entries(page.forms).find(([name]) => name === given[formField])?.[1];
    if (!task)
      throw failure("input.missing", { field: formField, expected: neededValue(Object.keys(page.forms).join(", ")) });
    const next = await task.act(visit, given);
    return "to" in next
      ? redirect(next.to, cookiesOf(next, dependencies))
      : await shown(page, { ...visit, made: next.made }, draft);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.reason === "session" && page.needsSession) return redirect(signInFor(request));
    const problem = problemOf(error, given[formField] ?? "", given, language);
    return shown(page, { ...visit, problem }, draft, error);
  }
}

async function shown(page: AccountPage, visit: Visit, draft: ReplyDraft, error?: Failure): Promise<Reply> {
  const found = await page.show(visit);
  if ("to" in found) return redirect(found.to);
  return pageReply(frame(found, visit), visit.request, error, draft);
}

/** The page for an error: unknown, or the server has no accounts at this address. */
function failed(error: Failure, request: ApiRequest, { pages }: AccountPagesOptions): Reply {
  return pageReply(sorry(error, request, pages.settingOf(request)), request, error);
}

function pageReply(content: string, { gone }: ApiRequest, error?: Failure, draft?: ReplyDraft): Reply {
  if (error && gone().aborted) throw error;
  const status = error === undefined ? 200 : statusOf(error);
  const wait: Fields = error?.retryAfter ? [["retry-after", `${error.retryAfter}`]] : [];
  if (draft && error) Object.assign(draft.note, { code: error.code, reason: error.facts.id });
  // Never compressed: the page holds form tokens, and may show a new key once, beside what a client sent (BREACH).
  return { status, fields: [...pageFields, ...unkept, ...wait], body: content };
}

/** RFC 9110 §15.5.2: 401 requires a challenge, and a page has none for browsers. */
function statusOf({ status }: Failure): number {
  return status === 401 ? 403 : status;
}

function redirect(to: string, cookies: readonly string[] = []): Reply {
  const set = cookies.map((cookie) => ["set-cookie", cookie] as const);
  return { status: 303, fields: [...pageFields, ...unkept, ["location", to], ...set], body: "" };
}

/** A used mailed link is deleted. */
function cookiesOf(next: Next, { cookies }: AccountDesk): readonly string[] {
  return "endsLink" in next && next.endsLink ? [setCookie(cookies.link, "", 0, cookies)] : [];
}

function signInFor({ path, language }: ApiRequest): string {
  return linkTo(accountPaths.signIn, language, { to: safeReturn(path) });
}

function unlessSignedOut(error: unknown): null {
  if (error instanceof Failure && error.reason === "session") return null;
  throw error;
}

function partsOf(pattern: string, path: string): Readonly<Record<string, string>> {
  const given = path.split("/");
  return Object.fromEntries(
    pattern.split("/").flatMap((part, at) => {
      const name = /^\{(?<name>\w+)\}$/.exec(part)?.groups?.["name"];
      return name === undefined ? [] : [[name, given[at] ?? ""] as const];
    }),
  );
}
