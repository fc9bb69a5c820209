import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { commandNames } from "../../src/cli/command-table.ts";

const root = resolve(import.meta.dirname, "../..");
const commands = commandNames().join("|");

/**
 * A command line that starts with the bare name, which no shell finds in a clone or a project. The name of a command in backticks is
 * allowed.
 */
const bare = new RegExp(
  String.raw`(?<!npx (?:-y )?)(?<![\w/@.:-]|-- |\`)portcullis (?:${commands})\b|(?<!npx (?:-y )?)\`portcullis (?:${commands}) [^\`]+\``,
  "g",
);

function bareCommands(text: string): readonly string[] {
  return [...text.matchAll(bare)].map(([found]) => found);
}

test.for<readonly [text: string, found: readonly string[]]>([
  ["Run npx portcullis dns shop.example to see.", []],
  ["claude mcp add portcullis -- npx -y portcullis mcp", []],
  ["npx --package=portcullis@0.1.0 -- portcullis gate", []],
  ["`portcullis serve` answers it", []],
  ["Run portcullis dns shop.example to see.", ["portcullis dns"]],
  ["    portcullis keys create ci", ["portcullis keys"]],
  ["`portcullis keys create ci`", ["`portcullis keys create ci`"]],
])("a bare command is recognised: %s", ([text, found]) => {
  expect(bareCommands(text)).toEqual(found);
});

/** Texts for people: the words of the checks and of the command line, and the hand-written pages. */
function texts(): readonly (readonly [place: string, text: string])[] {
  const sources = ["src/checks", "src/cli", "server/pages"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".test.ts"))
      .map((name) => join(folder, name)),
  );
  const pages = ["README.md", "CONTRIBUTING.md", "docs/agents.md", "docs/self-hosting.md"];
  return [...sources, ...pages].map((place) => [place, withoutComments(readFileSync(join(root, place), "utf8"))]);
}

function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
}

test("a command that is copied from our texts works, also in a clone", () => {
  const found = texts().flatMap(([place, text]) => bareCommands(text).map((each) => `${place}: ${each}`));

  expect(found).toEqual([]);
});
