/** The categories of pages, the most important first: a page with several is reported as the first of them. */
export const exposureCategories = [
  "admin-screen",
  "remote-access",
  "developer-tool",
  "directory-listing",
  "staging",
  "default-page",
  "login-page",
  "other",
] as const;

/** One of them. */
export type ExposureCategory = (typeof exposureCategories)[number];

/** How serious it is that a page is public. */
type ExposureSeverity = "critical" | "high" | "medium" | "low" | "info";

/** The severity where the page is open, and where it asks for a login. */
export interface ExposureSeverities {
  readonly open: ExposureSeverity;
  readonly login: ExposureSeverity;
}

/** `shell`: an application without content of its own, which a script fills. `login`: a form to sign in and little else. `app`: one of both. */
export type ApplicationPageKind = "shell" | "login" | "app";

/**
 * One sign on a landing page. Texts are compared case-insensitively. `followedBy` is a regular expression that must match right after the
 * literal; it has no repeated groups, so it takes linear time. On a page that is writing (an article, a handbook, a shop), only what the server
 * itself says counts: header, cookie, realm, json, bodyIs, status and path.
 */
export type ExposureSign =
  /** A part of the title; with `on`, only on such a page. */
  | { readonly title: string; readonly followedBy?: string; readonly on?: ApplicationPageKind }
  /** The whole title, or one of several; with `on`, only on such a page. */
  | { readonly titleIs: string | readonly string[]; readonly on?: ApplicationPageKind }
  /** A part of the page's source, code samples and comments included. */
  | { readonly body: string; readonly followedBy?: string }
  /** The whole body. */
  | { readonly bodyIs: string }
  /** A part of the text that the page shows, outside of code samples. */
  | { readonly text: string; readonly followedBy?: string }
  /** A part of an inline script. */
  | { readonly script: string; readonly followedBy?: string }
  /** A part of the URL of a script, style, icon, picture or frame of the page's own host. */
  | { readonly asset: string }
  /** A part of the URL to which a form sends. */
  | { readonly form: string }
  /** The name or id of a form control. */
  | { readonly field: string }
  /** A custom element, an id as `#id`, or an attribute of `<html>` or `<body>` as `name=value`. */
  | { readonly element: string }
  /** A `<meta>` by its name or property, whose content has a part. */
  | { readonly meta: string; readonly has?: string }
  /** The members that the object of a JSON body has, the first of which has a part. */
  | { readonly json: readonly string[]; readonly has?: string }
  /** A header that is present, whose value has a part. */
  | { readonly header: string; readonly has?: string }
  /** The whole realm of an authentication challenge; with a `*` at its end, the beginning of one. */
  | { readonly realm: string }
  /** The name of a cookie that is set; with a `*` at its end, the beginning of one. */
  | { readonly cookie: string }
  /** A part of the path and query to which redirects, a refresh or a script lead. */
  | { readonly path: string }
  /** The favicon's SHA-256 in hexadecimal digits, or its MurmurHash3 as public databases publish it. */
  | { readonly favicon: string | number }
  | { readonly status: number };

/** A page that shows what a rule matches, written by the rule's author. */
export interface ExposureSample {
  readonly status?: number;
  /** `/` where it is absent. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: string;
  /** The SHA-256 or the MurmurHash3 of the favicon. */
  readonly favicon?: string | number;
}

/** Whether a page asks for a login; `unknown` where the page does not show it. */
export type ExposureAccess = "open" | "login" | "unknown";

/** How one product is recognised by its landing page. */
export interface ExposureRule {
  readonly id: string;
  readonly category: ExposureCategory;
  /** In its makers' spelling. */
  readonly product: string;
  /** All of these must match, and none of `not`; with `any` or `some`, one of `any` or `needs` of `some` as well. */
  readonly all?: readonly ExposureSign[];
  /** Each decides alone. */
  readonly any?: readonly ExposureSign[];
  /** Signs that may stand on other pages too: `needs` of them decide. */
  readonly some?: readonly ExposureSign[];
  /** How many of `some` decide; 2 where absent. */
  readonly needs?: number;
  readonly not?: readonly ExposureSign[];
  /** Whether the product's own page has the text of an article, as default pages and error pages do. */
  readonly isWriting?: true;
  /**
   * Signs that it asks for a login, besides a password field, 401, and 403. `true`: strangers never see anything else. `false`: the page
   * has a password field even without a login.
   */
  readonly login?: readonly ExposureSign[] | boolean;
  /** Signs that it is open; `true` where the page is only shown without a login. */
  readonly open?: readonly ExposureSign[] | true;
  /** Those of the category where absent. */
  readonly severity?: ExposureSeverities;
  readonly yes: ExposureSample & { readonly access?: ExposureAccess };
  /** A similar page of something else. */
  readonly no: ExposureSample;
}

/** The default severities of each category. */
export const usualSeverities: Readonly<Record<ExposureCategory, ExposureSeverities>> = {
  "admin-screen": { open: "critical", login: "medium" },
  "remote-access": { open: "high", login: "low" },
  "developer-tool": { open: "high", login: "low" },
  "directory-listing": { open: "medium", login: "info" },
  staging: { open: "medium", login: "low" },
  "default-page": { open: "low", login: "info" },
  "login-page": { open: "low", login: "info" },
  other: { open: "info", login: "info" },
};
