/** The hashes or entries of a whole tile (static-ct-api, "Merkle Tree"). */
export const tileWidth = 256;

/** A tile: its level, or `data` for the entries; its index; its width if it is partial. */
export interface Tile {
  readonly level: number | "data";
  readonly index: number;
  readonly width: number;
}

/** The path of a tile below the monitoring prefix: `tile/0/x001/x234/067.p/8`. */
export function tilePath({ level, index, width }: Tile): string {
  return `tile/${level}/${tileIndex(index)}${width < tileWidth ? `.p/${width}` : ""}`;
}

/** The width of a tile of a level in a tree of a size; 0 where there is none. Partial tiles are the right-most of their level. */
export function widthIn(size: number, level: number, index: number): number {
  const nodes = Math.floor(size / tileWidth ** level);
  return Math.max(0, Math.min(tileWidth, nodes - index * tileWidth));
}

function tileIndex(index: number): string {
  const last = `${index % 1000}`.padStart(3, "0");
  const groups: string[] = [];
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${`${rest % 1000}`.padStart(3, "0")}/`);
  return groups.join("") + last;
}
