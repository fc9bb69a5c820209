/** Markup that is safe to send as it stands. */
export interface Markup {
  readonly text: string;
}

/** What may stand in a hole of a template: text is escaped, markup is taken as it is, a list is joined, nothing is nothing. */
type Hole = string | number | Markup | null | readonly Hole[];

/** A template of HTML in which whatever is no markup is escaped. */
export function markup(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  return { text: parts.reduce((text, part, index) => text + write(holes[index - 1] ?? null) + part) };
}

/** Text that becomes markup without any change: a style sheet of ours, never anything from outside. */
export function trusted(text: string): Markup {
  return { text };
}

function write(hole: Hole): string {
  if (hole === null) return "";
  if (typeof hole === "string" || typeof hole === "number") return escape(`${hole}`);
  return "text" in hole ? hole.text : hole.map(write).join("");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** Marks the link to the page itself. */
export function current(isCurrent: boolean): Markup | null {
  return isCurrent ? trusted('aria-current="page"') : null;
}
