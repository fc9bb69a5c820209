import { randomBytes } from "node:crypto";
import { closeSync, linkSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { codeOf } from "../../../src/settings/system-words.ts";
import { makeOwnFolder } from "../sqlite/engine.ts";
import { secretIn } from "../place.ts";
import { shortestSecret } from "./encryption.ts";

/** Bytes of a generated secret. */
const length = 32;

/** The secret of a data directory, created on first use. Throws the file system's error, or where the file contains no secret. */
export function storedSecret(folder: string): string {
  const path = secretIn(folder);
  return read(path) ?? make(folder, path);
}

function read(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8").trim();
    if (text.length < shortestSecret)
      throw new Error(`${path} contains no secret of at least ${shortestSecret} characters`);
    return text;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Created atomically and once: processes that start together use the same. */
function make(folder: string, path: string): string {
  makeOwnFolder(folder);
  const part = `${path}.${process.pid}.part`;
  const secret = randomBytes(length).toString("base64url");
  try {
    const file = openSync(part, "wx", 0o600);
    writeSync(file, `${secret}\n`);
    closeSync(file);
    linkSync(part, path);
    return secret;
  } catch (error) {
    const found = codeOf(error) === "EEXIST" ? read(path) : null;
    if (found === null) throw error;
    return found;
  } finally {
    rmSync(part, { force: true });
  }
}
