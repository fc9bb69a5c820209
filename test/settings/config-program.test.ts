import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runProgram } from "../../src/settings/config/config-program.ts";
import { gate } from "../../src/library/gate.ts";
import type { EffectiveConfig } from "../../src/settings/output/effective.ts";
import { folderWith } from "../folder.ts";
import { portcullis, type Outcome } from "../cli/terminal.ts";
import { someOf } from "../runs.ts";

const url = "https://shop.example/";
const module = "portcullis.config.mjs";

async function printed(folder: string, args: readonly string[] = []): Promise<Outcome> {
  return portcullis(["gate", url, "--print-config", "--json", ...args], { folder });
}

/** A one-line error for bad input. */
function refusal(says: string): Outcome {
  const oneLine = new RegExp(`^portcullis: [^\\n]*${says.replace(/[[\]{}()*+?.\\^$|]/g, "\\$&")}[^\\n]*\\n$`);
  return { code: 2, out: "", err: expect.stringMatching(oneLine) as string };
}

test.for<readonly [program: string, says: string]>(
  someOf(
    [
      ["export default Promise.resolve({ min_ssl: 'A+' })", `/ (${module}) must be an object, not a Promise.`],
      ["export default new Map([['min_ssl', 'A+']])", `/ (${module}) must be an object, not a Map.`],
      ["export default new Date()", "must be an object, not a Date."],
      ["export default class Config {}", "must be an object, not a function."],
      ["export default async () => ({})", "must be an object, not a function."],
      ["export default new (class Config { min_ssl = 'A' })()", "must be an object, not a Config."],
      ["export default Object.create({ min_ssl: 'A' })", "not an object that inherits from another."],
      ["export default 5n", "must be an object, not a bigint."],
      ["export default 'A'", 'must be an object, not "A".'],
      ["export default []", "must be an object, not […]."],
      ["export default null", "must be an object, not null."],
      ["export default undefined", "it has no default export"],
      [
        "export default { min_days: 5n }",
        `/min_days (${module}) must be a value that JSON can represent, not a bigint.`,
      ],
      ["export default { min_days: NaN }", "must be a value that JSON can represent, not NaN."],
      ["export default { min_ssl: Symbol('A') }", "must be a value that JSON can represent, not a symbol."],
      ["export default { [Symbol('min_ssl')]: 'A' }", "not an object with a symbol as key."],
      [
        "export default { targets: ['a.example', undefined] }",
        `/targets/1 (${module}) must be a value that JSON can represent, not undefined`,
      ],
      [
        "const a = {}; a.targets = [a]; export default a",
        `/targets/0 (${module}) must be a value that JSON can represent, not a value that contains`,
      ],
      [
        "export default { get min_ssl() { throw new Error('no\\nway') } }",
        "not a value that throws an error when it is read (no).",
      ],
      [
        "export default { get min_ssl() { throw Object.create(null) } }",
        "not a value that throws an error when it is read",
      ],
      ["export default new Proxy({}, { ownKeys() { throw 1 } })", "not a value that throws an error when it is read"],
      ["const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); export default proxy", "not a value that throws"],
      ["const deep = () => ({ get rules() { return deep() } }); export default deep()", "not more than 32 levels."],
      [
        "export default { rules: Object.fromEntries([['__proto__', 'off']]) }",
        `Unknown key /rules/__proto__ (${module}).`,
      ],
      ["throw Object.create(null)", `${module} cannot be read: an error without a message.`],
      ["throw { toString() { throw 1 } }", "cannot be read: an error without a message."],
      ["throw new Error('')", "cannot be read: an error without a message."],
      ["throw 'in words.'", "cannot be read: in words."],
      ["throw new Error('\\u001b[31mred')", "cannot be read: \\x1b[31mred."],
      ["await new Promise(() => {})", "cannot be read: its top-level await never settles."],
      [
        "Promise.reject(new Error('later')); await new Promise(() => setInterval(() => {}, 1e3))",
        "cannot be read: later.",
      ],
      ["process.exit(0)", "cannot be read: it ended its process with exit code 0 before it exported a configuration."],
      ["process.kill(process.pid, 'SIGKILL')", "cannot be read: it was ended by SIGKILL before"],
      ["process.abort()", "cannot be read: it was ended by SIGABRT before"],
      ["export default await import('./nowhere.mjs')", "cannot be read: Cannot find module"],
    ],
    4,
  ),
)("%s gives a one-line error", async ([program, says]) => {
  expect(await printed(folderWith({ [module]: program }))).toEqual(refusal(says));
});

test.for([
  "for (;;);",
  "await new Promise(() => setInterval(() => {}, 1e3))",
  "export function then() { setInterval(() => {}, 1e3) }",
])("%s is ended after the time limit", async (program) => {
  const folder = folderWith({ [module]: program });

  const ran = await runProgram(join(folder, module), 1500);

  expect(ran).toMatchObject({ broken: { en: "it did not finish within 1.5 seconds" } });
});

test("a program is read from any folder, undefined members are absent, and its output is not part of the result", async () => {
  const folder = folderWith({
    [module]: `console.log("::error::hello"); process.on("exit", () => {}); setInterval(() => {}, 1000);
      export default { min_ssl: undefined, lang: undefined, min_headers: "A", rules: Object.create(null), targets: [{ url: "${url}", name: undefined }] };`,
  });
  const errors = vi.spyOn(process.stderr, "write").mockReturnValue(true);

  const { code, out, err } = await printed(folder);
  const heard = errors.mock.calls.map(([text]) => String(text)).join("");
  errors.mockRestore();

  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(heard).toBe("\\x3a:error::hello\n");
  expect((JSON.parse(out) as EffectiveConfig).targets[0]?.settings).toMatchObject({
    min_ssl: { source: "default" },
    min_headers: { value: "A", source: "file" },
  });
});

test.for<readonly [name: string, text: string]>([
  ["portcullis.config.jsonc", '{ "min_ssl": "A", } // ours'],
  ["portcullis.config.js", "module.exports = { min_ssl: 'A' }"],
  ["portcullis.config.js", "export default { min_ssl: 'A' }"],
  ["portcullis.config.mts", "export default { min_ssl: 'A' as string }"],
])("%s is found and read", async ([name, text]) => {
  const { out, err } = await printed(folderWith({ [name]: text }));

  expect(err).toBe("");
  expect(JSON.parse(out)).toMatchObject({ config: name, targets: [{ settings: { min_ssl: { value: "A" } } }] });
});

const aModule =
  "a configuration in JavaScript or TypeScript must be an ES module, with a name that ends in .mjs, .js, .mts or .ts.";
const data = "a configuration must be JSON (comments are allowed) or an ES module";

test.for([
  ["portcullis.config.cjs", aModule],
  ["portcullis.config.cts", aModule],
  ["portcullis.config.json5", data],
  ["portcullis.config.yaml", data],
  ["portcullis.config.yml", data],
  ["portcullis.config.toml", data],
  ["gate.MJS", aModule],
] as const)("%s is refused, since its format is not read", async ([name, says]) => {
  const folder = folderWith({ [name]: "min_ssl: A" });

  const refused = await printed(folder, name.startsWith("portcullis.config") ? [] : ["--config", name]);

  expect(refused).toEqual(refusal(`${name} cannot be read: ${says}`));
  const named = await printed(folder, ["--config", name]);
  expect(named).toEqual(refusal(`${name} cannot be read: ${says}`));
});

test("unread files next to a configuration are ignored", async () => {
  const { out } = await printed(
    folderWith({ "portcullis.config.json": { min_ssl: "A" }, "portcullis.config.yaml": "" }),
  );

  expect(JSON.parse(out)).toMatchObject({ config: "portcullis.config.json" });
});

test.for<readonly [what: string, make: (path: string) => void, name: string, says: string]>([
  [
    "a dangling link",
    (path) => symlinkSync("nowhere", path),
    "portcullis.config.json",
    "it is a symbolic link to a file that does not exist",
  ],
  [
    "a circular link",
    (path) => symlinkSync(path, path),
    "portcullis.config.json",
    "it is a symbolic link that leads back to itself",
  ],
  [
    "a dangling link",
    (path) => symlinkSync("nowhere", path),
    "package.json",
    "it is a symbolic link to a file that does not exist",
  ],
  ["a folder", (path) => symlinkSync(".", path), "portcullis.config.ts", "it is a folder"],
  [
    "a pipe",
    (path) => void execFileSync("sh", ["-c", 'mkfifo "$0"', path]),
    "portcullis.config.mjs",
    "it is not a regular file",
  ],
  [
    "a pipe",
    (path) => void execFileSync("sh", ["-c", 'mkfifo "$0"', path]),
    "package.json",
    "it is not a regular file",
  ],
])("%s for a configuration is refused: %s", async ([, make, name, says]) => {
  const folder = folderWith({});
  make(join(folder, name));

  expect(await printed(folder)).toEqual(refusal(`${name} cannot be read: ${says}.`));
  expect(await printed(folder, ["--config", name])).toEqual(refusal(`${name} cannot be read: ${says}.`));
});

test("an error about an empty configuration name mentions its option", async () => {
  expect(await printed(folderWith({}), ["--config", ""])).toEqual(
    refusal('--config must be the path of a configuration, not "".'),
  );
});

test("an object from a caller is validated the same way", async () => {
  const wish = { url, config: new Map() as object };

  await expect(gate(wish as never)).rejects.toThrow("/ (config) must be an object, not a Map.");
});
