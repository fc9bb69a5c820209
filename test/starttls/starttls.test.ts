import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ssl } from "../../src/checks/ssl/index.ts";
import { attempt } from "../../src/core/attempt.ts";
import { describeFailure } from "../../src/core/failure.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { starttlsProtocols } from "../../src/core/net/starttls.ts";
import { clientHello } from "../../src/formats/tls/client-hello.ts";
import { targetOfUrl } from "../../src/core/target/value.ts";
import { record, replay } from "../tape/tape.ts";
import { doorFor, keep, measure } from "../engine.ts";
import { rawOf } from "../ssl/facts.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { serveStarttls, type Talk, talks } from "../twins/starttls.ts";
import { dripInto, passOn, saying } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { serve, seen } from "./scene.ts";

const { smtp, imap, ftp } = talks;

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

test.for([
  ["one byte at a time", { say: (socket, text) => dripInto(socket, Buffer.from(text), 1) }],
  ["with bare line feeds", { say: (socket, text) => void socket.write(text.replaceAll("\r", "")) }],
  ["late, and only to patient clients", { delay: 300 }],
] as const satisfies readonly (readonly [string, Partial<Talk>])[])(
  "a server that talks %s is measured",
  async ([, how]) => {
    const { raw, verdict } = await seen("smtp", { ...smtp, ...how });

    expect(verdict).toMatchObject({ grade: "A+", coverage: 100 });
    expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  },
);

test("no second connection is opened before the first was accepted", async () => {
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

test("a server that refuses HTTP's ALPN is measured like the others", async () => {
  const { raw, verdict } = await seen("ftp", ftp, { alpn: ["ftp"] });

  expect(raw.versions.map(({ offered }) => offered)).toEqual([false, false, false, true, true]);
  expect(verdict.grade).toBe("A+");
});

test("a server without HTTP's protocols is measured without ALPN", async () => {
  const { port } = await keep(serveTls({ alpn: ["esmtp"] }));
  using door = doorFor();

  expect(await door.net.tls({ host: "localhost", port })).toMatchObject({ alpn: null, lenient: false });
});

test.for([
  ["one", 1],
  ["two", 2],
] as const)("a server limited to %s connections is measured patiently", async ([, most]) => {
  const { raw, verdict } = await seen("smtp", smtp, { most, busy: "421 too many connections from you\r\n" });

  expect(raw.versions.map(({ offered }) => offered)).toEqual([false, false, false, true, true]);
  expect(raw.offers.suites.filter(({ offered }) => offered === null)).toEqual([]);
  expect(verdict.grade).toBe("A+");
});

test("a permanently refused question stays unknown, which costs only the best grade", async () => {
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

/** Plain text injected between STARTTLS and TLS, at once or in a separate segment. */
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

    expect(raw.plaintextBeforeTls).toBe(true);
    expect(verdict).toMatchObject({ grade: "C", status: "warn" });
    expect(verdict.findings.map(({ id }) => id)).toContain("starttls-injected");
    expect(verdict.caps).toContainEqual({ id: "injected", max: "C" });
  },
);

test("a server that answers some ClientHello in plain text was not injected", async () => {
  const { port: beside } = await keep(serveTls());
  let comers = 0;
  const afterwards = (socket: Socket): void => {
    if (++comers <= 2) passOn(socket, beside);
    else saying("454 TLS failed\r\n")(socket);
  };
  const { port } = await keep(serveStarttls({ ...smtp, afterwards }, { beside }));
  const { raw, verdict } = await measure(ssl, { host: "localhost", port, starttls: "smtp" }, { deadline: 20_000 });

  expect(raw.plaintextBeforeTls).toBe(false);
  expect(verdict.findings.map(({ id }) => id)).not.toContain("starttls-injected");
});

test("findings about a mail server mention neither browsers nor HTTP", async () => {
  const { verdict } = await seen("smtp", smtp, { ...oldVersions["TLS 1.0"], served: chainFor("must-staple") });
  const said = (["en", "ko"] as const).map((language) => JSON.stringify(interpret(ssl, verdict, language)));

  expect(verdict.findings.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["obsolete-only", "tls10", "must-staple"]),
  );
  expect(said.join("")).not.toMatch(/browser|브라우저|hsts|http(?!s:\/\/ssl-config)|nginx/i);
  expect(said.join("")).toContain("Postfix: smtpd_tls_protocols");
});

test("Chrome's wildcard rule is not reported for a mail server", async () => {
  const served = chainFor("good", { names: ["localhost", "*.co.uk"] });
  const { verdict } = await seen("smtp", smtp, { served });
  const said = (["en", "ko"] as const).map((language) => JSON.stringify(interpret(ssl, verdict, language))).join("");

  expect(said).toContain("public suffix (such as *.co.uk), where names of other owners are registered.");
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

test("a tape distinguishes STARTTLS from direct TLS", async () => {
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

test("the door keeps STARTTLS and direct TLS connections apart", async () => {
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

  expect(ssl.target(input).name).toBe(target);
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

  expect(ssl.target(input).name).toBe(target);
  expect(ssl.question?.(input)).toEqual({ host: "mail.example", port, implicitTlsProtocol: speaks });
  expect(ssl.standsAlone?.(input, targetOfUrl(`https://mail.example:${port}/`), rawOf())).toBe(false);
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
  expect(raw).toMatchObject({ starttls: null, implicitTlsProtocol: expect.any(String), alpn: null, hsts: null });
  expect(raw.http).toEqual({ status: null, reason: null });
  expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  expect(verdict).toMatchObject({ grade: port === 995 ? "B" : "A+", coverage: 100 });
  expect(verdict.parts?.map(({ id }) => id)).toEqual(["certificate", "version", "trust"]);
  expect(said).not.toMatch(/browser|브라우저|hsts|nginx/i);
});

test("a missing greeting gives advice for direct TLS", async () => {
  const { port } = await keep(serveTls());
  const got = await attempt(() => measure(ssl, { host: "localhost", port, starttls: "smtp" }, { deadline: 500 }));

  expect(got.ok ? "" : describeFailure(got.failure, "en")).toContain("use starttls=off (--starttls off)");
});
