import { readXml, type XmlTag } from "./xml-tags.ts";

/** Faults that make a logo invalid, draft-svg-tiny-ps-abrotman §2 and the BIMI requirements. */
export const logoFaults = [
  "too-large",
  "malformed",
  "doctype",
  "entity",
  "root",
  "profile",
  "version",
  "position",
  "title",
  "square",
  "element",
  "script",
  "reference",
] as const;

/** One of the logo faults. */
export type LogoFault = (typeof logoFaults)[number];

/** A fault and the element that has it. */
export interface LogoProblem {
  readonly code: LogoFault;
  readonly value: string;
}

/** Bytes; §2: 32 kB of uncompressed text. */
export const largestLogo = 32 * 1024;

/** Scripts, animation, sound and external content: elements of SVG Tiny 1.2 that the profile forbids. */
const forbidden: ReadonlySet<string> = new Set([
  "script",
  "handler",
  "listener",
  "animate",
  "animatecolor",
  "animatemotion",
  "animatetransform",
  "animation",
  "set",
  "mpath",
  "discard",
  "prefetch",
  "audio",
  "video",
  "image",
  "foreignobject",
  "iframe",
  "a",
]);

/** Finds the faults of a logo. Nothing is rendered or fetched. Bounded; never throws. */
export function logoProblems(bytes: Uint8Array): readonly LogoProblem[] {
  if (bytes.length > largestLogo) return [{ code: "too-large", value: `${bytes.length}` }];
  const reading = readXml(Buffer.from(bytes).toString("utf8"));
  const [root] = reading.tags;
  const found: LogoProblem[] = [
    ...(reading.hasDoctype ? [{ code: "doctype" as const, value: "<!DOCTYPE" }] : []),
    ...(reading.hasEntity ? [{ code: "entity" as const, value: "&" }] : []),
    ...(reading.isWellFormed ? [] : [{ code: "malformed" as const, value: "" }]),
  ];
  if (!root || root.name !== "svg") return [...found, { code: "root", value: root?.name ?? "" }];
  const starting = reading.tags.filter(({ kind }) => kind !== "close");
  return distinct([
    ...found,
    ...rootProblems(root),
    ...(hasTitle(reading.tags, reading.texts) ? [] : [{ code: "title" as const, value: "" }]),
    ...starting.flatMap(tagProblems),
  ]);
}

function rootProblems({ attributes }: XmlTag): readonly LogoProblem[] {
  const profile = attributes.get("baseProfile") ?? "";
  const version = attributes.get("version") ?? "";
  const space = attributes.get("xmlns") ?? "";
  const placed = ["x", "y"].filter((name) => attributes.has(name));
  const box = attributes.get("viewBox") ?? "";
  return [
    ...(space === "http://www.w3.org/2000/svg" ? [] : [{ code: "root" as const, value: space }]),
    ...(profile === "tiny-ps" ? [] : [{ code: "profile" as const, value: profile }]),
    ...(version === "1.2" ? [] : [{ code: "version" as const, value: version }]),
    ...(placed.length > 0 ? [{ code: "position" as const, value: placed.join(" ") }] : []),
    ...(isSquare(box) ? [] : [{ code: "square" as const, value: box }]),
  ];
}

function isSquare(box: string): boolean {
  const numbers = box
    .slice(0, 200)
    .trim()
    .split(/[ \t\r\n,]+/)
    .map(Number);
  const [, , width = Number.NaN, height = Number.NaN] = numbers;
  return (
    numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && Math.abs(width - height) <= width / 1000
  );
}

/** Whether the root has a title child with text. */
function hasTitle(tags: readonly XmlTag[], texts: readonly string[]): boolean {
  let depth = 0;
  for (const [index, { name, kind }] of tags.entries()) {
    if (name === "title" && kind === "open" && depth === 1) return (texts[index] ?? "").trim() !== "";
    if (kind === "open") depth++;
    if (kind === "close") depth--;
  }
  return false;
}

function tagProblems({ name, attributes }: XmlTag): readonly LogoProblem[] {
  const local = name.slice(name.indexOf(":") + 1).toLowerCase();
  const found: LogoProblem[] = forbidden.has(local) ? [{ code: "element", value: name }] : [];
  for (const [key, value] of attributes) {
    const bare = key.slice(key.indexOf(":") + 1).toLowerCase();
    if (/^on[a-z]/.test(bare) || /^[ \t\r\n]*javascript:/i.test(value)) found.push({ code: "script", value: key });
    else if (/^(?:href|src)$/.test(bare) && !value.startsWith("#"))
      found.push({ code: "reference", value: `${key}="${value}"` });
    else if (/url\([ \t\r\n]*["']?(?![ \t\r\n"'#])/i.test(value))
      found.push({ code: "reference", value: `${key}="${value}"` });
  }
  return found;
}

/** Each fault once, since a drawing has many elements. */
function distinct(problems: readonly LogoProblem[]): readonly LogoProblem[] {
  const first = new Map<LogoFault, LogoProblem>();
  for (const problem of problems) if (!first.has(problem.code)) first.set(problem.code, problem);
  return [...first.values()];
}
