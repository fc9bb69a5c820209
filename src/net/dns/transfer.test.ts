import { expect, test } from "vitest";
import { doorFor, keep } from "../../../test/engine.ts";
import { answerTo } from "../../../test/dns/world/server.ts";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import { framed, serveDnsTcp, type Talk } from "../../../test/twins/dns/secure.ts";
import { attempt } from "../../core/attempt.ts";
import { rcodes, types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { writeMessage } from "../../formats/dns/write-message.ts";
import { transferLimits } from "./transfer.ts";

const origin = "example.com.";
const soa = parseRecords("@ SOA ns1 hostmaster 1 2 3 4 5", origin);
const host = (index: number): readonly ResourceRecord[] => parseRecords(`h${index} A 192.0.2.1`, origin);

function say(query: DnsMessage, { socket }: Talk, ...messages: readonly (readonly ResourceRecord[])[]): void {
  messages.forEach((answers, at) => {
    // RFC 5936 §2.2.1: later messages may leave the question out.
    const questions = at === 0 ? query.questions : [];
    socket.write(framed(writeMessage({ ...answerTo(query, { isAuthoritative: true, answers }), questions })));
  });
}

async function ask(respond: (query: DnsMessage, talk: Talk) => void) {
  const dns = await keep(serveDnsTcp(respond));
  using door = doorFor({ resolvers: [dns.server] });
  return await attempt(() => door.net.dns({ name: origin, type: types.AXFR, server: dns.server }));
}

test("a transfer of several messages is counted, and its records are dropped", async () => {
  const told = await ask((query, talk) => say(query, talk, [...soa, ...host(1)], [...host(2), ...host(3)], soa));

  if (!told.ok) throw new Error("no answer");
  expect(told.value.transfer).toMatchObject({ records: 5, isComplete: true });
  expect(readMessage(Buffer.from(told.value.message)).answers).toEqual([]);
});

test("a refused transfer is an answer", async () => {
  const told = await ask((query, { socket }) => {
    socket.write(framed(writeMessage(answerTo(query, { rcode: rcodes.REFUSED }))));
  });

  if (!told.ok) throw new Error("no answer");
  expect(readMessage(Buffer.from(told.value.message)).rcode).toBe(rcodes.REFUSED);
  expect(told.value.transfer).toMatchObject({ records: 0 });
});

test("an endless transfer ends at the limit", async () => {
  const many = Array.from({ length: 500 }, (_, index) => host(index)).flat();
  const told = await ask((query, talk) => {
    say(query, talk, soa, ...Array.from({ length: 100 }, () => many));
  });

  if (!told.ok) throw new Error("no answer");
  expect(told.value.transfer?.isComplete).toBe(false);
  expect(told.value.transfer?.records).toBeLessThan(transferLimits.records + 501);
});

test("a transfer that breaks off has shown that it is open", async () => {
  const told = await ask((query, talk) => {
    say(query, talk, [...soa, ...host(1)]);
    talk.socket.end();
  });

  if (!told.ok) throw new Error("no answer");
  expect(told.value.transfer).toMatchObject({ records: 2, isComplete: false });
});

test.for<[what: string, respond: (query: DnsMessage, talk: Talk) => void, detail: string]>([
  ["that closes the connection", (_query, { socket }) => socket.end(), "BADRESP"],
  ["that answers something else", (query, talk) => say({ ...query, id: query.id ^ 1 }, talk, soa), "BADRESP"],
])("a server %s gives a failure", async ([, respond, detail]) => {
  const told = await ask(respond);

  expect(told.ok ? null : told.failure.params["detail"]).toBe(detail);
});
