import { expect, test } from "vitest";
import { distributions } from "../../data/distributions/index.ts";
import { buildOf, unmarkedBuilder, type Build } from "./build.ts";
import { lifeOf } from "./lifecycle.ts";
import { compareVersions, numbersOf, packagerIn, readProducts } from "./product-version.ts";

const november = "2026-11-22T00:00:00.000Z";

test.for<[value: string, product: string, state: Build["state"] | null]>([
  ["nginx/1.14.0 (Ubuntu)", "nginx", "living"],
  ["nginx/1.10.3 (Ubuntu)", "nginx", "ended"],
  ["PHP/7.2.24-0ubuntu0.18.04.17", "PHP", "living"],
  ["PHP/7.0.33-0ubuntu0.16.04.16", "PHP", "ended"],
  ["PHP/7.4.3-4ubuntu2.18", "PHP", "living"],
  ["PHP/5.5.9-1ubuntu14.04", "PHP", "ended"],
  ["PHP/5.4.45-0+deb7u14", "PHP", "ended"],
  ["PHP/7.4.33-1+deb11u5", "PHP", "ended"],
  ["OpenSSL/3.0.11-1+deb12u2", "OpenSSL", "living"],
  ["Apache/2.2.22 (Debian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.57 (Debian) PHP/7.3.1", "PHP", "ended"],
  ["Apache/2.4.6 (Red Hat Enterprise Linux) OpenSSL/1.0.2k-fips PHP/5.4.16", "PHP", "living"],
  ["Apache/2.4.6 (Red Hat Enterprise Linux) OpenSSL/1.0.1e-fips", "OpenSSL", "ended"],
  ["Apache/2.2.15 (Red Hat)", "Apache HTTP Server", "ended"],
  ["nginx/1.10.3-1.el6", "nginx", "ended"],
  ["nginx/1.22.1 (Fedora)", "nginx", "ended"],
  ["PHP/5.5.9-1.fc20", "PHP", "ended"],
  ["nginx/1.14.1 (Amazon Linux)", "nginx", "ended"],
  // Python of mod_wsgi shows two numbers.
  ["Apache/2.4.52 (Ubuntu) mod_wsgi/4.9.0 Python/3.10", "Python", "living"],
  ["Apache/2.4.41 (Ubuntu) mod_wsgi/4.6.8 Python/3.8", "Python", "living"],
  ["Apache/2.4.62 (Rocky Linux) mod_wsgi/4.7.1 Python/3.9", "Python", "living"],
  ["Apache/2.4.62 (AlmaLinux) mod_wsgi/4.7.1 Python/3.9", "Python", "living"],
  ["Apache/2.4.65 (Amazon Linux) mod_wsgi/5.0.0 Python/3.9", "Python", "living"],
  ["Apache/2.4.37 (Red Hat Enterprise Linux) mod_wsgi/4.6.4 Python/3.6", "Python", "living"],
  ["Apache/2.4.6 (Red Hat Enterprise Linux) mod_wsgi/3.4 Python/2.7.5", "Python", "living"],
  ["Apache/2.4.6 (CentOS) mod_wsgi/3.4 Python/2.7.5", "Python", "ended"],
  ["Apache/2.4.56 (Debian) mod_wsgi/4.7.1 Python/3.9", "Python", "ended"],
  ["Apache/2.4.62 (Debian) mod_wsgi/4.9.4 Python/3.11", "Python", "living"],
  ["Apache/2.4.51 (Linux/SUSE) mod_wsgi/4.5.18 Python/3.6", "Python", "living"],
  // Apache of releases without fixes, although the branch 2.4 gets some.
  ["Apache/2.4.10 (Debian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.20 (Debian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.25 (Debian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.38 (Debian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.38 (Raspbian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.56 (Debian)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.59 (Debian)", "Apache HTTP Server", "living"],
  ["Apache/2.4.71 (Debian)", "Apache HTTP Server", "living"],
  ["Apache/2.4.6 (CentOS)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.16 (Amazon)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.62 () PHP/7.4.33", "Apache HTTP Server", "unknown"],
  ["Apache/2.4.37 (centos)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.37 (CentOS Stream)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.62 (CentOS Stream)", "Apache HTTP Server", "living"],
  ["Apache/2.4.6 (Red Hat Enterprise Linux)", "Apache HTTP Server", "living"],
  ["Apache/2.4.37 (Rocky Linux)", "Apache HTTP Server", "living"],
  ["Apache/2.4.7 (Ubuntu)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.18 (Ubuntu)", "Apache HTTP Server", "ended"],
  ["Apache/2.4.29 (Ubuntu)", "Apache HTTP Server", "living"],
  ["Apache/2.4.58 (Ubuntu)", "Apache HTTP Server", "living"],
  ["SSH-2.0-OpenSSH_7.9p1 Debian-10+deb10u2", "OpenSSH", "ended"],
  ["SSH-2.0-OpenSSH_8.9p1 Ubuntu-3ubuntu0.10", "OpenSSH", "living"],
  ["Apache/2.4.52 (Ubuntu) mod_perl/2.0.12 Perl/v5.34.0", "Perl", "living"],
  ["Apache/2.4.38 (Debian) mod_perl/2.0.10 Perl/v5.28.1", "Perl", "ended"],
  ["Apache/2.4.52 (Ubuntu) Ruby/3.0.2", "Ruby", "living"],
  // From supported releases, but built by someone else.
  ["nginx/1.18.0 (Ubuntu)", "nginx", "living"],
  ["nginx/1.18.1 (Ubuntu)", "nginx", "foreign"],
  ["nginx/1.28.2 (Ubuntu)", "nginx", "living"],
  ["Apache/2.4.72 (Ubuntu)", "Apache HTTP Server", "foreign"],
  ["PHP/7.4.33 (Ubuntu)", "PHP", "foreign"],
  ["PHP/7 (Ubuntu)", "PHP", "foreign"],
  ["OpenSSL/3.0.2 (Ubuntu)", "OpenSSL", "living"],
  ["OpenSSL/3.0.19 (Ubuntu)", "OpenSSL", "foreign"],
  ["nginx/1.24.0 (Debian)", "nginx", "foreign"],
  ["PHP/5.6.40 (Red Hat)", "PHP", "foreign"],
  // Older than any package of a release that gets fixes.
  ["Apache Tomcat/6.0.1 (Debian)", "Apache Tomcat", "ended"],
  ["Node.js/4.0 (Ubuntu)", "Node.js", "ended"],
  ["nginx/0.7.1 (openSUSE)", "nginx", "ended"],
  // The tables do not know the product.
  ["Jetty/9.4.1 (Debian)", "Jetty", "unknown"],
  // No distribution built it.
  ["nginx/1.10.3", "nginx", null],
])("%s: the build of %s is %s", ([value, product, state]) => {
  const packager = packagerIn(value);
  const own = readProducts(value.replace("OpenSSH_", "OpenSSH/").replace("SSH-2.0-", ""));
  const version = own.find(({ name }) => (lifeOf(name, "1", november)?.product ?? name) === product)?.version;

  expect(version).toBeDefined();
  expect(packager && buildOf(packager, { product, version: version ?? "" }, november).state).toBe(state);
});

test("an ended build names the release and the day", () => {
  const build = buildOf(
    { distribution: "Debian", release: null },
    { product: "Apache HTTP Server", version: "2.4.25" },
    november,
  );

  expect(build.last).toEqual({ name: "Debian 9", ended: "2022-06-30", source: "https://wiki.debian.org/LTS" });
});

test("a release is supported through its last day", () => {
  const bullseye = { distribution: "Debian", release: "11" };
  const php = { product: "PHP", version: "7.4.33" };

  expect(buildOf(bullseye, php, "2026-08-31T12:00:00.000Z").state).toBe("living");
  expect(buildOf(bullseye, php, "2026-09-01T00:00:00.000Z").state).toBe("ended");
});

test.for<[product: string, version: string, builder: string | null]>([
  ["Python", "3.10.12", "Ubuntu"],
  ["Python", "3.10", "Ubuntu"],
  ["Python", "3.9.25", "Red Hat"],
  ["Python", "3.6.8", "Ubuntu"],
  ["Python", "3.7.3", null],
  ["Python", "3", null],
  ["nginx", "1.22.1", "Debian"],
  ["nginx", "1.18.0", null],
  ["Node.js", "18.20.4", "Debian"],
  ["Ruby", "3.0.2", "Ubuntu"],
])("a bare %s %s may be of %j", ([product, version, builder]) => {
  expect(unmarkedBuilder({ product, version }, november)).toBe(builder);
});

test("every release is in its table, newest first, with versions that can be read", () => {
  for (const { name, releases } of distributions) {
    const numbers = releases.map(({ release }) => numbersOf(release));
    expect([name, numbers]).toEqual([name, numbers.toSorted((a, b) => compareVersions(b, a))]);
    for (const { ended, packages } of releases) {
      expect(ended ?? "2026-01-01").toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const versions of Object.values(packages)) expect(versions).toMatch(/^\d[\d.]*(?: \d[\d.]*)*$/);
    }
  }
});
