import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { measure } from "../engine.ts";
import { passOn, serveTcp } from "../twins/tcp.ts";
import { oldVersions, serveTls } from "../twins/tls.ts";
import { hsts } from "./look.ts";

test("a server of TLS 1.1 that ignores a ClientHello of TLS 1.2 alone is seen to have nothing better", async () => {
  await using old = await serveTls({ answer: hsts, ...oldVersions["TLS 1.1"] });
  await using server = await serveTcp((socket) => {
    socket.once("data", (hello: Buffer) => {
      // Our own hellos of one version name it in their first field alone; a library's has supported_versions (43).
      const isProbe = hello.readUInt16BE(9) === 0x0303 && !hello.includes(Buffer.from([0, 43]));
      if (!isProbe) passOn(socket, old.port, hello);
    });
  });
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: `${server.port}` });

  expect(raw.versions.filter(({ offered }) => offered).map(({ version }) => version)).toEqual(["TLSv1.1"]);
  expect(raw.versions).toContainEqual({ version: "TLSv1.2", offered: false, reason: "lower-version" });
  expect(verdict).toMatchObject({ grade: "F" });
});
