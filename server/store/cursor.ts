import { failure } from "../../src/core/failure.ts";
import { shown } from "../../src/core/input.ts";

/** A cursor after a page's last row, stable under concurrent writes. */
export function writeCursor(place: readonly number[]): string {
  return Buffer.from(place.join(".")).toString("base64url");
}

/** Parses a cursor. Throws a `Failure` INVALID_INPUT for anything else. */
export function readCursor(cursor: string): readonly [number, number] {
  const text = Buffer.from(cursor.slice(0, 100), "base64url").toString();
  const groups = /^(?<place>\d{1,15})\.(?<rest>\d{1,15})$/.exec(text)?.groups;
  const place = [Number(groups?.["place"]), Number(groups?.["rest"])] as const;
  if (groups && writeCursor(place) === cursor) return place;
  const expected = {
    en: "the value of next from a response to the same request",
    ko: "같은 요청의 응답에 있던 next 값",
  };
  throw failure("input.value", { field: "cursor", expected, given: shown(cursor) }, { reason: "cursor" });
}
