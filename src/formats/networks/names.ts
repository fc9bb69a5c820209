import type { Pack } from "./pack.ts";

/** The AS numbers of some rows in order, with their names as one text. */
export function networkNames(named: ReadonlyMap<number, string>): Pick<Pack, "numbers" | "nameStarts" | "names"> {
  const sorted = [...named].toSorted(([a], [b]) => a - b);
  const texts = sorted.map(([, name]) => Buffer.from(name, "utf8"));
  const starts = new Uint32Array(sorted.length + 1);
  texts.forEach((text, at) => {
    starts[at + 1] = (starts[at] ?? 0) + text.length;
  });
  return { numbers: Uint32Array.from(sorted, ([asn]) => asn), nameStarts: starts, names: Buffer.concat(texts) };
}

/** The index of an AS; -1 if unknown. */
export function placeOfNumber(asn: number, numbers: Uint32Array): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < asn) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === asn ? low : -1;
}

/** The name of the AS at an index. */
export function nameAt(place: number, { nameStarts, names }: Pick<Pack, "nameStarts" | "names">): string {
  return Buffer.from(names.subarray(nameStarts[place], nameStarts[place + 1])).toString("utf8");
}
