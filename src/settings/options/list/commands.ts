import { failOns } from "../../../core/policy.ts";
import { reportKinds } from "../../../report/kind-names.ts";
import type { Option } from "../options.ts";

/** Options of `portcullis convert` that the environment cannot set. */
export const converting: readonly Option[] = [
  { name: "to", value: "KIND", offers: reportKinds, about: `Kind of report: ${reportKinds.join(", ")}` },
  { name: "output", value: "FILE", about: "Write to this file instead of the standard output" },
];

/** Options of `portcullis keys` that the environment cannot set. */
export const keying: readonly Option[] = [
  { name: "scopes", value: "read,write", about: "What a new key may do with the account (default read)" },
  {
    name: "expires",
    value: "TIME",
    about: "Let a new key expire after this time, such as 90d, 12h or 30m (default never)",
  },
  { name: "limit", value: "NUMBER", about: "Requests a minute of a new key (default the server's --rate-limit)" },
  { name: "overlap", value: "TIME", about: "Time for which the old key still works (default 24h)" },
];

/** Options of `portcullis watch` that the environment cannot set. */
export const watching: readonly Option[] = [
  { name: "checks", value: "CHECK,…", about: "Checks of a new watch (default dns,email,http,rdap,ssl)" },
  {
    name: "targets",
    isFile: true,
    value: "FILE",
    about: "Also add every target in this file, one a line; # begins a comment, - reads standard input",
  },
  { name: "interval", value: "TIME", about: "Time from one run to the next, 6h to 30d (default 1d)" },
  { name: "expiry_days", value: "DAYS,…", about: "Report an expiry this many days before (default 30,14,7,1)" },
  {
    name: "min_severity",
    value: "critical|high|medium|low|info",
    about: "Send nothing of this watch below this severity (default info)",
  },
  { name: "severities", value: "RULE=SEVERITY,…", about: "Other severities, as in http.hsts-missing=high,dns.ns=off" },
  {
    name: "maintenance",
    value: "WINDOW;…|off",
    about: 'Windows without notifications, as in "sat,sun 02:00 2h Asia/Seoul"',
  },
  { name: "for", value: "TIME|off", about: "Mute for this time, such as 7d or 12h; off ends the mute (default 7d)" },
];

/** Options of `portcullis batch` that the environment cannot set. */
export const batching: readonly Option[] = [
  { name: "check", value: "CHECK", about: "The check to run for every target" },
  {
    name: "targets",
    isFile: true,
    value: "FILE",
    about: "The targets, one a line, up to 1000; # begins a comment, - reads standard input",
  },
  {
    name: "output",
    isFile: true,
    value: "FILE",
    about: "Append the results to this file. After an interruption, the same command goes on where it ended",
  },
  {
    name: "format",
    value: "ndjson|csv",
    about: "One JSON object a line, or comma-separated values (default by the name of the output, else ndjson)",
  },
  { name: "concurrency", value: "1-32", about: "Number of targets to measure at a time (default 8)" },
  {
    name: "fail_on",
    value: failOns.join("|"),
    about:
      "End with exit code 1 if a status is fail, on warn as well, or never; unknown stays 3 (default as the check)",
  },
];

/** Options of `portcullis channel` that the environment cannot set. */
export const channelling: readonly Option[] = [
  { name: "name", value: "TEXT", about: "Name of a new channel (default its host, address or chat)" },
  { name: "template", isFile: true, value: "FILE", about: "JSON file with the message of a new channel of kind json" },
  {
    name: "mode",
    value: "at-once|daily",
    about: "Send each change at once, or one message a day (default at-once)",
  },
  { name: "digest_hour", value: "HOUR", about: "Hour of the daily message, in UTC (default 8)" },
  {
    name: "min_severity",
    value: "critical|high|medium|low|info",
    about: "Send nothing below this severity (default low)",
  },
];

/** Options of `portcullis account` that the environment cannot set. */
export const accounting: readonly Option[] = [
  { name: "end_second_factor", isFlag: true, about: "Also turn off two-factor authentication, for a lost device" },
  { name: "revoke_keys", isFlag: true, about: "Also revoke the API keys of the account" },
];

/** Keeps a command serving until it is interrupted. The environment cannot set it. */
export const keep: Option = { name: "keep", isFlag: true, about: "Keep serving until interrupted" };

/** Turns off colours in the report, as NO_COLOR does. */
export const noColor: Option = { name: "no_color", isFlag: true, about: "Do not colour the report" };

/** Which Certificate Transparency logs `portcullis ct` follows. */
export const following: readonly Option[] = [
  {
    name: "ct_list",
    isFile: true,
    value: "FILE",
    about: "Follow the logs of this list in the format of Chrome's list, version 3, instead of Chrome's signed list",
  },
  {
    name: "ct_logs",
    value: "NAME,…",
    isList: true,
    about: "Follow only logs whose operator or description contains one of these texts, such as Sycamore (default all)",
  },
];
