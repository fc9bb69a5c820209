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

/**
 * One sign on a landing page. Texts are compared case-insensitively. `followedBy` is a regular expression that must match right after the
 * literal; it has no repeated groups, so it takes linear time.
 */
export type ExposureSign =
  /** A part of the title. */
  | { readonly title: string; readonly followedBy?: string }
  /** The whole title. */
  | { readonly titleIs: string }
  /** A part of the page's source. */
  | { readonly body: string; readonly followedBy?: string }
  /** A header that is present, whose value has a part. */
  | { readonly header: string; readonly has?: string }
  /** The name of a cookie that is set; with a `*` at its end, the beginning of one. */
  | { readonly cookie: string }
  /** A part of the path and query to which redirects led. */
  | { readonly path: string }
  /** The SHA-256 of the favicon, in hexadecimal digits. */
  | { readonly favicon: string }
  | { readonly status: number };

/** A page that shows what a rule matches, written by the rule's author. */
export interface ExposureSample {
  readonly status?: number;
  /** `/` where it is absent. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: string;
  /** The SHA-256 of the favicon. */
  readonly favicon?: string;
}

/** Whether a page asks for a login; `unknown` where the page does not show it. */
export type ExposureAccess = "open" | "login" | "unknown";

/** How one product is recognised by its landing page. */
export interface ExposureRule {
  readonly id: string;
  readonly category: ExposureCategory;
  /** In its makers' spelling. */
  readonly product: string;
  /** All of these must match, and none of `not`; with `any`, one of those as well. */
  readonly all?: readonly ExposureSign[];
  readonly any?: readonly ExposureSign[];
  readonly not?: readonly ExposureSign[];
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
