import { execFile } from "node:child_process";

/** A program's output on both streams, without blocking this process's servers; its input is empty. */
export function hear(program: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
  // testssl.sh's exit code is a number of problems.
  const child = execFile(program, args, { cwd: "/tmp", encoding: "utf8" }, (error, out, complaints) => {
    if (error && typeof error.code !== "number") reject(error);
    else resolve([out, complaints].flatMap((text) => text.split("\n")));
  });
  child.stdin?.end();
  return promise;
}

/** The families that every peer reports. */
export const comparedFamilies = ["null", "export", "anonymous", "rc4", "3des"] as const;

/** A version or a family, as we call it. */
export type Fact = "SSLv3" | "TLSv1.0" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3" | (typeof comparedFamilies)[number];

/** The offered features by name, in a fixed order. */
export type Facts = readonly Fact[];

/** A scanner for comparison. */
export type Peer = "sslscan" | "nmap" | "testssl.sh";

const versionNames = ["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"] as const;

/** The names of suites by IANA and OpenSSL; a suite may belong to several families. */
const patterns: Readonly<Record<(typeof comparedFamilies)[number], RegExp>> = {
  null: /_WITH_NULL_|(?:^|-)NULL-/,
  export: /_EXPORT|^EXP/,
  anonymous: /_anon_|^(?:ADH|AECDH)-/,
  rc4: /_RC4_128_|(?:^|-)RC4-|ARCFOUR/,
  "3des": /3DES_EDE|DES-CBC3|3DES|IDEA/,
};

function factsOf(versions: readonly string[], suites: readonly string[]): Facts {
  const families = comparedFamilies.filter((family) => suites.some((suite) => patterns[family].test(suite)));
  return [...versionNames.filter((version) => versions.includes(version)), ...families];
}

async function viaSslscan(port: number): Promise<Facts> {
  const lines = await hear("sslscan", "--no-colour", "--no-heartbleed", `localhost:${port}`);
  const versions = lines.flatMap((line) => /^(?<version>\S+)\s+enabled/.exec(line)?.groups?.["version"] ?? []);
  const suites = lines.flatMap(
    (line) => /^(?:Preferred|Accepted)\s+\S+\s+\d+ bits\s+(?<suite>\S+)/.exec(line)?.groups?.["suite"] ?? [],
  );
  return factsOf(versions, suites);
}

async function viaNmap(port: number): Promise<Facts> {
  const out = await hear("nmap", "-Pn", "-p", `${port}`, "--script", "ssl-enum-ciphers", "localhost");
  const lines = out.map((line) => line.replace(/^\|_?\s*/, "").trim());
  const versions = lines.flatMap((line) => /^(?<version>(?:SSL|TLS)v[\d.]+):/.exec(line)?.groups?.["version"] ?? []);
  return factsOf(
    versions,
    lines.filter((line) => line.startsWith("TLS_") || line.startsWith("SSL_")),
  );
}

/** As its protocol and category lines begin. */
const testsslLines: readonly (readonly [begin: RegExp, fact: Fact])[] = [
  [/^SSLv3 /, "SSLv3"],
  [/^TLS 1 /, "TLSv1.0"],
  [/^TLS 1\.1 /, "TLSv1.1"],
  [/^TLS 1\.2 /, "TLSv1.2"],
  [/^TLS 1\.3 /, "TLSv1.3"],
  [/^NULL ciphers/, "null"],
  [/^Export ciphers/, "export"],
  [/^Anonymous NULL/, "anonymous"],
  [/^LOW: 64 Bit/, "rc4"],
  [/^Triple DES/, "3des"],
];

async function viaTestssl(port: number): Promise<Facts> {
  const args = ["--quiet", "--color", "0", "-p", "-s", "--warnings", "batch", `localhost:${port}`];
  const lines = (await hear("testssl", ...args)).map((line) => line.trim());
  const offered = testsslLines.filter(([begin]) =>
    lines.some((line) => begin.test(line) && /(?<!not )offered/.test(line)),
  );
  return offered.map(([, fact]) => fact);
}

/** Each peer's result for a local server. */
export const peers: Readonly<Record<Peer, (port: number) => Promise<Facts>>> = {
  sslscan: viaSslscan,
  nmap: viaNmap,
  "testssl.sh": viaTestssl,
};
