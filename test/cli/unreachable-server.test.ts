import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { answering, refusal } from "../remote/envelopes.ts";
import { serveHttp } from "../twins/http.ts";
import { closedPort, resettingAtOnce, serveTcp } from "../twins/tcp.ts";
import { portcullis } from "./terminal.ts";

const env = { PORTCULLIS_KEY: "pk_live_0123456789" };

const commands = [
  ["watch", "add", "shop.example"],
  ["watch", "show", "shop.example"],
  ["channel", "list"],
] as const;

test("a server that cannot be reached is no fault of the command line", async () => {
  const closed = await closedPort();
  const resetting = await keep(serveTcp(resettingAtOnce()));
  for (const [server, cause, words] of [
    ...commands.map((words) => [`http://127.0.0.1:${closed}/`, "ECONNREFUSED", words] as const),
    [`http://127.0.0.1:${resetting.port}/`, "ECONNRESET", ["watch", "list"]],
    ["https://portcullis.invalid/", "EAI_AGAIN|ENOTFOUND", ["watch", "list"]],
  ] as const) {
    const { code, out, err } = await portcullis([...words, "--server", server], { env });
    const lines = err.trimEnd().split("\n").length;
    expect({ words, server, code, out, lines }).toEqual({ words, server, code: 3, out: "", lines: 1 });
    expect(err).toMatch(new RegExp(`^portcullis: .*(?:${cause})`));
  }
});

test.for([
  [401, "INVALID_API_KEY", "unknown", 2],
  [404, "NOT_FOUND", "id", 2],
  [429, "RATE_LIMITED", "rate.limited", 3],
  [503, "UPSTREAM_ERROR", "store.unreadable", 3],
] as const)("a server that answers %i %s (%s): exit code %i", async ([status, code, reason, exit]) => {
  const twin = await keep(serveHttp({ answer: answering(refusal(code, reason), status) }));

  expect((await portcullis(["watch", "show", "x", "--server", twin.origin], { env })).code).toBe(exit);
});
