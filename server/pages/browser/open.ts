import { languages } from "../../../src/core/text.ts";
import { openReport, wrongShownField } from "../open/read.ts";
import { viewOfReport, type Block } from "../open/view.ts";
import { words } from "../open/words.ts";

/** Opens a report of the gate in this browser: nothing is sent. */
export function openFiles(page: Document): void {
  const root = page.querySelector<HTMLElement>("[data-open]");
  const [form, place] = [root?.querySelector("form"), root?.querySelector<HTMLElement>("[data-opened]")];
  const file = root?.querySelector<HTMLElement>("[data-open-file]");
  const [input, text] = [file?.querySelector("input"), form?.querySelector("textarea")];
  const language = languages.find((each) => each === root?.dataset["open"]);
  if (!form || !place || !file || !input || !text || !language) return;
  const show = (content: string): void => {
    const opened = openReport(content, wrongShownField, language);
    const blocks: readonly Block[] =
      "result" in opened
        ? viewOfReport(opened.result, language)
        : [
            {
              tag: "div",
              look: "verdict fail",
              inside: [
                { tag: "p", look: "mark", text: words.problem[language] },
                { tag: "p", text: opened.problem },
              ],
            },
          ];
    place.replaceChildren(...blocks.map((block) => elementOf(page, block)));
  };
  file.hidden = false;
  input.addEventListener("change", () => void input.files?.[0]?.text().then(show));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(text.value);
  });
}

function elementOf(page: Document, { tag, look, text, inside = [] }: Block): HTMLElement {
  const element = page.createElement(tag);
  if (look !== undefined) element.className = look;
  if (text !== undefined) element.append(text);
  element.append(...inside.map((each) => elementOf(page, each)));
  return element;
}
