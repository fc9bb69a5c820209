import { expect, test } from "vitest";
import type { HeaderField } from "../../../formats/http/header-list.ts";
import { readPageSources } from "../../../formats/html/sources.ts";
import { supportOf } from "../../../formats/software/support.ts";
import { softwareOf } from "./software.ts";

const november = "2026-11-22T00:00:00.000Z";

function fatesOf(...replies: readonly (readonly HeaderField[])[]): readonly string[] {
  const { software } = softwareOf(replies, { scripts: [], styles: [], generators: [] }, november);
  return software.map((each) => `${each.product} ${supportOf(each, november, software).state}`);
}

test.for<[what: string, replies: readonly (readonly HeaderField[])[], fates: readonly string[]]>([
  [
    "a mark of Red Hat on CentOS",
    [[["Server", "Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips"]]],
    ["Apache dead", "OpenSSL dead"],
  ],
  [
    "the empty comment of Amazon Linux 2",
    [[["Server", "Apache/2.4.62 () OpenSSL/1.0.2k-fips"]]],
    ["OpenSSL dead", "Apache alive"],
  ],
  ["Node.js as Debian 12 ships it", [[["X-Powered-By", "Node.js/18.20.4"]]], ["Node.js backported"]],
  [
    "a version of the same Node.js branch that no distribution ships",
    [[["X-Powered-By", "Node.js/18.17.0"]]],
    ["Node.js dead"],
  ],
  ["Tomcat of Ubuntu 18.04", [[["Server", "Apache Tomcat/8.5.39 (Ubuntu)"]]], ["Apache Tomcat backported"]],
  ["a version that bears the release of Debian", [[["X-Powered-By", "PHP/8.2.7-debian12"]]], ["PHP alive"]],
  ["one that Debian has ended", [[["X-Powered-By", "PHP/7.4.33-debian11"]]], ["PHP dead"]],
  ["nginx of Debian's version on Alpine", [[["Server", "nginx/1.22.1 (Alpine)"]]], ["nginx dead"]],
  [
    "Node.js of Debian's version beside Alpine",
    [
      [
        ["Server", "nginx (Alpine)"],
        ["X-Powered-By", "Node.js/18.20.4"],
      ],
    ],
    ["Node.js dead", "nginx alive"],
  ],
  ["a router's firmware", [[["Server", "httpd/2.0"]]], ["httpd alive"]],
  ["another program's httpd", [[["Server", "BusyBox httpd 1.19"]]], ["BusyBox httpd alive"]],
  ["another product's node", [[["X-Powered-By", "Edge node 12"]]], ["Edge node alive"]],
  ["a constant of Amazon's load balancer", [[["Server", "awselb/2.0"]]], ["awselb alive"]],
  ["Jetty past its end", [[["Server", "Jetty(9.3.31.v20200723)"]]], ["Jetty dead"]],
  ["nginx as Debian ships it", [[["Server", "nginx/1.22.1"]]], ["nginx backported"]],
  [
    "a mark of Red Hat on Red Hat",
    [[["Server", "Apache/2.4.6 (Red Hat) OpenSSL/1.0.2k-fips"]]],
    ["Apache alive", "OpenSSL backported"],
  ],
  [
    "PHP with a mark of Red Hat on CentOS",
    [
      [
        ["Server", "Apache/2.4.6 (CentOS)"],
        ["X-Powered-By", "PHP/5.4.16-48.el7"],
      ],
    ],
    ["Apache dead", "PHP dead"],
  ],
  [
    "PHP of Ubuntu after CentOS",
    [
      [
        ["Server", "Apache/2.4.6 (CentOS)"],
        ["X-Powered-By", "PHP/7.4.3-4ubuntu2.18"],
      ],
    ],
    ["Apache dead", "PHP backported"],
  ],
  [
    "PHP beside a web server of Ubuntu",
    [
      [
        ["Server", "nginx (Ubuntu)"],
        ["X-Powered-By", "PHP/7.4.3"],
      ],
    ],
    ["PHP backported", "nginx alive"],
  ],
  [
    "PHP in another reply than that web server",
    [[["Server", "nginx (Ubuntu)"]], [["X-Powered-By", "PHP/7.4.3"]]],
    ["PHP dead", "nginx alive"],
  ],
])("%s", ([, replies, fates]) => {
  expect(fatesOf(...replies)).toEqual(fates);
});

test("a library is seen in the stylesheet that a page loads", () => {
  const sources = readPageSources(
    '<link rel="stylesheet" href="https://cdn.example/bootstrap/3.3.7/css/bootstrap.min.css">',
  );

  const { software } = softwareOf([], sources, november);

  expect(software).toMatchObject([{ source: "stylesheet", product: "Bootstrap", version: "3.3.7" }]);
  expect(software.map((each) => supportOf(each, november, software).state)).toEqual(["dead"]);
});

test.for<[what: string, value: string, unread: readonly string[]]>([
  ["an ordinary value", "nginx/1.30.1", []],
  ["as much as is read", `nginx (${"x".repeat(4088)})`, []],
  ["a long word before a product", `${"x".repeat(4100)} PHP/5.2.9`, ["server", "meta generator"]],
  ["a long comment before a product", `nginx (${"x".repeat(4100)}) PHP/5.2.9`, ["server", "meta generator"]],
  ["many products", "a/1.0 ".repeat(101), ["server", "meta generator"]],
])("%s: whether it was read to its end", ([, value, unread]) => {
  const page = `<!doctype html><meta name=generator content="${value}">`;
  const sources = readPageSources(page);

  expect(softwareOf([[["Server", value]]], sources, november).softwareUnread).toEqual(unread);
});
