import type { VNode } from "preact";
import { curlOf, entriesOf, parametersIn, takesKey, type Entry } from "../../http/openapi/read.ts";
import { manyTag } from "../../http/openapi/many.ts";
import { manyWords } from "../../http/openapi/many-words.ts";
import { accountPaths } from "../account/paths.ts";
import { pathIn } from "../layout.tsx";
import { accountsDocsPath } from "../../http/paths.ts";
import { Rich } from "../rich.tsx";
import { RowList, Sample, type Row } from "../rows.tsx";
import { words as pageWords } from "../words.ts";
import { Paragraphs, parameterRow, type Source } from "./fields.tsx";
import { Answer, Verb } from "./operation.tsx";
import { words } from "./words.ts";

/** Every operation on accounts. */
export function AccountOperations({ source }: { readonly source: Source }): VNode {
  const { reference, language } = source;
  const holes = { account: <a href={pathIn(accountPaths.overview, language)}>{accountPaths.overview}</a> };
  return (
    <>
      <p class="lede">
        <Rich sentence={pageWords.accountsLede[language]} holes={holes} />
      </p>
      <p>
        {source.server === null ? `${words.variables[language]} ` : null}
        {words.keyVariable[language]}
      </p>
      {entriesOf(reference, "accounts").map((entry) => (
        <ListedOperation entry={entry} source={source} />
      ))}
    </>
  );
}

/** Many inputs in one request, background runs, and probes. */
export function BatchOperations({ source }: { readonly source: Source }): VNode {
  const { reference, language } = source;
  return (
    <>
      <p class="lede">{manyWords.tag[language]}</p>
      {entriesOf(reference, manyTag).map((entry) => (
        <ListedOperation entry={entry} source={source} />
      ))}
    </>
  );
}

/** Whether an answer has fields of its own, and is neither lines nor a text. */
function answersJson({ responses }: Entry): boolean {
  return responses.some(([status, { content }]) => status === "200" && "application/json" in content);
}

function ListedOperation({ entry, source }: { readonly entry: Entry; readonly source: Source }): VNode {
  const { method, path, operation } = entry;
  const { language, server } = source;
  const curl = takesKey(entry) ? curlOf(entry, server ?? undefined) : null;
  return (
    <section aria-labelledby={operation.operationId}>
      <h2 id={operation.operationId}>{operation.summary}</h2>
      <p>
        <Verb method={method} path={path} />
      </p>
      <Paragraphs text={operation.description} />
      <h3>{pageWords.parameters[language]}</h3>
      <RowList rows={parametersIn(entry).map((each) => parameterRow(each, source))} />
      {curl === null ? null : <Sample text={curl} language={language} />}
      {answersJson(entry) ? (
        <>
          <h3>{pageWords.answer[language]}</h3>
          <Answer entry={entry} source={source} />
        </>
      ) : null}
    </section>
  );
}

/** The list of these operations; null where the server has no accounts. */
export function AccountList({ reference, language }: Pick<Source, "reference" | "language">): VNode | null {
  const rows = entriesOf(reference, "accounts").map(({ method, path, operation: { operationId, summary } }): Row => [
    <a href={pathIn(`${accountsDocsPath}#${operationId}`, language)}>{summary}</a>,
    <Verb method={method} path={path} />,
  ]);
  if (rows.length === 0) return null;
  return (
    <>
      <h2 id="accounts">{pageWords.accounts[language]}</h2>
      <RowList rows={rows} />
    </>
  );
}
