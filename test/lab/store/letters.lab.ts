import { beforeAll, afterAll, expect, test } from "vitest";
import { addDelivery } from "../../../server/notifications/deliveries.ts";
import { pack } from "../../../server/notifications/payload.ts";
import { openStore } from "../../../server/store/open.ts";
import { fileIn } from "../../../server/store/place.ts";
import { home, openHouse } from "../../server/account/house.ts";
import { until } from "../../server/service.ts";
import { startMailbox, type Mailbox } from "../machines/mailbox.ts";

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox("shop.example", ["jin", "reader"]);
});
afterAll(() => mailbox[Symbol.asyncDispose]());

/** Soft line breaks and escapes of quoted-printable (RFC 2045 §6.7) undone. */
function readable(letter: string): string {
  return Buffer.from(
    letter
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}

/** The path of a link of ours in a letter. */
function linkIn(text: string | undefined, pattern: RegExp): string {
  return (pattern.exec(text ?? "")?.[0] ?? "").replace(home, "");
}

test("Postfix receives the link, and then a notification that one click ends", async () => {
  const mail = { url: `smtp://127.0.0.1:${mailbox.port}`, from: "Portcullis <noreply@checks.example>" };
  const house = await openHouse({
    worker: true,
    accounting: { registration: "open", secret: null, mail },
    transport: undefined as never,
  });
  const store = openStore({ place: { file: fileIn(house.dataDir) } });
  // A repeated run begins with the letters of the first.
  const old = new Set(mailbox.letters());
  const lettersTo = (to: string): readonly string[] =>
    mailbox
      .letters()
      .filter((text) => !old.has(text) && text.includes(`To: ${to}`))
      .map(readable);

  // Sign up by a letter that Postfix delivers as well.
  const jin = house.browser();
  await jin.post("/sign-up", { email: "jin@shop.example", password: "correct horse battery" });
  await until(() => lettersTo("jin@shop.example").length === 1);
  const token = /\?token=(?<token>\S+)/.exec(lettersTo("jin@shop.example")[0] ?? "")?.groups?.["token"] ?? "";
  await jin.post("/confirm", { token });
  await jin.post("/sign-in", { email: "jin@shop.example", password: "correct horse battery" });

  const made = await jin.post<{ channel: { id: string } }>("/channels", {
    kind: "email",
    address: "reader@shop.example",
    name: "reader",
    language: "ko",
  });
  const { id } = (made.envelope.data as { channel: { id: string } }).channel;
  await until(() => lettersTo("reader@shop.example").length === 1);
  const [first] = lettersTo("reader@shop.example");
  expect((await house.ask(linkIn(first, /https:\S+\/channels\/confirm\S+/), { method: "POST" })).status).toBe(200);

  const change = {
    domain: "shop.example",
    target: "shop.example",
    check: "ssl",
    field: "grade",
    subject: null,
    from: "A",
    to: "F",
  };
  const payload = pack([{ ...change, severity: "high", direction: "worse", at: Date.now(), confirmedAt: Date.now() }]);
  const [{ account }] = (await store.through(({ db }) => db.selectFrom("channel").select("account").execute())) as [
    { account: string },
  ];
  const sent = await store.through((engine) =>
    addDelivery(engine, { channel: id, account, kind: "change", payload }, Date.now()),
  );
  await until(() => lettersTo("reader@shop.example").length === 2);
  const letter = lettersTo("reader@shop.example").find((text) => text.includes(sent)) ?? "";
  expect(letter).toContain(`Message-ID: <${sent}@checks.example>`);
  expect(letter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(letter).toContain("Auto-Submitted: auto-generated");
  expect(letter).toContain("등급: A → F");
  expect(letter).toContain(`${home}/report/shop.example`);

  // Only bodies are quoted-printable: in a header, the = before a token is itself.
  const raw = mailbox.letters().find((text) => text.includes(sent)) ?? "";
  const unsubscribe = linkIn(raw.replaceAll(/\r?\n[ \t]/g, ""), /(?<=List-Unsubscribe: ?<)[^>]+/);
  const oneClick = {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  expect((await house.ask(unsubscribe, oneClick)).status).toBe(200);
  expect((await jin.get(`/channels/${id}`)).envelope.data).toMatchObject({
    state: "disabled",
    disabledReason: "unsubscribed",
  });
  await store.close();
});

test("an address that Postfix rejects is logged by its code, once", async () => {
  const mail = { url: `smtp://127.0.0.1:${mailbox.port}`, from: "noreply@checks.example" };
  const house = await openHouse({
    worker: true,
    accounting: { registration: "closed", secret: null, mail },
    transport: undefined as never,
  });
  const { keyAdmin: keeping } = await import("../../../server/accounts/keys/admin.ts");
  await until(async () => (await house.ask("/api/util/history?target=example.com")).status === 200);
  const { key } = await keeping.create(
    { file: fileIn(house.dataDir) },
    { name: "ci", scopes: ["read", "write"], rateLimit: null, expiresAt: null },
  );
  const bearer = { authorization: `Bearer ${key}` };
  const nobody = house.browser();
  const made = await nobody.post("/channels", { kind: "email", address: "nobody@shop.example", name: "x" }, bearer);
  const { id } = (made.envelope.data as { channel: { id: string } }).channel;
  await expect
    .poll(
      async () =>
        ((await nobody.get(`/channels/${id}/deliveries`, bearer)).envelope.data as { deliveries: object[] })
          .deliveries[0],
      { timeout: 20_000, interval: 500 },
    )
    .toMatchObject({ kind: "confirmation", state: "failed", attempts: 1, reason: "smtp.550" });
});
