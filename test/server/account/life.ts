import { expect, test } from "vitest";
import type { ServerConfig } from "../../../server/main.ts";
import { codeOf, openHouse, password } from "./house.ts";

const email = "jin@shop.example";

/** The life of an account, which is the same on every engine. `makeConfig` names an empty database for one test. */
export function accountsContract(makeConfig: () => Promise<ServerConfig>): void {
  test("an account is created, secured, used, exported and deleted", async () => {
    const house = await openHouse(await makeConfig());
    const jin = await house.resident(email);
    const told = await jin.post<{ uri: string; backupCodes: string[] }>("/second-factor", { password });
    const { uri = "", backupCodes = [] } = told.envelope.data ?? {};
    expect((await jin.post("/second-factor/confirm", { code: codeOf(uri) })).status).toBe(200);

    const other = house.browser();
    await other.post("/sign-in/link", { email });
    const entered = await other.post("/sign-in/token", { token: await house.token(email) });
    expect(entered.envelope.data).toEqual({ signedIn: false, secondFactor: true });
    // The next one: the code that switched it on is spent.
    const code = codeOf(uri, 1);
    expect((await other.post("/sign-in/code", { code })).status).toBe(200);
    const third = house.browser();
    await third.post("/sign-in", { email, password });
    expect((await third.post("/sign-in/code", { code })).status).toBe(401);
    expect((await third.post("/sign-in/code", { backup_code: backupCodes[3] })).status).toBe(200);

    const made = await jin.post<{ key: string; record: { id: string } }>("/keys", { name: "ci" });
    const headers = { authorization: `Bearer ${made.envelope.data?.key}` };
    expect((await house.browser().get("", headers)).envelope.data).toMatchObject({ email, secondFactor: true });
    expect((await jin.post(`/keys/${made.envelope.data?.record.id}/revoke`)).status).toBe(200);
    expect((await jin.post("/email", { email: "jin@new.example", password })).status).toBe(200);
    expect((await other.post("/confirm", { token: await house.token("jin@new.example") })).status).toBe(200);
    const exported = await jin.get("/export");
    expect(exported.envelope.data).toMatchObject({ account: { email: "jin@new.example" }, keys: [{ name: "ci" }] });

    expect((await jin.post("/delete", { password })).status).toBe(200);
    for (const one of [jin, other, third]) expect((await one.get("")).status).toBe(401);
    // A session, and the device.
    expect((await house.resident(email)).jar.size).toBe(2);
  });

  test("concurrent requests take effect once", async () => {
    const house = await openHouse(await makeConfig());
    await house.browser().post("/sign-up", { email, password });
    const token = await house.token(email);
    const confirmed = await Promise.all(Array.from({ length: 5 }, () => house.browser().post("/confirm", { token })));
    expect(confirmed.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "400", "400", "400", "400"]);

    await house.browser().post("/sign-in/link", { email });
    const link = await house.token(email);
    const entered = await Promise.all(
      Array.from({ length: 5 }, () => house.browser().post("/sign-in/token", { token: link })),
    );
    expect(entered.map(({ status }) => `${status}`).toSorted()).toEqual(["200", "400", "400", "400", "400"]);
  });
}
