import type { VNode } from "preact";
import { Failure } from "../../../../src/core/failure.ts";
import { fill, type Language } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { pageFields } from "../../../http/header-fields.ts";
import type { ApiRequest, Fields, Reply, ReplyDraft } from "../../../http/listener/exchange.ts";
import type { DataOf, Perform } from "../../../operations/table.ts";
import { layout } from "../../layout.tsx";
import { compressed } from "../../../http/coding.ts";
import type { Setting } from "../../site.ts";
import { CertificateCell, Grades, RunCell } from "../dashboard/cells.tsx";
import { words as dashboardWords } from "../dashboard/words.ts";
import { linkTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import { words } from "./words.ts";

type Status = DataOf<"sharedStatus">;

/** Characters of a host name (RFC 1035 §2.3.4). */
const longestHost = 253;

/** The address is the permission: it goes to no other site, no cache and no search engine. */
const fields: Fields = [
  ...pageFields.map(([name, value]) => [name, name === "referrer-policy" ? "no-referrer" : value] as const),
  ["cache-control", "no-store"],
  ["x-robots-tag", "noindex"],
];

/** `/shared/{token}`: the status of an account's domains, for anyone who has the link. */
export async function sharedReply(
  request: ApiRequest,
  draft: ReplyDraft,
  { ask, setting }: { readonly ask: Perform; readonly setting: Setting },
): Promise<Reply> {
  draft.names = ["lang", "after"];
  const after = new URLSearchParams(request.search).get("after")?.slice(0, longestHost);
  const token = request.path.split("/")[2] ?? "";
  const query = after ? { after } : {};
  const status = await ask("sharedStatus", { parts: { token }, query }).catch(unlessUnknown);
  const content = sharedPage(status, request.path, setting);
  return compressed(request.incoming, { status: status === null ? 404 : 200, fields, content });
}

function unlessUnknown(error: unknown): null {
  if (error instanceof Failure && error.reason === "token") return null;
  throw error;
}

function sharedPage(status: Status | null, path: string, setting: Setting): string {
  const { language } = setting;
  const title = words.shared[language];
  const main = (
    <div class="frame account">
      <h1>{title}</h1>
      {status === null ? <p>{words.gone[language]}</p> : <Shared status={status} path={path} language={language} />}
    </div>
  );
  return layout(
    { path, title: `${title} · Portcullis`, description: words.sharedLede[language], main, isListed: false },
    // Link previews would fetch the whole URL of this page.
    { ...setting, site: { ...setting.site, baseUrl: null } },
  );
}

interface SharedProps {
  readonly status: Status;
  readonly path: string;
  readonly language: Language;
}

function Shared({ status, path, language }: SharedProps): VNode {
  const { targets, total, next } = status;
  if (targets.length === 0) return <p class="empty">{words.empty[language]}</p>;
  const { target, grades, certificate, run } = dashboardWords;
  return (
    <>
      <p class="lede">{words.sharedLede[language]}</p>
      <Rows
        label={words.shared[language]}
        heads={[target, grades, certificate, run].map((each) => each[language])}
        rows={targets.map((row) => [
          harmless(row.target, 253),
          <Grades row={row} language={language} />,
          <CertificateCell row={row} language={language} />,
          <RunCell row={row} language={language} />,
        ])}
      />
      {targets.length === total ? null : (
        <p>
          {fill(words.part, { count: targets.length, total }, language)}{" "}
          {next === null ? null : <a href={linkTo(path, language, { after: next })}>{words.next[language]}</a>}
        </p>
      )}
    </>
  );
}
