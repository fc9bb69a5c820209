import type { Grading } from "../../core/grade.ts";
import { lifecyclesAsOf } from "../../data/end-of-life.ts";
import { ceilings, deductions, gradeVersion, ladder, weights } from "./weights.ts";

const minus = (points: number): string => `−${points}`;

/** How the letter comes about, for people. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  points: {
    headers: [["the score of the http check", "0–100"]],
    a02: [
      ["the score of the ssl check; of host and page the worse one, where the page is on another origin", "0–100"],
      ["a page over plain HTTP", "0"],
    ],
    a05: [
      ["each header that names or versions the server; 25 at most", minus(deductions.leak)],
      ["each of X-Powered-By, X-AspNet-Version and X-AspNetMvc-Version", minus(deductions.framework)],
      ["each header of a debugger or of source maps", minus(deductions.debug)],
      ["an address of a private network in a header", minus(deductions.privateAddress)],
      ["port 80 that does not lead to https", minus(deductions.noRedirect)],
      ["every origin let in with credentials, by its own name or by *", minus(deductions.cors)],
      ["a cookie without Secure", minus(deductions.cookieInsecure)],
      ["a cookie that looks like a session without HttpOnly", minus(deductions.cookieReadable)],
      ["a cookie without SameSite", minus(deductions.cookieSameSite)],
    ],
    a06: [
      ["each product that is disclosed with its version", minus(deductions.version)],
      [
        `a version past its end of life, by a table of ${lifecyclesAsOf}; not where a distribution may fix it under that number`,
        minus(deductions.endOfLife),
      ],
    ],
  },
};
