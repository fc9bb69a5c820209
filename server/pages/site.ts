import type { Language, Text } from "../../src/core/text.ts";
import type { Assets } from "./assets/open.ts";

/** The colour theme: the device's, unless the user chose one. */
export const themes = ["auto", "light", "dark"] as const;

/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** What all pages of a server share. */
export interface Site {
  readonly assets: Assets;
  /** The terms of use, and the contact for companies. */
  readonly terms: Text;
  /** The server's public URL; null where not configured. */
  readonly baseUrl: string | null;
  /** Whether accounts are enabled. */
  readonly hasAccounts?: boolean;
}

/** The server's public URL as samples write it, without a trailing slash; null where not configured. The request's Host is anybody's text. */
export function serverOf({ baseUrl }: Pick<Site, "baseUrl">): string | null {
  return baseUrl?.replace(/\/$/, "") ?? null;
}

/** The language and theme of a page. */
export interface Setting {
  readonly site: Site;
  readonly language: Language;
  readonly theme: Theme;
}

/** The cookie with the user's theme. */
export const themeCookie = "theme";

/** The theme in a `Cookie` header. */
export function themeIn(cookie: string | undefined): Theme {
  const chosen = /(?:^|;[ \t]*)theme=(?<theme>[a-z]{1,10})(?:;|$)/.exec(cookie ?? "")?.groups?.["theme"];
  return themes.find((theme) => theme === chosen) ?? "auto";
}
