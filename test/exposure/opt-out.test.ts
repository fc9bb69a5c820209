import { expect, test } from "vitest";
import { readOptOut, readOperator } from "../../src/settings/access/manners.ts";
import { readGiven } from "../../src/settings/options/given.ts";
import { doorFor, keep } from "../engine.ts";
import { serve } from "../server/service.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

const typed = { source: "flag", value: () => undefined, naming: (name: string) => name } as const;
const given = (env: Readonly<Record<string, string>>) => readGiven(typed, env, []);

const optOut = { domains: ["shop.com"], networks: ["11.0.0.0/24"] };

test.for([
  "ssl?host=www.shop.com",
  "http?url=https://shop.com/",
  "port?host=11.0.0.7",
  "exposure?domain=shop.com",
  "dns?query=shop.com",
])("a check of an opted-out target is refused: %s", async (path) => {
  const service = await serve({ measuring: { optOut } });
  const told = await service.ask(`/api/util/${path}`);

  expect(told.status).toBe(400);
  expect(told.envelope).toMatchObject({ ok: false, error: { code: "INVALID_INPUT", reason: "opted-out" } });
});

test("the door connects to no opted-out target, regardless of who names it", async () => {
  const twin = await keep(serveTls({ answer: reply() }));
  const pins = [{ host: "a.test", port: 443, address: "127.0.0.1", toPort: twin.port }];
  const refuse = (networks: readonly string[], domains: readonly string[]) =>
    doorFor({ pins, policy: { special: true, allow: [], optOut: { networks, domains } } });
  for (const [networks, domains] of [
    [["127.0.0.0/8"], []],
    [[], ["a.test"]],
  ] as const) {
    using door = refuse(networks, domains);
    await expect(door.net.http({ url: "https://a.test/" })).rejects.toMatchObject({ reason: "opted-out" });
    expect(door.traffic().connections).toBe(0);
  }
  using open = refuse(["192.0.2.0/24"], ["b.test", "est"]);
  expect((await open.net.http({ url: "https://a.test/" })).status).toBe(200);
});

test("domains and networks are read, and anything else is refused", () => {
  expect(readOptOut(given({ PORTCULLIS_OPT_OUT: "Shop.com, 192.0.2.0/24,2001:db8::/32" }))).toEqual({
    domains: ["shop.com"],
    networks: ["192.0.2.0/24", "2001:db8::/32"],
  });
  expect(() => readOptOut(given({ PORTCULLIS_OPT_OUT: "192.0.2.0/99" }))).toThrow(/OPT_OUT|opt_out/);
});

test("an operator is a name and a contact", () => {
  const text = "Example Ltd <security@example.com>";
  expect(readOperator(given({ PORTCULLIS_OPERATOR: text }))).toBe(text);
});

test.for(["Example Ltd", "Example\r\nX: y <a@b.example>", "<a@b.example>"])("%j is no operator", (text) => {
  expect(() => readOperator(given({ PORTCULLIS_OPERATOR: text }))).toThrow(/name/);
});
