import { expect, test } from "vitest";
import { types } from "../../src/formats/dns/codes.ts";
import { readMessage } from "../../src/formats/dns/read-message.ts";
import { recordsOf } from "../../src/formats/dns/set.ts";
import { openWorld, type ServerText, type World } from "./world.ts";

/** The addresses of www.example.com, as the resolver of a world finds them. */
async function addressIn({ dns }: World): Promise<readonly string[]> {
  const { message } = await dns({ name: "www.example.com", type: types.A });
  return recordsOf("A", readMessage(Buffer.from(message)).answers).map(({ data }) => data.address);
}

/** A server whose every answer has another address. */
function changing(): NonNullable<ServerText["respond"]> {
  let count = 0;
  return (query, usual) => {
    const answer = usual();
    if (query.questions[0]?.type !== types.A || answer.answers.length === 0) return answer;
    const data = { type: "A", address: `192.0.2.${++count}` } as const;
    return { ...answer, answers: answer.answers.map((each) => ({ ...each, data })) };
  };
}

test.for<[isSteady: boolean, second: string]>([
  [false, "192.0.2.2"],
  [true, "192.0.2.1"],
])("a resolver keeps the answers of a server only where they stay the same (%s)", async ([isSteady, second]) => {
  const world = openWorld({
    zones: { "example.com": { records: "www A 192.0.2.80", isSigned: false } },
    servers: { "11.0.0.53": { respond: changing(), isSteady } },
    resolvers: { "127.0.0.1:53": { isValidating: false } },
  });

  expect([await addressIn(world), await addressIn(world)]).toEqual([["192.0.2.1"], [second]]);
});

test("worlds with different zones have different answers to the same question", async () => {
  const worlds = ["192.0.2.1", "192.0.2.2", "192.0.2.1"].map((address) =>
    openWorld({ zones: { "example.com": `www A ${address}` } }),
  );

  expect(await Promise.all(worlds.map(addressIn))).toEqual([["192.0.2.1"], ["192.0.2.2"], ["192.0.2.1"]]);
});
