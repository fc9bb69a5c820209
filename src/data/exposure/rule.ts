/** What a page can be, the one that matters most first: a page that is several things is told as the first of them. */
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

/** How much it matters that everybody can open a page. */
type ExposureSeverity = "critical" | "high" | "medium" | "low" | "info";

/** How much it matters where the page is open, and where it asks for a login. */
export interface ExposureSeverities {
  readonly open: ExposureSeverity;
  readonly login: ExposureSeverity;
}

/**
 * One thing to be seen on a landing page. Texts are compared without regard to case. `followedBy` is a regular expression that must match
 * right behind the literal; it has no groups that repeat, so that it takes linear time.
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

/** A page as a rule's author writes it down to show what the rule matches. */
export interface ExposureSample {
  readonly status?: number;
  /** `/` where it is absent. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly html?: string;
  /** The SHA-256 of the favicon. */
  readonly favicon?: string;
}

/** Whether a page asks for a login; `unknown` where what was seen does not tell. */
export type ExposureAccess = "open" | "login" | "unknown";

/** How one product is known by its landing page. */
export interface ExposureRule {
  readonly id: string;
  readonly category: ExposureCategory;
  /** As its makers write it. */
  readonly product: string;
  /** All of these must be seen, and none of `not`; where there are `any`, one of those as well. */
  readonly all?: readonly ExposureSign[];
  readonly any?: readonly ExposureSign[];
  readonly not?: readonly ExposureSign[];
  /**
   * Signs that it asks for a login, beside a password field, 401, and 403; `true` where nothing else is ever shown to strangers, `false`
   * where a password field is on the page whether a password is asked for or not.
   */
  readonly login?: readonly ExposureSign[] | boolean;
  /** Signs that it is open; `true` where the page shows itself only without a login. */
  readonly open?: readonly ExposureSign[] | true;
  /** Those of the category where they are absent. */
  readonly severity?: ExposureSeverities;
  readonly yes: ExposureSample & { readonly access?: ExposureAccess };
  /** A page that looks alike and is something else. */
  readonly no: ExposureSample;
}

/** Severities of each category, for products that are as usual. */
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
