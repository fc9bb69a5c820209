import type { VNode } from "preact";
import { gateResult } from "../../../src/core/result/result-schema.ts";
import { readForm } from "../../http/form.ts";
import { pageFields, rateFields } from "../../http/header-fields.ts";
import { largestText } from "../../http/listener/body.ts";
import type { ApiRequest, Reply, ReplyDraft } from "../../http/listener/exchange.ts";
import { openPath } from "../../http/paths.ts";
import { limited } from "../../http/rate-limit.ts";
import { checkSameOrigin } from "../../http/same-origin.ts";
import { layout, pathIn } from "../layout.tsx";
import type { Desk } from "../places.ts";
import { compressed } from "../../http/coding.ts";
import type { Setting } from "../site.ts";
import { openReport, type Opened } from "./read.ts";
import { viewOfReport, type Block } from "./view.ts";
import { words } from "./words.ts";

/** The name of the form's field. */
const field = "report";

/** `/open`: shows the JSON report of a gate run. With script the browser reads it; a form sends it, and nothing of it is stored. */
export async function openReply(
  request: ApiRequest,
  draft: ReplyDraft,
  { pipeline, settingOf }: Pick<Desk, "pipeline" | "settingOf">,
): Promise<Reply> {
  const setting = settingOf(request);
  draft.names = [field, "lang"];
  if (request.method !== "POST") return reply(request, openPage(null, setting));
  checkSameOrigin(request);
  const charged = await pipeline.limits.light.charge(pipeline.clients(request.incoming).counted);
  draft.rate = rateFields(charged);
  if (charged.wait !== null) throw limited(charged.wait);
  const { [field]: text } = await readForm(request.incoming, [field], largestText);
  const opened = openReport(typeof text === "string" ? text : "", wrongField, setting.language);
  return reply(request, openPage(opened, setting), "problem" in opened ? 400 : 200);
}

function reply({ incoming }: ApiRequest, content: string, status = 200): Reply {
  return compressed(incoming, { status, fields: [...pageFields, ["cache-control", "no-store"]], content });
}

/** Checks a report against its whole schema. */
function wrongField(value: unknown): string | null {
  const { error } = gateResult.safeParse(value);
  return error ? (error.issues[0]?.path.join(".") ?? "") : null;
}

function openPage(opened: Opened | null, setting: Setting): string {
  const { language } = setting;
  const title = words.title[language];
  const main = (
    <div class="frame" data-open={language}>
      <h1>{title}</h1>
      <p class="lede">{words.lede[language]}</p>
      <form class="tool" method="post" action={pathIn(openPath, language)} data-open-form>
        <div data-open-file hidden>
          <label for="report-file">{words.file[language]}</label>
          <input id="report-file" type="file" accept=".json,application/json" />
          <p class="hint">{words.inBrowser[language]}</p>
        </div>
        <label for="report-text">{words.text[language]}</label>
        <textarea id="report-text" name={field} rows={6} required spellcheck={false} autocomplete="off" />
        <noscript>
          <p class="hint">{words.byForm[language]}</p>
        </noscript>
        <button type="submit">{words.open[language]}</button>
      </form>
      <div data-opened role="status">
        {opened === null ? null : <Result opened={opened} setting={setting} />}
      </div>
    </div>
  );
  return layout({ path: openPath, title: `${title} · Portcullis`, description: words.lede[language], main }, setting);
}

function Result({ opened, setting: { language } }: { readonly opened: Opened; readonly setting: Setting }): VNode {
  if ("problem" in opened)
    return (
      <div class="verdict fail">
        <p class="mark">{words.problem[language]}</p>
        <p>{opened.problem}</p>
      </div>
    );
  return (
    <>
      {viewOfReport(opened.result, language).map((block) => (
        <BlockView block={block} />
      ))}
    </>
  );
}

function BlockView({ block: { tag: Tag, look, text, inside = [] } }: { readonly block: Block }): VNode {
  return (
    <Tag class={look}>
      {text}
      {inside.map((each) => (
        <BlockView block={each} />
      ))}
    </Tag>
  );
}
