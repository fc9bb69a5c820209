import { row, type Distribution } from "./distribution.ts";

/**
 * Amazon Linux 2023: Python 3.9 for the life of the release (https://docs.aws.amazon.com/linux/al2023/ug/python.html); the other versions by
 * https://docs.aws.amazon.com/linux/al2023/release-notes/all-packages.html, November 2026; not every row was compared with its source.
 */
export const amazon: Distribution = {
  name: "Amazon Linux",
  mark: /\bamazon linux\b|\.amzn\d/i,
  releaseMark: /\.amzn(?<release>\d{1,4})/i,
  source: "https://docs.aws.amazon.com/linux/al2023/ug/release-cadence.html",
  releases: [
    row(
      "2023",
      "2029-06-30",
      "2.4.54..",
      "1.22.1 1.24.0 1.26.1.. 1.28.0.. 1.30.0..",
      "8.1 8.2 8.3 8.4 8.5",
      "3.9 3.11 3.12 3.13 3.14",
      "3.0 3.2 3.5",
      "8.7",
      "9.0 10.1",
      "18 20 22 24",
      "3.2 3.4",
      "5.32",
    ),
    row(
      "2",
      "2026-06-30",
      "2.4",
      "1.12 1.20 1.22",
      "5.4 7 8.0 8.1 8.2",
      "2.7 3.7 3.8",
      "1.0 1.1",
      "7.4",
      "7.0 8.5 9.0",
      "-",
      "2",
      "5.16",
    ),
    row("1", "2023-12-31", "2.2 2.4", "1", "5 7", "2.6 2.7 3", "1.0", "6 7", "7.0 8.0 8.5", "-", "1 2", "5.16"),
  ],
  unmarked: ["nginx", "Python", "Ruby"],
};

/**
 * Amazon Linux 2 by the empty comment of its Apache, whose own version says nothing of it (https://aws.amazon.com/amazon-linux-2/faqs/). It uses
 * Red Hat's marks.
 */
export const amazon2: Distribution = {
  name: "Amazon Linux 2",
  mark: /\bapache\/[\d.]{1,12} \(\)/i,
  source: "https://aws.amazon.com/amazon-linux-2/faqs/",
  releases: [row("2", "2026-06-30", "-", "1.12 1.20 1.22", "5.4 7 8.0 8.1 8.2", "2.7 3.7 3.8", "1.0 1.1", "7.4")],
  unmarked: [],
};

/** The first Amazon Linux, by the comment of its Apache (https://aws.amazon.com/amazon-linux-ami/faqs/). */
export const amazon1: Distribution = {
  name: "Amazon Linux 1",
  mark: /\(amazon\)/i,
  source: "https://aws.amazon.com/amazon-linux-ami/faqs/",
  releases: [row("1", "2023-12-31", "2.2 2.4", "1", "5 7", "2.6 2.7 3", "1.0")],
  unmarked: [],
};

/**
 * SUSE Linux Enterprise with long-term service pack support, and openSUSE Leap. Versions depend on the service pack, which no version shows, so
 * each row holds the branches of all of them (https://www.suse.com/lifecycle, https://scc.suse.com/packages, November 2026; not every row was compared with its source).
 */
export const suse: Distribution = {
  name: "SUSE",
  mark: /\bsuse\b|\bopensuse\b/i,
  source: "https://www.suse.com/lifecycle",
  releases: [
    row("16", null, "2.4.63..", "1.27 1.28", "8.4", "3.13", "3.5", "10.0", "10.1 11.0", "22 24", "3.4", "5.42"),
    row(
      "15",
      "2034-07-31",
      "2.4.33..",
      "1.14 1.16 1.19 1.21",
      "7.2 7.4 8",
      "2.7 3.6 3.9 3.10 3.11 3.12 3.13",
      "1.1 1.0 3.0 3.1 3.2",
      "7.6 7.9 8.1 8.4 9.6",
      "9.0 10.1",
      "8 10 12 14 16 18 20 22",
      "2.5",
      "5.26",
    ),
    row(
      "12",
      "2027-10-31",
      "2.4.16..",
      "1.14 1.16",
      "5.5 7.0 7.2 7.4 8.0",
      "2.7 3.4 3.6",
      "1.0 1.1",
      "7.2 8.4",
      "8.0 9.0",
      "6 8 10 12 14 16 18",
      "2.1",
      "5.18",
    ),
    row(
      "11",
      "2022-03-31",
      "2.2.12 2.4.23..",
      "-",
      "5.2 5.3",
      "2.6",
      "0.9 1.0",
      "5.1 6.2 6.6",
      "6.0",
      "-",
      "1.8",
      "5.10",
    ),
  ],
  unmarked: ["Python", "Ruby"],
};

/** Fedora follows the newest versions (https://src.fedoraproject.org/, November 2026; not every row was compared with its source). */
export const fedora: Distribution = {
  name: "Fedora",
  mark: /\bfedora\b|\.fc\d/i,
  releaseMark: /\.fc(?<release>\d{1,2})/i,
  source: "https://docs.fedoraproject.org/en-US/releases/eol/",
  releases: [
    row("44", null, "2.4.64..", "1.28 1.30", "8.5", "3.14", "3.5", "10.2", "10.1 11.0", "22 24", "4.0", "5.42"),
    row("43", "2026-12-09", "2.4.64..", "1.28", "8.4", "3.14", "3.5", "10.0", "10.1", "22 24", "3.4", "5.42"),
    row("42", "2026-05-13", "2.4.62..", "1.26 1.28", "8.4", "3.13", "3.2", "9.9", "9.0", "22", "3.4", "5.40"),
    row("41", "2025-12-15", "2.4.62..", "1.26", "8.3", "3.13", "3.2", "9.8", "9.0", "22", "3.3", "5.40"),
    row("40", "2025-05-13", "2.4.58..", "1.24 1.26", "8.3", "3.12", "3.2", "9.6", "9.0", "20", "3.3", "5.38"),
  ],
  unmarked: [],
};
