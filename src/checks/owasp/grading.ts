import type { Grading } from "../../core/grade/grade.ts";
import { distributionsAsOf } from "../../data/distributions/index.ts";
import { lifecyclesAsOf } from "../../data/lifecycles/index.ts";
import { effects } from "./effects.ts";
import { ceilings, deductions, gradeVersion, ladder, weights } from "./weights.ts";

const minus = (points: number): string => (points === 0 ? "0" : `−${points}`);

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  ceilings,
  effects,
  points: {
    headers: [["the score of the http check", "0–100"]],
    a02: [
      ["the score of the ssl check; of host and page the worse one, where the page is on another origin", "0–100"],
      ["a host that is unreachable over https, whose port 80 leads to the page: the score of the page alone", "0–100"],
      ["a page over plain HTTP, or a redirect to it through a host that browsers refuse", "0"],
      [
        "a form with a password that is sent over plain HTTP, as browsers do after a warning; not to the machine itself (localhost), nor where upgrade-insecure-requests, form-action or sandbox prevents it",
        minus(deductions.passwordInClear),
      ],
      ["another form that is sent over plain HTTP", minus(deductions.formInClear)],
      [
        "scripts, stylesheets, frames and objects over plain HTTP, which browsers block; not where upgrade-insecure-requests or block-all-mixed-content covers them. Images, sound and video, which browsers upgrade, do not count",
        minus(deductions.mixedContent),
      ],
      ["scripts of other origins without integrity are named", minus(0)],
    ],
    a05: [
      ["each header that names software or shows the inside of the site; 25 at most", minus(deductions.leak)],
      ["each of X-Powered-By, X-AspNet-Version and X-AspNetMvc-Version", minus(deductions.framework)],
      ["each header of a debugger or of source maps", minus(deductions.debug)],
      ["an address of a private network in a header", minus(deductions.privateAddress)],
      [
        "port 80 of the host or of the page that does not lead to https, or leads to a certificate that browsers refuse, or a redirect from https through plain HTTP",
        minus(deductions.noRedirect),
      ],
      [
        "credentials together with the asking origin, whichever it is, with null, which any site can have, or with *, which browsers refuse",
        minus(deductions.cors),
      ],
      [
        "a cookie without Secure, set by the host or by that of the page, on port 80, too",
        minus(deductions.cookieInsecure),
      ],
      ["a cookie that looks like a session without HttpOnly", minus(deductions.cookieReadable)],
      ["a cookie without SameSite", minus(deductions.cookieSameSite)],
    ],
    a06: [
      ["each product that is disclosed with its version", minus(deductions.version)],
      [
        `a version past its end of life, by a table of ${lifecyclesAsOf}; not where a distribution may fix it under that number in a release that lives, by a table of ${distributionsAsOf}`,
        minus(deductions.endOfLife),
      ],
      [
        `a version that only releases of its distribution contain that get no fixes, whatever its makers do, by the table of ${distributionsAsOf}`,
        minus(deductions.endOfLife),
      ],
    ],
  },
};
