/** A distribution that backports fixes under old version numbers while a release is supported. */
export interface Distribution {
  readonly name: string;
  /** Its mark in the comment behind the version, or in the version itself. */
  readonly mark: RegExp;
  /** Where the version names the release: its group `release` is the number. */
  readonly releaseMark?: RegExp;
  /** Where the ends of support are published. */
  readonly source: string;
  /** Newest first. */
  readonly releases: readonly Release[];
  /** Products, spelled as in the lifecycle tables, whose packages bear no mark: a bare version may be this distribution's. */
  readonly unmarked: readonly string[];
}

/** A release of a distribution. */
export interface Release {
  readonly release: string;
  /** The last day of its fixes; null where no end was announced when the table was made. */
  readonly ended: string | null;
  /**
   * The versions of its packages, separated by spaces, by product as in the lifecycle tables: `8.2` is any version of that branch, `1.22.1` only
   * that one, `3.10.4..3.10.12` an update within the release, and `2.4.57..` that one and later ones of its branch. A missing product is unknown.
   */
  readonly packages: Readonly<Record<string, string>>;
}

const columns = [
  "Apache HTTP Server",
  "nginx",
  "PHP",
  "Python",
  "OpenSSL",
  "OpenSSH",
  "Apache Tomcat",
  "Node.js",
  "Ruby",
  "Perl",
];

/** One row of a table of releases: the versions in the order Apache, nginx, PHP, Python, OpenSSL, OpenSSH, Tomcat, Node.js, Ruby, Perl; `-` is unknown. */
export function row(release: string, ended: string | null, ...versions: readonly string[]): Release {
  const packages = columns.flatMap((product, at) => {
    const shipped = versions[at] ?? "-";
    return shipped === "-" ? [] : [[product, shipped] as const];
  });
  return { release, ended, packages: Object.fromEntries(packages) };
}
