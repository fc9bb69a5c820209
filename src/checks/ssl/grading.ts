import type { Grading } from "../../core/grade/grade.ts";
import { strengthRows } from "../../topics/hsts/score.ts";
import { effects } from "./effects.ts";
import { ceilings, gradeVersion, ladder, weights } from "./weights.ts";

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  effects,
  points: {
    certificate: [
      ["valid now, for this host, not revoked, with a key and hashes that hold", "100"],
      [
        "expired, not yet valid, for another host, without names, for another purpose, revoked, RSA below 2048 bits or with an exponent that is even, 1 or above 2^33, EC below 256 or on a curve that browsers do not have, DSA, signed with MD5, SHA-1 or another hash that clients refuse",
        "0",
      ],
      ["less than 30 days left, or a third of a shorter lifetime", "90"],
      ["less than 7 days left, or a tenth of a shorter lifetime", "70"],
      ["a wildcard for a whole public suffix, such as *.co.uk", "−100"],
      ["public, and issued for longer than the CA/Browser Forum allowed on that day", "−20"],
      ["public, without any timestamp (SCT), where all three places for them were seen", "−25"],
      ["demands a stapled OCSP response (must-staple) and comes without one that holds", "−20"],
    ],
    version: [
      ["TLS 1.3", "100"],
      ["TLS 1.2 without 1.3", "80"],
      ["TLS 1.1 too", "−40"],
      ["TLS 1.0 too, with or without 1.1", "−50"],
      ["SSLv3 too", "10"],
      ["nothing better than TLS 1.1", "0"],
      [
        "no old version seen, and of TLS 1.0, TLS 1.1 or a suite that is a ceiling it could not be told whether it is offered",
        "left out, with its weight, and no A+; of SSL 3.0 alone: no A+",
      ],
      [
        "a browser did not get through in the first handshake: what keeps it out is an F where it is proven, and a ceiling of B where it is not",
        "0",
      ],
      ["cipher suites, Diffie-Hellman and compression give or take no points: they are ceilings alone", "0"],
    ],
    trust: [
      ["a path to a root of Mozilla's or to an authority you gave, from what was served", "100"],
      ["a certificate served twice", "90"],
      ["wrong order, or a certificate that belongs to no path", "80"],
      ["an intermediate that expires before the leaf, or within 30 days", "−20"],
      ["incomplete; the rest was found where the certificate says (AIA)", "30"],
      ["self-signed, an unknown authority, a path that breaks a rule which clients enforce", "0"],
      ["an intermediate that is revoked, where no other path avoids it", "0"],
      ["an issuer that was not served and could not be fetched, or could not be confirmed", "no letter but an F"],
    ],
    hsts: [
      ...strengthRows,
      [
        "the policy that a browser has stored after the visit counts: up to five redirects within the origin are followed",
        "as above",
      ],
      ["absent, invalid (RFC 6797 grammar), max-age of 0, or a certificate that browsers refuse", "0"],
      [
        "no HTTP is spoken there: STARTTLS, and the ports of mail and files where TLS begins at once",
        "left out, with its weight",
      ],
      ["the host is an IP address, for which browsers store no policy", "left out, with its weight, and no A+"],
    ],
  },
};
