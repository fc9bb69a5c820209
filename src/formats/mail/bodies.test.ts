import { expect, test } from "vitest";
import { readMailBodies } from "./bodies.ts";

const received =
  "Received: from relay.example.net (relay.example.net [192.0.2.7]) by mx.example.org; Mon, 2 Nov 2026 10:00:00 +0000";
const header = `${received}\r\nFrom: Bank <a@bank.example>\r\nSubject: =?utf-8?B?${Buffer.from("계정 정지").toString("base64")}?=`;

function multipart(parts: readonly string[], boundary = "b1"): string {
  const written = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${written}--${boundary}--\r\n`;
}

function base64(text: string): string {
  return Buffer.from(text).toString("base64").replace(/=+$/, "");
}

function textOf(bodies: readonly { readonly text: string }[]): readonly string[] {
  return bodies.map(({ text }) => text.trim());
}

test.for<[what: string, mail: string, bodies: readonly unknown[]]>([
  ["plain text", `${header}\r\n\r\nSee https://evil.example/a`, ["See https://evil.example/a"]],
  [
    "quoted-printable",
    `${header}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<a href=3D"https://evil.exa=\r\nmple/a">x</a>`,
    ['<a href="https://evil.example/a">x</a>'],
  ],
  [
    "base64 in another charset",
    `${header}\r\nContent-Type: text/plain; charset=euc-kr\r\nContent-Transfer-Encoding: base64\r\n\r\nxcO56A==`,
    ["택배"],
  ],
  ["ISO-2022-JP", `${header}\r\nContent-Type: text/plain; charset=iso-2022-jp\r\n\r\n\u001b$B2YJ*\u001b(B`, ["荷物"]],
  ["parts", `${header}\r\n${multipart(["Content-Type: text/plain\r\n\r\none"])}`, ["one"]],
  [
    "an attached page",
    `${header}\r\n${multipart(["Content-Type: text/html\r\nContent-Disposition: attachment; filename=a.html\r\n\r\n<p>two"])}`,
    ["<p>two"],
  ],
  [
    "an attached message",
    `${header}\r\n${multipart([`Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\nFrom: b@c.example\r\nSubject: x\r\n\r\nthree`])}`,
    ["three"],
  ],
  [
    "a line of mbox before it",
    `From a@b Mon Nov  2 10:00:00 2026\n${header.replaceAll("\r\n", "\n")}\n\nfour`,
    ["four"],
  ],
  ["no body", `${header}\r\n`, []],
  ["lines that end in CR CR LF", `${header}\r\n\r\nfive`.replaceAll("\r\n", "\r\r\n"), ["five"]],
  ["an indented mail", `${header}\r\n\r\nsix`.replaceAll(/(?<![^\n])/g, "  "), ["six"]],
  ["a quoted mail", `${header}\r\n\r\nseven`.replaceAll(/(?<![^\n])/g, "> "), ["seven"]],
  [
    "Gmail's table before it",
    `Original Message\r\nMessage ID\t<a@relay.example.net>\r\nSPF:\tPASS with IP 192.0.2.7\r\nDKIM:\t'PASS' with domain relay.example.net\r\n\r\n${header}\r\n\r\neight`,
    [expect.stringMatching(/^Original Message\s*$/), "eight"],
  ],
  [
    "a question before a quoted mail",
    `Is https://evil.example/ safe?\n\n${`${header}\r\n\r\nnine`.replaceAll(/(?<![^\n])/g, "> ")}`,
    ["Is https://evil.example/ safe?", "nine"],
  ],
  [
    "a page of a generic type",
    `${header}\r\n${multipart([`Content-Type: application/octet-stream; name=invoice.html\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from("<p>ten").toString("base64")}`])}`,
    ["<p>ten"],
  ],
  [
    "a message of a generic type",
    `${header}\r\n${multipart([`Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="a.eml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from("From: b@c.example\r\nSubject: x\r\n\r\neleven").toString("base64")}`])}`,
    ["eleven"],
  ],
  [
    "a MIME body without its header",
    `This is a multi-part message in MIME format.\r\n\r\n------=_Part_1\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from("<p>twelve").toString("base64")}\r\n------=_Part_1--`,
    ["<p>twelve"],
  ],
  ["base64 without padding", `${header}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("13 ok")}`, ["13 ok"]],
  ["an unknown charset", `${header}\r\nContent-Type: text/plain; charset=utf-99\r\n\r\n14`, ["14"]],
  [
    "no boundary",
    `${header}\r\nContent-Type: multipart/mixed\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\n15\r\n--x--`,
    ["15"],
  ],
  [
    "another boundary",
    `${header}\r\nContent-Type: multipart/mixed; boundary=no\r\n\r\n--x\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("16 ok")}\r\n--x--`,
    ["16 ok"],
  ],
  [
    "a boundary that no line has",
    `${header}\r\nContent-Type: multipart/mixed; boundary=no\r\n\r\nsee 17.`,
    ["see 17."],
  ],
  [
    "an attached text",
    `${header}\r\n${multipart(["Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\n18"])}`,
    ["18"],
  ],
  [
    "an invitation of a generic type",
    `${header}\r\n${multipart([`Content-Type: application/octet-stream; name=a.ics\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("19 ok")}`])}`,
    ["19 ok"],
  ],
  [
    "a shortcut of Windows",
    `${header}\r\n${multipart(["Content-Type: application/octet-stream; name=a.url\r\n\r\nURL=20"])}`,
    ["URL=20"],
  ],
  [
    "a message in UTF-8",
    `${header}\r\n${multipart(["Content-Type: message/global\r\n\r\nFrom: b@c.example\r\nSubject: x\r\n\r\n21"])}`,
    ["21"],
  ],
  ["a page for AMP", `${header}\r\n${multipart(["Content-Type: text/x-amp-html\r\n\r\n<p>22"])}`, ["<p>22"]],
  [
    "the header of a returned mail",
    `${header}\r\n${multipart(["Content-Type: text/plain\r\n\r\n23", "Content-Type: text/rfc822-headers\r\n\r\nReceived: from relay"])}`,
    ["23"],
  ],
  [
    "a file",
    `${header}\r\n${multipart([`Content-Type: application/ms-tnef\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("24 ok")}`])}`,
    [],
  ],
  ["lines that end in CR", `${header}\r\n\r\n25`.replaceAll("\r\n", "\r"), ["25"]],
  ["no empty line behind the header", `${header}\r\n26 https://evil.example/a\r\nb`, ["26 https://evil.example/a\nb"]],
  [
    "folded lines at the left margin",
    `Received: from relay.example.net\r\n\tby mx.example.org\r\n${header}\r\nContent-Type: multipart/mixed;\r\n\tboundary=b\r\n\r\n--b\r\n\r\n27\r\n--b--`.replaceAll(
      "\r\n\t",
      "\r\n",
    ),
    ["27"],
  ],
  [
    "UTF-16 with a mark",
    `${header}\r\n${multipart([`Content-Type: text/html; name=a.html\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from("\ufeff<p>28", "utf16le").toString("base64")}`])}`,
    ["<p>28"],
  ],
  [
    "a mailbox of two",
    `From a@b Mon Nov  2 10:00:00 2026\n${header.replaceAll("\r\n", "\n")}\n\n38\n\nFrom c@d Mon Nov  2 10:00:00 2026\n${header.replaceAll("\r\n", "\n")}\n\n39`,
    ["38", "39"],
  ],
  ["UTF-7", `${header}\r\nContent-Type: text/html; charset=utf-7\r\n\r\n+ADw-p+AD4-29 +- 1`, ["<p>29 + 1"]],
  [
    "UTF-7 by its old name",
    `${header}\r\n${multipart([`Content-Type: text/plain; charset="UNICODE-1-1-UTF-7"\r\n\r\n+ADMAMA-`])}`,
    ["30"],
  ],
  [
    "UTF-16 in network order without a mark",
    `${header}\r\nContent-Type: text/plain; charset=utf-16\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from("31 is ok", "utf16le").swap16().toString("base64")}`,
    ["31 is ok"],
  ],
  [
    "a calendar with folded lines",
    `${header}\r\n${multipart(["Content-Type: text/calendar\r\n\r\nDESCRIPTION:3\r\n 2"])}`,
    ["DESCRIPTION:32"],
  ],
  ["a type without a subtype", `${header}\r\nContent-Type: text\r\n\r\n33`, ["33"]],
  ["another subtype of text", `${header}\r\n${multipart(["Content-Type: text/x-note\r\n\r\n34"])}`, ["34"]],
  [
    "a page without a name or type",
    `${header}\r\n${multipart([`Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("<html>35 ok")}`])}`,
    ["<html>35 ok"],
  ],
  [
    "a boundary that no line has, and base64",
    `${header}\r\nContent-Type: multipart/mixed; boundary=no\r\n\r\n${base64("<p>36 is ok")}`,
    ["<p>36 is ok"],
  ],
  ["a mail as a string of JSON", JSON.stringify(`${header}\r\n\r\n37 \\"ok\\"`), [expect.stringContaining("37")]],
])("the bodies of a mail are decoded: %s", async ([, mail, bodies]) => {
  const read = await readMailBodies(mail);

  expect(textOf(read?.bodies ?? [])).toEqual(bodies);
  expect(JSON.stringify(read?.bodies)).not.toContain("relay");
});

test("the subject is decoded", async () => {
  expect((await readMailBodies(`${header}\r\n\r\nx`))?.subject).toBe("계정 정지");
});

test.for([
  ["https://evil.example/a"],
  ["Your parcel: https://evil.example/a"],
  ["Note: call me\nFrom: Ann"],
  ["From: Ann\nhttps://evil.example/"],
  ["From: config\nTo: prod\nimage: evil.example/a"],
  ["Subject: x\nFrom: Ann\nsee https://evil.example/"],
  ["Received:\n\n".repeat(3000)],
  ["[Web발신] 택배"],
  [""],
  ["> > ".repeat(20_000)],
  ["\r".repeat(60_000)],
  ["Received:\n".repeat(6000)],
  ["--a\n".repeat(12_000)],
])("%j is no mail", async ([text]) => {
  expect(await readMailBodies(text ?? "")).toBeNull();
});

test("100 parts and 10 levels are read", async () => {
  const many = multipart(Array.from({ length: 300 }, (_, at) => `Content-Type: text/plain\r\n\r\npart ${at};`));
  const read = await readMailBodies(`${header}\r\n${many}`);
  const deep = Array.from({ length: 30 }).reduce<string>(
    (inner, _, at) => multipart([inner], `d${at}`),
    "\r\nhttps://deep.example/",
  );
  const nested = await readMailBodies(`${header}\r\n${deep}`);

  expect(read?.unread).toEqual(["excess"]);
  expect(read?.bodies.map(({ text }) => text).join("")).toMatch(/part 99;(?:(?!part 100;)[^])*$/);
  expect(nested).toMatchObject({ unread: ["excess"] });
});

/** What `openssl cms -sign -nodetach` begins with: the object identifier of signed-data. */
const signedData = Buffer.from("308006092a864886f70d010702a080", "hex").toString("base64");
const envelopedData = Buffer.from("308006092a864886f70d010703a080", "hex").toString("base64");

function attachment(type: string, content = "AAAA"): string {
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}`;
}

test.for<[what: string, mail: string, unread: readonly string[]]>([
  ["opaque S/MIME", `${header}\r\n${attachment("application/pkcs7-mime; name=smime.p7m", signedData)}`, ["signed"]],
  ["encrypted S/MIME", `${header}\r\n${attachment("application/x-pkcs7-mime", envelopedData)}`, ["encrypted"]],
  [
    "OpenPGP",
    `${header}\r\n${multipart(["Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1"])}`,
    ["encrypted"],
  ],
  ["OpenPGP in the text", `${header}\r\n\r\n-----BEGIN PGP MESSAGE-----\r\n\r\nhQ`, ["encrypted"]],
  ["winmail.dat", `${header}\r\n${multipart([attachment("application/octet-stream; name=winmail.dat")])}`, ["tnef"]],
  [
    "documents, each kind once",
    `${header}\r\n${multipart([attachment("application/pdf"), attachment("application/octet-stream; name=A.DOCX")])}`,
    ["document"],
  ],
  ["an archive", `${header}\r\n${multipart([attachment("application/octet-stream; name=a.iso")])}`, ["archive"]],
  ["a program", `${header}\r\n${multipart([attachment("application/octet-stream; name=a.html.lnk")])}`, ["program"]],
  ["a picture", `${header}\r\n${multipart([attachment("image/png")])}`, ["image"]],
  [
    "a body that is no text",
    `${header}\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\nAAECAwQFBgcAAQIDBAUGBw==`,
    ["binary"],
  ],
  [
    "a detached signature",
    `${header}\r\n${multipart(["Content-Type: text/plain\r\n\r\nx", attachment("application/pkcs7-signature; name=smime.p7s")])}`,
    [],
  ],
])("what is not read is reported: %s", async ([, mail, unread]) => {
  expect((await readMailBodies(mail))?.unread).toEqual(unread);
});
