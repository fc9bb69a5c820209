import { failure, type Failure } from "../../core/failure.ts";
import { parseUrl } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import { sourceIds, sourceTable, type SourceKeys, type Sources } from "../../net/sources/table.ts";
import type { Given } from "../options/given.ts";
import { keyOption, sourceOption } from "../options/list/environment.ts";
import { readSecret } from "../options/secret.ts";
import { isPrivateWay } from "../../client/server.ts";
import { maskedUrl } from "./remote.ts";

/** Reads the URLs of third-party sources, which only the environment sets. Throws a `Failure` INVALID_INPUT. */
export function accessSources(given: Given): Sources {
  const entries = sourceIds.flatMap((id) => {
    const name = sourceOption(id);
    const text = given.one(name);
    return text === undefined ? [] : [[id, readAddress(text, { name, usual: sourceTable[id].url, given })]];
  });
  return Object.fromEntries(entries) as Sources;
}

interface Address {
  readonly name: string;
  /** The default URL. */
  readonly usual: string;
  readonly given: Given;
}

function readAddress(text: string, { name, usual, given }: Address): string {
  const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
  const url = parsed && "value" in parsed ? parsed.value : null;
  if (url === null || !isPrivateWay(new URL(url))) throw wrong(name, given, aSource, maskedUrl(text));
  // Queries are appended to the URL, unless the source is a single document.
  return usual.endsWith("/") && !url.endsWith("/") ? `${url}/` : url;
}

/** A key of fewer than eight characters cannot be masked: it could match other words. */
const visible = /^[\u0021-\u007e]{8,512}$/;

/** Reads the keys of third-party sources. Throws a `Failure` INVALID_INPUT that shows no key. */
export function readSourceKeys(given: Given): SourceKeys {
  const entries = sourceIds.flatMap((id) => {
    const name = keyOption(id);
    const row = sourceTable[id];
    const field: Text = { en: `The key for ${row.name}`, ko: `${row.name} 키` };
    const key = row.key
      ? readSecret(name, given, { field, isRight: (text) => visible.test(text), expected: aKey })
      : null;
    return key === null ? [] : [[id, key]];
  });
  return Object.fromEntries(entries) as SourceKeys;
}

const aSource: Text = {
  en: "an https URL such as https://rdap.example/, without user name, query or fragment; http only to this machine",
  ko: "https://rdap.example/ 같은 https URL(사용자 이름, 쿼리, 프래그먼트 없이). http는 이 컴퓨터로만 허용됩니다",
};
const aKey: Text = {
  en: "one key of 8 to 512 visible ASCII characters, without spaces or line breaks",
  ko: "공백과 줄바꿈 없이 보이는 ASCII 문자 8~512자로 된 키 하나",
};

function wrong(name: string, given: Given, expected: Text, told: Text | string): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: told }, { reason: name });
}
