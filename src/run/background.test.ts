import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { netDouble } from "../../test/net-double.ts";
import { defaultDns } from "../net/dns/default.ts";
import type { AnyCheck, Context } from "../core/check.ts";
import { failure } from "../core/failure.ts";
import { openBackgroundWork, type BackgroundWork } from "./background.ts";
import { runLocal, type LocalOptions } from "./local.ts";

/** A run that answers at once, and improves its answer later. */
interface Scene {
  readonly later: Promise<string>;
  readonly backgroundWork?: BackgroundWork;
  readonly signal?: AbortSignal;
  readonly throws?: boolean;
}

interface Seen {
  readonly result: Promise<unknown>;
  readonly kept: unknown[];
  readonly state: { isClosed: boolean; signal?: AbortSignal };
}

function start({ later, backgroundWork, signal, throws = false }: Scene): Seen {
  const kept: unknown[] = [];
  const state: Seen["state"] = { isClosed: false };
  const check = {
    id: "slow",
    input: z.strictObject({}),
    target: () => ({ name: "slow", host: null, origin: null }),
    async collect(_: object, context: Context) {
      context.afterwards?.improve(later);
      if (throws) throw failure("sources.none", { subject: "x", sources: "y" });
      return "first";
    },
    judge: (raw: string) => ({ status: "pass", findings: [], kpis: [], raw }),
  } as unknown as AnyCheck;
  const open: LocalOptions["open"] = (ending) => {
    state.signal = ending;
    return {
      net: netDouble(),
      trust: { named: () => [] },
      dns: defaultDns,
      traffic: () => ({ connections: 0, requests: 0, bytes: 0 }),
      close: () => void (state.isClosed = true),
    };
  };
  const result = runLocal(
    check,
    {},
    {
      open,
      deadline: 10_000,
      ...(backgroundWork && { backgroundWork }),
      ...(signal && { signal }),
      onResult: (_check, _input, { raw }) => void kept.push(raw),
    },
  );
  return { result, kept, state };
}

test("a run continues after its answer, even if the caller has gone", async () => {
  const later = Promise.withResolvers<string>();
  const gone = new AbortController();
  const { result, kept, state } = start({
    later: later.promise,
    backgroundWork: openBackgroundWork(1),
    signal: gone.signal,
  });

  expect(await result).toMatchObject({ raw: "first" });
  gone.abort();
  await nextTurn();
  expect(state).toMatchObject({ isClosed: false, signal: { aborted: false } });
  later.resolve("better");
  await nextTurn();
  expect(kept).toEqual(["first", "better"]);
  expect(state.isClosed).toBe(true);
});

test("a run continues after a failure, too", async () => {
  const later = Promise.withResolvers<string>();
  const { result, kept } = start({ later: later.promise, backgroundWork: openBackgroundWork(1), throws: true });

  await expect(result).rejects.toMatchObject({ reason: "sources.none" });
  later.resolve("better");
  await nextTurn();
  expect(kept).toEqual(["better"]);
});

test("a failure after the answer changes nothing", async () => {
  const later = Promise.withResolvers<string>();
  const { result, kept, state } = start({ later: later.promise, backgroundWork: openBackgroundWork(1) });

  await result;
  later.reject(failure("timeout.source", { source: "crt.sh", host: "crt.sh" }));
  await nextTurn();
  expect(kept).toEqual(["first"]);
  expect(state.isClosed).toBe(true);
});

test.for<[what: string, backgroundWork: () => BackgroundWork | undefined]>([
  ["no run may outlive its answer", () => undefined],
  ["there is no room", () => openBackgroundWork(0)],
  [
    "the server has stopped",
    () => {
      const backgroundWork = openBackgroundWork(1);
      backgroundWork.close();
      return backgroundWork;
    },
  ],
])("a run ends with its answer if %s", async ([, backgroundWork]) => {
  const room = backgroundWork();
  const later = Promise.withResolvers<string>();
  const { result, kept, state } = start({ later: later.promise, ...(room && { backgroundWork: room }) });
  // Nothing else handles this rejection if the run ends with its answer.
  later.promise.catch(() => {});

  await result;
  // Pending requests are aborted, and the work ends with them.
  expect(room === undefined ? state.isClosed : state.signal?.aborted).toBe(true);
  later.reject(failure("timeout.source", { source: "crt.sh", host: "crt.sh" }));
  await nextTurn();
  expect(kept).toEqual(["first"]);
  expect(state.isClosed).toBe(true);
});

test("a server that stops also ends runs that continue after their answer", async () => {
  const backgroundWork = openBackgroundWork(1);
  const later = Promise.withResolvers<string>();
  const { result, state } = start({ later: later.promise, backgroundWork });

  await result;
  expect(backgroundWork.enter(() => {})).toBeNull();
  backgroundWork.close();
  expect(state.signal?.aborted).toBe(true);
});
