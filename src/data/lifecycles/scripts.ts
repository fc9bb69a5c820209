import type { Lifecycle } from "./lifecycle.ts";

/** Ends of life of scripts in pages. */
export const scripts: readonly Lifecycle[] = [
  {
    // The two oldest branches had no announced end, so their last release counts.
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
    // The makers fix the newest release of version 3; they published no date for older ones.
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
