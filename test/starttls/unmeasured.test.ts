import { expect, test } from "vitest";
import { describeFailure } from "../../src/core/failure.ts";
import type { Starttls } from "../../src/core/net/starttls.ts";
import { talks, type Talk } from "../twins/starttls.ts";
import { resettingOnFirstWords, saying } from "../twins/tcp.ts";
import { look, but } from "./scene.ts";

const { smtp, imap, pop3, ftp, postgres } = talks;

const capabilities = "* CAPABILITY IMAP4rev1\r\na2 OK done\r\n";

type Row = readonly [name: string, starttls: Starttls, talk: Talk, reason: RegExp];

const unmeasured: readonly Row[] = [
  ["mail without STARTTLS", "smtp", but(smtp, /^EHLO/, "250-twin\r\n250 8BITMIME\r\n"), /^starttls\.not-offered$/],
  ["a name that is the keyword", "smtp", but(smtp, /^EHLO/, "250 STARTTLS\r\n"), /^starttls\.not-offered$/],
  ["mail that knows no EHLO", "smtp", but(smtp, /^EHLO/, "502 unimplemented\r\n"), /^starttls\.not-offered$/],
  ["mail that rejects our EHLO", "smtp", but(smtp, /^EHLO/, "550 go away\r\n"), /^starttls\.refused$/],
  [
    "TLS that is not available now",
    "smtp",
    but(smtp, /^STARTTLS/, "454 4.7.0 TLS not available\r\n"),
    /^starttls\.refused$/,
  ],
  ["a greeting of 554", "smtp", { ...smtp, greeting: "554 no service for you\r\n" }, /^starttls\.refused$/],
  ["a greeting of 421", "smtp", { ...smtp, greeting: "421 too many connections\r\n" }, /^starttls\.refused$/],
  [
    "IMAP where STARTTLS is no command",
    "imap",
    but(but(imap, /^a1/, "a1 BAD what?\r\n"), /^a2/, capabilities),
    /^starttls\.not-offered$/,
  ],
  ["IMAP that has none to give now", "imap", but(imap, /^a1/, "a1 NO not now\r\n"), /^starttls\.refused$/],
  ["IMAP that greets us as authenticated", "imap", { ...imap, greeting: "* PREAUTH hello\r\n" }, /^starttls\.refused$/],
  ["IMAP that says farewell", "imap", { ...imap, greeting: "* BYE too many\r\n" }, /^starttls\.refused$/],
  ["IMAP that says farewell later", "imap", but(imap, /^a1/, "* BYE too many\r\n"), /^starttls\.refused$/],
  [
    "POP3 without STLS",
    "pop3",
    but(but(pop3, /^STLS/, "-ERR what?\r\n"), /^CAPA/, "+OK\r\nUSER\r\n.\r\n"),
    /^starttls\.not-offered$/,
  ],
  ["POP3 that has none to give now", "pop3", but(pop3, /^STLS/, "-ERR not now\r\n"), /^starttls\.refused$/],
  [
    "POP3 without TLS or capabilities",
    "pop3",
    but(but(pop3, /^STLS/, "-ERR\r\n"), /^CAPA/, "-ERR\r\n"),
    /^starttls\.refused$/,
  ],
  ["FTP without AUTH", "ftp", but(ftp, /^AUTH/, "500 what?\r\n"), /^starttls\.not-offered$/],
  [
    "FTP that wants a password first",
    "ftp",
    but(but(ftp, /^AUTH/, "530 log in\r\n"), /^FEAT/, "211-Features:\r\n PASV\r\n211 End\r\n"),
    /^starttls\.not-offered$/,
  ],
  ["FTP that has none to give now", "ftp", but(ftp, /^AUTH/, "431 unable\r\n"), /^starttls\.refused$/],
  ["PostgreSQL without TLS", "postgres", but(postgres, /^/, "N"), /^starttls\.not-offered$/],
  ["PostgreSQL with too many clients", "postgres", but(postgres, /^/, "E\0\0\0\x08SFATAL"), /^starttls\.refused$/],
  ["SSH where mail is expected", "smtp", { ...smtp, greeting: "SSH-2.0-OpenSSH_9.2\r\n" }, /^starttls\.foreign$/],
  ["POP3 where mail is expected", "smtp", pop3, /^starttls\.foreign$/],
  ["mail where IMAP is expected", "imap", smtp, /^starttls\.foreign$/],
  ["mail where POP3 is expected", "pop3", smtp, /^starttls\.foreign$/],
  ["IMAP where FTP is expected", "ftp", imap, /^starttls\.foreign$/],
  ["mail where PostgreSQL is expected", "postgres", smtp, /^starttls\.foreign$/],
  [
    "HTTP where PostgreSQL is expected",
    "postgres",
    but(postgres, /^/, "HTTP/1.1 400 Bad Request\r\n"),
    /^starttls\.foreign$/,
  ],
  ["lines without end", "smtp", { ...smtp, greeting: "220-a\r\n".repeat(5000) }, /^starttls\.foreign$/],
  ["a line without end", "ftp", { ...ftp, greeting: `220 ${"a".repeat(100_000)}` }, /^starttls\.foreign$/],
  ["empty lines without end", "ftp", { ...ftp, greeting: `220-\n${"\n".repeat(1000)}` }, /^starttls\.foreign$/],
  ["plain text after STARTTLS of mail", "smtp", { ...smtp, behind: "250 injected\r\n" }, /^starttls\.injected$/],
  ["plain text after STARTTLS of IMAP", "imap", { ...imap, behind: "* OK injected" }, /^starttls\.injected$/],
  ["plain text after STLS of POP3", "pop3", { ...pop3, behind: "\r\n" }, /^starttls\.injected$/],
  ["plain text after AUTH TLS of FTP", "ftp", { ...ftp, behind: "2" }, /^starttls\.injected$/],
  ["plain text after the TLS answer of PostgreSQL", "postgres", { ...postgres, behind: "R" }, /^starttls\.injected$/],
  [
    "plain text later than the agreement",
    "smtp",
    { ...smtp, afterwards: (socket) => void setTimeout(() => socket.write("250 injected\r\n"), 30) },
    /^starttls\.injected$/,
  ],
  [
    "plain text in place of TLS",
    "imap",
    { ...imap, afterwards: saying("* BAD what?\r\n", "waits") },
    /^starttls\.injected$/,
  ],
  ["an end before the greeting", "smtp", { ...smtp, say: (socket) => socket.end() }, /^starttls\.closed$/],
  ["a reset before the greeting", "smtp", { ...smtp, say: (socket) => socket.resetAndDestroy() }, /^starttls\.closed$/],
  ["half an answer, and an end", "imap", { ...imap, say: (socket) => socket.end("* OK") }, /^starttls\.closed$/],
  ["an end after STARTTLS", "smtp", { ...smtp, afterwards: (socket) => socket.end() }, /^tls\.closed$/],
  ["a reset after STARTTLS", "pop3", { ...pop3, afterwards: resettingOnFirstWords() }, /^(?:tcp\.reset|tls\.closed)$/],
];

test.for(unmeasured)("%s cannot be graded", async ([, starttls, talk, reason]) => {
  const got = await look(starttls, talk);

  expect(got.ok ? got.value.verdict : got.failure.reason).toMatch(reason);
});

test.for([
  ["silence", { ...smtp, say: () => {} }],
  ["half a greeting", { ...smtp, say: (socket) => void socket.write("220") }],
  ["no answer to EHLO", but(smtp, /^EHLO/, "")],
] as const satisfies readonly (readonly [string, Talk])[])(
  "%s ends with the deadline, by its name",
  async ([, talk]) => {
    const got = await look("smtp", talk, {}, 700);

    expect(got).toMatchObject({ ok: false, failure: { reason: "timeout.starttls" } });
  },
);

test("a server's text is shown, bounded and without terminal sequences", async () => {
  const got = await look("smtp", { ...smtp, greeting: `554 \x1b[31m${"long ".repeat(100)}\r\n` });

  const message = got.ok ? "" : describeFailure(got.failure, "en");
  expect(message.length).toBeLessThanOrEqual(200);
  expect(message).toMatch(/answered: 554 \\x1b\[31mlong /);
});
