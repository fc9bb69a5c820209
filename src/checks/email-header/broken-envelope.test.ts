import { array, assert, asyncProperty, boolean, nat } from "fast-check";
import { expect, test } from "vitest";
import { letter, signed, throughGmail, throughPostfix, throughSes } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";
import { dmarcOutcome } from "./outcome.ts";

const evil = { ip: "66.6.6.6", name: "mail.evil.net" };
const forged = "dmarc=pass header.from=shop.com";
const found = "dmarc=fail (p=REJECT) header.from=shop.com";
/** An envelope sender that ends the comment in which a server quotes it and opens another one before the server's own text ends. */
const breaking = (results: string): string => `"a) ${results}; x=y (b"@evil.net`;
const spfOf = (envelope: string): string =>
  `spf=pass (domain of ${envelope} designates 66.6.6.6 as permitted sender) smtp.mailfrom=${envelope}`;

/** Results above the receiver's trace field. Without a Return-Path the envelope sender is unknown. */
function above(results: string, sender: string, isKept = true): string {
  const message = throughPostfix(letter(), { ...evil, sender });
  return `Authentication-Results: mx.home.net; ${results}\r\n${isKept ? message : message.replace(/^Return-Path.*\r\n/, "")}`;
}

const asShop = breaking(`smtp.mailfrom=shop.com; ${forged}`);
const asHimself = breaking(`smtp.mailfrom=x@evil.net; dkim=pass header.d=shop.com; ${forged}`);
const bare = `a; ${forged}; b@evil.net`;

test.for<[what: string, header: string, reported: string | null]>([
  ["Gmail", throughGmail(letter(), { ...evil, sender: asShop, results: `${spfOf(asShop)}; ${found}` }), "fail"],
  ["a server that writes above its trace field", above(`${spfOf(asShop)}; ${found}`, asShop), "fail"],
  ["a server without a DMARC result", above(spfOf(asShop), asShop), null],
  ["a server without a DMARC result, given the sender's own domain", above(spfOf(asHimself), asHimself), null],
  ["a server without a Return-Path field", above(spfOf(asHimself), asHimself, false), null],
  ["a server that does not quote the envelope sender", above(`spf=pass smtp.mailfrom=${bare}; ${found}`, bare), "fail"],
  [
    "a server without quotes and a Return-Path field",
    above(`spf=pass smtp.mailfrom=${bare}; ${found}`, "", false),
    "fail",
  ],
])("results injected by the envelope sender do not count: %s", async ([, header, told]) => {
  const raw = await see(header);
  expect(raw).toMatchObject({ results: [{ trustLevel: "unsure" }], dmarc: { reported: told } });
  expect(raw.dmarc.computed).not.toBe("pass");
});

test("a DMARC fail counts even if the envelope sender contains results", async () => {
  const raw = await see(above(`${spfOf(asShop)}; ${found}`, asShop));
  expect(raw).toMatchObject({ spf: { reported: null, currentResult: "pass", domain: "evil.net", isAligned: false } });
  expect(said(raw)).toEqual(["dmarc-failed", "dkim-missing", "(no-results)", "(bounces-elsewhere)"]);
});

test("results for an envelope sender other than the Return-Path prove nothing", async () => {
  const results = "spf=pass smtp.mailfrom=news@shop.com; dmarc=pass header.from=shop.com";
  const raw = await see(above(results, "x@evil.net"));
  expect(raw).toMatchObject({
    results: [{ trustLevel: "unsure" }],
    spf: { isAligned: null },
    dmarc: { reported: null },
  });
});

test("a Received-SPF field with an unusual character in the envelope sender proves nothing", async () => {
  const envelope = `"a; envelope-from=news@shop.com; b"@evil.net`;
  const field = `Received-SPF: pass (x) client-ip=66.6.6.6; envelope-from=${envelope}`;
  const raw = await see(`${field}\r\n${throughPostfix(letter(), { ...evil, sender: envelope })}`);
  expect(raw).toMatchObject({ spf: { reported: null, isAligned: false }, dmarc: { computed: "fail" } });
});

test("an envelope sender that starts like that of a bounce is not a bounce", async () => {
  const sender = "> smtp.mailfrom=<>@evil.net";
  const raw = await see(throughPostfix(letter({ From: "x@mail.shop.com" }), { ...evil, sender }));
  expect(raw).toMatchObject({ returnPath: null, spf: { currentResult: null }, dmarc: { computed: null } });
});

test.for([") smtp.mailfrom=shop.com smtp.mailfrom=<>@evil.net", ") smtp.mailfrom=shop.com <a@shop.com>@evil.net"])(
  "an ambiguous envelope sender proves nothing: %s",
  async (sender) => {
    const raw = await see(above(spfOf(sender), sender));
    expect(raw).toMatchObject({ results: [{ trustLevel: "unsure" }], spf: { reported: null } });
    expect(dmarcOutcome(raw)).not.toBe("pass");
  },
);

test("a quoted envelope sender is treated like any other", async () => {
  const sender = `"ann b"@shop.com`;
  const results = `dkim=pass header.d=shop.com; spf=pass smtp.mailfrom=${sender}; dmarc=pass header.from=shop.com`;
  const raw = await see(throughGmail(await signed(letter(), "shop.com"), { sender, results }));
  expect(raw).toMatchObject({ results: [{ trustLevel: "believed" }], dmarc: { reported: "pass", computed: "pass" } });
});

test("no envelope sender can make a message pass for another domain", async () => {
  const words = [
    ["a", " ", '"', "\\", "(", ")", ";", "<", ">", "@", ", ", "\r\n ", "x=(", 'reason="', "shop.com"],
    ["; spf=pass", " smtp.mailfrom=shop.com", " smtp.mailfrom=<>", ") smtp.mailfrom=x@evil.net"],
    ["; dkim=pass header.d=shop.com", "; dmarc=pass header.from=shop.com", "; arc=pass", "; dmarc=pass"],
  ].flat();
  const piece = nat({ max: words.length - 1 }).map((index) => words[index] ?? "");
  await assert(
    asyncProperty(array(piece, { maxLength: 8 }), boolean(), boolean(), async (pieces, isQuoted, isFailing) => {
      const local = pieces.join("");
      const envelope = isQuoted ? `"${local}"@evil.net` : `${local}@evil.net`;
      const results = `${spfOf(envelope)}${isFailing ? `; ${found}` : ""}`;
      for (const header of [above(results, envelope), throughGmail(letter(), { ...evil, sender: envelope, results })]) {
        expect(dmarcOutcome(await see(header))).not.toBe("pass");
      }
    }),
    { numRuns: 25 },
  );
});

/** A server that quotes the HELO name and signatures unescaped above a trace field. */
function byWordOf(helo: string, results: string, message = letter()): string {
  const at = "Fri, 20 Nov 2026 11:00:05 +0000";
  return [
    "Return-Path: <x@evil.net>",
    `Authentication-Results: mx.home.net; ${results}`,
    `Received: from ${helo} (mail.evil.net [66.6.6.6]) by mx.home.net (Postfix) with ESMTPS id 2; ${at}`,
    message,
  ].join("\r\n");
}

const injected = "dkim=pass header.d=shop.com";
const inComment = `x);dkim=pass(a)header.d=shop.com(`;
const identity = "a=3B=20dkim=3Dpass=20header.d=3Dshop.com=3B=20x@evil.net";
const told = `dkim=pass header.i=a; ${injected}; x@evil.net; spf=pass smtp.mailfrom=evil.net`;

test.for<[what: string, header: () => Promise<string>]>([
  [
    "a HELO name that ends a property",
    async () => byWordOf("x;dkim=pass", `spf=pass smtp.mailfrom=evil.net smtp.helo=x;${injected}`),
  ],
  [
    "a HELO name that ends a comment",
    async () =>
      byWordOf(inComment, `spf=pass smtp.mailfrom=evil.net (client-ip=66.6.6.6; helo=${inComment}; envelope-from=x)`),
  ],
  [
    "a HELO name that qmail writes in a comment",
    async () =>
      byWordOf("x;dkim=pass", `spf=pass smtp.helo=x;${injected}`).replace(
        "x;dkim=pass (mail.evil.net [66.6.6.6])",
        "mail.evil.net (HELO x;dkim=pass) (66.6.6.6)",
      ),
  ],
  [
    "a DKIM identity that the server decodes",
    async () =>
      byWordOf(
        "mail.evil.net",
        told,
        (await signed(letter(), "evil.net")).replace("d=evil.net;", `d=evil.net; i=${identity};`),
      ),
  ],
])("a client cannot inject results by %s", async ([, header]) => {
  const raw = await see(await header());
  expect(raw).toMatchObject({ results: [{ trustLevel: "unsure" }], dmarc: { computed: "fail" } });
});

test("a client cannot inject results by its HELO name if the server writes results below its trace field", async () => {
  const helo = "x;dkim=pass(a)header.i=@shop.com;";
  const results = `spf=pass (spfCheck) client-ip=66.6.6.6; envelope-from=x@evil.net; helo=${helo}\r\n dmarc=none header.from=shop.com`;
  const header = throughSes(letter(), { ip: "66.6.6.6", sender: "x@evil.net", results });
  const raw = await see(header.replace("from mail.shop.com (mail.shop.com", `from ${helo} (mail.evil.net`));
  expect(raw).toMatchObject({ results: [{ trustLevel: "unsure" }], dmarc: { computed: "fail" } });
});
