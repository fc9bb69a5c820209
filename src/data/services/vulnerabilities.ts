/** A published vulnerability of a range of versions. */
export interface Vulnerability {
  /** Spelled as in the lifecycle tables. */
  readonly product: string;
  readonly id: string;
  /** The first version with it, and the first one without, of each branch. */
  readonly ranges: readonly (readonly [from: string, below: string])[];
  readonly source: string;
}

/**
 * Vulnerabilities of versions that are otherwise in support, as their makers published them, read in November 2026. This is no complete list: it is
 * here so that a report claims known vulnerabilities only of a version that has one.
 */
export const vulnerabilities: readonly Vulnerability[] = [
  {
    product: "jQuery",
    id: "CVE-2019-11358",
    ranges: [["1.1.4", "3.4.0"]],
    source: "https://blog.jquery.com/2019/04/10/jquery-3-4-0-released/",
  },
  {
    product: "jQuery",
    id: "CVE-2020-11022",
    ranges: [["1.2.0", "3.5.0"]],
    source: "https://blog.jquery.com/2020/04/10/jquery-3-5-0-released/",
  },
  {
    product: "jQuery",
    id: "CVE-2020-11023",
    ranges: [["1.0.3", "3.5.0"]],
    source: "https://blog.jquery.com/2020/04/10/jquery-3-5-0-released/",
  },
  {
    product: "Apache HTTP Server",
    id: "CVE-2021-42013",
    ranges: [["2.4.49", "2.4.51"]],
    source: "https://httpd.apache.org/security/vulnerabilities_24.html",
  },
  {
    product: "Apache HTTP Server",
    id: "CVE-2021-40438",
    ranges: [["2.4.0", "2.4.49"]],
    source: "https://httpd.apache.org/security/vulnerabilities_24.html",
  },
  {
    product: "Apache HTTP Server",
    id: "CVE-2024-38476",
    ranges: [["2.4.0", "2.4.60"]],
    source: "https://httpd.apache.org/security/vulnerabilities_24.html",
  },
  {
    product: "PHP",
    id: "CVE-2024-8932",
    ranges: [
      ["8.1.0", "8.1.31"],
      ["8.2.0", "8.2.26"],
      ["8.3.0", "8.3.14"],
    ],
    source: "https://www.php.net/ChangeLog-8.php",
  },
  {
    product: "PHP",
    id: "CVE-2025-1735",
    ranges: [
      ["8.1.0", "8.1.33"],
      ["8.2.0", "8.2.29"],
      ["8.3.0", "8.3.23"],
      ["8.4.0", "8.4.10"],
    ],
    source: "https://www.php.net/ChangeLog-8.php",
  },
  {
    product: "Apache Tomcat",
    id: "CVE-2025-24813",
    ranges: [
      ["9.0.0", "9.0.99"],
      ["10.1.0", "10.1.35"],
      ["11.0.0", "11.0.3"],
    ],
    source: "https://tomcat.apache.org/security-11.html",
  },
  {
    product: "OpenSSL",
    id: "CVE-2025-9230",
    ranges: [
      ["3.0.0", "3.0.18"],
      ["3.2.0", "3.2.6"],
      ["3.3.0", "3.3.5"],
      ["3.4.0", "3.4.3"],
      ["3.5.0", "3.5.4"],
    ],
    source: "https://openssl-library.org/news/secadv/20250930.txt",
  },
  {
    product: "Node.js",
    id: "CVE-2025-23166",
    ranges: [
      ["20.0.0", "20.19.2"],
      ["22.0.0", "22.15.1"],
      ["24.0.0", "24.0.2"],
    ],
    source: "https://nodejs.org/en/blog/vulnerability/may-2025-security-releases",
  },
];
