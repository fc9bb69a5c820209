import { row, type Distribution } from "./distribution.ts";

/**
 * Releases of Debian with the days when its long-term support ends; commercial extensions are not counted. Versions by the changelogs of the
 * packages (https://metadata.ftp-master.debian.org/changelogs/) and https://tracker.debian.org, November 2026; not every row was compared with its source.
 */
const releases = [
  row("13", null, "2.4.62..", "1.26.3", "8.4", "3.13", "3.5", "10.0", "10.1 11.0", "20.19", "3.3", "5.40"),
  row(
    "12",
    "2028-06-30",
    "2.4.57..",
    "1.22.1",
    "8.2",
    "3.11",
    "3.0",
    "9.2",
    "10.1",
    "18.13.0 18.19.0 18.20.4",
    "3.1",
    "5.36",
  ),
  row("11", "2026-08-31", "2.4.46..", "1.18.0", "7.4", "3.9 2.7", "1.1", "8.4", "9.0", "12.22", "2.7", "5.32"),
  row("10", "2024-06-30", "2.4.38 2.4.59", "1.14.2", "7.3", "3.7 2.7", "1.1", "7.9", "9.0", "10", "2.5", "5.28"),
  row("9", "2022-06-30", "2.4.25", "1.10.3", "7.0", "3.5 2.7", "1.1 1.0", "7.4", "8.5 7.0", "4.8 8.11", "2.3", "5.24"),
  row("8", "2020-06-30", "2.4.10", "1.6.2", "5.6", "3.4 2.7", "1.0", "6.7", "8.0 7.0", "0.10", "2.1", "5.20"),
  row("7", "2018-05-31", "2.2.22", "1.2.1", "5.4", "3.2 2.7", "1.0", "6.0", "7.0 6.0", "-", "1.9 1.8", "5.14"),
  row("6", "2016-02-29", "2.2.16", "0.7.67", "5.3", "3.1 2.6", "0.9", "5.5", "6.0", "-", "1.9 1.8", "5.10"),
];

/** Debian. Its Apache and OpenSSH bear its name, and its nginx does not. */
export const debian: Distribution = {
  name: "Debian",
  mark: /\bdebian(?:\b|\d)|[+~.-]deb\d/i,
  releaseMark: /(?:[+~.-]deb|\bdebian)(?<release>\d{1,2})/i,
  source: "https://wiki.debian.org/LTS",
  releases,
  unmarked: ["nginx", "PHP", "Python", "OpenSSL", "Apache Tomcat", "Node.js", "Ruby", "Perl"],
};

/** Raspberry Pi OS is built from Debian's sources and marks the same packages. */
export const raspberryPi: Distribution = {
  name: "Raspberry Pi OS",
  mark: /\braspbian\b/i,
  releaseMark: /\+rpi\d{1,2}\+deb(?<release>\d{1,2})/i,
  source: debian.source,
  releases,
  unmarked: [],
};
