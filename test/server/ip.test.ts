import { expect, test } from "vitest";
import type { IpRaw } from "../../src/checks/ip/index.ts";
import { portcullis } from "../cli/terminal.ts";
import { serve } from "./service.ts";

interface Told {
  readonly data: { readonly raw: IpRaw };
  readonly cached: boolean;
}

test("each caller gets its own address, nothing is stored, and the log does not contain it", async () => {
  const service = await serve({ trustProxy: ["127.0.0.0/8"] });
  const tell = async (from: string): Promise<{ told: Told; keeping: string | null }> => {
    const { headers, envelope } = await service.ask("/api/util/ip", { headers: { "x-forwarded-for": from } });
    return { told: envelope as Told, keeping: headers.get("cache-control") };
  };

  const [one, other, again] = await Promise.all(["192.0.2.1", "2001:db8::7", "192.0.2.1"].map(tell));

  expect(one?.told.data.raw).toMatchObject({ address: "192.0.2.1", family: "IPv4" });
  expect(other?.told.data.raw).toMatchObject({ address: "2001:db8::7", family: "IPv6" });
  expect([one, other, again].map((each) => [each?.told.cached, each?.keeping])).toEqual([
    [false, "no-store"],
    [false, "no-store"],
    [false, "no-store"],
  ]);
  expect(service.lines.join("\n")).not.toMatch(/192\.0\.2\.1\b|2001:db8::7/);
});

test("a parameter is refused", async () => {
  const service = await serve({});

  expect((await service.ask("/api/util/ip?query=192.0.2.1")).status).toBe(400);
});

test("the command line says that the address is unknown locally and names a server to ask", async () => {
  const { code, err } = await portcullis(["ip"], { env: {} });

  expect(code).toBe(2);
  expect(err).toContain("--server");
});
