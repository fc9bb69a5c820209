/** Where things are kept: a file, or a PostgreSQL database by its URL. */
export type Place = { readonly file: string } | { readonly url: string };
