import { expect, onTestFinished, test } from "vitest";
import { targetOfHost } from "../../src/core/target/value.ts";
import { attempt } from "../../src/core/attempt.ts";
import { types } from "../../src/formats/dns/codes.ts";
import { defaultDns } from "../../src/net/dns/default.ts";
import { openEngine } from "../../src/settings/engine.ts";
import { openWorld } from "./world.ts";
import { serveWorld } from "./world/serve.ts";

test.for([[true], [false]])(
  "a server asks a resolver inside its network where the operator named it: %s",
  async ([isNamed]) => {
    await using world = await serveWorld(openWorld({ zones: { "bl.example": "2.0.0.127 A 127.0.0.2" } }));
    const server = world.resolvers[0] ?? "";
    const dns = { ...defaultDns, blocklistResolver: isNamed ? server : null };
    const { open } = openEngine({ deadline: 5000, special: false, dns });
    const outside = open(new AbortController().signal, targetOfHost("example.com"));
    onTestFinished(() => outside.close());

    const told = await attempt(() => outside.net.dns({ name: "2.0.0.127.bl.example", type: types.A, server }));

    expect(told.ok).toBe(isNamed);
  },
);
