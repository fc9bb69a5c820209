import { closeSync, constants, openSync, readSync, statSync } from "node:fs";
import { Failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import { whyNot } from "./system-words.ts";

/** How a file is read that somebody named. */
export interface FileReading {
  /** Bytes. */
  readonly largest: number;
  /** The failure that tells why it cannot be used. */
  readonly unusable: (detail: Text) => Failure;
  /** Words for an error of the operating system, where the usual ones say too little. */
  readonly why?: (error: unknown) => Text;
}

/**
 * Reads a file that somebody named. Nothing is waited for and nothing is read without an end: what is no file, such as a pipe that
 * nobody writes to or a device, is refused, and so is what has more bytes than it may, whatever size it tells. Throws what `unusable`
 * makes.
 */
export function readFile(path: string, { largest, unusable, why = whyNot }: FileReading): Buffer {
  try {
    const state = statSync(path);
    // A folder is told by what comes of reading it.
    if (!state.isFile() && !state.isDirectory()) throw unusable(noFile);
    if (state.size > largest) throw unusable(tooLarge(largest));
    const bytes = readSome(path, largest + 1);
    // Those of /proc tell no size.
    if (bytes.length > largest) throw unusable(tooLarge(largest));
    return bytes;
  } catch (error) {
    throw error instanceof Failure ? error : unusable(why(error));
  }
}

const noFile: Text = { en: "it is no regular file", ko: "일반 파일이 아닙니다" };

const megabyte = 1024 * 1024;

/** Says that something has more bytes than it may. */
export function tooLarge(largest: number): Text {
  const size = `${largest / megabyte} MB`;
  return { en: `it is larger than ${size}`, ko: `${size}보다 큽니다` };
}

function readSome(path: string, most: number): Buffer {
  // A pipe that has taken the place of a file in the meantime is not waited for either.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const chunks: Buffer[] = [];
    for (let read = 0; read < most;) {
      const chunk = Buffer.allocUnsafe(Math.min(most - read, megabyte));
      const length = readSync(file, chunk);
      if (length === 0) break;
      chunks.push(chunk.subarray(0, length));
      read += length;
    }
    return Buffer.concat(chunks);
  } finally {
    closeSync(file);
  }
}
