import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ssl } from "../src/checks/ssl/index.ts";
import { attempt } from "../src/core/attempt.ts";
import { describeFailure } from "../src/core/failure.ts";
import { interpret } from "../src/core/interpretation.ts";
import { starttlsProtocols, type Starttls } from "../src/core/starttls.ts";
import { clientHello } from "../src/formats/client-hello.ts";
import { record, replay } from "../src/net/tape.ts";
import { doorFor, keep, measure } from "./engine.ts";
import { chainFor } from "./twins/pki.ts";
import { serveStarttls, talks, type Talk } from "./twins/starttls.ts";
import { dripInto, passOn, resettingOnFirstWords, saying } from "./twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "./twins/tls.ts";

interface Around extends TlsTwinOptions {
  /** How many the server lets in at a time, and what it tells the others. */
  readonly most?: number;
  readonly busy?: string;
}

async function serve(talk: Talk, { most, busy, ...options }: Around = {}) {
  const { port: beside } = await keep(serveTls(options));
  return keep(serveStarttls(talk, { beside, ...(most && { most }), ...(busy !== undefined && { busy }) }));
}

async function look(starttls: Starttls, talk: Talk = talks[starttls], around: Around = {}, deadline = 10_000) {
  const { port } = await serve(talk, around);
  const got = await attempt(() => measure(ssl, { host: "localhost", port, starttls }, { deadline }));
  return got;
}

async function seen(...asked: Parameters<typeof look>) {
  const got = await look(...asked);
  if (!got.ok) throw new Error(got.failure.reason);
  return got.value;
}

test.for(starttlsProtocols)("a good server of %s gets an A+ without HSTS", async (starttls) => {
  const { raw, verdict } = await seen(starttls);

  expect(verdict).toMatchObject({ grade: "A+", score: 100, coverage: 100, status: "pass" });
  expect(verdict.findings.map(({ id }) => id)).toEqual(["given-authority", "outside-mozilla"]);
  expect(verdict.parts?.map(({ id }) => id)).toEqual(["certificate", "version", "trust"]);
  expect(verdict.kpis.map(({ id }) => id)).not.toContain("hsts");
  expect(raw).toMatchObject({ starttls, alpn: null, hsts: null, http: { status: null, reason: null }, chainTotal: 2 });
  expect(raw.offers.alpn).toEqual({ chosen: null, reason: "not-asked" });
  expect(raw.versions.filter(({ offered }) => offered).map(({ version }) => version)).toEqual(["TLSv1.2", "TLSv1.3"]);
  expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  expect(ssl.raw.parse(raw)).toEqual(raw);
});

const { smtp, imap, pop3, ftp, postgres } = talks;

/** The same talk, but for what is said to one command. */
function but(talk: Talk, command: RegExp, answer: string): Talk {
  return { ...talk, answers: [[command, answer], ...talk.answers] };
}

const capabilities = "* CAPABILITY IMAP4rev1\r\na2 OK done\r\n";

type Row = readonly [name: string, starttls: Starttls, talk: Talk, reason: RegExp];

const unmeasured: readonly Row[] = [
  ["mail without STARTTLS", "smtp", but(smtp, /^EHLO/, "250-twin\r\n250 8BITMIME\r\n"), /^starttls\.not-offered$/],
  ["a name that is the keyword", "smtp", but(smtp, /^EHLO/, "250 STARTTLS\r\n"), /^starttls\.not-offered$/],
  ["mail that knows no EHLO", "smtp", but(smtp, /^EHLO/, "502 unimplemented\r\n"), /^starttls\.not-offered$/],
  ["mail that takes no EHLO of ours", "smtp", but(smtp, /^EHLO/, "550 go away\r\n"), /^starttls\.refused$/],
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
  ["IMAP that takes us for somebody", "imap", { ...imap, greeting: "* PREAUTH hello\r\n" }, /^starttls\.refused$/],
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
  ["plain text behind the agreement of mail", "smtp", { ...smtp, behind: "250 injected\r\n" }, /^starttls\.injected$/],
  ["plain text behind the agreement of IMAP", "imap", { ...imap, behind: "* OK injected" }, /^starttls\.injected$/],
  ["plain text behind the agreement of POP3", "pop3", { ...pop3, behind: "\r\n" }, /^starttls\.injected$/],
  ["plain text behind the agreement of FTP", "ftp", { ...ftp, behind: "2" }, /^starttls\.injected$/],
  ["plain text behind the agreement of PostgreSQL", "postgres", { ...postgres, behind: "R" }, /^starttls\.injected$/],
  [
    "plain text later than the agreement",
    "smtp",
    { ...smtp, afterwards: (socket) => void setTimeout(() => socket.write("250 injected\r\n"), 30) },
    /^starttls\.injected$/,
  ],
  [
    "plain text that answers what is to be TLS",
    "imap",
    { ...imap, afterwards: saying("* BAD what?\r\n", "waits") },
    /^starttls\.injected$/,
  ],
  ["an end before the greeting", "smtp", { ...smtp, say: (socket) => socket.end() }, /^starttls\.closed$/],
  ["a reset before the greeting", "smtp", { ...smtp, say: (socket) => socket.resetAndDestroy() }, /^starttls\.closed$/],
  ["half an answer, and an end", "imap", { ...imap, say: (socket) => socket.end("* OK") }, /^starttls\.closed$/],
  ["an end behind the agreement", "smtp", { ...smtp, afterwards: (socket) => socket.end() }, /^tls\.closed$/],
  [
    "a reset behind the agreement",
    "pop3",
    { ...pop3, afterwards: resettingOnFirstWords() },
    /^(?:tcp\.reset|tls\.closed)$/,
  ],
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

test("what a server says is shown, bounded and without what a terminal obeys", async () => {
  const got = await look("smtp", { ...smtp, greeting: `554 \x1b[31m${"long ".repeat(100)}\r\n` });

  const message = got.ok ? "" : describeFailure(got.failure, "en");
  expect(message.length).toBeLessThanOrEqual(200);
  expect(message).toMatch(/answered: 554 \\x1b\[31mlong /);
});

test.for([
  ["one byte at a time", { say: (socket, text) => dripInto(socket, Buffer.from(text), 1) }],
  ["with bare line feeds", { say: (socket, text) => void socket.write(text.replaceAll("\r", "")) }],
  ["late, and to nobody who cannot wait", { delay: 300 }],
] as const satisfies readonly (readonly [string, Partial<Talk>])[])(
  "a server that talks %s is measured",
  async ([, how]) => {
    const { raw, verdict } = await seen("smtp", { ...smtp, ...how });

    expect(verdict).toMatchObject({ grade: "A+", coverage: 100 });
    expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  },
);

test("nobody else comes before the first of us has been let in", async () => {
  const { port, ...twin } = await serve({ ...smtp, delay: 400 });
  const measuring = measure(ssl, { host: "localhost", port, starttls: "smtp" });
  await sleep(200);
  const early = twin.connections();

  expect((await measuring).verdict.grade).toBe("A+");
  expect(early).toBe(1);
});

test("an answer from elsewhere is one to the question only where the same was spoken", async () => {
  const { raw } = await seen("imap");
  const at = { host: "localhost", port: raw.port };
  const fits = (["imap", "pop3", "off"] as const).map((starttls) =>
    ssl.fits?.(raw, ssl.input.parse({ ...at, starttls })),
  );

  expect(fits).toEqual([true, false, false]);
});

test("who refuses everybody that offers HTTP is measured like the others", async () => {
  const { raw, verdict } = await seen("ftp", ftp, { alpn: ["ftp"] });

  expect(raw.versions.map(({ offered }) => offered)).toEqual([false, false, false, true, true]);
  expect(verdict.grade).toBe("A+");
});

test("who knows none of the protocols of HTTP is measured without one", async () => {
  const { port } = await keep(serveTls({ alpn: ["esmtp"] }));
  using door = doorFor();

  expect(await door.net.tls({ host: "localhost", port })).toMatchObject({ alpn: null, lenient: false });
});

test.for([
  ["one", 1],
  ["two", 2],
] as const)("a server that lets in %s of us at a time is asked with patience", async ([, most]) => {
  const { raw, verdict } = await seen("smtp", smtp, { most, busy: "421 too many connections from you\r\n" });

  expect(raw.versions.map(({ offered }) => offered)).toEqual([false, false, false, true, true]);
  expect(raw.offers.suites.filter(({ offered }) => offered === null)).toEqual([]);
  expect(verdict.grade).toBe("A+");
});

test("who is sent away for good knows nothing, which costs the server the best letter and no other", async () => {
  const { port: beside } = await keep(serveTls());
  let comers = 0;
  const greeting = "421 too many connections from you\r\n";
  const twin = await keep(
    serveStarttls(
      {
        ...smtp,
        say: (socket, text) => void socket.write(text.startsWith("220 twin") && ++comers > 1 ? greeting : text),
      },
      { beside },
    ),
  );
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: twin.port, starttls: "smtp" });

  expect(raw.versions.filter(({ offered }) => offered === false)).toEqual([]);
  expect(raw.versions.find(({ version }) => version === "TLSv1.0")).toMatchObject({ reason: "starttls.refused" });
  expect(raw.offers.suites.filter(({ offered }) => offered !== null)).toEqual([]);
  expect(verdict).toMatchObject({ grade: "A", coverage: 69 });
  expect(twin.connections()).toBeLessThan(10);
});

/** Plain text between the agreement and TLS, at once or in a segment of its own. */
const insertions = [
  ["in the same segment", (socket, evil) => socket.write(evil)],
  ["a moment later", (socket, evil) => void setTimeout(() => socket.write(evil), 50)],
] as const satisfies readonly (readonly [string, (socket: Socket, evil: string) => void])[];

test.for(insertions)(
  "plain text that later comers get before TLS, %s, is a fault that was seen",
  async ([, insert]) => {
    const { port: beside } = await keep(serveTls());
    let comers = 0;
    const say = (socket: Socket, text: string): void => {
      const isLater = text.startsWith("220 2") && ++comers > 2;
      socket.cork();
      socket.write(text);
      if (isLater) insert(socket, "250 injected\r\n");
      socket.uncork();
    };
    const afterwards = (socket: Socket): void => {
      socket.pause();
      setTimeout(() => passOn(socket, beside), 80);
    };
    const { port } = await keep(serveStarttls({ ...smtp, say, afterwards }, { beside }));
    const { raw, verdict } = await measure(ssl, { host: "localhost", port, starttls: "smtp" }, { deadline: 20_000 });

    expect(raw.injected).toBe(true);
    expect(verdict).toMatchObject({ grade: "C", status: "warn" });
    expect(verdict.findings.map(({ id }) => id)).toContain("starttls-injected");
    expect(verdict.caps).toContainEqual({ id: "injected", max: "C" });
  },
);

test("a server that dislikes some ClientHello in words of its own was not spoken over", async () => {
  const { port: beside } = await keep(serveTls());
  let comers = 0;
  const afterwards = (socket: Socket): void => {
    if (++comers <= 2) passOn(socket, beside);
    else saying("454 TLS failed\r\n")(socket);
  };
  const { port } = await keep(serveStarttls({ ...smtp, afterwards }, { beside }));
  const { raw, verdict } = await measure(ssl, { host: "localhost", port, starttls: "smtp" }, { deadline: 20_000 });

  expect(raw.injected).toBe(false);
  expect(verdict.findings.map(({ id }) => id)).not.toContain("starttls-injected");
});

test("nothing that is said of a mail server is about browsers or HTTP", async () => {
  const { verdict } = await seen("smtp", smtp, { ...oldVersions["TLS 1.0"], served: chainFor("must-staple") });
  const said = (["en", "ko"] as const).map((language) => JSON.stringify(interpret(ssl, verdict, language)));

  expect(verdict.findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["obsolete-only", "tls10", "must-staple"]),
  );
  expect(said.join("")).not.toMatch(/browser|브라우저|hsts|http(?!s:\/\/ssl-config)|nginx/i);
  expect(said.join("")).toContain("Postfix: smtpd_tls_protocols");
});

test("what Chrome thinks of a wildcard is not said of a server of mail", async () => {
  const served = chainFor("good", { names: ["localhost", "*.co.uk"] });
  const { verdict } = await seen("smtp", smtp, { served });
  const said = (["en", "ko"] as const).map((language) => JSON.stringify(interpret(ssl, verdict, language))).join("");

  expect(said).toContain("public suffix (such as *.co.uk), under which anybody may register a name.");
  expect(said).not.toMatch(/chrome|\{outcome\}/i);
});

test("expired, wrong and untrusted certificates are as bad over STARTTLS", async () => {
  const grades = await Promise.all(
    (["expired", "wrong name", "self-signed"] as const).map(
      async (kind) => (await seen("imap", imap, { served: chainFor(kind) })).verdict.grade,
    ),
  );

  expect(grades).toEqual(["F", "F", "F"]);
});

test("a tape tells what is spoken before TLS from TLS at once", async () => {
  const { port } = await serve(smtp);
  using door = doorFor();
  const { net, ...recorder } = record(door.net);
  const to = { host: "localhost", port, starttls: "smtp" } as const;
  const shaken = await net.tls(to);
  await net.hello(to, clientHello("TLSv1.2", "localhost"));
  const again = replay(recorder.tape());

  expect(await again.tls(to)).toMatchObject({ protocol: shaken.protocol, ms: shaken.ms });
  expect(await attempt(() => again.tls({ host: "localhost", port }))).toMatchObject({
    failure: { id: "tape.missing" },
  });
});

test("the door keeps apart what speaks before TLS and what does not", async () => {
  const { port } = await serve(smtp);
  using door = doorFor();
  const to = { host: "localhost", port };
  const shaken = await door.net.tls({ ...to, starttls: "smtp" });
  const got = await attempt(() => door.net.tls(to));

  expect(shaken).toMatchObject({ protocol: "TLSv1.3", alpn: null });
  expect(got).toMatchObject({ failure: { reason: "tls.not-tls" } });
});

test.for([
  [{ host: "mail.example" }, null, "mail.example"],
  [{ host: "mail.example", port: 25 }, "smtp", "mail.example:25"],
  [{ host: "mail.example:587" }, "smtp", "mail.example:587"],
  [{ host: "mail.example", port: "143" }, "imap", "mail.example:143"],
  [{ host: "mail.example", port: 110 }, "pop3", "mail.example:110"],
  [{ host: "mail.example", port: 21 }, "ftp", "mail.example:21"],
  [{ host: "::1", port: 5432 }, "postgres", "[::1]:5432"],
  [{ host: "mail.example", port: 25, starttls: "smtp" }, "smtp", "mail.example:25"],
  [{ host: "mail.example", port: 25, starttls: "https" }, null, "mail.example:25/https"],
  [{ host: "mail.example", port: 465, starttls: "https" }, null, "mail.example:465/https"],
  [{ host: "mail.example", port: 8443, starttls: "https" }, null, "mail.example:8443"],
  [{ host: "mail.example", port: 443, starttls: "https" }, null, "mail.example"],
  [{ host: "mail.example", port: 443, starttls: "off" }, null, "mail.example"],
  [{ host: "mail.example", starttls: "smtp" }, "smtp", "mail.example:443/smtp"],
  [{ host: "mail.example", port: 2525, starttls: "smtp" }, "smtp", "mail.example:2525/smtp"],
] as const)("%j speaks %s and is called %s", ([query, starttls, target]) => {
  const input = ssl.input.parse(query);

  expect(ssl.target(input)).toBe(target);
  expect(ssl.question?.(input)).toEqual({
    host: query.host.replace(/:587$/, ""),
    port: expect.any(Number),
    ...(starttls && { starttls }),
  });
});

test.for([
  [465, undefined, "smtp", "mail.example:465"],
  [993, undefined, "imap", "mail.example:993"],
  [995, undefined, "pop3", "mail.example:995"],
  [990, undefined, "ftp", "mail.example:990"],
  [465, "off", "smtp", "mail.example:465"],
  [25, "off", "smtp", "mail.example:25/off"],
  [5432, "off", "postgres", "mail.example:5432/off"],
] as const)("on port %i, with starttls %s, TLS begins at once and carries %s", ([port, starttls, speaks, target]) => {
  const input = ssl.input.parse({ host: "mail.example", port, ...(starttls && { starttls }) });

  expect(ssl.target(input)).toBe(target);
  expect(ssl.question?.(input)).toEqual({ host: "mail.example", port, speaks });
  expect(ssl.standsAlone?.(input, `https://mail.example:${port}/`)).toBe(false);
});

test.for([
  [465, {}],
  [993, { alpn: ["imap"] }],
  [995, { ...oldVersions["TLS 1.0 to 1.3"], alpn: ["pop3"] }],
  [990, {}],
] as const)("port %i is measured without a word of HTTP", async ([port, options]) => {
  let asked = 0;
  const answer: TlsTwinOptions["answer"] = (socket) => {
    asked++;
    socket.end("500 what?\r\n");
  };
  const twin = await keep(serveTls({ ...options, answer }));
  const pins = [{ host: "localhost", port, address: "127.0.0.1", toPort: twin.port }];
  const { raw, verdict } = await measure(ssl, { host: "localhost", port }, { pins });
  const said = (["en", "ko"] as const).map((language) => JSON.stringify(interpret(ssl, verdict, language))).join("");

  expect(asked).toBe(0);
  expect(raw).toMatchObject({ starttls: null, speaks: expect.any(String), alpn: null, hsts: null });
  expect(raw.http).toEqual({ status: null, reason: null });
  expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  expect(verdict).toMatchObject({ grade: port === 995 ? "B" : "A+", coverage: 100 });
  expect(verdict.parts?.map(({ id }) => id)).toEqual(["certificate", "version", "trust"]);
  expect(said).not.toMatch(/browser|브라우저|hsts|nginx/i);
});

test("who waits in vain for a greeting hears how to ask where TLS begins at once", async () => {
  const { port } = await keep(serveTls());
  const got = await attempt(() => measure(ssl, { host: "localhost", port, starttls: "smtp" }, { deadline: 500 }));

  expect(got.ok ? "" : describeFailure(got.failure, "en")).toContain("ask with starttls=off (--starttls off)");
});
