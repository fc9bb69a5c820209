/**
 * What identifies an answer of a service in place of its customer's site. All parts that are given must hold, so that a page which only
 * quotes a service is never taken for one.
 */
export interface PageMark {
  readonly service: string;
  readonly statuses: readonly number[];
  readonly header?: HeaderMark;
  /** Tested on the beginning of the page: lower case, white space collapsed, numeric entities and quotation marks in ASCII. */
  readonly page?: RegExp;
}

/** A response header; without a pattern its presence is enough. */
interface HeaderMark {
  /** Lower case. */
  readonly name: string;
  /** Tested on the trimmed value. */
  readonly value?: RegExp;
}
