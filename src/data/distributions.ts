/** Where a version number shows that a distribution built the software, and fixes it under that number. */
export interface Distribution {
  readonly name: string;
  /** What it writes into a comment behind the version, or into the version itself. */
  readonly mark: RegExp;
}

/**
 * Distributions that fix old versions under their old numbers, by what their packages of Apache, nginx, PHP and OpenSSL say of
 * themselves, read in November 2026. CentOS Linux is not here: its last fixes came on 2024-06-30
 * (https://www.centos.org/centos-linux-eol/), so that there the version tells.
 */
export const distributions: readonly Distribution[] = [
  { name: "Ubuntu", mark: /\bubuntu|\d(?:ubuntu|build)\d/i },
  { name: "Debian", mark: /\bdebian\b|[+~.-]deb\d/i },
  { name: "Raspberry Pi OS", mark: /\braspbian\b/i },
  { name: "Red Hat", mark: /\bred hat\b|\brhel\b|\.el\d/i },
  { name: "CentOS Stream", mark: /\bcentos stream\b/i },
  { name: "AlmaLinux", mark: /\balmalinux\b/i },
  { name: "Rocky Linux", mark: /\brocky\b/i },
  { name: "Oracle Linux", mark: /\boracle linux\b/i },
  { name: "Amazon Linux", mark: /\bamazon linux\b|\.amzn\d/i },
  { name: "SUSE", mark: /\bsuse\b|\bopensuse\b/i },
  { name: "Fedora", mark: /\bfedora\b|\.fc\d/i },
  // Red Hat's patches for OpenSSL 1.0 named themselves so; whoever else carries them has them from there.
  { name: "Red Hat", mark: /\b1\.0\.\d[a-z]{0,2}-fips\b/i },
];

/** What says that there are no fixes any more, whatever else is said. */
export const endedDistribution = /\(centos\)/i;
