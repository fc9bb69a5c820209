import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import { durationText } from "../../../src/core/duration.ts";
import type { Failure } from "../../../src/core/failure.ts";
import { pageFailure } from "../page-failure.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { layout, pathIn } from "../layout.tsx";
import { inGroups } from "../order.ts";
import { checkPath, docsPathOf, toolsPath } from "../../http/paths.ts";
import { Rich } from "../rich.tsx";
import { Code } from "../rows.tsx";
import type { Setting } from "../site.ts";
import { CheckForm } from "./fields.tsx";
import { linkOf, readsStore } from "./link.ts";
import { Result } from "./result.tsx";
import { pageText } from "../page-action.ts";
import { words as pageWords } from "../words.ts";
import { words } from "./words.ts";

/** What a page shows besides its form. */
export type Shown =
  /** Nothing was asked yet. */
  | { readonly kind: "blank" }
  /** A question without a stored result. */
  | { readonly kind: "nothing" }
  | { readonly kind: "failure"; readonly failure: Failure; readonly requestId: string }
  | {
      readonly kind: "result";
      readonly data: unknown;
      /** ISO time of the measurement. */
      readonly updatedAt: string;
      /** The age in seconds of a stored result; null for one that was measured for this page. */
      readonly age: number | null;
    };

interface ToolPage {
  readonly check: AnyCheck;
  readonly setting: Setting;
  /** The given parameters, which fill the form. */
  readonly given?: Readonly<Record<string, string>>;
  readonly shown?: Shown;
}

/** The page of a check at `/tools/<id>`: the result if there is one, the form, and the check's description. */
export function toolPage({ check, setting, given = {}, shown = { kind: "blank" } }: ToolPage): string {
  const { language } = setting;
  const title = check.title[language];
  const target = check.subject && check.subjectIs !== "text" ? harmless(given[check.subject] ?? "", 300) : "";
  const isResult = shown.kind === "result";
  const form = (
    <CheckForm check={check} language={language} given={isResult ? fromTheStart(given) : given} isAgain={isResult} />
  );
  const main = (
    <div class="frame">
      <h1>{title}</h1>
      {target === "" || shown.kind === "blank" ? null : (
        <p class="lede">
          <Code text={target} />
        </p>
      )}
      {shown.kind === "blank" ? <p class="lede">{pageText(check.about[language], language)}</p> : null}
      <Outcome shown={shown} check={check} given={given} language={language} />
      {isResult ? <h2>{words.again[language]}</h2> : null}
      {form}
      <About check={check} given={isResult ? given : null} isFirst={shown.kind === "blank"} language={language} />
    </div>
  );
  const isLinked = isResult && shown.age !== null;
  const inLanguage = (each: Language): string =>
    isLinked ? linkOf(check, given, each) : pathIn(checkPath(check), each);
  return layout(
    {
      path: checkPath(check),
      inLanguage,
      title: `${target === "" ? "" : `${target} · `}${title} · Portcullis`,
      description: pageText(check.about[language], language),
      // Search engines must not index results: they concern other people's sites.
      isListed: shown.kind === "blank",
      main,
    },
    setting,
  );
}

/** A new question begins with the first page: a cursor belongs to the answer before it. */
function fromTheStart(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== "cursor"));
}

interface OutcomeProps {
  readonly shown: Shown;
  readonly check: AnyCheck;
  readonly given: Readonly<Record<string, string>>;
  readonly language: Language;
}

function Outcome({ shown, check, given, language }: OutcomeProps): VNode | null {
  if (shown.kind === "blank") return null;
  if (shown.kind === "nothing") return <Notice title={words.nothing[language]} text={words.nothingYet[language]} />;
  if (shown.kind === "failure")
    return <Failed failure={shown.failure} requestId={shown.requestId} language={language} />;
  return (
    <>
      <Result check={check} data={shown.data} language={language} />
      <div class="actions take-along">
        {shown.age === null ? null : (
          <button type="button" class="plain" hidden data-share data-done={pageWords.copied[language]}>
            {words.copyLink[language]}
          </button>
        )}
        <button type="button" class="plain" hidden data-print>
          {words.print[language]}
        </button>
      </div>
      <Onward data={shown.data} check={check} given={given} language={language} />
      <When updatedAt={shown.updatedAt} age={readsStore(check) ? "read" : shown.age} language={language} />
    </>
  );
}

interface FailedProps {
  readonly failure: Failure;
  readonly requestId: string;
  readonly language: Language;
}

function Failed({ failure, requestId, language }: FailedProps): VNode {
  const message = harmless(pageFailure(failure.facts, language), 2500);
  return (
    <>
      <Notice title={words.failed[language]} text={message} />
      <p class="quiet">
        {words.codes[language]}: <Code text={failure.code} /> <Code text={harmless(failure.reason, 100)} />
        <br />
        {words.requestId[language]}: <Code text={requestId} />
      </p>
    </>
  );
}

interface OnwardProps extends Omit<OutcomeProps, "shown"> {
  readonly data: unknown;
}

/** The link to the next page of an answer. Checks that need a key have none, since a key must not be in a link. */
function Onward({ data, check, given, language }: OnwardProps): VNode | null {
  const { next } = data as { readonly next?: unknown };
  if (typeof next !== "string" || check.requires !== undefined) return null;
  return (
    <p>
      <a href={linkOf(check, { ...given, cursor: next }, language)}>{words.next[language]}</a>
    </p>
  );
}

function Notice({ title, text }: { readonly title: string; readonly text: string }): VNode {
  return (
    <div class="verdict unknown" role="status">
      <p class="mark">{title}</p>
      <p>{text}</p>
    </div>
  );
}

interface WhenProps {
  readonly updatedAt: string;
  /** Seconds since it was measured; null where it was measured for this page, "read" where the store was read for it. */
  readonly age: number | "read" | null;
  readonly language: Language;
}

function When({ updatedAt, age, language }: WhenProps): VNode {
  const known = age === "read" ? words.read : words.stored;
  const sentence = age === null ? words.measured : known;
  const time = <time dateTime={updatedAt}>{updatedAt.replace("T", " ").replace(/\.\d+Z$/, " UTC")}</time>;
  return (
    <p class="quiet">
      <Rich
        sentence={fill(sentence, { age: typeof age === "number" ? durationText(Math.max(1, age)) : "" }, language)}
        holes={{ time }}
      />
      {age === null ? ` ${words.unlinked[language]}` : null}
    </p>
  );
}

interface AboutProps {
  readonly check: AnyCheck;
  /** The parameters, where the same can be requested as JSON. */
  readonly given: Readonly<Record<string, string>> | null;
  /** Whether the page begins with the check's description. */
  readonly isFirst: boolean;
  readonly language: Language;
}

/** What a check does and does not do, with links. */
function About({ check, given, isFirst, language }: AboutProps): VNode {
  const { notes = [], about, title, cost, ttl, concerns } = check;
  const query = new URLSearchParams(given ?? {}).toString();
  const isAskable = given !== null && check.method !== "POST" && check.requires === undefined;
  return (
    <section aria-labelledby="about">
      <h2 id="about">{words.about[language]}</h2>
      {isFirst ? null : <p>{pageText(about[language], language)}</p>}
      {notes.map((note) => (
        <p>
          <Rich sentence={note[language]} />
        </p>
      ))}
      <p>
        {words.costs[cost === "heavy" ? "heavy" : "usual"][language]}{" "}
        {ttl > 0
          ? fill(words.reuse, { seconds: ttl }, language)
          : words[concerns === "store" ? "fromStore" : "anew"][language]}
      </p>
      <p>
        <a href={pathIn(docsPathOf(check), language)}>{fill(words.reference, { title: title[language] }, language)}</a>
        {isAskable ? (
          <>
            {" · "}
            <a href={`/api/util/${check.id}?${query}`}>{words.json[language]}</a>
          </>
        ) : null}
      </p>
    </section>
  );
}

/** The page at `/tools`: every check. */
export function toolsPage(checks: readonly AnyCheck[], setting: Setting): string {
  const { language } = setting;
  const main = (
    <div class="frame">
      <h1>{words.title[language]}</h1>
      <p class="lede">{words.lede[language]}</p>
      <div class="filter" hidden data-filter>
        <label for="filter">{words.filter[language]}</label>
        <input id="filter" type="search" autocomplete="off" />
        <p class="hidden" role="status" data-none={words.noMatch[language]} />
      </div>
      {inGroups(checks).map((group) => (
        <section data-group>
          <h2>{group.title[language]}</h2>
          <ul class="cards">
            {group.checks.map((check) => (
              <li class="card" data-words={check.id}>
                <h3>
                  <a href={pathIn(checkPath(check), language)}>{check.title[language]}</a>
                </h3>
                <p>{pageText(check.about[language], language)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
  const title = `${words.title[language]} · Portcullis`;
  return layout({ path: toolsPath, title, description: words.lede[language], main }, setting);
}
