import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "../options/given.ts";

const mostHeaders = 20;

/** Bytes of all names and values together; many servers accept no more (nginx, large_client_header_buffers). */
const mostBytes = 8 * 1024;

// RFC 9110 §5.1, §5.6.2: a token.
const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]{0,199}$/;

/**
 * RFC 9110 §7.6.1 and §8.6: headers that frame a message or are for the next hop, and headers that the measurement sets itself. All are
 * refused.
 */
const kept =
  /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.*|http2-settings|accept-encoding|origin|range|if-.*)$/;

/** A header to send, with its name in lower case. */
interface Wanted {
  readonly name: string;
  readonly value: string;
}

/** The headers to send to the target, by lower-case name. */
interface Headers {
  readonly headers: Readonly<Record<string, string>>;
  /** The name of a header with an empty value; null if there is none. */
  readonly empty: string | null;
}

/**
 * Reads `header`. No message contains a value. A line `Name: value` is accepted only from the Action, where the runner inserts secrets, and
 * from the library.
 */
export function readHeaders(given: Given): Headers {
  const entries = given.list("header").map((entry) => readEntry(entry, given));
  const names = entries.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw wrong(given, { en: `given once for ${twice}`, ko: `${twice}에 한 번만` }, two);
  if (entries.length > mostHeaders) {
    const expected: Text = { en: `no more than ${mostHeaders} headers`, ko: `${mostHeaders}개 이하의 헤더` };
    throw wrong(given, expected, `${entries.length}`);
  }
  const bytes = entries.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
  if (bytes > mostBytes) {
    const expected: Text = { en: "no more than 8 kB in total for all headers", ko: "모두 합하여 8 kB 이하" };
    throw wrong(given, expected, `${bytes} B`);
  }
  return {
    headers: Object.fromEntries(entries.map(({ name, value }) => [name, value])),
    empty: entries.find(({ value }) => value === "")?.name ?? null,
  };
}

/** Returns the headers without their values. Throws a `Failure` for an entry in neither form, since it may be a value. */
export function headersShown(given: Given): readonly string[] {
  return given.list("header").map((entry) => {
    const { name, isValue, rest } = readForm(entry, given);
    return isValue ? `${name}: ***` : `${name}=${rest}`;
  });
}

const two: Text = { en: "twice", ko: "두 번" };

/** Returns what may be a value in the entries, valid or not. It is masked before anything is printed. */
export function heldIn(entries: readonly string[], variable: (name: string) => string | undefined): readonly string[] {
  return entries.flatMap((entry) => {
    const { isValue, rest } = split(entry);
    const value = isValue ? rest : variable(rest);
    return value ? [value] : [];
  });
}

function split(entry: string): { readonly name: string; readonly isValue: boolean; readonly rest: string } {
  const at = entry.search(/[:=]/);
  if (at < 0) return { name: entry, isValue: false, rest: "" };
  return { name: entry.slice(0, at).trim(), isValue: entry[at] === ":", rest: entry.slice(at + 1).trim() };
}

type Form = ReturnType<typeof split>;

function readForm(entry: string, given: Given): Form {
  const form = split(entry);
  const { name, isValue, rest } = form;
  const source = given.source("header");
  const isStep = source === "input" || source === "option";
  // An entry in the wrong form may be a misplaced secret, so it is not shown.
  if ((isValue && !isStep) || (!isValue && !variableName.test(rest))) throw wrong(given, forms(isStep), hidden);
  if (!token.test(name)) throw wrong(given, forms(isStep), hidden);
  if (kept.test(name.toLowerCase())) throw wrong(given, free, printable(name, 60));
  return form;
}

function readEntry(entry: string, given: Given): Wanted {
  const { name, isValue, rest } = readForm(entry, given);
  const holder = isValue ? { en: `The value of ${name}`, ko: `${name}의 값` } : rest;
  const value = (isValue ? rest : valueOf(rest, name, given)).replace(/^[ \t]+|[ \t]+$/g, "");
  return { name: name.toLowerCase(), value: value === "" ? value : checked(value, holder, given) };
}

/** A set variable may be empty: pipelines of forks get no secrets. An unset variable is misspelt. */
function valueOf(variable: string, header: string, given: Given): string {
  const value = given.variable(variable);
  if (value !== undefined) return value;
  const naming = given.naming("header");
  const expected: Text = {
    en: `${naming} sends the value of this environment variable as ${header}, but the variable is not set`,
    ko: `${naming}는 이 환경 변수의 값을 ${header} 헤더로 보내므로 변수를 설정해야 합니다`,
  };
  const unnamed: Text = { en: `The environment variable for ${header}`, ko: `${header}에 지정한 환경 변수` };
  const field = isSurelyName(variable, given) ? variable : unnamed;
  throw failure("input.missing", { field, expected }, { reason: "header" });
}

const usualName = /^[A-Z_][A-Z0-9_]{0,63}$/;

/** Whether the name of a variable may be shown. A misplaced secret may look like a name. */
function isSurelyName(variable: string, given: Given): boolean {
  return usualName.test(variable) || given.variable(variable) !== undefined;
}

/** RFC 9110 §5.5 without obs-text: a line break would start another header, and servers read other bytes differently. */
const visible = /^[\u0020-\u007e\t]+$/;

function checked(value: string, field: Text | string, given: Given): string {
  if (visible.test(value)) return value;
  const expected: Text = {
    en: "visible ASCII characters on one line, without line breaks or control characters",
    ko: "줄바꿈과 제어 문자가 없는 한 줄의 ASCII 문자",
  };
  const told: Text = { en: `its current value (${given.naming("header")})`, ko: `현재 값(${given.naming("header")})` };
  throw failure("input.value", { field, expected, given: told }, { reason: "header" });
}

const hidden: Text = { en: "the given value (not shown)", ko: "다른 값(표시하지 않음)" };

const free: Text = {
  en: "a header other than those that control the message, such as Content-Length, and those that Portcullis sets itself, such as Host",
  ko: "메시지를 제어하는 헤더(Content-Length 등)와 Portcullis가 직접 설정하는 헤더(Host 등)가 아닌 것",
};

function forms(isStep: boolean): Text {
  return isStep
    ? {
        en: "lines of the form NAME=VARIABLE, where VARIABLE is the environment variable that contains the value, or Name: value",
        ko: "값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE 줄 또는 Name: value 줄",
      }
    : {
        en: "NAME=VARIABLE, where VARIABLE is the environment variable that contains the value (others could read a value on the command line or in a file)",
        ko: "헤더 이름과, 값을 담은 환경 변수의 이름을 쓴 NAME=VARIABLE(명령줄과 파일의 값은 다른 사람이 읽을 수 있습니다)",
      };
}

function wrong(given: Given, expected: Text, told: Text | string): Failure {
  return failure("input.value", { field: given.naming("header"), expected, given: told }, { reason: "header" });
}
