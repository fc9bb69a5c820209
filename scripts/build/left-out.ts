import { sep } from "node:path";
import type { Plugin } from "rolldown";

/** Modules of packages that serve only their unused options, by the package that imports them. */
const unused: Readonly<Record<string, RegExp>> = {
  // Tunnels, a watcher, the clipboard, WebSockets, generated certificates, and a program to open a browser: more than a megabyte.
  listhen: /^(?:untun|jiti|crossws|tinyclip|node-forge|@parcel\/watcher(?:-wasm)?|h3)(?:\/|$)|\/xdg-open\.mjs$/,
  // Mocks, WebSockets, server-sent events, a second HTTP parser that only a variable switches on, and the parser for processors from before 2008.
  undici: /\/lib\/mock\/|\/web\/(?:websocket|eventsource)\/|\/milo\/|\/llhttp-wasm\.js$/,
  // Jobs by the calendar: `schedule` is false, and watches have times of their own.
  "pg-boss": /^(?:cron-parser|rrule-temporal)$/,
};

const virtual = "\0left-out";

/** The imports that bundlers must find by name. */
const names = "export const CronExpressionParser = undefined, RRuleTemporal = undefined;";

/** Removes modules that are never used from a bundle. */
export const leftOut: Plugin = {
  name: "left-out",
  resolveId: (id, importer = "") =>
    Object.entries(unused).some(
      ([name, ids]) => importer.includes(`${sep}node_modules${sep}${name}${sep}`) && ids.test(id),
    )
      ? virtual
      : null,
  load: (id) => (id === virtual ? `${names}\nexport default undefined;` : null),
};
