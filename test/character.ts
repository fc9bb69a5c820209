import { nat } from "fast-check";

/** The first surrogate, and their number: they are no characters. */
const [surrogates, count] = [0xd800, 0x800];

/**
 * Any character, as the unit of a string. It is the same as the unit "binary" of fast-check, which makes a table of the million characters in
 * every process: two seconds, and memory that each collection visits.
 */
export const character = nat({ max: 0x10_ffff - count }).map(
  (index) => String.fromCodePoint(index < surrogates ? index : index + count),
  (value) => {
    const [code = surrogates, ...rest] =
      typeof value === "string" ? Array.from(value, (each) => each.codePointAt(0)) : [];
    if (rest.length > 0 || (code >= surrogates && code < surrogates + count)) throw new TypeError("not one character");
    return code < surrogates ? code : code - count;
  },
);
