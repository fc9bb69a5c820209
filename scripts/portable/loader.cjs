// @ts-check
"use strict";
// The main of the single-file program. Node can start only one CommonJS text from inside an executable, and Portcullis is modules with workers and
// data beside them. So the loader unpacks them into a private folder, once for each build. The modules that this process runs still come from the
// executable, and what workers run from the folder is verified before each start.
const { hash, randomBytes } = require("node:crypto");
const fs = require("node:fs");
const { createRequire, registerHooks } = require("node:module");
const { homedir, tmpdir } = require("node:os");
// oxlint-disable-next-line typescript/unbound-method -- these use no this
const { dirname, join, sep } = require("node:path");
const { getAsset } = require("node:sea");
const { pathToFileURL } = require("node:url");
const { setFlagsFromString } = require("node:v8");

/**
 * The files by their paths. Workers are verified before each start: nothing else is run from the folder.
 *
 * @typedef {{ version: string, id: string, files: Record<string, { digest: string, size: number, isVerified?: true }> }} Manifest
 */

/** @type {Manifest} */
const manifest = JSON.parse(getAsset("manifest.json", "utf8"));
const args = process.argv.slice(2);

if (args.length === 1 && args[0] === "--version") process.stdout.write(`${manifest.version}\n`);
else start();

function start() {
  let folder;
  try {
    folder = unpacked();
  } catch (error) {
    process.stderr.write(`portcullis: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
  // A worker is started as this program with the path of its file, after options for V8.
  const at = args.findIndex((arg) => !arg.startsWith("--"));
  const worker = args[at] ?? "";
  const isWorker = process.channel !== undefined && worker.startsWith(folder + sep) && worker.endsWith("-worker.js");
  if (isWorker) for (const option of args.slice(0, at)) setFlagsFromString(option);
  const entry = isWorker ? worker : join(folder, "dist/cli/index.js");
  process.argv = [process.execPath, entry, ...(isWorker ? args.slice(at + 1) : args)];
  runFromExecutable(`${pathToFileURL(folder).href}/`);
  // A text inside an executable cannot import files itself.
  createRequire(join(folder, "loader"))("./import.cjs")(entry);
}

/**
 * Whatever happens to the folder while this process runs, its modules are those of the executable.
 *
 * @param {string} base URL of the folder
 */
function runFromExecutable(base) {
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith(base) ? url.slice(base.length) : "";
      if (!path.endsWith(".js") || !(path in manifest.files)) return next(url, context);
      return { format: "module", source: getAsset(path, "utf8"), shortCircuit: true };
    },
  });
}

/**
 * The folder with the verified program.
 *
 * @returns {string}
 */
function unpacked() {
  const chosen = process.env["PORTCULLIS_CACHE_DIR"];
  let base = chosen || "~/.cache/portcullis";
  try {
    // A user id without an entry in passwd has no home: then homedir() throws.
    base = chosen || join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "portcullis");
    return ready(base);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (chosen) throw new Error(`cannot unpack into PORTCULLIS_CACHE_DIR: ${message}`, { cause: error });
    return temporary(base, message);
  }
}

/**
 * With a home that cannot be written, the program lives in a folder that ends with it.
 *
 * @param {string} base
 * @param {string} reason
 */
function temporary(base, reason) {
  let folder = "";
  try {
    folder = fs.mkdtempSync(join(tmpdir(), "portcullis-"));
    write(folder);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Error(
      `cannot unpack into ${base} (${reason}) or ${tmpdir()} (${message}). Set PORTCULLIS_CACHE_DIR to a folder that you can write.`,
      { cause: error },
    );
  }
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} base */
function ready(base) {
  fs.mkdirSync(base, { recursive: true, mode: 0o700 });
  demandPrivate(base, 0o022);
  const folder = join(fs.realpathSync(base), `program-${manifest.version}-${manifest.id}`);
  if (isIntact(folder)) return folder;
  const fresh = `${folder}.${process.pid}.${randomBytes(6).toString("hex")}`;
  try {
    fs.mkdirSync(fresh, { mode: 0o700 });
    write(fresh);
    place(fresh, folder);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/**
 * Moves a new folder to its place. Another process may have been faster, and then its folder is as good.
 *
 * @param {string} fresh
 * @param {string} folder
 */
function place(fresh, folder) {
  try {
    fs.renameSync(fresh, folder);
  } catch {
    if (!isIntact(folder)) {
      fs.renameSync(folder, `${fresh}.old`);
      fs.renameSync(fresh, folder);
      fs.rmSync(`${fresh}.old`, { recursive: true, force: true });
    }
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Whether the folder is private and holds the files of this build.
 *
 * @param {string} folder
 */
function isIntact(folder) {
  try {
    demandPrivate(folder, 0o077);
    return Object.entries(manifest.files).every(([path, { digest, size, isVerified }]) => {
      const file = join(folder, path);
      return isVerified ? hash("sha256", fs.readFileSync(file)) === digest : fs.statSync(file).size === size;
    });
  } catch {
    return false;
  }
}

/**
 * Code from a folder that others can write must not run.
 *
 * @param {string} folder
 * @param {number} forbidden bits of its mode
 */
function demandPrivate(folder, forbidden) {
  const stat = fs.lstatSync(folder);
  const real = stat.isSymbolicLink() && forbidden === 0o022 ? fs.statSync(folder) : stat;
  if (!real.isDirectory()) throw new Error(`${folder} is not a folder`);
  if (process.getuid && real.uid !== process.getuid()) throw new Error(`${folder} belongs to another user`);
  if (process.getuid && (real.mode & forbidden) !== 0) throw new Error(`others can use ${folder}`);
}

/** @param {string} folder */
function write(folder) {
  for (const [path, { digest }] of Object.entries(manifest.files)) {
    const content = new Uint8Array(getAsset(path));
    if (hash("sha256", content) !== digest) throw new Error(`this program is damaged: ${path}`);
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    fs.writeFileSync(join(folder, path), content, { mode: 0o600 });
  }
}
