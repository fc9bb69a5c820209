const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code = `127\\.${eight}\\.${eight}\\.${eight}`;
const codes = `${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`;

/**
 * Pattern of a `blocklist` value: `ZONE[=CODES]` or off. In its own file, so that a run without configuration does not load the schemas.
 */
export const blocklistPattern = `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${codes})?)$`;
