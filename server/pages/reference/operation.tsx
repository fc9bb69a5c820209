import type { VNode } from "preact";
import type { AnyCheck } from "../../../src/core/check.ts";
import { fieldsOf } from "../../http/openapi/fields.ts";
import { parametersIn, type Entry } from "../../http/openapi/read.ts";
import { pathIn } from "../layout.tsx";
import { answersPath, checkPath } from "../../http/paths.ts";
import { Code, RowList, Sample } from "../rows.tsx";
import { words as pageWords } from "../words.ts";
import { FieldList, Paragraphs, parameterRow, type Source } from "./fields.tsx";
import { Judgement, type CheckRules } from "./judgement.tsx";
import { samplesOf } from "./samples.ts";
import { words } from "./words.ts";

interface OperationProps {
  readonly check: AnyCheck;
  readonly entry: Entry;
  readonly source: Source;
  readonly rules: CheckRules;
}

/** One operation: its parameters, sample requests, answer and rules. */
export function Operation({ check, entry, source, rules }: OperationProps): VNode {
  const { method, path, operation, responses } = entry;
  const { language } = source;
  return (
    <>
      <p>
        <Verb method={method} path={path} />
      </p>
      <Paragraphs text={operation.description} />
      <p>
        <a class="button" href={pathIn(checkPath(check), language)}>
          {words.live[language]}
        </a>
      </p>
      <h2>{pageWords.parameters[language]}</h2>
      <RowList rows={parametersIn(entry).map((each) => parameterRow(each, source))} />
      <Requests check={check} entry={entry} source={source} />
      <Judgement rules={rules} language={language} />
      <h2>{pageWords.statuses[language]}</h2>
      <p>
        {responses.map(([status]) => [
          <a href={pathIn(`${answersPath}#status-${status}`, language)}>
            <Code text={status} />
          </a>,
          " ",
        ])}
      </p>
      <h2>{pageWords.answer[language]}</h2>
      <Answer entry={entry} source={source} />
    </>
  );
}

/** A method with its path. */
export function Verb({ method, path }: { readonly method: string; readonly path: string }): VNode {
  return (
    <>
      <span class="verb">{method}</span>
      <Code text={path} />
    </>
  );
}

function Requests({
  check,
  entry,
  source: { language, server },
}: Pick<OperationProps, "check" | "entry" | "source">): VNode {
  return (
    <>
      <h2>{pageWords.request[language]}</h2>
      <p>
        {server === null ? `${words.variables[language]} ` : null}
        {check.requires === "key" ? words.keyVariable[language] : null}
      </p>
      {samplesOf(check, entry, server).map(({ kind, text }) => (
        <>
          <h3>{words.samples[kind][language]}</h3>
          <Sample text={text} language={language} />
        </>
      ))}
    </>
  );
}

/** The fields of `data`. */
export function Answer({ entry: { responses }, source }: Pick<OperationProps, "entry" | "source">): VNode {
  const schema = responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
  const fields = fieldsOf(source.reference, schema, { elsewhere: source.shapes });
  return <FieldList fields={fields.filter(({ path }) => path.startsWith("data."))} language={source.language} />;
}
