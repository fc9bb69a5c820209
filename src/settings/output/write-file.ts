import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  constants,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "./folders.ts";
import { leadsTo } from "./same-file.ts";
import { codeOf } from "../system-words.ts";

/**
 * Writes a file, and creates its folder if necessary. A link stays, and its target is written. The file is replaced as a whole, so that
 * readers never see half of it. It is overwritten in place if it cannot be replaced (a mounted file, a folder without write permission) or
 * is not a regular file. Waits for the reader of a pipe, up to a limit. Throws an error of the operating system.
 */
export async function writeFile(text: string, path: string): Promise<void> {
  const file = leadsTo(path);
  makeFolder(dirname(file));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFIFO()) return writePipe(text, file);
  if (descriptor.test(resolve(path))) return appendFileSync(path, text);
  if (found && !found.isFile()) return writeFileSync(file, text);
  try {
    replace(text, file, found?.mode);
  } catch (error) {
    if (!found || !inPlace.has(codeOf(error))) throw error;
    writeFileSync(file, text);
  }
}

/** Open file descriptors. They may already contain output of others, so text is appended. */
const descriptor = /^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;

/** Errors that prevent a file from being replaced, but not from being written. */
const inPlace: ReadonlySet<string> = new Set(["EACCES", "EBUSY", "EPERM", "EROFS", "EXDEV"]);

function replace(text: string, file: string, mode: number | undefined): void {
  // In the same folder, but not named after the file: its name may have the maximum length.
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: "wx", ...(mode !== undefined && { mode }) });
    renameSync(temporary, file);
  } catch (error) {
    discard(temporary);
    throw error;
  }
}

/** Removes an incomplete file. It may not exist. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The caller already gets the original error.
  }
}

/** Milliseconds that a pipe may make no progress, because it has no reader or a busy one. */
const longestPause = 5000;
const pause = 20;

/** Opening and writing do not block, so that an interrupt is handled in the meantime. */
async function writePipe(text: string, path: string): Promise<void> {
  const pipe = await patiently(() => openSync(path, constants.O_WRONLY | constants.O_NONBLOCK), "ENXIO");
  try {
    const bytes = Buffer.from(text);
    for (let sent = 0; sent < bytes.length;) {
      const from = sent;
      sent += await patiently(() => writeSync(pipe, bytes, from), "EAGAIN");
    }
  } finally {
    closeSync(pipe);
  }
}

/** Retries while a temporary error lasts. */
async function patiently<T>(act: () => T, reason: "ENXIO" | "EAGAIN"): Promise<T> {
  for (const end = performance.now() + longestPause; ; await sleep(pause)) {
    try {
      return act();
    } catch (error) {
      if (codeOf(error) !== reason) throw error;
      if (performance.now() >= end) throw reason === "EAGAIN" ? stuck() : error;
    }
  }
}

function stuck(): Error {
  return Object.assign(new Error("a pipe takes nothing"), { code: "ETIMEDOUT" });
}
