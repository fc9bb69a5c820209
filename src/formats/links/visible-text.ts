import { resolveReferences } from "../html/references.ts";

/** The text of HTML as readers see it: without tags, comments, scripts, styles and hidden elements. Linear: an unclosed script ends the text. */
export function visibleText(html: string): string {
  let hasOwnDisplay = false;
  const shown = html.replace(/<!--(?:(?!-->)[^])*(?:-->|$)/g, "").replace(unseen, (element) => {
    hasOwnDisplay ||= /^<style/i.test(element) && /display\s{0,5}:\s{0,5}(?!none)[a-z]/i.test(element);
    return "";
  });
  return resolveReferences(
    withoutHidden(shown, hasOwnDisplay)
      .replace(inline, "")
      .replace(/<[a-z/!?][^<>]{0,4096}>/gi, " "),
  );
}

const unseen = /<(?<name>script|style|title|template)\b(?:(?!<\/\k<name>)[^])*(?:<\/\k<name>\s{0,10}>|$)/gi;

/** Elements that do not separate words. */
const inline =
  /<\/?(?:a|abbr|b|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|tt|u|var|wbr)\b[^<>]{0,4096}>/gi;

/** Elements whose hidden content is left out; others have none, or end by themselves. */
const hideable = new Set("a b center div em font i p section small span strong table tbody td tr u".split(" "));

const tag = /<(?<end>\/?)(?<name>[a-z][a-z\d]{0,9})(?<attributes>(?:[\s/][^<>]{0,4096})?)>/gi;

interface Hidden {
  readonly name: string;
  /** Where it begins, and where its content does. */
  readonly from: number;
  readonly content: number;
  depth: number;
}

/** Removes hidden elements. One that never ends stays, so that it does not hide what follows. */
function withoutHidden(html: string, hasOwnDisplay: boolean): string {
  const endless = new Set<string>();
  const kept: string[] = [];
  let read = 0;
  let hidden: Hidden | null = null;
  const tags = new RegExp(tag);
  for (;;) {
    const match = tags.exec(html);
    if (match === null && hidden === null) return kept.join("") + html.slice(read);
    if (match === null) {
      // The search goes on behind the opening tag, at most once for each name.
      endless.add(hidden?.name ?? "");
      tags.lastIndex = hidden?.content ?? 0;
      hidden = null;
      continue;
    }
    const { end = "", name = "", attributes = "" } = match.groups ?? {};
    const tagName = name.toLowerCase();
    if (hidden === null) {
      const isCandidate = end === "" && hideable.has(tagName) && !endless.has(tagName);
      const content = tags.lastIndex;
      if (isCandidate && isHidden(attributes, { hasOwnDisplay, rest: html, content, name: tagName }))
        hidden = { name: tagName, from: match.index, content, depth: 1 };
    } else if (tagName === hidden.name) {
      hidden.depth += end === "" ? 1 : -1;
      if (hidden.depth > 0) continue;
      kept.push(html.slice(read, hidden.from));
      read = tags.lastIndex;
      hidden = null;
    }
  }
}

const longestEmpty = 2048;

interface Around {
  /** Whether a style sheet of the mail may show what a style attribute hides, as layouts for telephones do. */
  readonly hasOwnDisplay: boolean;
  readonly rest: string;
  readonly content: number;
  readonly name: string;
}

function isHidden(attributes: string, { hasOwnDisplay, rest, content, name }: Around): boolean {
  const names = attributes.replaceAll(/"[^"]*"|'[^']*'/g, '""');
  if (hasOwnDisplay && /\s(?:class|id)\s{0,5}=/i.test(names)) return false;
  if (/\shidden(?=[\s=/]|$)/i.test(names)) return true;
  const style = /\sstyle\s{0,5}=\s{0,5}(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/i.exec(attributes)?.groups;
  const written = style?.["double"] ?? style?.["single"] ?? "";
  if (/(?:^|[;\s])(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden)/i.test(written)) return true;
  // Layouts set such a size on a container, and another one within.
  const isEmpty = /(?:^|[;\s])(?:font-size|opacity)\s{0,5}:\s{0,5}0(?:\.0{1,4})?(?:px|pt|em|%)?\s{0,5}(?:[;!]|$)/i;
  if (!isEmpty.test(written)) return false;
  const next = rest.slice(content, content + longestEmpty).replace(/^[^<]*/, "");
  return next.toLowerCase().startsWith(`</${name}`);
}
