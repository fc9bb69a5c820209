import type { VNode } from "preact";
import { describeFailure, type Failure } from "../../../src/core/failure.ts";
import type { Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import type { ApiRequest } from "../../http/listener/exchange.ts";
import { layout } from "../layout.tsx";
import { Code } from "../rows.tsx";
import type { Setting } from "../site.ts";
import { Form } from "./form.tsx";
import { accountPath, accountPaths, linkTo, type AccountPageId } from "./paths.ts";
import type { Shown, Visit } from "./visit.ts";
import { doneWords, words } from "./words.ts";

/** What the menu of an account leads to. */
const sections = [
  "overview",
  "watches",
  "certificates",
  "changes",
  "channels",
  "keys",
  "status",
  "security",
  "settings",
] as const satisfies readonly AccountPageId[];

/** A whole account page: with the menu for a signed-in user, and the last form's result on top. */
export function frame({ title, main }: Shown, visit: Visit): string {
  const { language, problem, request, query } = visit;
  const body = (
    <>
      <Outcome visit={visit} />
      <h1>{title}</h1>
      {main}
    </>
  );
  const to = query.get("to");
  return layout(
    {
      path: request.path,
      inLanguage: (each) => linkTo(request.path, each, { to }),
      title: `${problem === null ? "" : `${words.problem[language]}: `}${title} · Portcullis`,
      description: words.description[language],
      isListed: false,
      main:
        visit.account === null ? (
          <div class="frame guest">{body}</div>
        ) : (
          <div class="frame with-side account">
            <Menu visit={visit} email={visit.account.email ?? ""} isByProxy={visit.account.proxy} />
            <div>{body}</div>
          </div>
        ),
    },
    visit.pages.settingOf(request),
  );
}

function Outcome({ visit: { problem, query, language } }: { readonly visit: Visit }): VNode | null {
  if (problem !== null)
    return (
      <div class="verdict fail" role="alert">
        <p class="mark">{words.problem[language]}</p>
        <p>{harmless(problem.message, 600)}</p>
      </div>
    );
  const known: Readonly<Record<string, { readonly [L in Language]: string }>> = doneWords;
  const done = query.get("done") ?? "";
  const text = Object.hasOwn(known, done) ? known[done] : undefined;
  if (text === undefined) return null;
  return (
    <div class="verdict pass" role="status">
      <p>{text[language]}</p>
    </div>
  );
}

interface MenuProps {
  readonly visit: Visit;
  readonly email: string;
  /** A proxy signs in with each request, so signing out here would have no effect. */
  readonly isByProxy: boolean;
}

function Menu({ visit, email, isByProxy }: MenuProps): VNode {
  const { language, request } = visit;
  return (
    <nav class="side account-menu" aria-label={words.menu[language]}>
      <p class="who">
        <span class="hidden">{words.signedInAs[language]} </span>
        {harmless(email, 254)}
      </p>
      <ul>
        {sections.map((id) => {
          const path = accountPaths[id];
          const isHere = request.path === path || (path !== accountPath && request.path.startsWith(`${path}/`));
          return (
            <li>
              <a href={linkTo(path, language)} aria-current={isHere ? "page" : undefined}>
                {words.sections[id][language]}
              </a>
            </li>
          );
        })}
      </ul>
      {isByProxy ? null : (
        <Form
          visit={visit}
          name="out"
          look="plain"
          submit={words.signOut[language]}
          action={linkTo(accountPaths.signOut, language)}
        />
      )}
    </nav>
  );
}

/** The error page. */
export function sorry(failure: Failure, { requestId, language }: ApiRequest, setting: Setting): string {
  const title = failure.status === 404 ? words.notFound[language] : words.problem[language];
  return layout(
    {
      path: accountPath,
      title: `${title} · Portcullis`,
      description: words.description[language],
      isListed: false,
      main: (
        <div class="frame guest">
          <h1>{title}</h1>
          <p>{harmless(describeFailure(failure.facts, language), 600)}</p>
          <p>
            <a href={linkTo(accountPath, language)}>{words.toAccount[language]}</a>
          </p>
          <p class="quiet">
            {words.requestId[language]}: <Code text={requestId} />
          </p>
        </div>
      ),
    },
    setting,
  );
}
