import type { Grading } from "../../core/grade/grade.ts";
import { effects } from "./effects.ts";
import {
  ceilings,
  dmarcPoints,
  gradeVersion,
  hostility,
  ladder,
  openSubdomains,
  systemsHalf,
  weights,
  wildcardPoints,
} from "./weights.ts";

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  effects,
  points: {
    lookalikes: [
      [
        `S = sum of the risks (0–1) of lookalikes that resolve and belong to others; one that receives mail counts ${hostility.mail} times`,
        `100 · ${hostility.half} / (${hostility.half} + S)`,
      ],
      [
        "lost points that come back in proportion to the owner's share of all registered risk",
        `up to +${100 * hostility.defence} %`,
      ],
      [
        `the registration of more than ${hostility.undetermined} % of the variants could not be determined`,
        "not scored",
      ],
      [
        `the addresses and mail servers of more than ${hostility.undetermined} % of the registered variants could not be determined`,
        "not scored",
      ],
    ],
    dmarc: [
      ...Object.entries(dmarcPoints).map(([policy, points]) => [`policy: ${policy}`, `${points}`] as const),
      ["a weaker policy for subdomains", `−${openSubdomains}`],
    ],
    systems: [
      ["N names of internal or test systems with a valid certificate", `100 · ${systemsHalf} / (${systemsHalf} + N)`],
    ],
    wildcards: wildcardPoints.map(([from, points]) => [
      `${from} or more wildcard names with a valid certificate`,
      `${points}`,
    ]),
  },
};
