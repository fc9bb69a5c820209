import { spawnSync } from "node:child_process";
import { email } from "../src/checks/email/index.ts";
import { labAt, measureInLab, startDnsLab } from "../test/lab/dns/lab.ts";
import { mailScript } from "../test/lab/dns/mail.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";
import { isInstalled } from "./tls-clock.ts";

const needed = ["nsd", "knotd", "unbound", "postfix", "rbldnsd", "nginx", "openssl", "dig"];

/** The queries that a person would send by hand, one after another. */
const byHand = [
  "good.com MX",
  "good.com TXT",
  "_dmarc.good.com TXT",
  "_mta-sts.good.com TXT",
  "_smtp._tls.good.com TXT",
].concat([
  "default._bimi.good.com TXT",
  "_25._tcp.mx1.good.com TLSA",
  "google._domainkey.good.com TXT",
  "mx1.good.com A",
]);

/** The whole `email` check in a running process, against one STARTTLS handshake of openssl and a few dig queries. */
export async function raceEmail(times: number): Promise<void> {
  const missing = needed.find((program) => !isInstalled(program));
  if (missing !== undefined) return mention(`email : openssl, dig: not measured: ${missing} is not installed`);
  await using place = await startDnsLab();
  mailScript(place, "start");
  try {
    const lab = labAt(place);
    const rounds = { ours: [] as number[], openssl: [] as number[], dig: [] as number[] };
    // The first round fills the resolver's cache.
    for (let turn = 0; turn <= times; turn++) {
      const round = {
        ours: await clock(() => measureInLab(lab, email, { query: "good.com" }, { lists: [] })),
        openssl: await clock(() => run("openssl", ["s_client", "-starttls", "smtp", "-connect", `${lab.net}.1.1:25`])),
        dig: await clock(() => byHand.forEach((question) => run("dig", [`@${lab.resolver}`, ...question.split(" ")]))),
      };
      if (turn > 0) for (const who of ["ours", "openssl", "dig"] as const) rounds[who].push(round[who]);
    }
    const [ours, openssl, dig] = [rounds.ours, rounds.openssl, rounds.dig].map((each) => median(each)) as [
      number,
      number,
      number,
    ];
    report(
      "email of a domain in order : one handshake of openssl s_client",
      ours / openssl,
      { bound: "≤", value: 3 },
      ms(ours, openssl),
    );
    report(
      `email of a domain in order : ${byHand.length} questions of dig`,
      ours / dig,
      { bound: "≤", value: 1 },
      ms(ours, dig),
    );
  } finally {
    mailScript(place, "stop");
  }
}

async function clock(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function run(program: string, parameters: readonly string[]): void {
  spawnSync(program, parameters, { input: "QUIT\r\n", timeout: 10_000 });
}

function ms(ours: number, reference: number): string {
  return `${ours.toFixed(0)} : ${reference.toFixed(0)} ms`;
}
