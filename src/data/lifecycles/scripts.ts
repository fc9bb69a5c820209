import type { Lifecycle } from "./lifecycle.ts";

/** Ends of life of what pages bring into the browser. */
export const scripts: readonly Lifecycle[] = [
  {
    // The last release of the two oldest branches is their end: none was announced.
    product: "jQuery",
    names: ["jquery"],
    source: "https://github.com/jquery/jquery/security/policy",
    depth: 1,
    isPackaged: false,
    branches: [
      ["4", null],
      ["3", null],
      ["2", "2016-05-20"],
      ["1", "2016-05-20"],
    ],
  },
  {
    product: "AngularJS",
    names: ["angularjs"],
    source: "https://docs.angularjs.org/misc/version-support-status",
    depth: 1,
    isPackaged: false,
    branches: [["1", "2021-12-31"]],
  },
  {
    // The makers fix the newest release of the third version; older ones of it have no day that they published.
    product: "Vue",
    names: ["vue", "vue.js"],
    source: "https://v2.vuejs.org/eol/",
    depth: 1,
    isPackaged: false,
    branches: [
      ["3", null],
      ["2", "2023-12-31"],
    ],
  },
  {
    product: "Bootstrap",
    names: ["bootstrap"],
    source: "https://github.com/twbs/release",
    depth: 1,
    isPackaged: false,
    branches: [
      ["5", null],
      ["4", "2023-01-01"],
      ["3", "2019-07-24"],
      ["2", "2013-08-19"],
    ],
  },
];
