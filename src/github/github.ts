import type { z } from "zod";
import type { Text } from "../core/text.ts";

/** A request to GitHub's REST API. */
export interface GithubRequest<T> {
  /** Method and template of the path, as GitHub documents them: `GET /repos/{owner}/{repo}/deployments`. */
  readonly route: string;
  /** Values for the template by name; the others become the query, or the body. Owner and repository are filled in. */
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** The permission that the token needs, for the person who has to grant it. */
  readonly permission: string | Text;
  /** The schema of the answer. */
  readonly schema: z.ZodType<T>;
}

/** A request for a list, page by page. */
export interface ListQuestion<T> extends GithubRequest<readonly T[]> {
  /** Called before each page: whether that page may be requested. */
  readonly mayAsk: () => boolean;
  /** Milliseconds that one page may take (default 10 000). */
  readonly patience?: () => number;
}

/** GitHub's API for one repository. Every failure is a `Failure` without text from GitHub. */
export interface Github {
  readonly ask: <T>(question: GithubRequest<T>) => Promise<T>;
  /** Yields the entries of a list in order. Returns whether the last page was read. */
  readonly list: <T>(question: ListQuestion<T>) => AsyncGenerator<T, { readonly isWhole: boolean }>;
  /** The login of the token's user or application. */
  readonly login: (permission: string | Text) => Promise<string>;
}
