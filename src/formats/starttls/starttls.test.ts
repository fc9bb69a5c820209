import * as fc from "fast-check";
import { expect, test } from "vitest";
import { starttlsProtocols, type Starttls } from "../../core/net/starttls.ts";
import { openConversation, type DialogueTurn } from "./starttls.ts";
import { runs } from "../../../test/runs.ts";

type Text = Exclude<Starttls, "postgres">;

/** Replays a server's answers, and returns our commands and the outcome. */
function converse(protocol: Text, answers: readonly string[]): readonly string[] {
  const { hear } = openConversation(protocol, "[192.0.2.1]");
  return answers.map((answer) => shown(hear(Buffer.from(answer, "latin1"))));
}

function shown(turn: DialogueTurn): string {
  return turn.kind === "say" ? turn.words.toString("latin1").trimEnd() : turn.kind;
}

const ready = "220 ready\r\n";

test.for([
  ["smtp", [ready, "250-a\r\n250 starttls\r\n", ready], ["EHLO [192.0.2.1]", "STARTTLS", "start"]],
  ["smtp", ["220-a\r\n220\r\n", "250-a\n250-STARTTLS\n250 END\n", "220\n"], ["EHLO [192.0.2.1]", "STARTTLS", "start"]],
  ["smtp", ["220-a\r\n", "221 b\r\n"], ["wait", "foreign"]],
  ["smtp", ["220\tready\r\n"], ["foreign"]],
  ["smtp", ["620 ready\r\n"], ["foreign"]],
  ["smtp", [ready, "250-a\r\n250 STARTTLS REQUIRED\r\n", ready], ["EHLO [192.0.2.1]", "STARTTLS", "start"]],
  ["smtp", [ready, "250-a\r\n250-XSTARTTLS\r\n250 STARTTLSX\r\n"], ["EHLO [192.0.2.1]", "not-offered"]],
  ["smtp", [ready, "421 busy\r\n"], ["EHLO [192.0.2.1]", "refused"]],
  ["imap", ["* ok hi\r\n", "* 1 EXISTS\r\n", "A1 ok go\r\n"], ["a1 STARTTLS", "wait", "start"]],
  ["imap", ["* OK hi\r\n", "a2 OK go\r\n"], ["a1 STARTTLS", "foreign"]],
  [
    "imap",
    ["* OK hi\r\n", "a1 BAD\r\n", "* CAPABILITY XSTARTTLS\r\na2 OK\r\n"],
    ["a1 STARTTLS", "a2 CAPABILITY", "not-offered"],
  ],
  [
    "imap",
    ["* OK hi\r\n", "a1 BAD\r\n", "* CAPABILITY STARTTLS\r\na2 OK\r\n"],
    ["a1 STARTTLS", "a2 CAPABILITY", "refused"],
  ],
  ["imap", ["* OK hi\r\n", "a1 BAD\r\n", "a2 OK\r\n"], ["a1 STARTTLS", "a2 CAPABILITY", "refused"]],
  ["pop3", ["+OK\r\n", "+OK\r\n"], ["STLS", "start"]],
  ["pop3", ["+OKAY\r\n"], ["foreign"]],
  ["pop3", ["+OK\r\n", "-ERR\r\n", "+OK\r\nSTLS\r\n", ".\r\n"], ["STLS", "CAPA", "wait", "refused"]],
  ["ftp", [ready, "234\r\n"], ["AUTH TLS", "start"]],
  ["ftp", [ready, "334 ADAT=\r\n", "500 no\r\n"], ["AUTH TLS", "FEAT", "refused"]],
  ["ftp", ["220-a\r\n220-b\r\n", "221 c\r\n2200\r\n", "220 d\r\n"], ["wait", "wait", "AUTH TLS"]],
  ["ftp", [ready, "530 log in\r\n", "211-\r\n AUTH SSL\r\n211 End\r\n"], ["AUTH TLS", "FEAT", "not-offered"]],
  ["ftp", [ready, "530 log in\r\n", "211-\r\n AUTH SSL;TLS;TLS-C\r\n211 End\r\n"], ["AUTH TLS", "FEAT", "refused"]],
] as const satisfies readonly (readonly [Text, readonly string[], readonly string[]])[])(
  "%s: %j is answered with %j",
  ([protocol, answers, expected]) => {
    expect(converse(protocol, answers)).toEqual(expected);
  },
);

test.for([
  ["imap", "220 x\r\n", "220 x"],
  ["imap", "220 x\r\r\n", "220 x"],
  ["smtp", "* OK hi\n", "* OK hi"],
  ["postgres", "HTTP/1.1 400 Bad Request\r\nServer: x\r\n", "HTTP/1.1 400 Bad Request"],
] as const)("%s: of %j people see %j", ([protocol, said, seen]) => {
  const { hear } = openConversation(protocol, "[192.0.2.1]");

  expect(hear(Buffer.from(said))).toEqual({ kind: "foreign", detail: seen });
});

test("PostgreSQL answers SSLRequest with one letter", () => {
  const { first, hear } = openConversation("postgres", "");

  expect(first?.toString("hex")).toBe("0000000804d2162f");
  expect(hear(Buffer.alloc(0)).kind).toBe("wait");
  expect(["S", "N", "E\0\0", "R", "SR"].map((answer) => hear(Buffer.from(answer)).kind)).toEqual([
    "start",
    "not-offered",
    "refused",
    "foreign",
    "injected",
  ]);
});

const spoken = fc.stringMatching(/^(?:220|250|\* OK|\+OK|-ERR|a1 OK|234|211)[- a-zA-Z]{0,9}\r?\n$/);

test("segmentation of the answers makes no difference", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("smtp", "imap", "pop3", "ftp"),
      fc.array(spoken, { maxLength: 6 }),
      (protocol, answers) => {
        const whole = heard(protocol, answers, (answer) => [answer]);
        const dripped = heard(protocol, answers, (answer) => answer.split(""));
        expect(dripped).toEqual(whole);
      },
    ),
  );
});

/** The outcome of each answer, up to the first end. */
function heard(protocol: Text, answers: readonly string[], cut: (answer: string) => readonly string[]) {
  const { hear } = openConversation(protocol, "[192.0.2.1]");
  const kinds: (string | undefined)[] = [];
  for (const answer of answers) {
    kinds.push(
      cut(answer)
        .map((part) => hear(Buffer.from(part, "latin1")).kind)
        .at(-1),
    );
    if (isEnd(kinds.at(-1))) break;
  }
  return kinds;
}

test("data sent before a command is no reply to it", () => {
  expect(converse("smtp", [`${ready}250 STARTTLS\r\n`, "250-a\r\n250 STARTTLS\r\n", ready])).toEqual([
    "EHLO [192.0.2.1]",
    "STARTTLS",
    "start",
  ]);
  expect(converse("ftp", [`${ready}234 go\r\n`])).toEqual(["AUTH TLS"]);
});

function isEnd(kind: string | undefined): boolean {
  return kind !== undefined && kind !== "wait" && kind !== "say";
}

test("every conversation ends, for any data from the server", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...starttlsProtocols),
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      (protocol, chunk) => {
        const { hear } = openConversation(protocol, "[192.0.2.1]");
        const kinds = Array.from({ length: 17_000 / chunk.length }, () => hear(chunk).kind);
        expect(kinds.some((kind) => kind !== "wait")).toBe(true);
      },
    ),
    { numRuns: runs(50) },
  );
});
