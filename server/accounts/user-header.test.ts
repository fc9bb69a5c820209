import { expect, test } from "vitest";
import { home, openHouse } from "../../test/server/account/house.ts";
import { openUserHeader } from "./user-header.ts";

const name = "remote-email";

test("the header of an authenticating proxy signs in, and everybody else's is removed", async () => {
  const mail = { url: "smtp://127.0.0.1:9", from: "a@checks.example" };
  const accounting = { registration: "open", secret: null, mail } as const;
  const house = await openHouse({ accounting: { ...accounting, userHeader: { name, peers: ["127.0.0.1/32"] } } });
  const get = (path: string, value: string) => house.ask<{ email: string }>(path, { headers: { [name]: value } });

  const first = await get("/api/account", "Jin@shop.example");
  expect(first).toMatchObject({ status: 200, envelope: { data: { email: "jin@shop.example", password: false } } });
  expect((await get("/api/account", "jin@shop.example")).envelope).toMatchObject({
    data: { id: (first.envelope as unknown as { data: { id: string } }).data.id },
  });
  expect((await get("/account", "jin@shop.example")).text).toContain("jin@shop.example");
  for (const value of ["operator", "", "jin@shop.example, eve@evil.example", "jin", `${"x".repeat(600)}@shop.example`])
    expect((await get("/api/account", value)).status).toBe(401);

  // Another site cannot make the browser act, as with a cookie.
  const made = (origin: string) =>
    house.ask("/api/account/keys", {
      method: "POST",
      headers: { [name]: "jin@shop.example", "content-type": "application/json", origin },
      body: '{"name":"ci","scopes":["read"]}',
    });
  // A session of another account in the same browser is not touched.
  const eve = await house.resident("eve@shop.example");
  const mixed = await eve.post("/second-factor", {}, { [name]: "jin@shop.example" });
  expect([mixed.status, mixed.text]).toEqual([400, expect.stringContaining("a proxy signs you in")]);

  // Pages offer nothing that the proxy decides on, also where the account has a password from before.
  for (const value of ["jin@shop.example", "eve@shop.example"]) {
    for (const page of ["/account", "/account/security", "/account/settings"])
      expect((await get(page, value)).text).not.toMatch(
        /type="password"|data-passkey|name="do" value="(?:out|email|factor)/,
      );
    expect((await get("/account/security", value)).text).toContain("A proxy signs you in to this account");
    const moved = await house.browser().post("/email", { email: "x@shop.example" }, { [name]: value });
    expect([moved.status, moved.text]).toEqual([400, expect.stringContaining("a proxy signs you in")]);
  }
  expect((await house.browser().post("/delete", {}, { [name]: "eve@shop.example" })).status).toBe(200);

  expect((await made("https://evil.example")).status).toBe(400);
  expect((await made(home)).status).toBe(200);
});

test.for([
  ["10.0.0.7", "/account", "jin@shop.example"],
  ["::ffff:10.0.0.7", "/api/account/keys?lang=ko", "jin@shop.example"],
  ["10.0.0.7", "/x/../account?lang=ko", "jin@shop.example"],
  ["10.0.0.7", "/mcp", null],
  // What routing makes of a path counts: a proxy may guard the account's paths only.
  ["10.0.0.7", "/account/../report/shop.example", null],
  ["10.0.0.7", "/account/%2e%2E/mcp", null],
  ["10.0.0.7", "/account\\..\\mcp", null],
  ["10.0.0.7", "//account", null],
  ["10.0.0.7", "/accounts", null],
  ["10.0.0.8", "/account", null],
  ["203.0.113.9", "/account", null],
  [undefined, "/account", null],
] as const)(
  "of the peer %s at %s the header says %s, whatever address is forwarded",
  ([remoteAddress, url, expected]) => {
    const read = openUserHeader({ name, peers: ["10.0.0.7/32"] });
    const headers: Record<string, string> = { [name]: "jin@shop.example", "x-forwarded-for": "10.0.0.7" };

    expect(read({ socket: { remoteAddress }, headers, url })).toBe(expected);
    expect(Object.hasOwn(headers, name)).toBe(expected !== null);
  },
);
