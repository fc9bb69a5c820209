import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { run, temporaryFolder } from "../machines/process.ts";
import { openChromium } from "./chromium.ts";
import { openFirefox } from "./firefox.ts";

/** The browsers of the lab: Debian's `chromium` and `firefox-esr`. */
export type BrowserName = "chromium" | "firefox";

/** A browser's result for a URL. */
export interface Visit {
  /** False where the browser shows its own error page. */
  readonly loaded: boolean;
  /** The browser's own code: `ERR_CERT_DATE_INVALID`, `SEC_ERROR_EXPIRED_CERTIFICATE`; null where the page loaded. */
  readonly error: string | null;
  readonly title: string;
  /** Where the browser ended: the URL in its address bar. */
  readonly url: string;
}

export interface Browser extends AsyncDisposable {
  readonly name: BrowserName;
  /** Opens a URL in a tab; after the load it waits `settle` milliseconds, in which a refresh may lead on. */
  readonly visit: (url: string, settle: number) => Promise<Visit>;
  /** The value of an expression in the page that is open, such as `document.body.innerText`. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

interface Options {
  /** PEM files with the roots that the profile trusts. */
  readonly roots?: readonly string[];
}

/** A headless browser with a fresh profile that trusts the lab's roots; every name leads to 127.0.0.1. */
export async function openBrowser(name: BrowserName, { roots = [] }: Options = {}): Promise<Browser> {
  const home = temporaryFolder(name);
  if (name === "firefox") {
    trust(home, roots);
    return openFirefox(home);
  }
  // Chromium reads the user's database; newer versions look under XDG_DATA_HOME first.
  for (const place of [".pki/nssdb", ".local/share/pki/nssdb"]) {
    mkdirSync(join(home, place), { recursive: true });
    trust(join(home, place), roots);
  }
  return openChromium(home);
}

/** Opens the URL in the browser. */
export function visit(browser: Browser, url: string, { settle = 0 } = {}): Promise<Visit> {
  return browser.visit(url, settle);
}

function trust(folder: string, roots: readonly string[]): void {
  chmodSync(folder, 0o700);
  run("certutil", ["-N", "-d", `sql:${folder}`, "--empty-password"], folder);
  roots.forEach((file, at) =>
    run("certutil", ["-A", "-d", `sql:${folder}`, "-n", `lab ${at}`, "-t", "C,,", "-i", file], folder),
  );
}
