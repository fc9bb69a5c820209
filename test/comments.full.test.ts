import { expect, test } from "vitest";
import { langOf, nameOf, sources, statementsOf, textOf, isNode, type Node } from "./sources.ts";

/** Exports without a doc comment directly above; re-exports are described at their origin. */
function undescribed(text: string, lang: "ts" | "tsx" = "ts"): readonly string[] {
  const statements = statementsOf(text, lang);
  const described = new Set<string>();
  const bare: string[] = [];
  statements.forEach((statement, index) => {
    const before = text.slice(statements[index - 1]?.end ?? 0, statement.start);
    for (const name of exportedNames(statement)) {
      if (isSentence(before)) described.add(name);
      // Of a function with several signatures the first is enough.
      else if (!described.has(name)) bare.push(name);
    }
  });
  return bare;
}

function exportedNames(statement: Node): readonly string[] {
  if (statement.type === "ExportDefaultDeclaration") return ["default"];
  const { declaration } = statement;
  if (statement.type !== "ExportNamedDeclaration" || !isNode(declaration)) return [];
  const declared = (declaration["declarations"] ?? [declaration]) as readonly Node[];
  return declared.map(({ id }) => nameOf(id) ?? "");
}

/** Whether the text before a declaration ends in a doc comment of several words that ends like a sentence. */
function isSentence(before: string): boolean {
  const gap = before.replace(/\n[ \t]*\/\/ oxlint-disable[^\n]*/g, "");
  const comment = /\/\*\*(?<words>(?:[^*]|\*(?!\/))*)\*\/[ \t]*\n?[ \t]*$/.exec(gap)?.groups?.["words"] ?? "";
  const words = comment.replace(/^[ \t]*\*/gm, " ").trim();
  return /\S\s+\S/.test(words) && /[.:)…`]$/.test(words);
}

test.for<readonly [what: string, text: string, bare: readonly string[]]>([
  ["a described function", `/** Counts the days. */\nexport function a() {}`, []],
  ["a description over several lines", `/**\n * Counts\n * the days.\n */\nexport const a = 1;`, []],
  [
    "an instruction to the linter in between",
    `/** Any check. */\n// oxlint-disable-next-line x -- y\nexport type A = 1;`,
    [],
  ],
  ["names handed on", `export { a } from "./a.ts";\nexport type { B } from "./b.ts";\nexport * from "./c.ts";`, []],
  ["what is not exported", `const a = 1;\nfunction b() {}`, []],
  ["a function", `export function a() {}`, ["a"]],
  ["an asynchronous function", `export async function a() {}`, ["a"]],
  ["a constant", `export const a = 1;`, ["a"]],
  ["each of several constants", `export const a = 1, b = 2;`, ["a", "b"]],
  ["an interface", `export interface A {}`, ["A"]],
  ["a type", `export type A = 1;`, ["A"]],
  ["a class", `export class A {}`, ["A"]],
  ["a default", `export default 1;`, ["default"]],
  ["a type behind the list it is made of", `/** All of them. */\nexport const a = [];\nexport type A = 1;`, ["A"]],
  ["a comment that is no description", `// Counts the days.\nexport const a = 1;`, ["a"]],
  ["a block that is no description", `/* Counts the days. */\nexport const a = 1;`, ["a"]],
  ["a description some lines above", `/** Counts the days. */\n\nexport const a = 1;`, ["a"]],
  ["a description of something else", `/** Counts the days. */\nconst a = 1;\nexport const b = 1;`, ["b"]],
  ["one word", `/** Days. */\nexport const a = 1;`, ["a"]],
  ["half a sentence", `/** Counts the */\nexport const a = 1;`, ["a"]],
  ["an empty description", `/** */\nexport const a = 1;`, ["a"]],
])("%s", ([, text, bare]) => {
  expect(undescribed(text)).toEqual(bare);
});

test("every export has a doc comment", () => {
  const found = sources.map((file) => ({ file, bare: undescribed(textOf(file), langOf(file)) }));

  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ bare }) => bare.length > 0)).toEqual([]);
});
