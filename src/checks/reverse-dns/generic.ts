import { genericWords } from "../../data/generic-names.ts";
import { addressOctets } from "../../formats/dns/reverse-name.ts";

/** By what a name looks like one that a provider makes of every address. */
export type GenericSign = "address" | "word";

const alone: ReadonlySet<string> = new Set(genericWords.alone);
const beside: ReadonlySet<string> = new Set(genericWords.beside);

/**
 * Whether a name looks made of its address: it holds all of it, or a part of it beside a word of the trade. `domain` is the
 * registrable one, whose own labels are somebody's choice: dyn.com is no dynamic address. Null for names that people choose.
 */
export function genericSign(name: string, domain: string | null, address: string): GenericSign | null {
  const whole = name.toLowerCase().replace(/\.$/, "");
  const isOfDomain = domain !== null && whole.endsWith(`.${domain}`);
  const host = isOfDomain ? whole.slice(0, -domain.length - 1) : whole === domain ? "" : whole;
  if (host === "") return null;
  return addressOctets(address).length === 4 ? shortSign(host, address) : longSign(host, address);
}

/** IPv4: the numbers in their order or the other way round, with zeros before them or not, or all of them in hexadecimal digits. */
function shortSign(host: string, address: string): GenericSign | null {
  const octets = address.split(".").map(Number);
  const hex = addressOctets(address).toString("hex");
  const padded = octets.map((octet) => `${octet}`.padStart(3, "0"));
  const runs = host.match(/[\da-f]{8,}|\d{12}/g) ?? [];
  const isWritten = runs.some(
    (run) => run === hex || run === turned(hex) || run === padded.join("") || run === padded.toReversed().join(""),
  );
  const numbers = (host.match(/\d+/g) ?? []).map(Number);
  const held = longestRun(numbers, octets);
  if (isWritten || held === octets.length) return "address";
  return worded(host, held, held > 0 && (numbers.includes(octets[3] ?? -1) || held > 1));
}

function worded(host: string, held: number, hasNumber: boolean): GenericSign | null {
  const words = host.split(/[^a-z]+/);
  const isOfTrade =
    (hasNumber && words.some((word) => alone.has(word))) || (held > 1 && words.some((word) => beside.has(word)));
  return isOfTrade ? "word" : null;
}

/** How many numbers of the address stand behind each other, forwards or backwards, up to its last one, which tells hosts apart. */
function longestRun(numbers: readonly number[], octets: readonly number[]): number {
  const backwards = octets.toReversed();
  for (let count = octets.length; count > 0; count--) {
    if (holds(numbers, octets.slice(-count)) || holds(numbers, backwards.slice(0, count))) return count;
  }
  return 0;
}

function holds(numbers: readonly number[], part: readonly number[]): boolean {
  return numbers.some((_, at) => part.every((octet, index) => numbers[at + index] === octet));
}

/** IPv6: all digits of the half that tells hosts apart, whatever stands between them, or the groups as people write them. */
function longSign(host: string, address: string): GenericSign | null {
  const digits = addressOctets(address).toString("hex");
  const bare = host.replaceAll(/[.-]/g, "");
  const half = digits.slice(16);
  // A half of zeros and one digit is in many names by chance.
  const isTelling = new Set(half).size > 2 || half.replace(/^0+/, "").length > 4;
  if (
    bare.includes(digits) ||
    (isTelling && (bare.includes(half) || bare.includes(Array.from(half).toReversed().join(""))))
  )
    return "address";
  const groups = address.split(":").filter((group) => group !== "");
  const written = host.split(/[^\da-f]+/).filter((group) => group !== "");
  const isSpelled =
    groups.length > 3 && written.some((_, at) => groups.every((group, index) => written[at + index] === group));
  return isSpelled ? "address" : null;
}

function turned(hex: string): string {
  return Buffer.from(Buffer.from(hex, "hex").toReversed()).toString("hex");
}
