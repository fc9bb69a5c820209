import { shortestSecret } from "../../core/redact/redact.ts";
import type { GateNotice } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import type { Given } from "../options/given.ts";
import { readHeaders } from "./headers.ts";

/** Values that turn something on or off, as in `x-preview: 1`. They are not secrets. */
const harmless = /^(?:.{1,2}|true|false|yes|off|none)$/i;

const said: Text = {
  en: "Header values shorter than {count} characters are not masked if a target echoes them: {list}. If a value is secret, use a longer one.",
  ko: "{count}자보다 짧은 헤더 값은 대상이 되돌려 보내도 가리지 않습니다: {list}. 비밀 값이라면 더 긴 값을 쓰십시오.",
};

/**
 * Warns about header values that may be secret but are too short to mask, since they would match parts of other words. This is a warning,
 * not an error: only the owner knows whether a short value is secret.
 */
export function shortHeaders(givens: readonly Given[], language: Language): readonly GateNotice[] {
  const entries = givens.flatMap((given) => Object.entries(readHeaders(given).headers));
  const names = entries
    .filter(([, value]) => value !== "" && value.length < shortestSecret && !harmless.test(value))
    .map(([name]) => name);
  if (names.length === 0) return [];
  const params = { count: shortestSecret, list: [...new Set(names)].join(", ") };
  return [{ id: "gate.header-short", level: "warn", message: fill(said, params, language) }];
}
