import type { Language, Text } from "../../src/core/text.ts";
import type { Assets } from "./assets/open.ts";

/** The colours of a page: as the device has them, unless its user chose. */
export const themes = ["auto", "light", "dark"] as const;

/** One of {@link themes}. */
export type Theme = (typeof themes)[number];

/** What is the same on every page of a server. */
export interface Site {
  readonly assets: Assets;
  /** Who may use the service for what, and whom a company asks. */
  readonly terms: Text;
  /** Under which URL the server is reached from elsewhere; null where that was not said. */
  readonly baseUrl: string | null;
  /** Whether people can sign in here. */
  readonly hasAccounts?: boolean;
}

/** What a page is rendered in. */
export interface Setting {
  readonly site: Site;
  readonly language: Language;
  readonly theme: Theme;
}

/** The name of the cookie that holds the colours a user chose. */
export const themeCookie = "theme";

/** The colours that a `Cookie` header asks for. */
export function themeIn(cookie: string | undefined): Theme {
  const chosen = /(?:^|;[ \t]*)theme=(?<theme>[a-z]{1,10})(?:;|$)/.exec(cookie ?? "")?.groups?.["theme"];
  return themes.find((theme) => theme === chosen) ?? "auto";
}
