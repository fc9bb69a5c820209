import type { Plugin } from "rolldown";

const name = "node:http";
const virtual = `\0${name}`;

/** All exports of `node:http` except WebSocket, CloseEvent and MessageEvent. */
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
 * Lets a bundle use `node:http` without a static import. An import reads every export, and reading the WebSocket loads all of Node's fetch, a tenth
 * of a gate's start time.
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
