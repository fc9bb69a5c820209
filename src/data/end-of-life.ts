/** How long the makers of a product fix its security. */
export interface Lifecycle {
  readonly product: string;
  /** Lower case, as it discloses itself. */
  readonly names: readonly string[];
  /** Where its makers say so. */
  readonly source: string;
  /** How many numbers of a version name a branch. */
  readonly depth: 1 | 2;
  /** Whether distributions ship it with fixes of their own under an old version number. */
  readonly isPackaged: boolean;
  /**
   * Newest first: the day by which fixes ended, the last of its month where no day was named; null where no end was in sight when
   * the table was made. A branch between two that ended, or below all that ended, ended with the next newer one at the latest;
   * nothing is known of any other that is not here.
   */
  readonly branches: readonly (readonly [branch: string, ended: string | null])[];
}

/** When the table was made: what came later is not known here. */
export const lifecyclesAsOf = "2026-08-22";

/** Ends of life as the makers publish them, collected by endoflife.date on the day above. */
export const lifecycles: readonly Lifecycle[] = [
  {
    product: "nginx",
    names: ["nginx"],
    source: "https://nginx.org/en/download.html",
    depth: 2,
    isPackaged: true,
    branches: [
      ["1.31", null],
      ["1.30", null],
      ["1.29", "2026-05-13"],
      ["1.28", "2026-04-14"],
      ["1.27", "2025-06-24"],
      ["1.26", "2025-04-23"],
      ["1.25", "2024-05-29"],
      ["1.24", "2024-04-23"],
      ["1.23", "2023-05-23"],
      ["1.22", "2023-04-11"],
      ["1.21", "2022-06-21"],
      ["1.20", "2022-05-24"],
      ["1.19", "2021-05-25"],
      ["1.18", "2021-04-20"],
      ["1.16", "2020-04-20"],
      ["1.14", "2019-04-23"],
      ["1.12", "2018-04-17"],
      ["1.10", "2017-04-12"],
      ["1.8", "2016-04-26"],
    ],
  },
  {
    product: "Apache HTTP Server",
    names: ["apache", "apache httpd", "apache http server", "apache-httpd", "httpd"],
    source: "https://httpd.apache.org/",
    depth: 2,
    isPackaged: true,
    branches: [
      ["2.4", null],
      ["2.2", "2017-07-11"],
      ["2.0", "2013-07-10"],
      ["1.3", "2010-02-03"],
    ],
  },
  {
    // With Windows Server 2008, 2008 R2, 2012 and 2012 R2; 10.0 came with several versions, which it does not tell apart.
    product: "Microsoft IIS",
    names: ["microsoft-iis", "iis"],
    source: "https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis",
    depth: 2,
    isPackaged: false,
    branches: [
      ["10.0", null],
      ["8.5", "2023-10-10"],
      ["8.0", "2023-10-10"],
      ["7.5", "2020-01-14"],
      ["7.0", "2020-01-14"],
      ["6.0", "2015-07-14"],
      ["5.0", "2010-07-13"],
    ],
  },
  {
    product: "PHP",
    names: ["php"],
    source: "https://www.php.net/supported-versions.php",
    depth: 2,
    isPackaged: true,
    branches: [
      ["8.5", "2029-12-31"],
      ["8.4", "2028-12-31"],
      ["8.3", "2027-12-31"],
      ["8.2", "2026-12-31"],
      ["8.1", "2025-12-31"],
      ["8.0", "2023-11-26"],
      ["7.4", "2022-11-28"],
      ["7.3", "2021-12-06"],
      ["7.2", "2020-11-30"],
      ["7.1", "2019-12-01"],
      ["7.0", "2019-01-10"],
      ["5.6", "2018-12-31"],
      ["5.5", "2016-07-21"],
      ["5.4", "2015-09-14"],
      ["5.3", "2014-08-14"],
    ],
  },
  {
    product: "Apache Tomcat",
    names: ["apache tomcat", "apache-tomcat", "tomcat"],
    source: "https://tomcat.apache.org/whichversion.html",
    depth: 2,
    isPackaged: true,
    branches: [
      ["11.0", null],
      ["10.1", null],
      ["10.0", "2022-10-31"],
      ["9.0", "2027-03-31"],
      ["8.5", "2024-03-31"],
      ["8.0", "2018-06-30"],
      ["7.0", "2021-03-31"],
      ["6.0", "2016-12-31"],
      ["5.5", "2012-09-30"],
    ],
  },
  {
    product: "OpenSSL",
    names: ["openssl"],
    source: "https://openssl-library.org/policies/releasestrat/",
    depth: 2,
    isPackaged: true,
    branches: [
      ["4.0", "2027-05-14"],
      ["3.6", "2026-11-01"],
      ["3.5", "2030-04-08"],
      ["3.4", "2026-10-22"],
      ["3.3", "2026-04-09"],
      ["3.2", "2025-11-23"],
      ["3.1", "2025-03-14"],
      ["3.0", "2026-09-07"],
      // The end of 1.1.1, and of 1.0.2: those before them ended earlier.
      ["1.1", "2023-09-11"],
      ["1.0", "2019-12-31"],
      ["0.9", "2015-12-31"],
    ],
  },
  {
    // The makers support the latest version alone, and fix older ones out of courtesy; below 4.7 they do so no longer.
    product: "WordPress",
    names: ["wordpress"],
    source: "https://wordpress.org/news/2025/06/dropping-security-updates-for-wordpress-versions-4-1-through-4-6/",
    depth: 2,
    isPackaged: false,
    branches: [
      ["7.1", null],
      ["4.7", null],
      ["4.6", "2025-07-31"],
      ["4.0", "2022-12-01"],
    ],
  },
  {
    // Security coverage ends by minor version. Up to 7 the second number counted releases: the last one stands for all.
    product: "Drupal",
    names: ["drupal"],
    source: "https://www.drupal.org/about/core/policies/core-release-cycles/schedule",
    depth: 2,
    isPackaged: false,
    branches: [
      ["11.4", null],
      ["11.3", "2026-12-31"],
      ["11.2", "2026-06-30"],
      ["11.1", "2025-12-31"],
      ["11.0", "2025-06-16"],
      ["10.6", "2026-12-09"],
      ["10.5", "2026-06-30"],
      ["10.4", "2025-12-31"],
      ["10.3", "2025-06-16"],
      ["10.2", "2024-12-09"],
      ["10.1", "2024-06-20"],
      ["10.0", "2023-12-15"],
      ["9.5", "2023-11-01"],
      ["9.4", "2023-06-21"],
      ["9.3", "2022-12-14"],
      ["9.2", "2022-06-15"],
      ["9.1", "2021-12-08"],
      ["9.0", "2021-06-16"],
      ["8.9", "2021-11-02"],
      ["8.8", "2020-12-01"],
      ["7.103", "2025-01-05"],
      ["6.38", "2016-02-24"],
    ],
  },
  {
    // The last release of the two oldest branches is their end: none was announced.
    product: "jQuery",
    names: ["jquery"],
    source: "https://github.com/jquery/jquery/security/policy",
    depth: 1,
    isPackaged: false,
    branches: [
      ["4", null],
      ["3", null],
      ["2", "2016-05-20"],
      ["1", "2016-05-20"],
    ],
  },
  {
    product: "Node.js",
    names: ["node.js", "nodejs", "node"],
    source: "https://github.com/nodejs/Release#end-of-life-releases",
    depth: 1,
    isPackaged: true,
    branches: [
      ["26", "2029-04-30"],
      ["25", "2026-06-01"],
      ["24", "2028-04-30"],
      ["23", "2025-06-01"],
      ["22", "2027-04-30"],
      ["21", "2024-06-01"],
      ["20", "2026-04-30"],
      ["19", "2023-06-01"],
      ["18", "2025-04-30"],
      ["17", "2022-06-01"],
      ["16", "2023-09-11"],
      ["15", "2021-06-01"],
      ["14", "2023-04-30"],
      ["13", "2020-06-01"],
      ["12", "2022-04-30"],
      ["11", "2019-06-30"],
      ["10", "2021-04-30"],
      ["9", "2018-06-30"],
      ["8", "2019-12-31"],
      ["7", "2017-06-30"],
      ["6", "2019-04-30"],
      ["5", "2016-06-30"],
      ["4", "2018-04-30"],
    ],
  },
];
