import { expect, test } from "vitest";
import { readBanner } from "./banner.ts";

function read(text: string, port: number) {
  const { service, product, version } = readBanner(Buffer.from(text, "latin1"), port);
  return [service, product, version];
}

/** A greeting of MySQL's protocol 10 with these capabilities and this plugin. */
function greeting(version: string, plugin?: string, lower = 0xf7ff): string {
  const tail = Buffer.alloc(44);
  tail.writeUInt16LE(lower, 4 + 8 + 1);
  tail.writeUInt16LE(plugin === undefined ? 0 : 0x00ff, 4 + 8 + 1 + 2 + 1 + 2);
  const body = `\x0a${version}\0${tail.toString("latin1")}${plugin ?? ""}\0`;
  return `${Buffer.from([body.length & 0xff, body.length >> 8, 0, 0]).toString("latin1")}${body}`;
}

test.for<[text: string, port: number, read: readonly (string | null)[]]>([
  ["-ERR max number of clients reached\r\n", 6379, ["redis", "Redis", null]],
  ["-NOAUTH Authentication required.\r\n", 6379, ["redis", null, null]],
  ["-ERR too many connections\r\n", 110, ["pop3", null, null]],
  ["+OK\r\n", 110, ["pop3", null, null]],
  ["+OK\r\n", 6379, ["redis", null, null]],
  ["+PONG\r\n", 6379, ["redis", null, null]],
  ["+OK ready\r\n", 4444, [null, null, null]],
  ["+OK POP3 server ready\r\n", 4444, ["pop3", null, null]],
  ["-ERR something\r\n", 4444, [null, null, null]],
  [
    "220 mx.shop.example Microsoft ESMTP MAIL Service, Version: 10.0.17763.1697 ready at  Fri\r\n",
    25,
    ["smtp", "Microsoft IIS", "10.0.17763.1697"],
  ],
  [
    "220 mx.shop.example Microsoft ESMTP MAIL Service ready at Fri, 20 Nov 2026\r\n",
    25,
    ["smtp", "Microsoft Exchange", null],
  ],
  ["SSH-2.0-OpenSSH_9.6\r\n", 22, ["ssh", "OpenSSH", "9.6"]],
  ["Welcome to the shop.\r\nAuthorised access only.\r\n\r\nSSH-2.0-OpenSSH_9.6\r\n", 22, ["ssh", "OpenSSH", "9.6"]],
  ["220 mail.example ESMTP\r\nSSH-2.0-OpenSSH_9.6\r\n", 25, ["smtp", null, null]],
  ["HTTP/1.1 400 Bad Request\r\nServer: nginx/1.27.3\r\n\r\n", 8080, ["http", "nginx", "1.27.3"]],
])("the banner %j on port %i", ([text, port, expected]) => {
  expect(read(text, port)).toEqual(expected);
});

test.for<[version: string, product: string | null]>([
  ["5.5.5-10.6.8-maxscale", "MaxScale"],
  ["8.0.11-TiDB-v7.1.0", "TiDB"],
  ["5.7.25-OceanBase-v4.2.1.0", "OceanBase"],
  ["5.7.25-OceanBase_CE-v4.3.0.1", "OceanBase"],
  ["5.7.9-vitess-12.0.0", "Vitess"],
  ["8.0.30-Vitess", "Vitess"],
  ["5.7.99", "Apache Doris"],
  ["8.0.33-StarRocks", "StarRocks"],
  ["8.0.33-dolt", "Dolt"],
  ["24.3.1.2672-ClickHouse", "ClickHouse"],
  ["5.7.30-NewEngine", null],
  ["5.6.20-68.0-56", "Percona Server"],
  ["8.0.35-27", "Percona Server"],
  ["5.7.44-48-log", "Percona Server"],
  ["8.0.36-28.1", "Percona Server"],
  ["5.7.40-43-57-log", "Percona Server"],
  ["8.0.32-24.2 Percona XtraDB Cluster (GPL), Release rel24", "Percona Server"],
  // Percona's build or Debian's revision.
  ["8.4.0-1", null],
  ["8.0.35-0ubuntu0.22.04.1", "MySQL"],
  ["5.5.5-10.6.12-MariaDB", "MariaDB"],
  ["5.7.44-log", "MySQL"],
])("a server that greets as MySQL %s", ([version, product]) => {
  expect(read(greeting(version), 3306).slice(0, 2)).toEqual(["mysql", product]);
});

test.for<[what: string, banner: string, product: string | null]>([
  ["offers TLS", greeting("8.0.33", "mysql_native_password", 0xffff), "MySQL"],
  ["has MySQL's default plugin", greeting("8.0.33", "caching_sha2_password"), "MySQL"],
  ["has neither, as StarRocks and Dolt", greeting("8.0.33", "mysql_native_password"), null],
])("a server that greets as 8.0.33 and %s", ([, banner, product]) => {
  expect(readBanner(Buffer.from(banner, "latin1"), 3306).product).toBe(product);
});
