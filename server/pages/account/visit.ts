import type { ComponentChildren } from "preact";
import type { Language } from "../../../src/core/text.ts";
import type { AccountDependencies as AccountDesk } from "../../accounts/dependencies.ts";
import type { ApiRequest } from "../../http/listener/exchange.ts";
import type { Desk as PagesDesk } from "../places.ts";
import type { DataOf, Perform } from "../../operations/table.ts";

/** The error of a sent form. */
export interface Problem {
  /** The name of the form; where a page has several of one kind, `id` says which. */
  readonly form: string;
  readonly id: string;
  /** The field that is wrong; null where no single field is. */
  readonly field: string | null;
  readonly message: string;
  /** The sent values, so that they need not be retyped. Secrets are never put back into a page. */
  readonly given: Readonly<Record<string, string>>;
}

/** One request for a page of the account. */
export interface Visit {
  readonly request: ApiRequest;
  readonly language: Language;
  /** The variable parts of the path. */
  readonly parts: Readonly<Record<string, string>>;
  /** The query; unknown names are ignored. */
  readonly query: URLSearchParams;
  readonly pages: PagesDesk;
  readonly dependencies: AccountDesk;
  readonly ask: Perform;
  /** The account; null on pages that need no session. */
  readonly account: DataOf<"account"> | null;
  /** The token that every form of the page sends. */
  readonly formToken: string;
  /** The token of a mailed link that this browser opened for this page. */
  readonly linkToken: string | null;
  readonly problem: Problem | null;
  /** What a form has just made and is shown once, such as the text of a new key. */
  readonly made: unknown;
}

/** What a page shows. */
export interface Shown {
  readonly title: string;
  readonly main: ComponentChildren;
}

/** After a form: another page, or the same page with a value that is shown once. */
export type Next = { readonly to: string; readonly endsLink?: boolean } | { readonly made: unknown };

/** The action of a form. Throws a `Failure` that is shown next to the form. */
interface FormTask {
  readonly fields: readonly string[];
  readonly act: (visit: Visit, given: Readonly<Record<string, string>>) => Promise<Next>;
}

/** One account page: what it shows, and its forms' actions by name. */
export interface AccountPage {
  /** Whether it needs a session. */
  readonly needsSession: boolean;
  readonly show: (visit: Visit) => Promise<Shown | { readonly to: string }>;
  readonly forms: Readonly<Record<string, FormTask>>;
}
