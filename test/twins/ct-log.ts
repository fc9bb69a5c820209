import { createHash, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { gzipSync } from "node:zlib";
import { children, readWhole } from "../../src/formats/x509/der.ts";
import { integer, sequence } from "../../src/demo/der-writer.ts";
import { distinguishedName, issueLeaf, issueRoot, type Credential } from "../../src/demo/issue.ts";
import { generateKeys } from "../../src/demo/keys.ts";
import { reply, type Answer, type Asked } from "./raw-http.ts";

/** A certificate to log. */
export interface TwinCertificate {
  readonly names: readonly string[];
  readonly issuer?: string;
  readonly serial?: number;
  /** A precertificate by default. */
  readonly kind?: "certificate" | "precertificate";
}

/** How a log misbehaves. Absent: not at all. */
export interface Misbehaviour {
  /** Answers every request so, for as long as it is set. */
  refuse?: Answer | null;
  /** The head is the one of this many entries. */
  size?: number | null;
  /** The head has this time. */
  timestamp?: number | null;
  /** The head is signed with another key, or has another root. */
  forge?: "signature" | "root" | null;
  /** Entries and tiles are cut short. */
  truncate?: boolean;
  /** An entry is replaced by another one where entries are read. */
  swap?: number | null;
  /** The most entries of one answer. */
  page?: number;
  /** Answers end at multiples of this number of entries. */
  boundary?: number;
}

/** A log with both interfaces. Its trees are computed with the recursive definitions of RFC 6962 §2.1, not with the code under test. */
export interface TwinLog {
  readonly answer: Answer;
  /** The document at a path below the log's address; null for none. */
  document(path: string): Buffer | null;
  /** Logs certificates; the log's clock is the time of the last one. */
  add(certificates: readonly TwinCertificate[], at: number): void;
  /** Logs this many certificates of names that nobody watches: one, with different times, since issuing takes a millisecond. */
  fill(count: number, at: number): void;
  /** Logs bytes that are no certificate. */
  addBroken(at: number): void;
  /** Replaces an entry that was logged before, so that all later heads contradict the earlier ones. */
  rewrite(index: number): void;
  /** As a log list describes it, at an origin. */
  describe(origin: string, kind: "tiled" | "rfc6962"): object;
  readonly fault: Misbehaviour;
  readonly asked: readonly string[];
}

const name = "twin.example/log";

/** Opens an empty log. */
export function openTwinLog(): TwinLog {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = keys.publicKey.export({ type: "spki", format: "der" });
  const logId = createHash("sha256").update(spki).digest();
  const entries: Entry[] = [];
  const fault: Misbehaviour = {};
  const asked: string[] = [];
  let clock = 0;
  let trees = openTrees(entries);

  function headOf() {
    const size = fault.size ?? entries.length;
    const root = fault.forge === "root" ? Buffer.alloc(32, 7) : trees.root(0, size);
    const timestamp = fault.timestamp ?? clock;
    const signer = fault.forge === "signature" ? other.privateKey : keys.privateKey;
    return { size, root, timestamp, signature: signedHead(signer, { size, root, timestamp }) };
  }

  function served(index: number): Entry {
    return entries[index === fault.swap ? (index + 1) % entries.length : index] as Entry;
  }

  function cut(bytes: Buffer): Buffer {
    return fault.truncate ? bytes.subarray(0, bytes.length - 1) : bytes;
  }

  function tiled(path: string): Buffer | null {
    const head = headOf();
    if (path === "/checkpoint") return Buffer.from(checkpointOf(head, logId));
    const groups = /^\/tile\/(?<level>data|\d)\/(?<index>(?:x\d{3}\/)*\d{3})(?:\.p\/(?<width>\d{1,3}))?$/.exec(
      path,
    )?.groups;
    if (!groups) return null;
    const index = Number(groups["index"]?.replace(/[x/]/g, ""));
    const width = Number(groups["width"] ?? 256);
    if (groups["level"] === "data") {
      const first = index * 256;
      if (first + width > entries.length) return null;
      return cut(Buffer.concat(Array.from({ length: width }, (_, at) => tileLeafOf(served(first + at)))));
    }
    const step = 256 ** Number(groups["level"]);
    const first = index * 256 * step;
    if (first + width * step > entries.length) return null;
    return cut(
      Buffer.concat(Array.from({ length: width }, (_, at) => trees.root(first + at * step, first + (at + 1) * step))),
    );
  }

  function rfc6962(url: URL): object | null {
    const [start, end] = ["start", "end"].map((each) => Number(url.searchParams.get(each))) as [number, number];
    const [first, second] = ["first", "second"].map((each) => Number(url.searchParams.get(each))) as [number, number];
    switch (url.pathname.replace("/ct/v1/", "")) {
      case "get-sth": {
        const { size, root, timestamp, signature } = headOf();
        const encoded = {
          sha256_root_hash: root.toString("base64"),
          tree_head_signature: signature.toString("base64"),
        };
        return { tree_size: size, timestamp, ...encoded };
      }
      case "get-entries": {
        const boundary = fault.boundary ?? Infinity;
        const whole = boundary === Infinity ? Infinity : (Math.floor(start / boundary) + 1) * boundary;
        const last = Math.min(end, entries.length - 1, start + (fault.page ?? 1000) - 1, whole - 1);
        const leaves = Array.from({ length: last - start + 1 }, (_, at) => cut(leafOf(served(start + at))));
        return { entries: leaves.map((leaf) => ({ leaf_input: leaf.toString("base64"), extra_data: "" })) };
      }
      case "get-sth-consistency":
        return { consistency: trees.consistency(first, second).map((each) => each.toString("base64")) };
      case "get-proof-by-hash": {
        const size = Number(url.searchParams.get("tree_size"));
        const hash = url.searchParams.get("hash");
        const index = entries.findIndex((entry) => trees.leaf(entry).toString("base64") === hash);
        return { leaf_index: index, audit_path: trees.path(index, size).map((each) => each.toString("base64")) };
      }
      default:
        return null;
    }
  }

  function document(path: string): Buffer | null {
    asked.push(path);
    const url = new URL(path, "http://twin");
    const json = url.pathname.startsWith("/ct/v1/") ? rfc6962(url) : null;
    return json ? Buffer.from(JSON.stringify(json)) : tiled(url.pathname);
  }

  return {
    fault,
    asked,
    add(certificates, at) {
      for (const each of certificates) entries.push(entryOf(each, at));
      clock = at;
      trees = openTrees(entries);
    },
    fill(count, at) {
      for (let index = 0; index < count; index++) entries.push({ ...fillerEntry(), timestamp: at - count + index + 1 });
      clock = at;
      trees = openTrees(entries);
    },
    addBroken(at) {
      entries.push({ timestamp: at, kind: "certificate", signed: Buffer.from("no certificate") });
      clock = at;
      trees = openTrees(entries);
    },
    rewrite(index) {
      entries[index] = { ...(entries[index] as Entry), timestamp: 1 };
      trees = openTrees(entries);
    },
    describe(origin, kind) {
      const common = {
        description: `Twin ${kind}`,
        log_id: logId.toString("base64"),
        key: spki.toString("base64"),
        mmd: 60,
      };
      const state = { usable: { timestamp: "2026-01-01T00:00:00Z" } };
      const urls = { monitoring_url: `${origin}/`, submission_url: `https://${name}/` };
      return { ...common, state, ...(kind === "tiled" ? urls : { url: `${origin}/` }) };
    },
    document,
    answer(socket, request: Asked, reset) {
      if (fault.refuse) {
        asked.push(request.path);
        return fault.refuse(socket, request, reset);
      }
      const body = document(request.path);
      if (!body) return reply({ status: 404, reason: "Not Found" })(socket, request, reset);
      // Logs may compress data tiles without being asked.
      const isData = request.path.startsWith("/tile/data/");
      const sent = isData ? gzipSync(body, { level: 1 }) : body;
      return reply({ headers: isData ? ["Content-Encoding: gzip"] : [], body: sent })(socket, request, reset);
    },
  };
}

/** A log list of some logs. */
export function logListOf(
  ...logs: readonly { readonly log: TwinLog; readonly origin: string; readonly kind: "tiled" | "rfc6962" }[]
) {
  const of = (wanted: string) =>
    logs.filter(({ kind }) => kind === wanted).map(({ log, origin, kind }) => log.describe(origin, kind));
  const operators = [{ name: "Twin", logs: of("rfc6962"), tiled_logs: of("tiled") }];
  return JSON.stringify({ version: "1", log_list_timestamp: "2026-11-01T00:00:00Z", operators });
}

interface Entry {
  readonly timestamp: number;
  readonly kind: "certificate" | "precertificate";
  readonly signed: Buffer;
}

const day = 86_400_000;
const authorities = new Map<string, Credential>();
const keysOfLeaves = generateKeys();
let serials = 1000;

function authorityOf(organization: string): Credential {
  const known = authorities.get(organization);
  if (known) return known;
  const dates = { notBefore: new Date("2026-01-01"), notAfter: new Date("2036-01-01") };
  const made = issueRoot({ subject: distinguishedName({ organization, commonName: "R1" }), ...dates });
  authorities.set(organization, made);
  return made;
}

function entryOf(
  { names, issuer = "Let's Encrypt", serial, kind = "precertificate" }: TwinCertificate,
  timestamp: number,
): Entry {
  const [, number] = children(readWhole(sequence(integer(0), integer(serial ?? serials++))));
  const { der } = issueLeaf(authorityOf(issuer), {
    subject: {},
    names,
    keys: keysOfLeaves,
    serial: number?.content ?? Buffer.from([1]),
    notBefore: new Date(timestamp),
    notAfter: new Date(timestamp + 90 * day),
  });
  const [tbs] = children(readWhole(der));
  return { timestamp, kind, signed: kind === "certificate" ? der : (tbs?.whole ?? der) };
}

let filler: Entry | null = null;

function fillerEntry(): Entry {
  return (filler ??= entryOf(
    { names: ["host.other.example", "www.host.other.example"] },
    Date.parse("2026-11-01T00:00:00Z"),
  ));
}

/** TimestampedEntry, RFC 6962 §3.4. */
function timestampedOf({ timestamp, kind, signed }: Entry): Buffer {
  const header = Buffer.alloc(10);
  header.writeBigUInt64BE(BigInt(timestamp));
  header.writeUInt16BE(kind === "precertificate" ? 1 : 0, 8);
  const issuer = kind === "precertificate" ? [Buffer.alloc(32, 1)] : [];
  return Buffer.concat([header, ...issuer, vector(signed, 3), vector(Buffer.alloc(0), 2)]);
}

function leafOf(entry: Entry): Buffer {
  return Buffer.concat([Buffer.alloc(2), timestampedOf(entry)]);
}

function tileLeafOf(entry: Entry): Buffer {
  const precertificate = entry.kind === "precertificate" ? [vector(entry.signed, 3)] : [];
  return Buffer.concat([timestampedOf(entry), ...precertificate, vector(Buffer.alloc(64, 2), 2)]);
}

function vector(bytes: Buffer, size: number): Buffer {
  const length = Buffer.alloc(size);
  length.writeUIntBE(bytes.length, 0, size);
  return Buffer.concat([length, bytes]);
}

function sha256(...parts: readonly Buffer[]): Buffer {
  return createHash("sha256").update(Buffer.concat(parts)).digest();
}

/** The largest power of two that is less than a count. */
function splitOf(count: number): number {
  return 2 ** Math.ceil(Math.log2(count) - 1);
}

/** The trees of a list of entries by the definitions of RFC 6962 §2.1; subtrees are computed once. */
function openTrees(entries: readonly Entry[]) {
  const known = new Map<string, Buffer>();
  const leaf = (entry: Entry): Buffer => sha256(Buffer.from([0]), leafOf(entry));

  function root(from: number, to: number): Buffer {
    if (from === to) return sha256();
    const key = `${from} ${to}`;
    const made =
      known.get(key) ??
      (to - from === 1
        ? leaf(entries[from] as Entry)
        : sha256(Buffer.from([1]), root(from, from + splitOf(to - from)), root(from + splitOf(to - from), to)));
    known.set(key, made);
    return made;
  }

  function path(index: number, to: number, from = 0): readonly Buffer[] {
    if (to - from <= 1) return [];
    const split = from + splitOf(to - from);
    return index < split
      ? [...path(index, split, from), root(split, to)]
      : [...path(index, to, split), root(from, split)];
  }

  function consistency(first: number, to: number, from = 0, isWhole = true): readonly Buffer[] {
    if (first === to) return isWhole ? [] : [root(from, to)];
    const split = from + splitOf(to - from);
    return first <= split
      ? [...consistency(first, split, from, isWhole), root(split, to)]
      : [...consistency(first, to, split, false), root(from, split)];
  }

  return { leaf, root, path, consistency };
}

function signedHead(
  key: KeyObject,
  { size, root, timestamp }: { readonly size: number; readonly root: Buffer; readonly timestamp: number },
): Buffer {
  const head = Buffer.alloc(18);
  head[1] = 1;
  head.writeBigUInt64BE(BigInt(timestamp), 2);
  head.writeBigUInt64BE(BigInt(size), 10);
  return Buffer.concat([Buffer.from([4, 3]), vector(sign("sha256", Buffer.concat([head, root]), key), 2)]);
}

function checkpointOf(
  { size, root, timestamp, signature }: { size: number; root: Buffer; timestamp: number; signature: Buffer },
  logId: Buffer,
): string {
  const id = sha256(Buffer.from(`${name}\n\u0005`), logId).subarray(0, 4);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(timestamp));
  const note = Buffer.concat([id, time, signature]).toString("base64");
  return `${name}\n${size}\n${root.toString("base64")}\n\n\u2014 ${name} ${note}\n`;
}
