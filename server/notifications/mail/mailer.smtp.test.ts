import { expect, test } from "vitest";
import { openMailer } from "./mailer.ts";
import { takingMail } from "../../../test/twins/smtp.ts";
import { serveTcp } from "../../../test/twins/tcp.ts";

const from = "Portcullis <noreply@checks.example>";

test("a letter is sent over SMTP to one address, as UTF-8 text", async () => {
  const heard: string[] = [];
  await using twin = await serveTcp(takingMail(heard));
  const troubles: (string | null)[] = [];
  const mailer = openMailer({
    url: `smtp://127.0.0.1:${twin.port}`,
    from,
    onTrouble: (each) => troubles.push(each),
    pauses: [],
  });

  mailer.send({
    to: "jin@shop.example",
    subject: "링크",
    text: "본문\nhttps://checks.example/account/reset?token=x\n",
  });
  await mailer.settled();

  const all = heard.join("");
  expect(troubles).toEqual([]);
  expect(all).toContain("MAIL FROM:<noreply@checks.example>");
  expect(all.match(/RCPT TO:<[^>]*>/g)).toEqual(["RCPT TO:<jin@shop.example>"]);
  expect(all).toMatch(/\r\nFrom: Portcullis <noreply@checks.example>\r\nTo: jin@shop.example\r\n/);
  expect(all).toContain("Content-Type: text/plain; charset=utf-8");
});

test("an address with more than one recipient is invalid", async () => {
  const heard: string[] = [];
  await using twin = await serveTcp(takingMail(heard));
  const mailer = openMailer({ url: `smtp://127.0.0.1:${twin.port}`, from, pauses: [] });

  mailer.send({
    to: "a@shop.example, b@shop.example\r\nBcc: c@shop.example",
    subject: "x\r\nBcc: d@shop.example",
    text: "",
  });
  await mailer.settled();

  const said = heard.join("");
  expect(said).not.toMatch(/\r\nBcc:/i);
  expect(said).not.toMatch(/RCPT TO:<[bcd]@/);
});

test("beyond loopback nothing is sent without TLS", async () => {
  const heard: string[] = [];
  await using twin = await serveTcp(takingMail(heard), { address: "127.0.0.1" });
  const troubles: (string | null)[] = [];
  // The same server under a name that is not the loopback's: in the mapped form every system knows it.
  const url = `smtp://[::ffff:127.0.0.1]:${twin.port}`;
  const mailer = openMailer({ url, from, onTrouble: (each) => troubles.push(each), pauses: [] });

  mailer.send({ to: "jin@shop.example", subject: "x", text: "secret" });
  await mailer.settled();

  expect(heard.join("")).toMatch(/EHLO/);
  expect(heard.join("")).not.toMatch(/MAIL FROM|secret/);
  expect(troubles).toHaveLength(1);
});
