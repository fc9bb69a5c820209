const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  middot: "·",
  ndash: "–",
  mdash: "—",
  bull: "•",
  laquo: "«",
  raquo: "»",
  lsaquo: "‹",
  rsaquo: "›",
  trade: "™",
  reg: "®",
  copy: "©",
};

const longestTitle = 512;

/** The text of a title element, with its character references resolved and its white space joined. */
export function titleIn(content: string): string {
  const plain = content
    .slice(0, longestTitle)
    .replace(/&(?:#(?<code>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,8}));/gi, (all, code, hex, name) =>
      entityOf(all, code as string, hex as string, name as string),
    );
  return plain.replace(/\s+/g, " ").trim();
}

function entityOf(all: string, code?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? all;
  const point = code === undefined ? parseInt(hex ?? "0", 16) : Number(code);
  return point > 0x1f && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : " ";
}
