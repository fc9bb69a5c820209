import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { hugeBody } from "../twins/answers.ts";
import { runApart } from "../twins/apart.ts";
import { serveHttp } from "../twins/http.ts";

const size = 250 * 1024 * 1024;

/** Megabytes that a process may need in addition for a streamed answer. */
const mostMore = 100;

test("an answer of 250 MB passes through a small memory", { timeout: 120_000 }, async () => {
  const twin = await keep(serveHttp({ answer: hugeBody(size) }));
  const ended = await runApart(`
    import { openGuard } from "./src/net/guard.ts";
    const door = openGuard({
      signal: new AbortController().signal,
      policy: { special: true, allow: [] },
      sources: { crtsh: "http://127.0.0.1:${twin.port}/" },
    });
    let size = 0;
    let before = 0;
    let most = 0;
    const receive = (bytes) => {
      const { rss } = process.memoryUsage();
      before ||= rss;
      most = Math.max(most, rss);
      size += bytes.length;
    };
    await door.net.source("crtsh", { path: "", limit: ${size}, patience: 100_000, receive });
    door.close();
    console.log(JSON.stringify({ size, more: Math.round((most - before) / 1024 / 1024) }));
  `);

  expect(ended.code).toBe(0);
  const told = JSON.parse(ended.out) as { readonly size: number; readonly more: number };
  expect(told.size).toBe(size);
  expect(told.more).toBeLessThan(mostMore);
});
