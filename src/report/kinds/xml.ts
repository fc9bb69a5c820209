// XML 1.0 §2.2: what is no character of a document, not even as a reference.
const forbidden =
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as the content of an element, or of an attribute: it holds no mark-up, and nothing that XML forbids. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);
}

/** The attributes of an element; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element around what is XML already. */
export function element(name: string, attributes: Attributes, content: readonly string[] = []): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(String(value))}"`],
  );
  const start = `<${name}${given.join("")}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.join("")}</${name}>`;
}
