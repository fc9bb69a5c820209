import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readBootstrap, type Bootstrap } from "../src/formats/rdap/bootstrap.ts";

/**
 * Writes the embedded copy of IANA's bootstrap registry: `node scripts/rdap-bootstrap.ts dns.json`, where dns.json was downloaded from
 * https://data.iana.org/rdap/dns.json.
 */
const [, , file] = process.argv;
const target = fileURLToPath(new URL("../src/data/registration/rdap-bootstrap.ts", import.meta.url));

function textOf({ publication, services }: Bootstrap): string {
  const byServer = Map.groupBy(services, ([, url]) => url);
  const lines = [...byServer].map(([url, entries]) => {
    const names = entries.map(([name]) => name).join(" ");
    return `  [${JSON.stringify(url)}, ${JSON.stringify(names)}],`;
  });
  return [
    "// Written by scripts/rdap-bootstrap.ts. Do not edit.",
    "",
    "/**",
    " * Which server answers RDAP for which top-level domains: IANA's registry of RFC 9224 (https://data.iana.org/rdap/dns.json), as",
    ` * published at ${publication}. Servers that are reached over plain HTTP alone are left out.`,
    " */",
    "export const rdapBootstrap: {",
    "  readonly publication: string;",
    "  readonly services: readonly (readonly [server: string, names: string])[];",
    "} = {",
    `  publication: ${JSON.stringify(publication)},`,
    "  services: [",
    ...lines.map((line) => `  ${line}`),
    "  ],",
    "};",
    "",
  ].join("\n");
}

if (file !== undefined) {
  const read = readBootstrap(readFileSync(file));
  if (read === null) throw new Error(`${file} is no bootstrap registry`);
  writeFileSync(target, textOf(read));
}
