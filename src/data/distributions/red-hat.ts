import { row, type Distribution, type Release } from "./distribution.ts";

/**
 * Versions of Red Hat Enterprise Linux and its application streams, by https://access.redhat.com/articles/3078 (packages) and
 * https://access.redhat.com/support/policy/updates/rhel-app-streams-life-cycle (streams), November 2026; not every row was compared with its source. Streams that have been retired
 * before their release are left out, unless it is unclear which versions still get fixes.
 */
const packages: Readonly<Record<string, readonly string[]>> = {
  "10": ["2.4.63..", "1.26", "8.3 8.4", "3.12 3.14", "3.2 3.5", "9.9", "10.1 9.0", "22 24", "3.3 3.4", "5.40"],
  "9": [
    "2.4.51..",
    "1.20.1 1.22.1 1.24.0 1.26.3",
    "8.0.30 8.1 8.2 8.3",
    "3.9 3.11 3.12 3.14",
    "3.0 3.2 3.5",
    "8.7 9.9",
    "9.0",
    "22 24",
    "3.0 3.1 3.3",
    "5.32",
  ],
  "8": [
    "2.4.37",
    "1.14.1 1.22.1 1.24.0",
    "7.2.24 7.3.20 7.4.33 8.0.30 8.2",
    "3.6 3.11 3.12",
    "1.1",
    "8.0",
    "9.0",
    "22",
    "2.5 3.1 3.3",
    "5.26 5.32",
  ],
  "7": ["2.4.6", "-", "5.4.16", "2.7 3.6", "1.0.2", "7.4", "7.0", "-", "2.0", "5.16"],
  "6": ["2.2.15", "1.10.3", "5.3", "2.6", "1.0.1", "5.3", "6.0", "-", "1.8", "5.10"],
  "5": ["2.2.3", "-", "5.1 5.3", "2.4", "0.9", "4.3", "5.5", "-", "1.8", "5.8"],
  "4": ["2.0.52", "-", "4.3", "2.3", "0.9", "3.9", "5.0", "-", "1.8", "5.8"],
};

type Ends = readonly (readonly [release: string, ended: string | null])[];

function releasesUntil(ends: Ends): readonly Release[] {
  return ends.map(([release, ended]) => row(release, ended, ...(packages[release] ?? [])));
}

/** Packages that do not say that Red Hat or a rebuild built them; PHP and nginx of every release, the others by their nature. */
const unmarked = ["nginx", "PHP", "Python", "OpenSSL", "Apache Tomcat", "Node.js", "Ruby", "Perl"];
const releaseMark = /\.el(?<release>\d{1,2})/i;

/** Red Hat Enterprise Linux, with its extended life-cycle support. */
export const redHat: Distribution = {
  name: "Red Hat",
  // The last is the name of Red Hat's patches for OpenSSL 1.0; other distributions that contain them took them from Red Hat.
  mark: /\bred hat\b|\brhel\b|\.el\d|\b1\.0\.\d[a-z]{0,2}-fips\b/i,
  releaseMark,
  source: "https://access.redhat.com/support/policy/updates/errata",
  releases: releasesUntil([
    ["10", null],
    ["9", "2035-05-31"],
    ["8", "2032-05-31"],
    ["7", "2028-06-30"],
    ["6", "2024-06-30"],
    ["5", "2020-11-30"],
    ["4", "2017-03-31"],
  ]),
  unmarked,
};

function rebuild(name: string, mark: RegExp, source: string, ends: Ends): Distribution {
  return { name, mark, releaseMark, source, releases: releasesUntil(ends), unmarked: [] };
}

/** Rebuilds of Red Hat Enterprise Linux, and CentOS Stream, from which it is made. */
export const rebuilds: readonly Distribution[] = [
  rebuild("CentOS Stream", /\bcentos stream\b/i, "https://www.centos.org/cl-vs-cs/", [
    ["10", "2030-05-31"],
    ["9", "2027-05-31"],
    ["8", "2024-05-31"],
  ]),
  rebuild("AlmaLinux", /\balmalinux\b/i, "https://wiki.almalinux.org/release-notes/", [
    ["10", "2035-05-31"],
    ["9", "2032-05-31"],
    ["8", "2029-05-31"],
  ]),
  rebuild("Rocky Linux", /\brocky\b/i, "https://wiki.rockylinux.org/rocky/version/", [
    ["10", "2035-05-31"],
    ["9", "2032-05-31"],
    ["8", "2029-05-31"],
  ]),
  rebuild("Oracle Linux", /\boracle linux\b/i, "https://www.oracle.com/a/ocom/docs/elsp-lifetime-069338.pdf", [
    ["10", null],
    ["9", "2032-06-30"],
    ["8", "2032-07-31"],
    ["7", "2028-06-30"],
    ["6", "2024-12-31"],
  ]),
];

/** CentOS Linux, whose last release has ended; a comment of its packages is `(CentOS)`. It uses Red Hat's marks. */
export const centos: Distribution = rebuild("CentOS Linux", /\(centos\)/i, "https://www.centos.org/centos-linux-eol/", [
  ["8", "2021-12-31"],
  ["7", "2024-06-30"],
  ["6", "2020-11-30"],
  ["5", "2017-03-31"],
]);
