/** A distribution that backports fixes under old version numbers while a release is supported. */
export interface Distribution {
  readonly name: string;
  /** Its mark in the comment behind the version, or in the version itself. */
  readonly mark: RegExp;
  /** Where the version names the release: the last day of the distribution's fixes for each. */
  readonly releases?: Releases;
  /** The oldest version in any supported release, by product name in the lifecycle table: older versions get no fixes. */
  readonly oldest: Readonly<Record<string, string>>;
  /**
   * Where known, the versions in all supported releases, with the numbers that do not change: any other version with the mark comes from
   * another builder.
   */
  readonly shipped?: Readonly<Record<string, readonly string[]>>;
  /**
   * The versions in all supported releases of products whose packages bear no mark: such a bare version may be this distribution's. Two
   * numbers stand for a moving branch, more for that version only.
   */
  readonly unmarked?: Readonly<Record<string, readonly string[]>>;
}

interface Releases {
  /** Its group `release` is the release number. */
  readonly mark: RegExp;
  /** Where the dates are published. */
  readonly source: string;
  /** Newest first, as in a lifecycle. */
  readonly ends: readonly (readonly [release: string, ended: string | null])[];
}

/** When the tables were made: a release that ends later is still treated as supported. */
export const distributionsAsOf = "2026-11-22";

// Long-term support by Debian; commercial extensions are not counted.
const debian: Omit<Distribution, "name" | "mark"> = {
  releases: {
    mark: /(?:[+~.-]deb|\bdebian)(?<release>\d{1,2})/i,
    source: "https://wiki.debian.org/LTS",
    ends: [
      ["13", null],
      ["12", "2028-06-30"],
      ["11", "2026-08-31"],
      ["10", "2024-06-30"],
      ["9", "2022-06-30"],
      ["8", "2020-06-30"],
      ["7", "2018-05-31"],
      ["6", "2016-02-29"],
    ],
  },
  // Debian 12.
  oldest: {
    nginx: "1.22",
    "Apache HTTP Server": "2.4",
    "Apache Tomcat": "10.1",
    PHP: "8.2",
    OpenSSL: "3.0",
    "Node.js": "18.20",
  },
  // Debian 12 and 13; PHP, OpenSSL and Tomcat move on with their branches.
  shipped: {
    nginx: ["1.22.1", "1.26.3"],
    "Apache Tomcat": ["10.1", "11.0"],
    PHP: ["8.2", "8.4"],
    OpenSSL: ["3.0", "3.5"],
    "Node.js": ["18.20.4", "20.19"],
  },
  unmarked: {
    nginx: ["1.22.1", "1.26.3"],
    PHP: ["8.2", "8.4"],
    OpenSSL: ["3.0", "3.5"],
    "Node.js": ["18.20.4", "20.19"],
  },
};

// With the ten years of Ubuntu Pro, which is free for a few machines; the paid years behind them are not counted.
const ubuntu: Omit<Distribution, "name" | "mark"> = {
  releases: {
    mark: /ubuntu(?:\d{1,2}\.|\d{0,2}~)?(?<release>(?:0[6-9]|[1-3]\d)\.(?:04|10))(?!\d)/i,
    source: "https://wiki.ubuntu.com/Releases",
    ends: [
      ["26.04", null],
      ["25.10", "2026-07-01"],
      ["25.04", "2026-01-17"],
      ["24.10", "2025-07-10"],
      ["24.04", "2034-04-30"],
      ["23.10", "2024-07-12"],
      ["23.04", "2024-01-25"],
      ["22.10", "2023-07-20"],
      ["22.04", "2032-04-09"],
      ["21.10", "2022-07-14"],
      ["21.04", "2022-01-20"],
      ["20.10", "2021-07-22"],
      ["20.04", "2030-04-02"],
      ["19.10", "2020-07-17"],
      ["19.04", "2020-01-23"],
      ["18.10", "2019-07-18"],
      ["18.04", "2028-04-01"],
      ["17.10", "2018-07-19"],
      ["17.04", "2018-01-13"],
      ["16.10", "2017-07-20"],
      ["16.04", "2026-04-02"],
      ["15.10", "2016-07-28"],
      ["14.04", "2024-04-02"],
      ["12.04", "2019-04-26"],
    ],
  },
  // Ubuntu 18.04.
  oldest: {
    nginx: "1.14",
    "Apache HTTP Server": "2.4",
    "Apache Tomcat": "8.5.39",
    PHP: "7.2",
    OpenSSL: "1.1",
    "Node.js": "8.10",
  },
  // Ubuntu 18.04, 20.04, 22.04, 24.04 and 26.04: fixes do not change the number.
  shipped: {
    nginx: ["1.14.0", "1.18.0", "1.24.0", "1.28"],
    PHP: ["7.2.24", "7.4.3", "8.1.2", "8.3.6", "8.5"],
    OpenSSL: ["1.1.1", "3.0.13", "3.5"],
    // Tomcat and Node.js of 18.04 to 24.04.
    "Apache Tomcat": ["8.5.39", "9.0.16", "9.0.31", "9.0.58", "10.1"],
    "Node.js": ["8.10.0", "10.19.0", "12.22.9", "18.19.1"],
  },
};

// With extended life-cycle support.
const redHat: Omit<Distribution, "name" | "mark"> = {
  releases: {
    mark: /\.el(?<release>\d{1,2})/i,
    source: "https://access.redhat.com/support/policy/updates/errata",
    ends: [
      ["10", null],
      ["9", "2035-05-31"],
      ["8", "2032-05-31"],
      ["7", "2028-06-30"],
      ["6", "2024-06-30"],
      ["5", "2020-11-30"],
      ["4", "2017-03-31"],
    ],
  },
  // Red Hat Enterprise Linux 7.9, and 8 for nginx.
  oldest: { nginx: "1.14", "Apache HTTP Server": "2.4.6", PHP: "5.4", OpenSSL: "1.0.2" },
  // PHP: the version of release 7, and the streams of releases 8 to 10.
  shipped: { PHP: ["5.4.16", "7.2.24", "7.3.20", "7.4.33", "8.0.30", "8.1", "8.2", "8.3", "8.4"] },
  // nginx of releases 9 and 10 with the streams of 9. PHP as above without the version of release 7, which has ended.
  unmarked: {
    nginx: ["1.20.1", "1.22.1", "1.24.0", "1.26.3"],
    PHP: ["7.2.24", "7.3.20", "7.4.33", "8.0.30", "8.1", "8.2", "8.3", "8.4"],
  },
};

/** Rebuilds of Red Hat Enterprise Linux 8 and newer. */
const rebuild: Omit<Distribution, "name" | "mark"> = {
  oldest: { nginx: "1.14", "Apache HTTP Server": "2.4.37", PHP: "7.2", OpenSSL: "1.1.1" },
};

const fedora: Omit<Distribution, "name" | "mark"> = {
  releases: {
    mark: /\.fc(?<release>\d{1,2})/i,
    source: "https://docs.fedoraproject.org/en-US/releases/eol/",
    ends: [
      ["44", null],
      ["43", "2026-12-09"],
      ["42", "2026-05-13"],
      ["41", "2025-12-15"],
      ["40", "2025-05-13"],
    ],
  },
  // Fedora 43.
  oldest: { nginx: "1.28", "Apache HTTP Server": "2.4", PHP: "8.4", OpenSSL: "3.5" },
};

const amazon: Omit<Distribution, "name" | "mark"> = {
  releases: {
    mark: /\.amzn(?<release>\d{1,4})/i,
    source: "https://aws.amazon.com/amazon-linux-2/faqs/",
    ends: [
      ["2023", null],
      ["2", "2026-06-30"],
      ["1", "2023-12-31"],
    ],
  },
  // Amazon Linux 2023.
  oldest: { nginx: "1.22", "Apache HTTP Server": "2.4", PHP: "8.1", OpenSSL: "3.0" },
};

/**
 * Distributions that backport fixes under old version numbers, according to their packages of Apache, nginx, PHP and OpenSSL, with the end
 * of each release as published (collected by endoflife.date), read in November 2026. CentOS Linux is left out: its last fixes came on
 * 2024-06-30 (https://www.centos.org/centos-linux-eol/), so its version numbers are reliable.
 */
export const distributions: readonly Distribution[] = [
  { name: "Ubuntu", mark: /\bubuntu|\d(?:ubuntu|build)\d/i, ...ubuntu },
  { name: "Debian", mark: /\bdebian(?:\b|\d)|[+~.-]deb\d/i, ...debian },
  { name: "Raspberry Pi OS", mark: /\braspbian\b/i, oldest: debian.oldest },
  { name: "Red Hat", mark: /\bred hat\b|\brhel\b|\.el\d/i, ...redHat },
  {
    name: "CentOS Stream",
    mark: /\bcentos stream\b/i,
    // CentOS Stream 9.
    oldest: { nginx: "1.20", "Apache HTTP Server": "2.4", PHP: "8.0", OpenSSL: "3.0" },
  },
  { name: "AlmaLinux", mark: /\balmalinux\b/i, ...rebuild },
  { name: "Rocky Linux", mark: /\brocky\b/i, ...rebuild },
  // Fixes version 7 for customers, as Red Hat does.
  { name: "Oracle Linux", mark: /\boracle linux\b/i, oldest: redHat.oldest },
  { name: "Amazon Linux", mark: /\bamazon linux\b|\.amzn\d/i, ...amazon },
  // SUSE Linux Enterprise Server 12.
  {
    name: "SUSE",
    mark: /\bsuse\b|\bopensuse\b/i,
    oldest: { "Apache HTTP Server": "2.4", PHP: "5.5", OpenSSL: "1.0.2" },
  },
  { name: "Fedora", mark: /\bfedora\b|\.fc\d/i, ...fedora },
  // Red Hat's patches for OpenSSL 1.0 have this name; other distributions that contain them took them from Red Hat.
  { name: "Red Hat", mark: /\b1\.0\.\d[a-z]{0,2}-fips\b/i, oldest: redHat.oldest },
];

/**
 * Marks of a system without fixes, which override any other mark: CentOS Linux, and Amazon Linux 2, whose Apache leaves its comment empty
 * and whose last fixes came on 2026-06-30 (https://aws.amazon.com/amazon-linux-2/faqs/).
 */
export const endedDistribution = /\(centos\)|\bapache\/[\d.]{1,12} \(\)/i;

/** Systems with their own packages: none of the distributions above built what they name. */
export const foreignSystem =
  /\b(?:alpine|arch ?linux|gentoo|nixos|slackware|void linux|openwrt|freebsd|openbsd|netbsd|dragonfly|windows|win32|win64|mac ?os(?: x)?|darwin|homebrew)\b/i;
