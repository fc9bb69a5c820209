import { debian, raspberryPi } from "./debian.ts";
import type { Distribution } from "./distribution.ts";
import { amazon, amazon1, amazon2, fedora, suse } from "./others.ts";
import { centos, rebuilds, redHat } from "./red-hat.ts";
import { ubuntu } from "./ubuntu.ts";

export type { Distribution, Release } from "./distribution.ts";

/** When the tables were made: a release that ends later is still treated as supported. */
export const distributionsAsOf = "2026-11-29";

/**
 * Distributions that backport fixes under old version numbers, with the end of each release as published (collected by endoflife.date). The first
 * one whose mark a text bears built it: CentOS Linux and the older Amazon Linux also bear Red Hat's.
 */
export const distributions: readonly Distribution[] = [
  centos,
  amazon2,
  amazon1,
  ubuntu,
  raspberryPi,
  debian,
  redHat,
  ...rebuilds,
  amazon,
  suse,
  fedora,
];

/**
 * Marks of a system without fixes, which override any other mark: CentOS Linux, and Amazon Linux 2, whose Apache leaves its comment empty
 * and whose last fixes came on 2026-06-30 (https://aws.amazon.com/amazon-linux-2/faqs/).
 */
export const endedDistribution = /\(centos\)|\bapache\/[\d.]{1,12} \(\)/i;

/** Systems with their own packages: none of the distributions above built what they name. */
export const foreignSystem =
  /\b(?:alpine|arch ?linux|gentoo|nixos|slackware|void linux|openwrt|freebsd|openbsd|netbsd|dragonfly|windows|win32|win64|mac ?os(?: x)?|darwin|homebrew)\b/i;
