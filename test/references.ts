import { isNode, nameOf, running, statementsOf, stringOf, type Node } from "./sources.ts";

/** The names that a module imports from another. */
export interface Import {
  /** As written. */
  readonly from: string;
  /** The names that are taken, without types; `*` where it is the whole module. */
  readonly names: readonly string[];
}

/** A module's references to other code. */
export interface References {
  readonly imports: readonly Import[];
  /** Ways to load code or reach the network without an import, in order. */
  readonly escapes: readonly string[];
}

/** Modules that open no socket, load no code and start no process; a module that is not listed counts as if it did. */
const harmlessModules =
  /^node:(?:assert|async_hooks|buffer|crypto|events|fs|fs\/promises|os|path|perf_hooks|stream|stream\/promises|timers|timers\/promises|url|util|v8|zlib)$/;
const harmlessPackages = [
  "@modelcontextprotocol/server",
  "csp_evaluator",
  "ipaddr.js",
  "kysely",
  "lru-cache",
  "pino",
  "preact",
  "preact-render-to-string",
  "proxy-addr",
  "rate-limiter-flexible",
  "fast-string-width",
  "structured-headers",
  "uqr",
  "postal-mime",
  "tldts",
  "yargs",
  "yargs-parser",
  "zod",
  "zod-openapi",
];

/** Harmless exports of modules that are not harmless. */
const harmlessNames = new Set(["isIP", "isIPv4", "isIPv6"]);

/** Globals that open connections, load code or lead to those that do. */
const outlawed = new Set([
  "fetch",
  "WebSocket",
  "WebSocketStream",
  "EventSource",
  "XMLHttpRequest",
  "require",
  "eval",
  "Function",
  "globalThis",
  "global",
]);

/** Members of any object that load modules without an import. */
const loaders = new Set(["getBuiltinModule", "createRequire", "binding", "_linkedBinding", "dlopen", "mainModule"]);

/** Reads the imports of a module and its ways around them. Imports of types alone load nothing and are left out. */
export function readReferences(text: string, lang: "ts" | "tsx" = "ts"): References {
  const nodes = statementsOf(text, lang).flatMap((statement) => [...running(statement)]);
  return {
    imports: nodes.flatMap((node) => importOf(node) ?? []),
    escapes: nodes.flatMap((node) => escapeOf(node) ?? []),
  };
}

function importOf(node: Node): Import | null {
  if (node["importKind"] === "type" || node["exportKind"] === "type") return null;
  const from = stringOf(node["source"]);
  if (from === null) return null;
  if (node.type === "ImportExpression" || node.type === "ExportAllDeclaration") return { from, names: ["*"] };
  const specifiers = (node["specifiers"] ?? []) as readonly Node[];
  const values = specifiers.filter((each) => each["importKind"] !== "type" && each["exportKind"] !== "type");
  // `import { type A } from` loads the module but takes nothing from it; `import "…"` runs it.
  return { from, names: specifiers.length === 0 ? ["*"] : values.map(takenName) };
}

function takenName(specifier: Node): string {
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  return nameOf(specifier["imported"] ?? specifier["local"]) ?? "*";
}

function escapeOf(node: Node): string | null {
  if (node.type === "ImportExpression") return stringOf(node["source"]) === null ? "import(…)" : null;
  if (node.type === "TSExternalModuleReference") return "require";
  const name = node.type === "Identifier" ? nameOf(node) : null;
  if (name !== null) return outlawed.has(name) ? name : null;
  const label = labelOf(node);
  if (label !== null && loaders.has(label)) return label;
  if (node.type === "MemberExpression" && node["computed"] === true && nameOf(node["object"]) === "process")
    return "process[…]";
  return null;
}

/** The name by which a node takes something out of an object or a module, and a string that could be one. */
function labelOf(node: Node): string | null {
  if (node.type === "MemberExpression" && node["computed"] === false) return nameOf(node["property"]);
  if (node.type === "Property" && node["computed"] === false) return nameOf(node["key"]);
  if (node.type === "ImportSpecifier") return nameOf(node["imported"]);
  return isNode(node) ? stringOf(node) : null;
}

/** Whether an import could reach the network; our own files are checked themselves. */
export function opensSockets({ from, names }: Import): boolean {
  if (from.startsWith(".") || harmlessModules.test(from)) return false;
  if (harmlessPackages.some((name) => from === name || from.startsWith(`${name}/`))) return false;
  return !/^(?:node:)?net$/.test(from) || names.some((name) => !harmlessNames.has(name));
}
