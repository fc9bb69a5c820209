import { expect, test } from "vitest";
import { opensSockets, readReferences } from "./references.ts";

/** A module's possible ways to the network: other modules by name, globals by identifier. */
function waysOut(text: string): readonly string[] {
  const { imports, escapes } = readReferences(text);
  return [...imports.filter(opensSockets).map(({ from }) => from), ...escapes];
}

test.for<readonly [what: string, text: string, ways: readonly string[]]>([
  ["a plain import", `import { connect } from "node:net";`, ["node:net"]],
  ["an import without the scheme", `import { connect } from "tls";`, ["tls"]],
  ["single quotes", `import { connect } from 'node:tls';`, ["node:tls"]],
  ["an import over several lines", `import\n  { connect }\n  from\n  "node:net";`, ["node:net"]],
  ["comments in between", `import /* a */ { connect } /* b */ from // c\n "node:net";`, ["node:net"]],
  ["an import after other code", `const a = 1; import { connect } from "node:net";`, ["node:net"]],
  ["a harmless name beside another", `import { isIP, connect } from "node:net";`, ["node:net"]],
  ["a harmless name for another", `import { connect as isIP } from "node:net";`, ["node:net"]],
  ["a quoted name", `import { "connect" as isIP } from "node:net";`, ["node:net"]],
  ["a default import", `import net from "node:net";`, ["node:net"]],
  ["a whole module", `import * as isIP from "node:net";`, ["node:net"]],
  ["a module for its effects", `import "node:net";`, ["node:net"]],
  ["a name handed on", `export { connect } from "node:net";`, ["node:net"]],
  ["a whole module handed on", `export * from "node:net";`, ["node:net"]],
  ["a type beside a value", `import { type Socket, connect } from "node:net";`, ["node:net"]],
  ["a part of a package", `import { Client } from "undici/lib/x.js";`, ["undici/lib/x.js"]],
  ["a part of a module", `import { lookup } from "node:dns/promises";`, ["node:dns/promises"]],
  ["an unknown package", `import { WebSocket as Socket } from "ws";`, ["ws"]],
  ["a package named like a harmless one", `import { z } from "zod-net";`, ["zod-net"]],
  ["a process that could do anything", `import { spawn } from "node:child_process";`, ["node:child_process"]],
  ["a file by its URL", `import { a } from "file:///srv/a.js";`, ["file:///srv/a.js"]],
  ["a dynamic import", `const net = await import("node:net");`, ["node:net"]],
  ["a dynamic import of one harmless name", `const { isIP } = await import("node:net");`, ["node:net"]],
  ["a dynamic import of a template", "await import(`node:net`);", ["node:net"]],
  ["a dynamic import over several lines", `await import(\n  // here\n  'node:net'\n);`, ["node:net"]],
  ["a dynamic import of a template with a hole", "await import(`node:${name}`);", ["import(…)"]],
  ["a dynamic import of a sum", `await import("../net/" + "door.ts");`, ["import(…)"]],
  ["a dynamic import of a variable", `await import(name);`, ["import(…)"]],
  ["a request", `await fetch(url);`, ["fetch"]],
  ["a request by the global object", `await globalThis.fetch(url);`, ["globalThis"]],
  ["a request taken out of the global object", `const { fetch: ask } = globalThis;`, ["globalThis"]],
  ["a request under another name", `const ask = fetch;`, ["fetch"]],
  ["a request put into an object", `const port = { fetch };`, ["fetch"]],
  ["a web socket", `new WebSocket(url);`, ["WebSocket"]],
  ["a stream of events", `new EventSource(url);`, ["EventSource"]],
  ["a builtin without an import", `process.getBuiltinModule("node:tls");`, ["getBuiltinModule"]],
  ["the same, quoted", `process["getBuiltinModule"]("node:tls");`, ["process[…]", "getBuiltinModule"]],
  ["the same, in pieces", `process["getBuiltin" + name]("node:tls");`, ["process[…]"]],
  ["the same, taken out", `const { getBuiltinModule: load } = process;`, ["getBuiltinModule"]],
  ["the same, by reflection", `Reflect.get(process, "getBuiltinModule");`, ["getBuiltinModule"]],
  ["a binding", `process.binding("tcp_wrap");`, ["binding"]],
  ["CommonJS", `require("node:net");`, ["require"]],
  ["CommonJS in TypeScript", `import net = require("node:net");`, ["require"]],
  ["a maker of require", `import { createRequire } from "node:module";`, ["node:module", "createRequire"]],
  ["evaluated text", `eval("1");`, ["eval"]],
  ["a function of text", `new Function("return 1");`, ["Function"]],
])("%s is seen", ([, text, ways]) => {
  expect(waysOut(text)).toEqual(ways);
});

test.for<readonly [what: string, text: string]>([
  ["a test of an address", `import { isIP } from "node:net";`],
  ["the type of a socket", `import type { Socket } from "node:net";`],
  ["the type of a socket, marked by itself", `import { type Socket, isIP } from "node:net";`],
  ["a type handed on", `export type { Socket } from "node:net";`],
  ["a type written with import()", `type A = import("node:net").Socket;`],
  ["the type of a global", `let ask: typeof fetch;`],
  ["a file of our own", `import { openGuard } from "../net/guard.ts";`],
  ["a file of our own, when it is needed", `const { openGuard } = await import("../net/guard.ts");`],
  ["a part of a known package", `import yargs from "yargs/yargs";`],
  ["a word in a sentence", `const text = "fetch, require and import('node:net') are words";`],
  ["a comment", `// import { connect } from "node:net"; fetch();`],
  ["a method of a port", `context.net.fetch(url);`],
  ["a pattern with quotes", `const quoted = /import "node:net"/;`],
  ["streams of the process", `const { stdout } = process; process.env.A;`],
])("%s leads nowhere", ([, text]) => {
  expect(waysOut(text)).toEqual([]);
});
