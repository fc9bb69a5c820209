import type { Plugin } from "rolldown";

const lazy = /^(?:node:)?(?<name>crypto|tls|zlib|module|util)$/;
/** The engine, and what starts it. Other packages extend classes of Node, and the server loads all of these modules anyway. */
const importers = /\/(?:src|node_modules\/(?:yargs|yargs-parser|y18n|cliui|@actions\/core))\//;

const prefix = "\0lazy-builtin:";

/**
 * Lets the engine import modules of Node that load when they are used. An import of `node:crypto` costs a third of the start of an Action that only
 * refuses its inputs, and it reads every export, even one that loads Web Crypto.
 */
export const lazyBuiltins: Plugin = {
  name: "lazy-builtins",
  resolveId(id, importer = "") {
    const name = lazy.exec(id)?.groups?.["name"];
    return name !== undefined && importers.test(importer) ? `${prefix}${name}` : null;
  },
  load(id) {
    if (!id.startsWith(prefix)) return null;
    const name = `node:${id.slice(prefix.length)}`;
    const names = Object.keys(process.getBuiltinModule(name) ?? {}).filter((each) => each !== "default");
    const taken = names.map((each) => `export const ${each} = /* @__PURE__ */ later(() => load().${each});`);
    const load = `const load = () => process.getBuiltinModule("${name}");`;
    return [later, load, "export default /* @__PURE__ */ later(load);", ...taken].join("\n");
  },
};

/** Stands for a function, a class or an object until it is called, constructed or read. */
const later = `const later = (read) => {
  let value;
  const used = () => (value ??= read());
  return new Proxy(function () {}, {
    apply: (_, self, values) => Reflect.apply(used(), self, values),
    construct: (_, values, made) => Reflect.construct(used(), values, made),
    get: (_, name) => used()[name],
    has: (_, name) => name in used(),
  });
};`;
