import { expect, test } from "vitest";
import { withoutFacades } from "../scripts/build/facades.ts";

const gate = "const t = 1, r = 2;\nexport { t, r };\n";
const facade = 'export { t as ssl, r as default } from "./gate.js";\n';

test("a dynamic import of a facade names the exports itself, and the facade is gone", () => {
  const files = { "index.js": 'const { ssl } = await import("./ssl.js");\n', "gate.js": gate, "ssl.js": facade };

  expect(withoutFacades(files, ["index.js"])).toEqual({
    "index.js": 'const { ssl } = await import("./gate.js").then((m) => ({ ssl: m.t, default: m.r }));\n',
    "gate.js": gate,
  });
});

test.for<[what: string, files: Readonly<Record<string, string>>, entries: readonly string[]]>([
  [
    "is imported statically",
    { "index.js": 'import { ssl } from "./ssl.js";\n', "gate.js": gate, "ssl.js": facade },
    [],
  ],
  ["is an entry", { "gate.js": gate, "ssl.js": facade }, ["ssl.js"]],
  ["does more than that", { "gate.js": gate, "ssl.js": `${facade}start();\n` }, []],
])("a file that %s stays", ([, files, entries]) => {
  expect(withoutFacades(files, entries)).toEqual(files);
});
