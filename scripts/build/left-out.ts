import { sep } from "node:path";
import type { Plugin } from "rolldown";

/**
 * Modules that listhen needs only for unused options: tunnels, a watcher, the clipboard, WebSockets, generated certificates, and a program to open a
 * browser.
 */
const unused = /^(?:untun|jiti|crossws|tinyclip|node-forge|@parcel\/watcher(?:-wasm)?|h3)(?:\/|$)|\/xdg-open\.mjs$/;

const virtual = "\0left-out";

/** Removes listhen's unused modules from a bundle: more than a megabyte. */
export const leftOut: Plugin = {
  name: "left-out",
  resolveId: (id, importer) =>
    importer?.includes(`${sep}node_modules${sep}listhen${sep}`) && unused.test(id) ? virtual : null,
  load: (id) => (id === virtual ? "export default undefined;" : null),
};
