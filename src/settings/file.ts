import { closeSync, constants, openSync, readSync, statSync } from "node:fs";
import { Failure } from "../core/failure.ts";
import type { Text } from "../core/text.ts";
import { whyNot } from "./system-words.ts";

/** How to read a file that the user named. */
export interface FileReading {
  /** Maximum size in bytes. */
  readonly largest: number;
  /** Makes the failure that says why the file cannot be used. */
  readonly unusable: (detail: Text) => Failure;
  /** Describes an error of the operating system (default {@link whyNot}). */
  readonly why?: (error: unknown) => Text;
}

/**
 * Reads a file that the user named. Never blocks: it refuses pipes and devices. Refuses a file that is larger than `largest`, whatever size
 * it reports. Throws the result of `unusable`.
 */
export function readFile(path: string, { largest, unusable, why = whyNot }: FileReading): Buffer {
  try {
    const state = statSync(path);
    // Reading a folder fails with EISDIR, which `why` describes.
    if (!state.isFile() && !state.isDirectory()) throw unusable(noFile);
    if (state.size > largest) throw unusable(tooLarge(largest));
    const bytes = readSome(path, largest + 1);
    // Files in /proc report size 0.
    if (bytes.length > largest) throw unusable(tooLarge(largest));
    return bytes;
  } catch (error) {
    throw error instanceof Failure ? error : unusable(why(error));
  }
}

const noFile: Text = { en: "it is not a regular file", ko: "일반 파일이 아닙니다" };

const megabyte = 1024 * 1024;

/** Says that a file exceeds the maximum size. */
export function tooLarge(largest: number): Text {
  const size = `${largest / megabyte} MB`;
  return { en: `it is larger than ${size}`, ko: `${size}보다 큽니다` };
}

function readSome(path: string, most: number): Buffer {
  // With O_NONBLOCK, a pipe that has replaced the file since `statSync` does not block.
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
