const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code = `127\\.${eight}\\.${eight}\\.${eight}`;
const codes = `${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`;

/** A list of senders as people write it: `ZONE[=CODES]`, or off. By itself, since whoever runs no configuration loads none of its shapes. */
export const blocklistPattern = `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${codes})?)$`;
