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
 * Writes a file, its folder as well where there is none; a link stays one, and what it leads to is written. Whoever reads it never
 * finds half of it, unless nothing can be put in its place: a mounted file, or one in a folder that is closed to us, is written as it
 * stands, and so is what is no regular file. A pipe that nobody reads is waited for, and not for ever. Throws an error of the
 * operating system.
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

/** What is open already, and holds what others write there. */
const descriptor = /^(?:\/dev\/(?:std(?:out|err)|fd\/\d+)|\/proc\/[^/]+\/fd\/\d+)$/;

/** What keeps a file from being replaced and not from being written. */
const inPlace: ReadonlySet<string> = new Set(["EACCES", "EBUSY", "EPERM", "EROFS", "EXDEV"]);

function replace(text: string, file: string, mode: number | undefined): void {
  // Beside the file, and not named after it: its name may be as long as names can be.
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: "wx", ...(mode !== undefined && { mode }) });
    renameSync(temporary, file);
  } catch (error) {
    discard(temporary);
    throw error;
  }
}

/** What is left of a file that could not be written; there may be no place where it could be. */
function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Whoever asked for the report is told why it is not there.
  }
}

/** Milliseconds that a pipe may do nothing, for want of a reader or because that one is busy. */
const longestPause = 5000;
const pause = 20;

/** Opening and writing wait for nobody, so that an interrupt is heard meanwhile. */
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

/** Tries again while something fails for a reason that passes. */
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
