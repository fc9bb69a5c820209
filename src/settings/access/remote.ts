import { aKey, isKey, isPrivateWay, secureWay } from "../../client/server.ts";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { parseUrl } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "../options/given.ts";
import { readSecret, unshown } from "../options/secret.ts";
import { environmentOnly } from "../options/list/environment.ts";
import { access, measuring } from "../options/list/measuring.ts";
import type { Option } from "../options/options.ts";

/** The server that measures instead of this process. */
export interface Remote {
  /** An http or https URL without a query; the path ends in a slash. */
  readonly server: string;
  readonly key?: string;
}

/** Reads `server` and `key`; null if this process measures. Throws a `Failure` INVALID_INPUT that shows no key. */
export function readRemote(given: Given): Remote | null {
  const key = readKey(given);
  const text = given.one("server");
  if (text === undefined && key === undefined) return null;
  if (text === undefined) throw keyAlone(given);
  const server = readServer(text, given);
  refuseLocal(given);
  if (key === undefined) return { server };
  if (!isPrivateWay(new URL(server))) throw wrong("server", given, secureWay, maskedUrl(text));
  return { server, key };
}

/** Options that only the engine in this process takes. A server does not accept them from a client. */
const local = [...measuring, ...access, ...environmentOnly].filter(({ stays }) => stays !== undefined);

function refuseLocal(given: Given): void {
  const option = local.find(({ name }) => given.source(name) !== undefined);
  if (option !== undefined) throw notBesideServer(option, given);
}

/** The failure for an option that only the engine in this process takes. */
export function notBesideServer(
  { name, stays }: Pick<Option, "name"> & Pick<Partial<Option>, "stays">,
  given: Given,
): Failure {
  // Secrets are for the target only.
  const detail: Text =
    stays === "secret"
      ? { en: "your secrets are never sent to the server", ko: "비밀 값은 서버로 보내지 않습니다" }
      : { en: "the server measures with its own settings", ko: "서버는 자체 설정으로 측정합니다" };
  return failure(
    "input.together",
    { field: given.naming(name), other: given.naming("server"), detail },
    { reason: name },
  );
}

const aServer: Text = {
  en: "an http or https URL such as https://portcullis.example/, without user name, query or fragment",
  ko: "https://portcullis.example/ 같은 http 또는 https URL(사용자 이름, 쿼리, 프래그먼트 없이)",
};

function readServer(text: string, given: Given): string {
  const parsed = /^\s*https?:\/\/[^?#]*$/i.test(text) ? parseUrl(text) : null;
  if (!parsed || "problem" in parsed) throw wrong("server", given, aServer, maskedUrl(text));
  return parsed.value.endsWith("/") ? parsed.value : `${parsed.value}/`;
}

/** Quotes a URL without user name, password and query. They may be secrets, even in the wrong place. */
export function maskedUrl(text: string): string {
  const [place = ""] = text.split(/[?#]/, 1);
  // A password may contain a ? or #. The text before that character is then not the host.
  if (text.includes("@", place.length)) return '"…"';
  const at = place.lastIndexOf("@");
  return `"${printable(at < 0 ? place : `…${place.slice(at)}`, 100)}${place.length < text.length ? "…" : ""}"`;
}

function readKey(given: Given): string | undefined {
  // `given.one` quotes a repeated value in its error, and a key must never be shown.
  const isTwice = given.source("key") !== "environment" && given.list("key").length > 1;
  if (isTwice) throw wrong("key", given, aKey, unshown);
  const field: Text = { en: "The API key", ko: "API 키" };
  return readSecret("key", given, { field, isRight: isKey, expected: aKey }) ?? undefined;
}

function keyAlone(given: Given): Failure {
  const key = given.naming("key");
  const expected: Text = { en: `${key} is only used with a server`, ko: `${key}는 서버와 함께만 쓸 수 있습니다` };
  return failure("input.missing", { field: given.naming("server"), expected }, { reason: "server" });
}

function wrong(name: string, given: Given, expected: Text, told: string | Text): Failure {
  return failure("input.value", { field: given.naming(name), expected, given: told }, { reason: name });
}
