// src/settings/access/blocklist-pattern.ts
const eight = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const label = "[A-Za-z0-9_](?:[A-Za-z0-9_\\-]{0,61}[A-Za-z0-9_])?";
const code = `127\\.${eight}\\.${eight}\\.${eight}`;
const blocklistPattern = `^(?:off|(?=[^=]{1,190}(?:=|$))(?:${label}\\.)+${label}(?:=${`${code}(?:-${code})?(?:\\+${code}(?:-${code})?)*`})?)$`;
export { blocklistPattern as t };
