import type { Plugin } from "rolldown";

const name = "node:http";
const virtual = `\0${name}`;

/** Everything of `node:http` but its WebSocket, CloseEvent and MessageEvent. */
const names = [
  "Agent",
  "ClientRequest",
  "IncomingMessage",
  "METHODS",
  "OutgoingMessage",
  "STATUS_CODES",
  "Server",
  "ServerResponse",
  "createServer",
  "get",
  "globalAgent",
  "maxHeaderSize",
  "request",
  "setMaxIdleHTTPParsers",
  "validateHeaderName",
  "validateHeaderValue",
];

/**
 * Lets a bundle take names from `node:http` without importing it. Importing a module of Node reads every one of its exports, and
 * those of `node:http` include a WebSocket: reading that loads the whole of Node's own fetch, a tenth of the start of a gate.
 */
export const builtinHttp: Plugin = {
  name: "builtin-http",
  resolveId: (id) => (id === name ? virtual : null),
  load(id) {
    if (id !== virtual) return null;
    const taken = names.map((each) => `export const ${each} = /* @__PURE__ */ (() => http.${each})();`);
    return [`const http = process.getBuiltinModule("${name}");`, "export default http;", ...taken].join("\n");
  },
};
