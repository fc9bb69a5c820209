/** The elements of a name with all that is in them, as they stand in HTML of ours; none of them may hold another of the same name. */
export function elementsOf(html: string, name: string): readonly string[] {
  return html.match(new RegExp(`<${name}[\\s>][^]*?</${name}>`, "g")) ?? [];
}

/** What such elements say. */
export function textsOf(html: string, name: string): readonly string[] {
  return elementsOf(html, name).map(textWith);
}

/** What a browser would show of a piece of HTML. */
export function textWith(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?<name>lt|gt|quot|amp|#39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, " ")
    .trim();
}

const entities = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };

/** The names of all elements with those of their attributes: what a page consists of, whatever it says. */
export function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(/<(?<tag>\/?[\w-]+)(?<attributes>(?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ({ groups }) => {
      const attributes = (groups?.["attributes"] ?? "").replace(/="[^"]*"/g, "=");
      const names = attributes.match(/\s[\w-]+(?==|\s|$)/g) ?? [];
      return [groups?.["tag"], ...names].join("");
    },
  );
}
