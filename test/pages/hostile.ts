/** Text that tries to break out of a page or a drawing, or to widen it. */
export const hostile = [
  `"><script>alert(1)</script><svg onload="x">`,
  "</title></svg><img src=x onerror=alert(1)>",
  `' onmouseover='x' {{7*7}} \${x} javascript:alert(1)`,
  "\u202egnp.exe\u0000\u001b[31m\u2066\ud800",
  "W".repeat(5000),
  "漢".repeat(5000),
  "",
];

/** The same answer with every external text replaced. */
export function spoil(value: unknown, text: string, name = ""): unknown {
  if (Array.isArray(value)) return value.map((each) => spoil(each, text, name));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoil(each, text, key)]));
  return typeof value === "string" && free.has(name) ? text : value;
}

/** Fields with external text; the others are our own words and times. */
const free = new Set(
  "subject issuer url location domain term by helo name version label values aliases banner product service address value kind toldDomain host".split(
    " ",
  ),
);
