/** The settings of alerts as one line of text, as forms and the command line write them. What is no list is left to the schema. */

/** `30, 14, 7` → `[30, 14, 7]`. */
export function daysIn(text: string): unknown {
  return partsOf(text, ",").map((each) => (/^\d{1,4}$/.test(each) ? Number(each) : each));
}

/** `http.hsts-missing=high, dns.ns=off` → an object. */
export function severitiesIn(text: string): unknown {
  return Object.fromEntries(
    partsOf(text, ",").map((each) => {
      const [name = "", severity = ""] = each.split("=", 2).map((part) => part.trim());
      return [name, severity];
    }),
  );
}

/** `sat,sun 02:00 2h Asia/Seoul; 23:30 30m` → a list of windows; `off` and an empty text → none. */
export function maintenanceIn(text: string): unknown {
  if (text.trim() === "off") return [];
  return partsOf(text, ";").map((each) => {
    const words = each.split(/\s+/);
    // A start begins with a digit, so everything else was meant as days: `sat-sun` is then reported as a wrong day.
    const days = /^\D/.test(words[0] ?? "") ? words.shift() : undefined;
    const [start = "", length = "", zone, ...more] = words;
    return {
      ...(days !== undefined && { days: days.toLowerCase().split(",") }),
      start: start.padStart(5, "0"),
      length: [length, ...more].join(" "),
      ...(zone !== undefined && { zone }),
    };
  });
}

interface WindowView {
  readonly days: readonly string[];
  readonly start: string;
  readonly length: string;
  readonly zone: string;
}

/** The reverse of {@link maintenanceIn}. */
export function maintenanceText(windows: readonly WindowView[]): string {
  return windows
    .map(({ days, start, length, zone }) =>
      [...(days.length === 7 ? [] : [days.join(",")]), start, length, zone].join(" "),
    )
    .join("; ");
}

/** The reverse of {@link severitiesIn}. */
export function severitiesText(table: Readonly<Record<string, string>>): string {
  return Object.entries(table)
    .map(([name, severity]) => `${name}=${severity}`)
    .join(", ");
}

function partsOf(text: string, separator: string): string[] {
  return text
    .slice(0, longest)
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Characters of a text. */
const longest = 4096;
