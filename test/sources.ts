import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vitest/node";

/** Every source of the product, without its tests: paths from the root, with forward slashes. */
export const sources: readonly string[] = globSync(["src/**/*.ts", "server/**/*.{ts,tsx}"])
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith(".test.ts"))
  .toSorted();

/** The text of a source. */
export function textOf(file: string): string {
  return readFileSync(file, "utf8");
}

/** The language of a source, by its extension. */
export function langOf(file: string): "ts" | "tsx" {
  return file.endsWith(".tsx") ? "tsx" : "ts";
}

/** A node of a syntax tree (ESTree with TypeScript), as far as it is used here. */
export interface Node {
  readonly type: string;
  /** Offsets into the text. */
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The statements of a TypeScript module; throws for invalid syntax. Uses a parser, so every spelling is covered. */
export function statementsOf(text: string, lang: "ts" | "tsx" = "ts"): readonly Node[] {
  return parseAst(text, { lang }).body as unknown as readonly Node[];
}

/** A node itself and everything in it that runs: types are left out, and so are names that merely label a property. */
export function* running(node: Node): Generator<Node> {
  if (node.type === "TSTypeAliasDeclaration" || node.type === "TSInterfaceDeclaration") return;
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (ofTypes.has(key) || isLabel(node, key)) continue;
    for (const child of [value].flat()) if (isNode(child)) yield* running(child);
  }
}

const ofTypes = new Set([
  "typeAnnotation",
  "typeArguments",
  "typeParameters",
  "returnType",
  "superTypeArguments",
  "implements",
]);

function isLabel({ type, computed }: Node, key: string): boolean {
  if (type === "ImportSpecifier") return key === "imported";
  if (type === "ExportSpecifier") return key === "exported";
  return (key === "property" || key === "key") && computed === false;
}

/** Whether a value of a syntax tree is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The text of a string or of a template without holes; null where a node is neither. */
export function stringOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral") return null;
  const parts = node["quasis"] as readonly { readonly value: { readonly cooked: string } }[];
  return parts.length === 1 ? (parts[0]?.value.cooked ?? null) : null;
}

/** The name of an identifier or a string literal. */
export function nameOf(node: unknown): string | null {
  return isNode(node) && typeof node["name"] === "string" ? node["name"] : stringOf(node);
}
