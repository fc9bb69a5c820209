import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Language, Text } from "../../../src/core/text.ts";
import type { OperationShape as AccountOperation } from "../../operations/operation.ts";
import { sharedShapes } from "../../http/openapi/fields.ts";
import { entriesOf, readReference, type Entry, type Reference } from "../../http/openapi/read.ts";
import { layout, pathIn } from "../layout.tsx";
import { inOrder } from "../order.ts";
import { accountsDocsPath, answersPath, batchesDocsPath, docsPath, docsPathOf, errorsPath } from "../../http/paths.ts";
import { Rich } from "../rich.tsx";
import { RowList } from "../rows.tsx";
import { serverOf, type Setting } from "../site.ts";
import { words } from "../words.ts";
import { AccountList, AccountOperations, BatchOperations } from "./accounts.tsx";
import type { Source } from "./fields.tsx";
import { rulesOf } from "./judgement.tsx";
import { Operation, Verb } from "./operation.tsx";
import { Codes, Envelope, KeyUse, Limits, Shape, Statuses } from "./shared.tsx";

/** One page of the reference. */
export interface ReferencePage {
  readonly path: string;
  readonly render: (setting: Setting) => string;
}

/**
 * The API reference as pages: an index at `/docs`, a page for each check, one for many inputs, one for the operations on accounts where the
 * server has them, and two for what all answers share.
 */
export async function referencePages(
  unordered: readonly AnyCheck[],
  operations: readonly AccountOperation[] = [],
): Promise<readonly ReferencePage[]> {
  const checks = inOrder(unordered);
  const rules = await rulesOf(checks);
  const read = eachOnce((language): Omit<Source, "server"> => {
    const reference = readReference(checks, language, operations);
    return { reference, language, shapes: sharedShapes(reference) };
  });

  function page(path: string, title: Text | null, body: (source: Source) => VNode): ReferencePage {
    const render = (setting: Setting): string => {
      const { language, site } = setting;
      const source = { ...read(language), server: serverOf(site) };
      const main = <BesideList source={source} here={path} title={title ?? words.reference} text={body(source)} />;
      const whole = title ? `${title[language]} · ${words.docsTitle[language]}` : words.docsTitle[language];
      return layout({ path, title: whole, description: words.docsDescription[language], main }, setting);
    };
    return { path, render };
  }

  return [
    page(docsPath, null, (source) => <Index source={source} />),
    ...checks.map((check) =>
      page(docsPathOf(check), check.title, (source) => (
        <Operation
          check={check}
          entry={entryOf(source.reference, check.id)}
          source={source}
          rules={rules(check, source.language)}
        />
      )),
    ),
    page(batchesDocsPath, words.batches, (source) => <BatchOperations source={source} />),
    ...(operations.length > 0
      ? [page(accountsDocsPath, words.accounts, (source) => <AccountOperations source={source} />)]
      : []),
    page(answersPath, words.answers, (source) => <Answers source={source} />),
    page(errorsPath, words.codes, ({ reference, language }) => <Codes reference={reference} language={language} />),
  ];
}

interface BesideListProps {
  readonly source: Source;
  readonly here: string;
  readonly title: Text;
  readonly text: VNode;
}

/** A page next to the list of all pages. */
function BesideList({ source, here, title, text }: BesideListProps): VNode {
  return (
    <div class="frame with-side">
      <Side source={source} here={here} />
      <div>
        <h1>{title[source.language]}</h1>
        {text}
      </div>
    </div>
  );
}

function eachOnce<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

function entryOf(reference: Reference, id: string): Entry {
  const entry = entriesOf(reference, "checks").find(({ path }) => idOf(path) === id);
  if (!entry) throw new Error(`the reference has no ${id}`);
  return entry;
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The list of reference pages: next to the text where there is room, else folded above it. */
function Side({ source: { reference, language }, here }: { readonly source: Source; readonly here: string }): VNode {
  const pages = [
    [docsPath, words.overview[language]],
    ...entriesOf(reference, "checks").map(
      ({ path, operation }) => [docsPathOf({ id: idOf(path) }), operation.summary] as const,
    ),
    [batchesDocsPath, words.batches[language]],
    ...(entriesOf(reference, "accounts").length > 0 ? [[accountsDocsPath, words.accounts[language]] as const] : []),
    [answersPath, words.answers[language]],
    [errorsPath, words.codes[language]],
  ] as const;
  return (
    <nav class="side" aria-label={words.contents[language]}>
      <details>
        <summary>{words.contents[language]}</summary>
        <ul>
          {pages.map(([path, title]) => (
            <li>
              <a href={pathIn(path, language)} aria-current={path === here ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Index({ source: { reference, language, server } }: { readonly source: Source }): VNode {
  const holes = { version: <>{reference.info.version}</>, openapi: <a href="/openapi.json">/openapi.json</a> };
  const service = entriesOf(reference, "service").map(
    ({ method, path, operation }) =>
      [<Verb method={method} path={path} />, `${operation.summary}. ${operation.description}`] as const,
  );
  return (
    <>
      <p class="lede">
        <Rich sentence={words.docsLede[language]} holes={holes} />
        {server === null ? ` ${words.serverVariable[language]}` : null}
      </p>
      <p>
        <Rich sentence={reference.info.description} />
      </p>
      <h2 id="operations">{words.operations[language]}</h2>
      <RowList rows={entriesOf(reference, "checks").map((entry) => operationRow(entry, language))} />
      <AccountList reference={reference} language={language} />
      <Limits reference={reference} language={language} />
      <KeyUse reference={reference} language={language} />
      <h2 id="service">{words.service[language]}</h2>
      <RowList rows={service} />
    </>
  );
}

function operationRow({ method, path, operation }: Entry, language: Language): readonly [VNode, VNode] {
  const [about = ""] = operation.description.split("\n\n");
  return [
    <>
      <a href={pathIn(docsPathOf({ id: idOf(path) }), language)}>{operation.summary}</a>
      <br />
      <Verb method={method} path={path} />
    </>,
    <Rich sentence={about} />,
  ];
}

function Answers({ source }: { readonly source: Source }): VNode {
  const { reference, language, shapes } = source;
  return (
    <>
      <Envelope reference={reference} language={language} />
      {[...shapes].map((name) => (
        <Shape name={name} source={source} />
      ))}
      <Statuses entries={entriesOf(reference, "checks")} language={language} />
    </>
  );
}
