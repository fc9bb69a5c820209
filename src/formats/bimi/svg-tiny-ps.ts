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
  "no-box",
  "square",
  "element",
  "attribute",
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

/**
 * The elements of SVG Tiny 1.2 (appendix L) without scripts, animation, sound, links, images and other external content, which the profile forbids
 * (§2.2). Elements of full SVG, such as style, clipPath, mask, filter, pattern and symbol, are not in SVG Tiny at all.
 */
const allowed: ReadonlySet<string> = new Set([
  "svg",
  "title",
  "desc",
  "metadata",
  "defs",
  "g",
  "use",
  "switch",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "linearGradient",
  "radialGradient",
  "stop",
  "solidColor",
  "text",
  "tspan",
  "textArea",
  "tbreak",
  "font",
  "font-face",
  "font-face-src",
  "glyph",
  "missing-glyph",
  "hkern",
]);

/** Attributes of full SVG that SVG Tiny does not have. */
const excluded: ReadonlySet<string> = new Set(["style", "clip-path", "mask", "filter"]);

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
  const starting = drawnIn(reading.tags);
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
  const box = attributes.get("viewBox");
  return [
    ...(space === "http://www.w3.org/2000/svg" ? [] : [{ code: "root" as const, value: space }]),
    ...(profile === "tiny-ps" ? [] : [{ code: "profile" as const, value: profile }]),
    ...(version === "1.2" ? [] : [{ code: "version" as const, value: version }]),
    ...(placed.length > 0 ? [{ code: "position" as const, value: placed.join(" ") }] : []),
    ...(box === undefined ? [{ code: "no-box" as const, value: "" }] : []),
    ...(box === undefined || isSquare(box) ? [] : [{ code: "square" as const, value: box }]),
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

/** The tags that start an element, without those inside metadata: any content is allowed there. */
function drawnIn(tags: readonly XmlTag[]): readonly XmlTag[] {
  let within = 0;
  return tags.filter(({ name, kind }) => {
    const isInside = within > 0;
    if (kind === "open" && (isInside || name === "metadata")) within++;
    if (kind === "close" && isInside) within--;
    return kind !== "close" && !isInside;
  });
}

function tagProblems({ name, attributes }: XmlTag): readonly LogoProblem[] {
  const found: LogoProblem[] = isAllowed(name) ? [] : [{ code: "element", value: name }];
  for (const [key, value] of attributes) {
    if (excluded.has(key)) found.push({ code: "attribute", value: key });
    const bare = key.slice(key.indexOf(":") + 1).toLowerCase();
    if (/^on[a-z]/.test(bare) || /^[ \t\r\n]*javascript:/i.test(value)) found.push({ code: "script", value: key });
    else if (/^(?:href|src)$/.test(bare) && !value.startsWith("#"))
      found.push({ code: "reference", value: `${key}="${value}"` });
    else if (/url\([ \t\r\n]*["']?(?![ \t\r\n"'#])/i.test(value))
      found.push({ code: "reference", value: `${key}="${value}"` });
  }
  return found;
}

/** Elements that drawing programs add for themselves have a prefix and are not drawn; an allowed name with a prefix may be any element. */
function isAllowed(name: string): boolean {
  const local = name.slice(name.indexOf(":") + 1);
  if (allowed.has(name)) return true;
  return name.includes(":") && !name.startsWith("svg:") && !ofFullSvg.has(local.toLowerCase());
}

/** Elements that no prefix hides: receivers and validators know them by their namespace, which is not resolved here. */
const ofFullSvg: ReadonlySet<string> = new Set([
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
  "style",
  "clippath",
  "mask",
  "filter",
  "pattern",
  "symbol",
  "marker",
]);

/** The most elements or attributes that are named. */
const mostNamed = 6;

/** Each fault once, since a drawing has many elements; elements and attributes that are not allowed are all named. */
function distinct(problems: readonly LogoProblem[]): readonly LogoProblem[] {
  const first = new Map<LogoFault, LogoProblem>();
  for (const problem of problems) if (!first.has(problem.code)) first.set(problem.code, problem);
  return [...first.values()].map(({ code, value }) => {
    if (code !== "element" && code !== "attribute") return { code, value };
    const names = new Set(problems.filter((each) => each.code === code).map((each) => each.value));
    return { code, value: [...names].slice(0, mostNamed).join(", ") };
  });
}
