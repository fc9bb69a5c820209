import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { others, see, zone } from "../../../test/propagation/scene.ts";
import { openWorld } from "../../../test/dns/world.ts";
import type { DnsQuestion } from "../../core/net/dns.ts";
import { failure } from "../../core/failure.ts";
import { propagation } from "./index.ts";

// Modules that are loaded on demand take real time, in which the fake clock would run on.
beforeAll(async () => {
  const { context } = openWorld({ zones: { "example.com": zone }, publicResolvers: others });
  await propagation.collect({ domain: "example.com", type: "A" }, context);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that accepts connections but never answers takes this many query timeouts. */
const longest = 3.5;

/** The query timeout in the dns check, in milliseconds. */
const patience = 1200;

test("a silent name server delays the run no longer than in the dns check", async () => {
  const world = openWorld({ zones: { "example.com": zone }, publicResolvers: others });
  const asked: { readonly patience: number | undefined; readonly isAfterSilence: boolean }[] = [];
  let isSilent = false;
  const dns = async (question: DnsQuestion) => {
    if (question.server !== "22.0.0.53") return world.dns(question);
    asked.push({ patience: question.patience, isAfterSilence: isSilent });
    await new Promise((resolve) => {
      setTimeout(resolve, longest * (question.patience ?? 1500));
    });
    isSilent = true;
    throw failure("timeout.dns", { host: question.name });
  };
  const context = { ...world.context, net: { ...world.context.net, dns } };

  const collecting = propagation.collect({ domain: "example.com", type: "A" }, context);
  await vi.runAllTimersAsync();
  const { authoritativeServers: authorities, resolvers } = await collecting;

  // All questions wait together. A clock would count more, because modules load meanwhile.
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((each) => each.patience !== patience || each.isAfterSilence)).toEqual([]);
  expect(authorities.map(({ state }) => state)).toEqual(["current", "failed"]);
  expect(resolvers.map(({ verdict }) => verdict)).toEqual(["updated", "updated", "updated"]);
});

test("a name server that takes four seconds is slow, but neither silent nor behind", async () => {
  const { authoritativeServers: authorities } = await see({ servers: { "22.0.0.53": { ms: 4000 } } });

  expect(authorities.map(({ state, reason }) => [state, reason])).toEqual([
    ["current", null],
    ["current", null],
  ]);
});
