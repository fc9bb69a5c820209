import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { runApart } from "../twins/apart.ts";
import { serveHttp } from "../twins/http.ts";
import { closedPort } from "../twins/tcp.ts";
import { answering, shop, success } from "./envelopes.ts";

/** The sources that a command line loads. */
async function loadedBy(...args: readonly string[]): Promise<readonly string[]> {
  const { out } = await runApart(`
    import { registerHooks } from "node:module";
    const loaded = new Set();
    // Node keeps compiled sources only where no hook has loaded them.
    const note = (found) => (loaded.add(found.url), found);
    registerHooks({ resolve: (specifier, context, next) => note(next(specifier, context)) });
    const { main } = await import("./src/cli/main.ts");
    const io = { env: {}, out() {}, err() {}, isOutTerminal: false, isErrTerminal: false, columns: 80 };
    const code = await main(${JSON.stringify(args)}, io);
    console.log(JSON.stringify([code, ...loaded]));
  `);
  return (JSON.parse(out) as readonly unknown[]).map(String);
}

const ofRemote = /\/src\/(?:run\/remote|client\/(?!server)|net\/client|core\/envelope-schema)/;

/** Modules that only a configuration, a level, a waiver or a baseline needs. */
const ofConfiguration =
  /\/src\/(?:settings\/(?:config-(?!find|file)|jsonc|baseline|effective)|gate\/(?:policy|waivers|baseline|demands|url-pattern))/;

test("a local gate loads no client for servers", async () => {
  const [code, ...loaded] = await loadedBy("gate", `https://localhost:${await closedPort()}/`);

  expect(code).toBe("3");
  expect(loaded.filter((url) => url.includes("/src/")).length).toBeGreaterThan(50);
  expect(loaded.filter((url) => ofRemote.test(url))).toEqual([]);
  expect(loaded.filter((url) => ofConfiguration.test(url))).toEqual([]);
});

test("a gate that asks a server does", async () => {
  const twin = await keep(serveHttp({ answer: answering(success()) }));
  const [code, ...loaded] = await loadedBy("gate", shop, "--server", twin.origin);

  expect(code).toBe("0");
  expect(loaded.filter((url) => ofRemote.test(url)).length).toBeGreaterThan(5);
});
