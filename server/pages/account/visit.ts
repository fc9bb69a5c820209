import type { ComponentChildren } from "preact";
import type { Language } from "../../../src/core/text.ts";
import type { Desk as AccountDesk } from "../../account/desk.ts";
import type { Asked } from "../../listener/exchange.ts";
import type { Desk as PagesDesk } from "../places.ts";
import type { AskApi, DataOf } from "./api.ts";

/** What is wrong with a form that was sent. */
export interface Problem {
  /** The name of the form; where a page has several of one kind, `id` says which. */
  readonly form: string;
  readonly id: string;
  /** The field that is wrong; null where no single field is. */
  readonly field: string | null;
  readonly message: string;
  /** What was sent, so that nobody types it again. Secrets are never put back into a page. */
  readonly given: Readonly<Record<string, string>>;
}

/** One request for a page of the account. */
export interface Visit {
  readonly asked: Asked;
  readonly language: Language;
  /** The variable parts of the path. */
  readonly parts: Readonly<Record<string, string>>;
  /** The query; a name that no page knows is ignored. */
  readonly query: URLSearchParams;
  readonly pages: PagesDesk;
  readonly desk: AccountDesk;
  readonly ask: AskApi;
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

/** Where a form leads: to another page, or to the same page with something that is shown once. */
export type Next = { readonly to: string; readonly endsLink?: boolean } | { readonly made: unknown };

/** What a form does. Throws a `Failure` that is shown beside the form. */
interface FormTask {
  readonly fields: readonly string[];
  readonly act: (visit: Visit, given: Readonly<Record<string, string>>) => Promise<Next>;
}

/** One page of the account: what it shows, and what its forms do by their names. */
export interface AccountPage {
  /** Whether it is for people who have signed in. */
  readonly needsSession: boolean;
  readonly show: (visit: Visit) => Promise<Shown | { readonly to: string }>;
  readonly forms: Readonly<Record<string, FormTask>>;
}
