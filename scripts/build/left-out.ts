import { sep } from "node:path";
import type { Plugin } from "rolldown";

/**
 * What listhen reaches for options that are never set: tunnels, a watcher, the clipboard, WebSockets, certificates of its own making,
 * and a program that it would write into the temporary folder to open a browser.
 */
const unused = /^(?:untun|jiti|crossws|tinyclip|node-forge|@parcel\/watcher(?:-wasm)?|h3)(?:\/|$)|\/xdg-open\.mjs$/;

const virtual = "\0left-out";

/** Leaves out of a bundle what listhen would bring along and nobody calls: more than a megabyte. */
export const leftOut: Plugin = {
  name: "left-out",
  resolveId: (id, importer) =>
    importer?.includes(`${sep}node_modules${sep}listhen${sep}`) && unused.test(id) ? virtual : null,
  load: (id) => (id === virtual ? "export default undefined;" : null),
};
