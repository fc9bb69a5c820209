import { expect, test, vi } from "vitest";
import { netDouble } from "../../../test/net-double.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { everyAddress } from "./addresses.ts";

const host = "shop.example";
const to = { host, port: 443 };
const deadline = 10_000;

function addressesOf(...addresses: readonly string[]) {
  return addresses.map((address) => ({ id: address, address, isAllowed: true }));
}

/** A run that ends: afterwards neither addresses nor resolvers answer. */
function contextOf(addresses: readonly string[], place?: string): Context {
  let isOver = false;
  setTimeout(() => (isOver = true), deadline);
  const net = netDouble({
    addresses: async () => {
      if (isOver) throw failure("timeout.dns", { host });
      return addressesOf(...addresses);
    },
  });
  const at = (_: string, id: string): Context => contextOf(addresses, id);
  return { net, at, ...(place !== undefined && { place }) } as unknown as Context;
}

async function after<T>(milliseconds: number, then: () => T): Promise<T> {
  await new Promise((resolve) => void setTimeout(resolve, milliseconds));
  return then();
}

/** The address that a connection reaches first answers only after some time; the others answer at once. */
async function surveyed(addresses: readonly string[], late: () => string, milliseconds: number) {
  vi.useFakeTimers();
  try {
    const context = contextOf(addresses);
    const main = after(milliseconds, late);
    const look = async ({ place = "" }: Context): Promise<string> =>
      place === addresses[0] ? after(milliseconds, late) : `seen at ${place}`;
    const answered = main.then(
      () => addresses[0] ?? null,
      () => null,
    );
    const survey = everyAddress(context, to, { answered, main, look });
    survey.catch(() => {});
    await vi.advanceTimersByTimeAsync(2 * deadline);
    return await survey;
  } finally {
    vi.useRealTimers();
  }
}

function silent(): never {
  throw failure("timeout.tls", { host, port: 443 });
}

test("an address that accepts connections and stays silent hides no other address", async () => {
  expect(await surveyed(["2001:db8::1", "192.0.2.1"], silent, deadline)).toEqual({
    main: "seen at 192.0.2.1",
    around: {
      host,
      firstAnswered: "192.0.2.1",
      total: 2,
      otherAddresses: [{ address: "2001:db8::1", state: "failed", reason: "timeout.tls", observation: null }],
    },
  });
});

test("an only address that stays silent is not blamed on the resolver", async () => {
  await expect(surveyed(["192.0.2.1"], silent, deadline)).rejects.toMatchObject({ reason: "timeout.tls" });
});

test("an address that answers late is measured once", async () => {
  const { main, around } = await surveyed(["192.0.2.1", "192.0.2.2"], () => "late", 5000);

  expect([main, around.firstAnswered]).toEqual(["late", "192.0.2.1"]);
  expect(around.otherAddresses.map(({ address, observation }) => [address, observation])).toEqual([
    ["192.0.2.2", "seen at 192.0.2.2"],
  ]);
});
