import type { Option } from "./options.ts";

/** The thresholds of the gate as options. Kept apart from the check, so that the help does not load it. */
export const thresholds: readonly Option[] = [
  { name: "min_ssl", value: "A+|A|B|C|D|F|off", about: "lowest accepted grade of certificate and TLS (default B)" },
  {
    name: "min_headers",
    value: "A+|A|B|C|D|F|off",
    about: "lowest accepted grade of the security headers (default C)",
  },
  {
    name: "min_days",
    value: "auto|N|N%|off",
    about: "days that every certificate must still be valid (default auto: 14, or a third of a shorter life)",
  },
  { name: "require_https", value: "true|false", about: "require https at the end and on port 80 (default true)" },
];
