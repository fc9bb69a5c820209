import { shortestSecret } from "../../core/redact/redact.ts";
import type { GateNotice } from "../../core/result/result.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import type { Given } from "../options/given.ts";
import { readHeaders } from "./headers.ts";

/** What switches something on or off, as `x-preview: 1` does, and is no secret. */
const harmless = /^(?:.{1,2}|true|false|yes|off|none)$/i;

const said: Text = {
  en: "Not masked where a target echoes it, since it is shorter than {count} characters: the value of {list}.",
  ko: "{count}자보다 짧아 대상이 되돌려 보내도 가리지 않는 헤더 값: {list}.",
};

/**
 * Says which headers have a value that may be a secret and is too short to be masked: as part of other words it is everywhere. It is
 * said and not refused, since some services take a short value for no secret, and only its owner knows.
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
