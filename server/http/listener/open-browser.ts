import { spawn } from "node:child_process";

/** The command that opens a URL in the local user's browser. */
const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/**
 * Opens a URL in the browser; rejects if there is none. Listhen's own way runs `xdg-open` from the temporary folder, where any local
 * user may have placed it.
 */
export function openBrowser(url: string): Promise<void> {
  const [program = "", ...args] = openers[process.platform] ?? ["xdg-open"];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
  child.once("spawn", resolve).once("error", reject);
  child.unref();
  return promise;
}

/** A URL as a QR code for a terminal. */
export async function toQr(url: string): Promise<string> {
  const { renderUnicodeCompact } = await import("uqr");
  return renderUnicodeCompact(url);
}
