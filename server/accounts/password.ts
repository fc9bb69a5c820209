import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { limited } from "../http/rate-limit.ts";

/** The cost of one hash: memory in KiB, passes, and lanes. */
export interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The first of the OWASP Password Storage Cheat Sheet's two settings for argon2id. */
const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Hashes passwords with limited concurrency. */
export interface Passwords {
  /** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Whether a password matches a PHC string. */
  verify(password: string, stored: string): Promise<boolean>;
  /** The number of hashes, for tests that compare the work of two answers. */
  count(): number;
}

// More would need more memory without being faster: each fills a core.
const atATime = 2;

/** With this many waiting, the wait would exceed a client's patience: about ten seconds. */
const mostWaiting = 200;

/** Seconds until a retry. */
const soon = 10;

const [saltLength, tagLength] = [16, 32] as const;

/** A PHC string above this is not ours. */
const most: Cost = { memory: 1_048_576, passes: 16, parallelism: 8 };

const run = promisify(argon2);

/** Opens argon2id (RFC 9106). A cost below the usual one is for tests. */
export function openPasswords(cost: Cost = usualCost): Passwords {
  const waiting: (() => void)[] = [];
  let [running, made] = [0, 0];

  async function derive(password: string, nonce: Uint8Array, { memory, passes, parallelism }: Cost): Promise<Buffer> {
    if (waiting.length >= mostWaiting) throw limited(soon);
    if (running >= atATime) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    made++;
    try {
      const message = password.normalize("NFKC");
      const parameters: Argon2Parameters = { message, nonce, parallelism, tagLength, memory, passes };
      return await run("argon2id", parameters);
    } finally {
      // The next one in the queue takes the slot.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(saltLength);
      return written(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, stored) {
      const read = readPhc(stored);
      if (!read) return false;
      return timingSafeEqual(await derive(password, read.salt, read.cost), read.tag);
    },
    count: () => made,
  };
}

function written({ memory, passes, parallelism }: Cost, salt: Uint8Array, tag: Uint8Array): string {
  const [first, second] = [salt, tag].map((bytes) => Buffer.from(bytes).toString("base64").replaceAll("=", ""));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${first}$${second}`;
}

const phc =
  /^\$argon2id\$v=19\$m=(?<memory>\d{1,7}),t=(?<passes>\d{1,2}),p=(?<parallelism>\d)\$(?<salt>[\w+/-]{11,64})\$(?<tag>[\w+/-]{43})$/;

function readPhc(text: string): { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer } | null {
  const groups = phc.exec(text)?.groups;
  if (!groups) return null;
  const { memory, passes, parallelism, salt = "", tag = "" } = groups;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const isOurs = (["memory", "passes", "parallelism"] as const).every((name) => cost[name] <= most[name]);
  return isOurs ? { cost, salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64") } : null;
}
