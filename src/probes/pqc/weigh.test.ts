import { expect, test } from "vitest";
import type { Attempt } from "../../core/attempt.ts";
import { failure, type Failure } from "../../core/failure.ts";
import type { Handshake } from "../../core/net/net.ts";
import type { Tolerance } from "../tls/large-hello.ts";
import { weighHybrid, type Beside } from "./weigh.ts";

const at = { host: "shop.example", port: 443 };

function alert(number: number): Attempt<never> {
  return failed(failure("tls.alert", { ...at, alert: `${number}` }, { reason: `tls.alert.${number}` }));
}

function failed({ facts }: Failure): Attempt<never> {
  return { ok: false, failure: facts };
}

const reset = failed(failure("tcp.reset", at));
const closed = failed(failure("tls.closed", at));
const silent = failed(failure("timeout.tls", at));
const refused = failed(failure("tcp.refused", at));
const unreached = failed(failure("timeout.tcp", at));
const asksForCertificate = failed(failure("tls.client-certificate", at, { reason: "tls.alert.116" }));
const done: Attempt<null> = { ok: true, value: null };

function handshake(protocol: string, group: string): Handshake {
  return {
    address: "192.0.2.1",
    protocol,
    cipher: "TLS_AES_128_GCM_SHA256",
    group,
    alpn: null,
    chain: [],
    trustError: null,
    lenient: false,
    staple: null,
    ms: 1,
  };
}

const new13 = handshake("TLSv1.3", "X25519");
const lenient13 = { ...new13, lenient: true };
const old12 = handshake("TLSv1.2", "X25519");
const bears: Tolerance = { accepted: true, reason: "padded-hello" };
const breaks: Tolerance = { accepted: false, reason: "reset" };
const unclear: Tolerance = { accepted: null, reason: "silent" };

type Row = [
  what: string,
  attempts: readonly Attempt<unknown>[],
  beside: Partial<Beside>,
  supported: boolean | null,
  obstacles: readonly string[],
];

test.for<Row>([
  ["completed", [done], {}, true, []],
  ["completed, and nothing else", [done], { classic: null }, true, []],
  ["completed at the second try", [reset, done], { largeHello: bears }, true, []],
  ["asked for a client certificate under keys of the group", [asksForCertificate], {}, true, []],
  ["handshake_failure", [alert(40)], {}, false, ["no-hybrid-group"]],
  ["illegal_parameter", [alert(47)], {}, false, ["no-hybrid-group"]],
  ["insufficient_security", [alert(71)], {}, false, ["no-hybrid-group"]],
  ["protocol_version from a server with TLS 1.3, once", [alert(70)], {}, null, []],
  ["the same, twice", [alert(70), alert(70)], {}, false, ["no-hybrid-group"]],
  ["protocol_version, and the group the second time", [alert(70), done], {}, true, []],
  ["protocol_version from a server without TLS 1.3", [alert(70)], { classic: old12 }, false, ["no-tls13"]],
  ["handshake_failure from a server without TLS 1.3", [alert(40)], { classic: old12 }, false, ["no-tls13"]],
  ["handshake_failure from an unknown server", [alert(40)], { classic: null, usual: null }, null, []],
  [
    "handshake_failure from a server that requested a key share of another group",
    [alert(40)],
    { classic: null, usual: null, hasRetried: true },
    false,
    ["no-hybrid-group"],
  ],
  ["a reset, once", [reset], {}, null, []],
  ["a reset, twice, of a large hello", [reset, reset], { largeHello: breaks }, false, ["large-hello"]],
  ["closed, twice, at a large hello", [closed, closed], { largeHello: breaks }, false, ["large-hello"]],
  ["silence, twice, to a large hello", [silent, silent], { largeHello: breaks }, false, ["large-hello"]],
  ["decode_error, twice, to a large hello", [alert(50), alert(50)], { largeHello: breaks }, false, ["large-hello"]],
  ["handshake_failure to any large hello", [alert(40), alert(40)], { largeHello: breaks }, false, ["large-hello"]],
  [
    "resets of an old server that fails on large hellos",
    [reset, reset],
    { classic: old12, largeHello: breaks },
    false,
    ["no-tls13", "large-hello"],
  ],
  ["resets of an old server", [reset, reset], { classic: old12, largeHello: bears }, false, ["no-tls13"]],
  ["a reset, twice, though large hellos are answered", [reset, reset], { largeHello: bears }, null, []],
  ["silence, twice, though large hellos are answered", [silent, silent], { largeHello: bears }, null, []],
  ["silence, once, where the large hello is the cause", [silent], { largeHello: breaks }, false, ["large-hello"]],
  ["handshake_failure from a server that accepted other suites", [alert(40)], { classic: lenient13 }, null, []],
  [
    "the same again with those suites",
    [alert(40), alert(40)],
    { classic: lenient13, largeHello: bears },
    false,
    ["no-hybrid-group"],
  ],
  ["the group with those suites", [alert(40), done], { classic: lenient13, largeHello: bears }, true, []],
  ["internal_error, twice", [alert(80), alert(80)], { largeHello: bears }, false, ["no-hybrid-group"]],
  ["a reset, twice, for an unknown reason", [reset, reset], { largeHello: unclear }, null, []],
  ["a connection that was refused", [refused], {}, null, []],
  [
    "connections that were refused, beside a large hello that is answered",
    [refused, refused],
    { largeHello: bears },
    null,
    [],
  ],
  ["a connection that was refused, then a reset", [refused, reset], { largeHello: bears }, null, []],
  ["connections that never came about", [unreached, unreached], { largeHello: bears }, null, []],
  // The group was seen.
  [
    "a failure of a server that chose the group when both were offered",
    [alert(40)],
    { usual: handshake("TLSv1.3", "X25519MLKEM768") },
    null,
    [],
  ],
])("%s", ([, tries, beside, supported, obstacles]) => {
  const known: Beside = { classic: new13, usual: new13, largeHello: null, ...beside };

  expect(weighHybrid(tries, known)).toMatchObject({ supported, obstacles, attempts: tries.length });
});
