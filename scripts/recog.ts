import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

// Packs recog's fingerprints of banners (https://github.com/rapid7/recog, BSD-2-Clause) into src/data/services/recog.ts:
// npm run node24 scripts/recog.ts GIT_DIR, of a clone. Only what the port check reports is kept: pattern, product, version.

/** The files, by the kind that `readBanner` gives them. */
const files = {
  ssh: "ssh_banners",
  ftp: "ftp_banners",
  smtp: "smtp_banners",
  imap: "imap_banners",
  pop3: "pop_banners",
  telnet: "telnet_banners",
  mysql: "mysql_banners",
  "mysql-error": "mysql_error",
  http: "http_servers",
} as const;

/** Products whose names say nothing without their makers. */
const generic =
  /^(?:\w*httpd?|iis|ftp|ftpd|ftp server|smtp|imap|pop3|gateway|media server|control|tcp\/ip|tcpip|server|web server|firewall-1|hotspot|mail server|imail server|service)$/i;

function main([gitDir = ""]: readonly string[]): void {
  const git = (...words: readonly string[]) =>
    execFileSync("git", ["-C", gitDir, ...words], { maxBuffer: 1 << 26 }).toString();
  const [commit = "", date = ""] = git("log", "-1", "--format=%H %cs").trim().split(" ");
  const rows = Object.entries(files).map(([kind, file]) => {
    const found = fingerprintsIn(git("show", `HEAD:xml/${file}.xml`)).filter((row) => isNeeded(kind, row));
    return `  ${JSON.stringify(kind)}: [\n${found.map((row) => `    ${JSON.stringify(row)},\n`).join("")}  ],\n`;
  });
  const head = `// Packed by scripts/recog.ts from https://github.com/rapid7/recog ${commit.slice(0, 7)} of ${date}. Do not edit.
// Copyright 2014, Rapid7, Inc. All rights reserved. SPDX-License-Identifier: BSD-2-Clause; the notice is in recog.LICENSE.

/** A fingerprint: pattern, flags, product, and the version or the number of its group. */
export type RecogRow = readonly [pattern: string, flags: string, product: string, version?: string | number];

/** Fingerprints by kind of banner; the first match counts. */
export const recogRows: Readonly<Record<string, readonly RecogRow[]>> = {
`;
  writeFileSync(join(import.meta.dirname, "../src/data/services/recog.ts"), `${head}${rows.join("")}};\n`);
}

type Row = readonly [pattern: string, flags: string, product: string, version?: string | number];

/** `src/data/services/banners.ts` recognises these itself, and almost no row of telnet has a product. */
function isNeeded(kind: string, [, , product]: Row): boolean {
  if (kind === "telnet") return product !== "";
  return !(kind === "ssh" && /^(?:OpenSSH|Dropbear|libssh)$/i.test(product));
}

function fingerprintsIn(xml: string): readonly Row[] {
  return [
    ...xml.replace(/<!--[^]*?-->/g, "").matchAll(/<fingerprint\s(?<head>[^>]*)>(?<body>[^]*?)<\/fingerprint>/g),
  ].flatMap(({ groups }) => {
    const { head = "", body = "" } = groups ?? {};
    const params = new Map(
      [...body.matchAll(/<param\s(?<list>[^>]*?)\/>/g)].map((each) => {
        const list = each.groups?.["list"] ?? "";
        return [valueOf(list, "name"), { pos: Number(valueOf(list, "pos")), value: valueOf(list, "value") }] as const;
      }),
    );
    const product = params.get("service.product");
    const [pattern, flags] = toJavaScript(valueOf(head, "pattern") ?? "", valueOf(head, "flags") ?? "");
    // A fingerprint without a product still ends the search, as in recog.
    if (product?.value === undefined) return [[pattern, flags, ""] as const];
    const vendor = params.get("service.vendor")?.value ?? "";
    const name = generic.test(product.value) && vendor !== "" ? `${vendor} ${product.value}` : product.value;
    const version = params.get("service.version");
    const given = version === undefined ? undefined : version.pos > 0 ? version.pos : version.value;
    return [given === undefined ? ([pattern, flags, name] as const) : ([pattern, flags, name, given] as const)];
  });
}

function valueOf(attributes: string, name: string): string | undefined {
  const { value } =
    new RegExp(`(?:^|\\s)${name}=(?:"(?<value>[^"]*)"|'(?<other>[^']*)')`).exec(attributes)?.groups ?? {};
  const found = value ?? new RegExp(`(?:^|\\s)${name}='(?<value>[^']*)'`).exec(attributes)?.groups?.["value"];
  return found
    ?.replace(/&#(?:x(?<hex>[0-9a-f]+)|(?<dec>\d+));/gi, (_, hex: string | undefined, dec: string | undefined) =>
      String.fromCodePoint(hex === undefined ? Number(dec) : Number.parseInt(hex, 16)),
    )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

/** Ruby's `^` and `$` are at line ends; recog's anchors are meant for the whole text unless REG_MULTILINE is set. */
function toJavaScript(ruby: string, named: string): readonly [pattern: string, flags: string] {
  const inline = /^\^?\(\?(?<letters>[imx]+)(?:-[imx]+)?\)/.exec(ruby);
  const letters = inline?.groups?.["letters"] ?? "";
  const pattern = ruby
    .replace(/^(?<anchor>\^?)\(\?[imx]+(?:-[imx]+)?\)/, "$<anchor>")
    .replaceAll("\\A", "^")
    .replaceAll(/\\[zZ]/g, "$")
    .replaceAll("(?>", "(?:")
    .replaceAll(/(?<quantifier>[*+?}])\+/g, "$<quantifier>");
  const isDotAll = letters.includes("m") || named.includes("REG_MULTILINE");
  const flags = `${letters.includes("i") || named.includes("REG_ICASE") ? "i" : ""}${isDotAll ? "s" : ""}`;
  void new RegExp(pattern, flags);
  return [pattern, flags];
}

if (import.meta.main) main(process.argv.slice(2));
