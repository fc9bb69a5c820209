import type { Text } from "../../core/text.ts";

/** A value that JSON cannot represent, and where it was found. */
interface Strange {
  readonly path: readonly (string | number)[];
  readonly what: Text;
}

/** A value as JSON represents it, or the first part of it that JSON cannot represent. */
export type Plain = { readonly value: unknown } | { readonly strange: Strange };

/** No configuration needs more levels, and the stack is limited. */
const deepest = 32;
/** A Proxy may have an endless number of members. */
const most = 200_000;

/**
 * Copies what a program exported, so that getters, proxies and classes run here, and once. A member that is undefined is left out. An
 * element that is undefined is an error, since without it the list would be another one. Never throws.
 */
export function plainOf(value: unknown): Plain {
  const walk: Walk = { path: [], above: [], read: 0 };
  try {
    return { value: copy(value, walk) };
  } catch (error) {
    if (error instanceof Stop) return { strange: { path: [...walk.path], what: error.what } };
    const said = sayOf(error);
    const what = {
      en: `a value that throws an error when it is read (${said})`,
      ko: `읽을 때 오류가 나는 값(${said})`,
    };
    return { strange: { path: [...walk.path], what } };
  }
}

interface Walk {
  /** The path of the current value, kept after an error. */
  readonly path: (string | number)[];
  readonly above: object[];
  read: number;
}

class Stop extends Error {
  readonly what: Text;

  constructor(what: Text) {
    super(what.en);
    this.what = what;
  }
}

function copy(value: unknown, walk: Walk): unknown {
  if (++walk.read > most) throw new Stop({ en: `more than ${most} values`, ko: `${most}개가 넘는 값` });
  if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
  if (typeof value === "number") throw new Stop({ en: `${value}`, ko: `${value}` });
  if (typeof value !== "object") throw new Stop(primitives[typeof value] ?? something);
  if (walk.above.includes(value)) throw new Stop({ en: "a value that contains itself", ko: "자기 자신을 담은 값" });
  if (walk.above.length >= deepest)
    throw new Stop({ en: `more than ${deepest} levels`, ko: `${deepest}단계보다 깊은 값` });
  walk.above.push(value);
  const made = Array.isArray(value) ? elements(value, walk) : members(value, walk);
  walk.above.pop();
  return made;
}

function elements(list: readonly unknown[], walk: Walk): readonly unknown[] {
  const made: unknown[] = [];
  for (let index = 0; index < list.length; index++) {
    walk.path.push(index);
    made.push(copy(list[index], walk));
    walk.path.pop();
  }
  return made;
}

function members(object: object, walk: Walk): unknown {
  if (!isPlain(object)) throw new Stop(instance(object));
  const symbol = Object.getOwnPropertySymbols(object).some((key) =>
    Object.prototype.propertyIsEnumerable.call(object, key),
  );
  if (symbol) throw new Stop({ en: "an object with a symbol as key", ko: "심벌이 키인 객체" });
  const entries: (readonly [string, unknown])[] = [];
  for (const key of Object.keys(object)) {
    walk.path.push(key);
    const value = Reflect.get(object, key);
    if (value !== undefined) entries.push([key, copy(value, walk)]);
    walk.path.pop();
  }
  // This also defines `__proto__` as a key. An assignment would call its setter.
  return Object.fromEntries(entries);
}

/** Whether an object is an object literal, also of another realm, as in some test runners. */
function isPlain(object: object): boolean {
  const above: unknown = Object.getPrototypeOf(object);
  if (typeof above !== "object" || above === null) return true;
  return Object.getPrototypeOf(above) === null && Object.keys(above).length === 0;
}

const something: Text = { en: "another value", ko: "다른 값" };

const primitives: Readonly<Record<string, Text>> = {
  function: { en: "a function", ko: "함수" },
  symbol: { en: "a symbol", ko: "심벌" },
  bigint: { en: "a bigint", ko: "bigint" },
  undefined: { en: "undefined", ko: "undefined" },
};

function instance(object: object): Text {
  const maker: unknown = Reflect.get(object, "constructor");
  const name = typeof maker === "function" ? maker.name : "";
  if (!/^[\w$]{1,60}$/.test(name) || name === "Object") {
    return { en: "an object that inherits from another", ko: "다른 객체를 상속한 객체" };
  }
  return { en: `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`, ko: name };
}

/** Returns the first line of the message of anything that was thrown. Never throws. */
export function sayOf(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? thrown.message : thrown;
    const [line = ""] = (typeof text === "string" ? text : "").split(/\r\n|\r|\n/);
    return line.trim().slice(0, 1000).replace(/\.$/, "") || nameless;
  } catch {
    return nameless;
  }
}

const nameless = "an error without a message";
