import { chmodSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ssl, type SslRaw } from "../../src/checks/ssl/index.ts";
import { attempt } from "../../src/core/attempt.ts";
import type { Starttls } from "../../src/core/net/starttls.ts";
import { measure } from "../engine.ts";
import { createAuthority, type OpensslAuthority } from "./machines/openssl.ts";
import { execute, freePorts } from "./machines/process.ts";
import { startDovecot, startPostfix, startPostgres, startVsftpd } from "./machines/starttls-servers.ts";

interface Row {
  readonly name: string;
  readonly starttls: Starttls;
  /** The server's configured offer. */
  readonly offers: readonly string[];
  readonly grade: string;
  /** What sslscan misses; verified with s_client, one version at a time. */
  readonly missed?: readonly string[];
}

const current = ["TLSv1.2", "TLSv1.3"];

const rows: readonly Row[] = [
  { name: "postfix", starttls: "smtp", offers: current, grade: "A+" },
  // Mail servers accept any recipient server, so Postfix offers anonymous suites by default: this does not change the grade.
  {
    name: "postfix, old",
    starttls: "smtp",
    offers: ["TLSv1.0", "TLSv1.1", ...current, "anonymous"],
    grade: "B",
  },
  { name: "dovecot, imap", starttls: "imap", offers: current, grade: "A+", missed: ["TLSv1.2"] },
  { name: "dovecot, pop3", starttls: "pop3", offers: current, grade: "A+", missed: ["TLSv1.2"] },
  { name: "vsftpd", starttls: "ftp", offers: current, grade: "A+" },
  { name: "postgres", starttls: "postgres", offers: current, grade: "A+" },
  { name: "postgres, TLS 1.2 alone", starttls: "postgres", offers: ["TLSv1.2"], grade: "A" },
];

const without = [
  ["postfix without TLS", "smtp"],
  ["dovecot without TLS, imap", "imap"],
  ["dovecot without TLS, pop3", "pop3"],
  ["vsftpd without TLS", "ftp"],
  ["postgres without TLS", "postgres"],
] as const satisfies readonly (readonly [string, Starttls])[];

/** Postfix servers with connection limits. */
const crowded = {
  one: "postfix for one at a time",
  few: "postfix for three a minute",
  screened: "postfix behind postscreen",
} as const;

let authority: OpensslAuthority;
const servers: AsyncDisposable[] = [];
const ports = new Map<string, number>();
const said: string[] = [];

function at(name: string): number {
  return ports.get(name) ?? 0;
}

beforeAll(async () => {
  authority = createAuthority();
  // Servers read their certificates as their own users.
  chmodSync(authority.folder, 0o755);
  const names = [...rows.map(({ name }) => name), ...without.map(([name]) => name), ...Object.values(crowded)];
  const free = await freePorts(names.length);
  names.forEach((name, index) => ports.set(name, free[index] ?? 0));
  const pair = authority.issue({ name: "rsa", key: "rsa2048" });
  // One after the other, so that running servers are stopped even if the next one fails to start.
  servers.push(
    await startPostfix(pair, [
      { port: at("postfix") },
      {
        port: at("postfix, old"),
        options: { smtpd_tls_protocols: ">=TLSv1", smtpd_tls_exclude_ciphers: "" },
      },
      { port: at("postfix without TLS"), options: { smtpd_tls_security_level: "none" } },
      { port: at(crowded.one), options: { smtpd_client_connection_count_limit: "1" } },
      { port: at(crowded.few), options: { smtpd_client_connection_rate_limit: "3" } },
      {
        port: at(crowded.screened),
        daemon: "postscreen",
        options: { postscreen_greet_action: "enforce", postscreen_greet_wait: "2s" },
      },
    ]),
  );
  servers.push(await startDovecot(pair, { imap: at("dovecot, imap"), pop3: at("dovecot, pop3") }));
  servers.push(
    await startDovecot(pair, {
      imap: at("dovecot without TLS, imap"),
      pop3: at("dovecot without TLS, pop3"),
      settings: { ssl: "no" },
    }),
  );
  servers.push(await startVsftpd(pair, { port: at("vsftpd") }));
  servers.push(await startVsftpd(pair, { port: at("vsftpd without TLS"), settings: { ssl_enable: "NO" } }));
  servers.push(await startPostgres(pair, { port: at("postgres") }));
  servers.push(
    await startPostgres(pair, {
      port: at("postgres, TLS 1.2 alone"),
      settings: { ssl_max_protocol_version: "TLSv1.2" },
    }),
  );
  servers.push(await startPostgres(pair, { port: at("postgres without TLS"), settings: { ssl: "off" } }));
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server[Symbol.asyncDispose]();
  process.stdout.write(`\n${said.join("\n")}\n`);
});

async function look(name: string, starttls: Starttls) {
  const given = [readFileSync(authority.rootFile, "utf8")];
  const started = performance.now();
  const { raw, verdict } = await measure(ssl, { host: "localhost", port: at(name), starttls }, { given });
  return { raw, verdict, ms: Math.round(performance.now() - started) };
}

function offersOf({ versions, offers }: SslRaw): readonly string[] {
  const isAnonymous = offers.suites.some(({ family, offered }) => family === "anonymous" && offered);
  return [
    ...versions.filter(({ offered }) => offered).map(({ version }) => version),
    ...(isAnonymous ? ["anonymous"] : []),
  ];
}

const versionFlags = { "TLSv1.0": "-tls1", "TLSv1.1": "-tls1_1", "TLSv1.2": "-tls1_2", "TLSv1.3": "-tls1_3" } as const;

function openssl(port: number, starttls: Starttls, ...more: readonly string[]): string {
  const args = ["s_client", "-connect", `localhost:${port}`, "-starttls", starttls, "-showcerts", ...more];
  return execute("openssl", args, "/tmp").out;
}

function isShaken(out: string): boolean {
  return /^New, TLSv1\S* *, Cipher is (?!\(NONE\))/m.test(out);
}

/** One handshake for each question: each version alone, anonymous suites alone, and the chain. */
function viaOpenssl(port: number, starttls: Starttls) {
  const weak = ["-cipher", "ALL:@SECLEVEL=0"];
  const versions = Object.entries(versionFlags)
    .filter(([, flag]) => isShaken(openssl(port, starttls, flag, ...weak)))
    .map(([version]) => version);
  const isAnonymous = isShaken(openssl(port, starttls, "-tls1_2", "-cipher", "aNULL:@SECLEVEL=0"));
  const chain = openssl(port, starttls).match(/BEGIN CERTIFICATE/g)?.length ?? 0;
  return { offers: [...versions, ...(isAnonymous ? ["anonymous"] : [])], chain };
}

function viaSslscan(port: number, starttls: Starttls): readonly string[] {
  const flag = starttls === "postgres" ? "psql" : starttls;
  const args = ["--no-colour", "--no-heartbleed", `--starttls-${flag}`, `localhost:${port}`];
  const { out } = execute("sslscan", args, "/tmp");
  const versions = [...out.matchAll(/^(?<version>(?:SSL|TLS)v[\d.]+)\s+enabled/gm)].map(
    ({ groups }) => groups?.["version"] ?? "",
  );
  const isAnonymous = /^(?:Preferred|Accepted) .*\b(?:ADH|AECDH)-/m.test(out);
  return [...versions, ...(isAnonymous ? ["anonymous"] : [])];
}

test.for(rows)("$name: we and the peers", async ({ name, starttls, offers, grade, missed = [] }) => {
  const { raw, verdict, ms } = await look(name, starttls);
  const ours = offersOf(raw);
  const theirs = viaOpenssl(at(name), starttls);
  const scanned = viaSslscan(at(name), starttls);
  const say = (who: string, what: readonly string[], more = ""): void => {
    const isSame = what.toSorted().join(" ") === offers.toSorted().join(" ");
    said.push(`  ${who.padEnd(9)} ${what.join(" ")}${more} — ${isSame ? "right" : "wrong"}`);
  };
  said.push("", `${name} (told to offer ${offers.join(" ")})`);
  say(
    "ours",
    ours,
    ` (${raw.chainTotal} certificates, ${verdict.grade}, ${raw.offers.clientHelloCount} hellos, ${ms} ms)`,
  );
  say("s_client", theirs.offers, ` (${theirs.chain} certificates)`);
  say("sslscan", scanned);

  expect(ours).toEqual(offers);
  expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  expect(raw.offers.suites.filter(({ offered }) => offered === null)).toEqual([]);
  expect({ chain: raw.chainTotal, offers: ours }).toEqual(theirs);
  expect(scanned.toSorted()).toEqual(offers.filter((each) => !missed.includes(each)).toSorted());
  expect(verdict).toMatchObject({ grade, coverage: 100 });
  expect(raw.trust.trusted).toBe(true);
});

test.for(without)("%s offers none, and is not graded", async ([name, starttls]) => {
  const got = await attempt(() => look(name, starttls));
  const reason = got.ok ? got.value.verdict.grade : got.failure.reason;
  const isTold = viaOpenssl(at(name), starttls).offers.length > 0;
  said.push("", name, `  ours      ${reason}`, `  s_client  ${isTold ? "a handshake" : "no handshake"}`);

  expect(reason).toBe("starttls.not-offered");
  expect(isTold).toBe(false);
});

test.for([crowded.one, crowded.screened])("%s is measured with patience", async (name) => {
  const { raw, verdict, ms } = await look(name, "smtp");
  said.push("", name, `  ours      ${offersOf(raw).join(" ")} (${verdict.grade}, ${ms} ms)`);

  expect(offersOf(raw)).toEqual(current);
  expect(raw.versions.filter(({ offered }) => offered === null)).toEqual([]);
  expect(verdict.grade).toBe("A+");
});

test("a server that rejects us is not reported as lacking anything", async () => {
  const { raw, verdict, ms } = await look(crowded.few, "smtp");
  const open = raw.versions.filter(({ offered }) => offered === null);
  said.push(
    "",
    crowded.few,
    `  ours      ${offersOf(raw).join(" ")} (${verdict.grade}, ${open.length} unknown, ${ms} ms)`,
  );

  expect(open.length).toBeGreaterThan(0);
  expect(new Set(open.map(({ reason }) => reason))).toEqual(new Set(["starttls.refused"]));
  expect(raw.offers.suites.filter(({ offered }) => offered === false).map(({ reason }) => reason)).not.toContain(
    "closed",
  );
});
