import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { attempt } from "../../src/core/attempt.ts";
import type { MailGreeting } from "../../src/core/net/mail.ts";
import { record, replay, readTape } from "../tape/tape.ts";
import { doorFor, keep } from "../engine.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { dripInto, passOn, serveTcp, stayingSilent, type Behaviour } from "../twins/tcp.ts";
import { oldVersions, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

/** A mail server's greeting, and its answer to each command. */
interface Script {
  readonly greeting: string;
  readonly EHLO?: string;
  readonly HELO?: string;
  readonly STARTTLS?: string;
}

const good = {
  greeting: "220 mx.example ESMTP\r\n",
  EHLO: "250-mx.example at your service\r\n250-size 1000\r\n250-STARTTLS\r\n250 8BITMIME\r\n",
  HELO: "250 mx.example\r\n",
  STARTTLS: "220 2.0.0 go ahead\r\n",
} as const satisfies Script;

/** A mail server that records every command, and passes connections to the TLS server after STARTTLS. */
function speaking(script: Script, heard: string[], beside: number): Behaviour {
  return (socket: Socket) => {
    const answers: Readonly<Record<string, string | undefined>> = { ...script, QUIT: "221 bye\r\n" };
    function hear(chunk: Buffer): void {
      const [command = ""] = chunk.toString("latin1").split(/[ \r]/);
      heard.push(command);
      const answer = answers[command] ?? "502 what?\r\n";
      socket.write(answer);
      if (command === "QUIT") socket.end();
      if (command !== "STARTTLS" || !answer.startsWith("220")) return;
      socket.off("data", hear);
      passOn(socket, beside);
    }
    socket.on("data", hear);
    socket.write(script.greeting);
  };
}

async function look(script: Script, options: TlsTwinOptions = {}) {
  const heard: string[] = [];
  const { port: beside } = await keep(serveTls(options));
  const { port } = await keep(serveTcp(speaking(script, heard, beside)));
  using door = doorFor();
  const got = await attempt(() => door.net.mail({ host: "localhost", port }));
  return { got, heard };
}

async function met(script: Script, options: TlsTwinOptions = {}): Promise<MailGreeting> {
  const { got } = await look(script, options);
  if (!got.ok) throw new Error(got.failure.reason);
  return got.value;
}

test("a mail server is greeted, shown TLS and left, and is handed nothing", async () => {
  const { got, heard } = await look(good);

  expect(heard).toEqual(["EHLO", "STARTTLS"]);
  expect(got).toMatchObject({
    ok: true,
    value: {
      code: 220,
      banner: "mx.example ESMTP",
      hello: { verb: "EHLO", name: "mx.example" },
      keywords: ["SIZE 1000", "STARTTLS", "8BITMIME"],
      starttls: "offered",
      handshake: { protocol: "TLSv1.3", trustError: null, lenient: false, alpn: null },
      failure: null,
    },
  });
});

interface Row {
  readonly name: string;
  readonly script: Script;
  readonly heard: readonly string[];
  readonly is: Partial<MailGreeting>;
}

const withoutTls = "250-mx.example\r\n250 8BITMIME\r\n";

test.for<Row>([
  {
    name: "no STARTTLS",
    script: { ...good, EHLO: withoutTls },
    heard: ["EHLO", "QUIT"],
    is: { starttls: "absent", handshake: null, failure: null, keywords: ["8BITMIME"] },
  },
  {
    name: "no EHLO",
    script: { ...good, EHLO: "502 unknown\r\n" },
    heard: ["EHLO", "HELO", "QUIT"],
    is: { starttls: "absent", hello: { verb: "HELO", name: "mx.example" }, keywords: [] },
  },
  {
    name: "neither EHLO nor HELO",
    script: { ...good, EHLO: "550 no\r\n", HELO: "550 no\r\n" },
    heard: ["EHLO", "HELO", "QUIT"],
    is: { code: 220, starttls: "unknown", hello: null },
  },
  {
    name: "no service (554)",
    script: { greeting: "554-mx.example\r\n554 no SMTP service here\r\n" },
    heard: ["QUIT"],
    is: { code: 554, banner: "mx.example\nno SMTP service here", starttls: "unknown" },
  },
  {
    name: "no time (421)",
    script: { greeting: "421 busy\r\n" },
    heard: ["QUIT"],
    is: { code: 421, starttls: "unknown" },
  },
  {
    name: "TLS that is not there now",
    script: { ...good, STARTTLS: "454 not now\r\n" },
    heard: ["EHLO", "STARTTLS", "QUIT"],
    is: { starttls: "refused", handshake: null, failure: null },
  },
  {
    name: "control characters in its words",
    script: { ...good, greeting: "220 \u001b[31mmx\r\n", EHLO: withoutTls },
    heard: ["EHLO", "QUIT"],
    is: { banner: String.raw`\x1b[31mmx` },
  },
])("a mail server with $name", async ({ script, heard, is }) => {
  const seen = await look(script);

  expect(seen.heard).toEqual(heard);
  expect(seen.got).toMatchObject({ ok: true, value: is });
});

test("plain text injected after STARTTLS is not accepted", async () => {
  const greeting = await met({ ...good, STARTTLS: "220 go\r\n250 STARTTLS\r\n" });

  expect(greeting).toMatchObject({ starttls: "offered", handshake: null, failure: { id: "starttls.injected" } });
});

test("a server with only old versions shows its certificate, and what a current client gets", async () => {
  const greeting = await met(good, oldVersions["TLS 1.0"]);

  expect(greeting).toMatchObject({
    starttls: "offered",
    handshake: { protocol: "TLSv1", lenient: true },
    failure: { reason: expect.stringMatching(/^tls\./) as string },
  });
});

test("every certificate is reported and not refused", async () => {
  const { handshake } = await met(good, { served: chainFor("wrong name") });

  expect(handshake).toMatchObject({ trustError: null });
  expect(handshake?.chain.length).toBe(2);
});

test("a word per second is accepted, and an endless reply is given up", async () => {
  const heard: string[] = [];
  const { port } = await keep(
    serveTcp((socket) => {
      dripInto(socket, Buffer.from("220 mx.example\r\n"), 5);
      socket.on("data", (chunk: Buffer) => {
        heard.push(chunk.toString());
        socket.write("250 mx.example\r\n");
      });
    }),
  );
  using door = doorFor();

  expect(await door.net.mail({ host: "localhost", port })).toMatchObject({ code: 220, starttls: "absent" });
  expect(heard.join("")).toMatch(/^EHLO \[[\d.]+\]\r\nQUIT\r\n$/);
});

test.for([
  ["says nothing until the run ends", stayingSilent(), "timeout.run"],
  ["speaks another protocol", telling("* OK IMAP4\r\n"), "starttls.foreign"],
  ["hangs up", telling(null), "starttls.closed"],
  ["never ends its line", telling("2".repeat(20_000)), "starttls.foreign"],
] as const)("a server that %s is not a mail server", async ([, behaviour, reason]) => {
  const { port } = await keep(serveTcp(behaviour));
  using door = doorFor({ deadline: 300 });

  const got = await attempt(() => door.net.mail({ host: "localhost", port }));

  expect(got).toMatchObject({ ok: false, failure: { reason } });
});

function telling(words: string | null): Behaviour {
  return (socket) => {
    if (words === null) socket.end();
    else socket.write(words);
  };
}

test("a mail host that a public party names must be public", async () => {
  const { port } = await keep(serveTcp(stayingSilent()));
  using door = doorFor();

  const got = await attempt(() => door.net.mail({ host: "mx.example", port, at: "127.0.0.1", namedBy: "1.0.0.1" }));

  expect(got).toMatchObject({ ok: false, failure: { reason: "address.private" } });
});

test("a tape contains the greeting unchanged", async () => {
  const { port: beside } = await keep(serveTls());
  const { port } = await keep(serveTcp(speaking(good, [], beside)));
  using door = doorFor();
  const first = record(door.net);
  await first.net.mail({ host: "localhost", port });
  const tape = readTape(JSON.parse(JSON.stringify(first.tape())));
  const again = record(replay(tape ?? { version: 1, entries: [] }));
  await again.net.mail({ host: "localhost", port });

  expect(again.tape()).toEqual(first.tape());
  expect(first.tape().entries).toMatchObject([{ method: "mail", answer: { starttls: "offered" } }]);
});
