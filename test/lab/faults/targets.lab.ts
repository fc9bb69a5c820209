import { connect } from "node:net";
import { expect, test } from "vitest";
import { dns } from "../../../src/checks/dns/index.ts";
import { gate } from "../../../src/checks/gate/index.ts";
import { pqc } from "../../../src/checks/pqc/index.ts";
import { rdap } from "../../../src/checks/rdap/index.ts";
import { ssl } from "../../../src/checks/ssl/index.ts";
import { subdomains } from "../../../src/checks/subdomains/index.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import { Failure } from "../../../src/core/failure.ts";
import { interpret } from "../../../src/core/result/interpretation.ts";
import { openGuard, type GuardOptions } from "../../../src/net/guard.ts";
import { defaultDns } from "../../../src/net/dns/default.ts";
import { openTrustStore } from "../../../src/net/roots.ts";
import type { Pin } from "../../../src/net/route.ts";
import { openSharedSources } from "../../../src/net/sources/shared.ts";
import { runLocal } from "../../../src/run/local.ts";
import { serveWorld } from "../../dns/world/serve.ts";
import { openWorld, type World } from "../../dns/world.ts";
import { commandLine, keep } from "../../engine.ts";
import { certspotter, crtsh, type Logged } from "../../twins/ct.ts";
import { answered, serveDnsHttps, type Posted } from "../../twins/dns/secure.ts";
import { serveHttp } from "../../twins/http.ts";
import { host, hsts, names, openMachines, pageWith, policies, type Machine } from "../../twins/machines.ts";
import { chainFor, inDays, root } from "../../twins/pki/pki.ts";
import { bootstrapList, registry } from "../../twins/rdap.ts";
import { serveTls } from "../../twins/tls.ts";
import { datagramFaults, faultKinds, placesIn, serveChaos, serveDatagramChaos, type Fault } from "./chaos.ts";
import { eachOf, isWhole, openTally, type Outcome } from "./tally.ts";

const tally = openTally();

/** Milliseconds of a run: a fault that never ends takes all of them. */
const deadline = 2500;

/** The same of a run without a fault, which must be whole however busy the machine is. */
const patient = 30_000;

/** Milliseconds of an area: the whole matrix of a target is thousands of runs. */
const timeout = isWhole ? 3_600_000 : 600_000;

/** What a run says: its status and the problems that it blames someone for; null where it says that it could not tell. */
interface Claims {
  readonly status: string;
  readonly blames: readonly string[];
  /** Whether it says that a part could not be determined, and the findings that say so. */
  readonly isPartial: boolean;
  readonly undetermined: readonly string[];
  readonly raw: Readonly<Record<string, unknown>>;
}

interface Running {
  readonly pins?: readonly Pin[];
  readonly guard?: Partial<GuardOptions>;
  readonly world?: World;
  readonly deadline?: number;
}

/** By these a gate says what it could not measure. */
const unmeasured: ReadonlySet<string> = new Set(["gate.unmeasured", "gate.ssl-open", "gate.headers-open"]);

async function claimsOf(
  check: AnyCheck,
  input: object,
  { pins = [], guard = {}, world, deadline: most = deadline }: Running,
): Promise<Claims | null> {
  try {
    const { raw, verdict } = await runLocal(check, check.input.parse(input), {
      deadline: most,
      open: (signal) => ({
        ...openGuard({ signal, policy: commandLine, given: [root.pem], pins, shared: openSharedSources(), ...guard }),
        trust: openTrustStore([root.pem]),
        dns: world?.outfit ?? defaultDns,
      }),
    });
    const { issues } = interpret(check, verdict, "en");
    const blames = issues.filter(
      ({ id, severity }) => !unmeasured.has(id) && ["critical", "high", "medium"].includes(severity),
    );
    const isPartial = (verdict.coverage ?? 100) < 100;
    // A check without a grade has no coverage: there a finding says what could not be determined.
    const undetermined = issues.flatMap(({ id }) => (/-(?:unknown|untold)$/.test(id) ? [id] : []));
    return {
      status: verdict.status,
      isPartial,
      undetermined,
      blames: blames.map(({ id }) => id),
      raw: raw as Claims["raw"],
    };
  } catch (error) {
    // Anything else is a bug.
    if (!(error instanceof Failure) || error.reason === "internal") throw error;
    return null;
  }
}

/** A fault may take an answer away, and never change it: no pass or fail that is not the truth, and nobody is blamed. */
function judged(truth: Claims, found: Claims | null): Outcome {
  if (found === null) return { kind: "untold" };
  const blamed = found.blames.filter((id) => !truth.blames.includes(id));
  if (blamed.length > 0) return { kind: "wrong", what: `blames ${blamed.join(" ")}` };
  if (found.status === truth.status) return { kind: "same" };
  if (found.status === "unknown") return { kind: "untold" };
  // A part that is listed as undetermined neither blocks nor lowers.
  const isPartial = found.isPartial || found.undetermined.some((id) => !truth.undetermined.includes(id));
  const isHonest = truth.status === "warn" && found.status === "pass" && isPartial;
  return isHonest ? { kind: "untold" } : { kind: "wrong", what: `${truth.status} became ${found.status}` };
}

async function addTo(area: string, name: string, run: () => Promise<Outcome>): Promise<void> {
  const outcome = await run().catch((error: unknown): Outcome => ({ kind: "wrong", what: `a bug: ${String(error)}` }));
  tally.add(area, name, outcome);
}

/** After how many bytes of the server, and of which connection; of each by default. */
type Place = Pick<Fault, "after" | "connection">;

/** Every kind of fault at some places. */
function faultsAt(places: readonly Place[]): readonly Fault[] {
  return faultKinds.flatMap((kind) => places.map((place) => ({ kind, ...place })));
}

/** Offsets at equal distances. */
function every(bytes: number, until: number): readonly Place[] {
  return Array.from({ length: until / bytes }, (_, index) => ({ after: index * bytes }));
}

function nameOf(subject: string, { kind, after, connection }: Fault): string {
  return `${subject}, ${kind} after ${after}${connection === undefined ? "" : ` of connection ${connection}`}`;
}

const machines: Readonly<Record<string, Exclude<Machine, string>>> = {
  "a good site": {},
  "a site without headers": { answer: pageWith([]) },
  "an expired certificate": { served: chainFor("expired", { names }) },
  "an old site": { minVersion: "TLSv1.2", maxVersion: "TLSv1.2", answer: pageWith([hsts, ...policies]) },
};

test("a fault between us and a target takes the verdict away, and changes none", { timeout }, async () => {
  const area = "a target";
  const some = ["a site without headers", "an expired certificate"];
  for (const [subject, machine] of Object.entries(machines)) {
    if (!isWhole && !some.includes(subject)) continue;
    const [main, ...others] = await openMachines([machine]);
    const both: readonly (readonly [AnyCheck, object])[] = [
      [gate, { url: `https://${host}/` }],
      [ssl, { host }],
      ...(isWhole ? [[pqc, { host }] as const] : []),
    ];
    const checks = isWhole || subject === "a site without headers" ? both : both.slice(0, 1);
    for (const [check, input] of checks) {
      await using usual = await serveChaos(main?.toPort ?? 0);
      const pins = main ? [{ ...main, toPort: usual.port }, ...others] : [];
      const truth = await claimsOf(check, input, { pins, deadline: patient });
      if (!main || !truth) throw new Error(`${subject} cannot be measured at all`);
      const faults = isWhole ? everyFault(usual.sent) : faultsAt(somePlaces);
      expect(faults.length).toBeGreaterThan(10);
      await eachOf(
        faults,
        (fault) =>
          addTo(area, nameOf(`${check.id} of ${subject}`, fault), async () => {
            await using chaos = await serveChaos(main.toPort ?? 0, fault);
            return judged(truth, await claimsOf(check, input, { pins: [{ ...main, toPort: chaos.port }, ...others] }));
          }),
        isWhole ? 16 : 8,
      );
    }
  }
  expect(tally.faults(area)).toEqual([]);
});

/** In the first flight of the server, and in what is encrypted: of each connection, and of the second one alone. */
const somePlaces: readonly Place[] = [{ after: 200 }, { after: 2400 }, { after: 2400, connection: 1 }];

/** Faults that lose nothing: where they begin makes no difference. */
const harmless: readonly Fault["kind"][] = ["delay", "slice"];

/** Every kind of fault at every kind of place: of all connections, and of each one that differs from the ones before it. */
function everyFault(sent: readonly Buffer[]): readonly Fault[] {
  const connections = new Map(sent.map((bytes, connection) => [placesIn(bytes).join(), connection]));
  const places: readonly Place[] = [
    ...placesIn(sent[0] ?? Buffer.alloc(0)).map((after) => ({ after })),
    ...[...connections].flatMap(([shape, connection]) =>
      shape.split(",").map((after) => ({ after: Number(after), connection })),
    ),
  ];
  return faultsAt(places).filter(({ kind, after }) => after === 0 || !harmless.includes(kind));
}

const stage = { special: false, allow: ["127.0.0.1/32"] } as const;

test(
  "a fault between us and a registry is told as such, and not as a registration that is missing or over",
  { timeout },
  async () => {
    const area = "a registry (RDAP)";
    const twin = await keep(serveTls({ answer: registry({ "shop.com": { expires: inDays(300).toISOString() } }) }));
    const iana = await keep(serveHttp({ answer: bootstrapList([[["com"], [`${twin.origin}/`]]]) }));
    const world = openWorld({ zones: { "shop.com": "@ A 11.0.0.80" }, now: new Date() });
    await using servers = await serveWorld(world);
    const find = (port: number) =>
      claimsOf(
        rdap,
        { query: "shop.com" },
        {
          world,
          pins: [{ host: "localhost", port: twin.port, address: "127.0.0.1", toPort: port }, ...servers.pins],
          guard: { policy: stage, resolvers: servers.resolvers, sources: { "rdap-bootstrap": `${iana.origin}/` } },
        },
      );
    const truth = await find(twin.port);
    expect(truth?.raw).toMatchObject({ state: "found" });
    await eachOf(faultsAt(isWhole ? every(100, 5000) : [{ after: 0 }, { after: 2400 }]), (fault) =>
      addTo(area, nameOf("rdap", fault), async () => {
        await using chaos = await serveChaos(twin.port, fault);
        const found = await find(chaos.port);
        if (found && truth && found.raw["state"] !== "found")
          return { kind: "wrong", what: String(found.raw["state"]) };
        return truth ? judged(truth, found) : { kind: "untold" };
      }),
    );
    expect(tally.faults(area)).toEqual([]);
  },
);

test(
  "a fault between us and a search of certificates never makes an incomplete list complete",
  { timeout },
  async () => {
    const area = "a certificate search";
    const logged: readonly Logged[] = Array.from({ length: 7 }, (_, index) => ({
      names: [`host${index}.shop.com`],
      from: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10),
      until: inDays(100).toISOString().slice(0, 10),
    }));
    const twins = [
      await keep(serveHttp({ answer: crtsh(logged) })),
      await keep(serveHttp({ answer: certspotter(logged, { page: 3 }) })),
    ] as const;
    const world = openWorld({ zones: { "shop.com": '@ CAA 0 issue "letsencrypt.org"' } });
    await using servers = await serveWorld(world);
    await eachOf(faultsAt(isWhole ? every(50, 2000) : [{ after: 150 }, { after: 700 }]), (fault) =>
      addTo(area, nameOf("subdomains", fault), async () => {
        await using one = await serveChaos(twins[0].port, fault);
        await using other = await serveChaos(twins[1].port, fault);
        const sources = { crtsh: `http://127.0.0.1:${one.port}/`, certspotter: `http://127.0.0.1:${other.port}/v1/` };
        const guard = { policy: stage, resolvers: servers.resolvers, sources };
        const found = await claimsOf(subdomains, { query: "shop.com" }, { world, pins: servers.pins, guard });
        if (found === null) return { kind: "untold" };
        const { total, sources: seen } = found.raw as unknown as SubdomainsFound;
        const isComplete = seen.some(({ status }) => status === "complete");
        if (isComplete && total !== 7) return { kind: "wrong", what: `complete with ${total} names` };
        return { kind: isComplete ? "same" : "untold" };
      }),
    );
    expect(tally.faults(area)).toEqual([]);
  },
);

interface SubdomainsFound {
  readonly total: number;
  readonly sources: readonly { readonly status: string }[];
}

test("a fault between us and the resolvers blames no domain", async () => {
  const area = "resolvers (UDP)";
  const world = openWorld({ zones: { "shop.com": "@ A 11.0.0.80\n@ MX 10 mail\nmail A 11.0.0.81" }, now: new Date() });
  await using servers = await serveWorld(world);
  const find = (resolvers: readonly string[]) =>
    claimsOf(dns, { query: "shop.com" }, { world, pins: servers.pins, guard: { policy: stage, resolvers } });
  const truth = await find(servers.resolvers);
  expect(truth).not.toBeNull();
  await eachOf(datagramFaults, (fault) =>
    addTo(area, fault, async () => {
      const fronts = await Promise.all(servers.resolvers.map((each) => serveDatagramChaos(each, fault)));
      const found = await find(fronts.map(({ server }) => server));
      for (const front of fronts) await front.close();
      return truth ? judged(truth, found) : { kind: "untold" };
    }),
  );
  expect(tally.faults(area)).toEqual([]);
});

test("a fault between us and a resolver over HTTPS blames no domain", { timeout }, async () => {
  const area = "resolvers (DoH)";
  const world = openWorld({ zones: { "shop.com": "@ A 11.0.0.80\n@ MX 10 mail\nmail A 11.0.0.81" }, now: new Date() });
  await using servers = await serveWorld(world);
  const doh = await keep(serveDnsHttps((posted) => void forwarded(posted, servers.resolvers[0] ?? "")));
  const find = (port: number) =>
    claimsOf(
      dns,
      { query: "shop.com" },
      {
        world,
        pins: servers.pins,
        guard: { policy: stage, resolvers: [`https://127.0.0.1:${port}/dns-query`] },
      },
    );
  const truth = await find(doh.port);
  expect(truth).not.toBeNull();
  expect(doh.posts.length).toBeGreaterThan(5);
  // In the handshake, and in the answers of one connection, or of all.
  const places = isWhole
    ? [
        ...every(400, 6000),
        ...[0, 1].flatMap((connection) => every(1200, 6000).map(({ after }) => ({ after, connection }))),
      ]
    : [{ after: 200 }, { after: 2400 }];
  await eachOf(faultsAt(places), (fault) =>
    addTo(area, nameOf("dns", fault), async () => {
      await using chaos = await serveChaos(doh.port, fault);
      const found = await find(chaos.port);
      return truth ? judged(truth, found) : { kind: "untold" };
    }),
  );
  expect(tally.faults(area)).toEqual([]);
});

/** Answers with what a DNS server says over TCP (RFC 1035 §4.2.2). */
async function forwarded(posted: Posted, to: string): Promise<void> {
  const [host = "", port = ""] = to.split(":");
  const socket = connect(Number(port), host);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(posted.bytes.length);
  socket.write(Buffer.concat([size, posted.bytes]));
  let answer = Buffer.alloc(0);
  try {
    for await (const piece of socket) {
      answer = Buffer.concat([answer, piece as Buffer]);
      if (answer.length >= 2 && answer.length >= 2 + answer.readUInt16BE(0)) break;
    }
  } catch {
    posted.stream.close();
  }
  // The faults end connections while an answer is under way.
  if (!posted.stream.closed && !posted.stream.destroyed) answered(posted, answer.subarray(2));
}
