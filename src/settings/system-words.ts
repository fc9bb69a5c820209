import type { Text } from "../core/text.ts";

// Codes of errno(3) that paths and disks cause.
const words: ReadonlyMap<string, Text> = new Map([
  ["EACCES", { en: "permission denied", ko: "권한이 없습니다" }],
  ["EPERM", { en: "permission denied", ko: "권한이 없습니다" }],
  ["EROFS", { en: "the file system is read-only", ko: "읽기 전용 파일 시스템입니다" }],
  ["ENOENT", { en: "the file does not exist", ko: "그런 파일이 없습니다" }],
  ["ENOTDIR", { en: "a part of its path is not a folder", ko: "경로의 일부가 폴더가 아닙니다" }],
  ["EEXIST", { en: "it already exists", ko: "이미 있습니다" }],
  ["EISDIR", { en: "it is a folder", ko: "폴더입니다" }],
  ["ELOOP", { en: "its symbolic links form a loop", ko: "링크가 순환합니다" }],
  ["ENAMETOOLONG", { en: "its name is too long", ko: "이름이 너무 깁니다" }],
  ["ENOSPC", { en: "the disk is full", ko: "디스크에 공간이 없습니다" }],
  ["EDQUOT", { en: "the disk quota is used up", ko: "디스크 할당량을 다 썼습니다" }],
  ["EFBIG", { en: "it would be too large", ko: "파일이 너무 커집니다" }],
  ["EBUSY", { en: "it is in use", ko: "다른 곳에서 사용 중입니다" }],
  ["ETXTBSY", { en: "it is a running program", ko: "실행 중인 프로그램입니다" }],
  ["EMFILE", { en: "too many files are open", ko: "열린 파일이 너무 많습니다" }],
  ["ENFILE", { en: "too many files are open", ko: "열린 파일이 너무 많습니다" }],
  ["EIO", { en: "the disk reported an error", ko: "디스크에 오류가 있습니다" }],
  ["EPIPE", { en: "its reader has closed it", ko: "읽는 쪽이 사라졌습니다" }],
  ["ENXIO", { en: "it is a pipe without a reader", ko: "읽는 쪽이 없는 파이프입니다" }],
  ["ETIMEDOUT", { en: "it is a pipe whose reader accepts no data", ko: "읽는 쪽이 받지 않는 파이프입니다" }],
  ["ERR_INVALID_ARG_VALUE", { en: "a path cannot contain a NUL character", ko: "경로에는 NUL 문자를 쓸 수 없습니다" }],
]);

/** Returns the code of an operating system error, such as `EACCES`. Rethrows any other error, since it is a bug. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code === "string" && (words.has(code) || /^E[A-Z\d]+$/.test(code))) return code;
  throw error;
}

/** Describes an operating system error, with its code. Rethrows any other error. */
export function whyNot(error: unknown): Text {
  const code = codeOf(error);
  const known = words.get(code);
  if (!known) return { en: code, ko: code };
  return code.startsWith("ERR_") ? known : { en: `${known.en} (${code})`, ko: `${known.ko}(${code})` };
}
