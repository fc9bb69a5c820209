import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { serveDeaf } from "../twins/deaf.ts";
import { serveDelayed } from "../twins/delay.ts";
import { serveHttp } from "../twins/http.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { serveTcp, stayingSilent } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { capsOf, idsOf, onUsualPorts, page } from "./scene.ts";

test.for([
  ["filtered", () => serveDeaf()],
  ["silent", () => serveTcp(stayingSilent())],
] as const)("a site on port 80 whose https is %s", { timeout: 15_000 }, async ([, serve]) => {
  const plain = await keep(serveHttp({ answer: page() }));
  const deaf = await keep(serve());
  const result = await onUsualPorts({ secure: deaf.port, plain: plain.port });

  expect(result.verdict).toMatchObject({ grade: "F", status: "fail" });
  expect(capsOf(result)).toEqual(["plain-http"]);
  expect(result.raw.tls).toMatchObject([{ host: "shop.example", reason: "timeout.tls" }]);
});

test("a slow handshake next to a site on port 80 is waited for", { timeout: 15_000 }, async () => {
  const served = chainFor("good");
  const secure = await keep(serveTls({ answer: page(), served }));
  const slow = await keep(serveDelayed(secure.port, 1100));
  const plain = await keep(serveHttp({ answer: page() }));
  const result = await onUsualPorts({ secure: slow.port, plain: plain.port }, "localhost", 14_000);

  expect(capsOf(result)).toEqual([]);
  expect(idsOf(result)).toEqual(["redirect-missing"]);
});
