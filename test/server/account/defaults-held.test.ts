import { expect, test } from "vitest";
import { email, mallory, unequal, type Attack } from "./attack.ts";
import { openHouse, password } from "./house.ts";
import { plain, signedInAs } from "./plain.ts";

/** Attacks that better-auth's defaults withstand, too: our use of it must not lose that. */
const held: readonly Attack[] = [
  {
    attack: "CSRF: a page of another site posts with the cookie of the victim",
    async betterAuth() {
      const victim = await plain().resident(email);
      await victim.post("/sign-out", {}, { origin: "https://evil.example" });
      return (await signedInAs(victim)) === null;
    },
    async portcullis() {
      const { resident } = await openHouse();
      const victim = await resident(email);
      await victim.post("/sign-out", {}, { origin: "https://evil.example" });
      return (await victim.get("")).status !== 200;
    },
  },
  {
    attack: "session fixation: the session that was in the browser before the sign-in becomes the one of the victim",
    async betterAuth() {
      const { resident, browser } = plain();
      const [attacker, victim] = [await resident(mallory), browser()];
      await resident(email);
      for (const [name, value] of attacker.jar) victim.jar.set(name, value);
      await victim.post("/sign-in/email", { email, password });
      expect(await signedInAs(victim)).toBe(email);
      return (await signedInAs(attacker)) === email;
    },
    async portcullis() {
      const { resident, browser } = await openHouse();
      const [attacker, victim] = [await resident(mallory), browser()];
      await resident(email);
      for (const [name, value] of attacker.jar) victim.jar.set(name, value);
      await victim.post("/sign-in", { email, password });
      expect((await victim.get("")).envelope.data).toMatchObject({ email });
      return (await attacker.get("")).status === 200;
    },
  },
  {
    attack: "enumeration by time: sign-in hashes more for one address than for another",
    async betterAuth() {
      const { resident, browser, hashes } = plain();
      await resident(email);
      return unequal(hashes, (each) => browser().post("/sign-in/email", { email: each, password: "a guess" }));
    },
    async portcullis() {
      const { resident, browser, passwords } = await openHouse();
      await resident(email);
      return unequal(
        () => passwords.count(),
        (each) => browser().post("/sign-in", { email: each, password: "a guess" }),
      );
    },
  },
  {
    attack: "revoked sessions: a session that was ended is still answered",
    async betterAuth() {
      const { resident, browser } = plain();
      const [one, other] = [await resident(email), browser()];
      await other.post("/sign-in/email", { email, password });
      expect((await one.post("/revoke-other-sessions")).status).toBe(200);
      return (await signedInAs(other)) === email;
    },
    async portcullis() {
      const { resident, browser } = await openHouse();
      const [one, other] = [await resident(email), browser()];
      await other.post("/sign-in", { email, password });
      const told = await one.get<{ sessions: { id: string; current: boolean }[] }>("/sessions");
      const id = told.envelope.data?.sessions.find(({ current }) => !current)?.id;
      expect((await one.post(`/sessions/${id}/revoke`)).status).toBe(200);
      return (await other.get("")).status === 200;
    },
  },
  {
    attack: "foreign ids: one account ends the session of another",
    async betterAuth() {
      const { resident, database } = plain();
      const [victim, attacker] = [await resident(email), await resident(mallory)];
      // Even with the real token. The answer reports success.
      expect((await attacker.post("/revoke-session", { token: database["session"]?.[0]?.["token"] })).status).toBe(200);
      return (await signedInAs(victim)) !== email;
    },
    async portcullis() {
      const { resident } = await openHouse();
      const [victim, attacker] = [await resident(email), await resident(mallory)];
      const told = await victim.get<{ sessions: { id: string }[] }>("/sessions");
      expect((await attacker.post(`/sessions/${told.envelope.data?.sessions[0]?.id}/revoke`)).status).toBe(404);
      return (await victim.get("")).status !== 200;
    },
  },
];

test.for(held)("$attack: neither on better-auth's defaults nor here", async ({ betterAuth, portcullis }) => {
  expect({ betterAuth: await betterAuth(), portcullis: await portcullis() }).toEqual({
    betterAuth: false,
    portcullis: false,
  });
});
