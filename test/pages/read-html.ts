/** The elements of a name with their content, in our own HTML; none may contain another of the same name. */
export function elementsOf(html: string, name: string): readonly string[] {
  return html.match(new RegExp(`<${name}[\\s>][^]*?</${name}>`, "g")) ?? [];
}

/** The text of such elements. */
export function textsOf(html: string, name: string): readonly string[] {
  return elementsOf(html, name).map(textWith);
}

/** The visible text of a piece of HTML. */
export function textWith(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?<name>lt|gt|quot|amp|#39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, " ")
    .trim();
}

const entities = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

/** The names of all elements and their attributes: the structure of a page without its text. */
export function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(/<(?<tag>\/?[\w-]+)(?<attributes>(?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ({ groups }) => {
      const attributes = (groups?.["attributes"] ?? "").replace(/="[^"]*"/g, "=");
      const names = attributes.match(/\s[\w-]+(?==|\s|$)/g) ?? [];
      return [groups?.["tag"], ...names].join("");
    },
  );
}
