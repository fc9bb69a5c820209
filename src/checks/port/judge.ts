import { concludeGrade } from "../../core/grade/conclude.ts";
import { reasonWords } from "../../core/reason-words.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { endedDistribution } from "../../data/distributions/index.ts";
import { edges } from "../../data/networks/edges.ts";
import { knownPorts, type PortUse } from "../../data/services/ports.ts";
import { buildOf } from "../../formats/software/build.ts";
import { lifeOf } from "../../formats/software/lifecycle.ts";
import { packagerIn } from "../../formats/software/product-version.ts";
import { find, problems, type KpiId, type ProblemId } from "./problems.ts";
import type { PortRaw, PortSeen, Scan } from "./schema.ts";

type Exposure = Extract<ProblemId, `${string}-open`>;

const exposures: Readonly<Record<PortUse, Exposure>> = {
  database: "database-open",
  cache: "cache-open",
  docker: "docker-open",
  kubernetes: "kubernetes-open",
  kubelet: "kubelet-open",
  etcd: "etcd-open",
  cluster: "cluster-open",
  queue: "queue-open",
  rdp: "rdp-open",
  vnc: "vnc-open",
  smb: "smb-open",
  nfs: "nfs-open",
  rpc: "rpc-open",
  ldap: "ldap-open",
  rsync: "rsync-open",
  winrm: "winrm-open",
  shell: "shell-open",
  java: "java-open",
  telnet: "telnet-open",
  ftp: "ftp-open",
};

/** The use that a banner proves, independent of the port number. */
const spoken: Readonly<Record<string, PortUse>> = {
  mysql: "database",
  postgresql: "database",
  mongodb: "database",
  cassandra: "database",
  "ms-sql-s": "database",
  redis: "cache",
  memcache: "cache",
  telnet: "telnet",
  ftp: "ftp",
  rfb: "vnc",
  x11: "vnc",
  ldap: "ldap",
  sunrpc: "rpc",
  nfs: "nfs",
  rsync: "rsync",
  "ms-wbt-server": "rdp",
  "microsoft-ds": "smb",
  amqp: "queue",
  mqtt: "queue",
  kafka: "queue",
  zookeeper: "cluster",
  etcd: "etcd",
  ajp13: "java",
  rmiregistry: "java",
};

/** Judges open ports: services that should not be public, and versions out of support. Never throws. */
export function judge(raw: PortRaw): Verdict<ProblemId> {
  const findings = raw.scans.flatMap((scan) => findingsOf(scan, raw));
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  // An address that answers on every port or on none, and ports that could not be tried, prove nothing.
  const isOpen = raw.scans.some(
    (scan) =>
      scan.allPortsAnswer ||
      doHighPortsAnswer(scan) ||
      isSilent(scan) ||
      scan.ports.some(({ state }) => state === "error"),
  );
  return isOpen && verdict.status === "pass" ? { ...verdict, status: "unknown" } : verdict;
}

/** Whether no port accepted or refused a connection: an address without a host looks the same as one behind a firewall. */
export function isSilent({ canaries, ports }: Scan): boolean {
  const all = [...canaries, ...ports];
  return (
    all.some(({ state }) => state === "filtered") && all.every(({ state }) => state !== "open" && state !== "closed")
  );
}

/** Whether both high canaries are open and the low one is not: then ports from 1024 up prove little, as their confidence says. */
function doHighPortsAnswer({ allPortsAnswer, ports }: Scan): boolean {
  return !allPortsAnswer && ports.some(({ confidence }) => confidence === "low");
}

function findingsOf(scan: Scan, raw: PortRaw): readonly Finding<ProblemId>[] {
  const { address, allPortsAnswer, ports } = scan;
  const open = ports.filter(({ state }) => state === "open");
  const failed = ports.filter(({ state }) => state === "error");
  const subjectOf = ({ port }: PortSeen): string => (raw.scans.length > 1 ? `${address} ${port}` : `${port}`);
  return [
    ...(allPortsAnswer
      ? [find("all-ports-answer", { address, edge: edgeName(scan) ?? "?" }, { subject: address })]
      : []),
    ...(doHighPortsAnswer(scan)
      ? [find("high-ports-answer", { address, edge: edgeName(scan) ?? "?" }, { subject: address })]
      : []),
    ...(isSilent(scan) ? [find("no-port-answers", { address }, { subject: address })] : []),
    ...open.flatMap((seen) => exposureOf(seen, subjectOf(seen))),
    ...open.flatMap((seen) => lifeFindings(seen, subjectOf(seen), raw.observedAt)),
    ...(failed.length > 0
      ? [
          find(
            "not-tried",
            { count: failed.length, address, reason: reasonWords(failed[0]?.reason ?? null) },
            { subject: address },
          ),
        ]
      : []),
  ];
}

function edgeName({ edge }: Scan): string | null {
  return edges.find(({ id }) => id === edge)?.name ?? null;
}

/** If every port answers, only a banner proves a service. */
function exposureOf(seen: PortSeen, subject: string): readonly Finding<ProblemId>[] {
  const { port, service, usualService: usual, isProtocolConfirmed: isSpoken, confidence, product } = seen;
  if (!isSpoken && confidence === "low") return [];
  const use = isSpoken ? spoken[service ?? ""] : knownPorts.find((each) => each.port === port)?.use;
  if (use === undefined) return [];
  const what = product ?? (isSpoken ? null : usual) ?? service ?? "?";
  return [find(exposures[use], { port, what }, { subject, ...(seen.banner !== null && { evidence: seen.banner }) })];
}

/** Packages of mariadb.org: `10.5.8-MariaDB-1:10.5.8+maria~focal`. */
const ownBuild = /\+maria~/;

const ownBranch: Text = { en: "this branch", ko: "이 브랜치" };
const anyDistribution: Text = { en: "A Linux distribution", ko: "리눅스 배포판" };

function lifeFindings(seen: PortSeen, subject: string, at: string): readonly Finding<ProblemId>[] {
  const { port, product, version, packagedBy, banner } = seen;
  if (product === null || version === null) return [];
  const life = lifeOf(product, version, at);
  const evidence = { subject, evidence: banner ?? "" };
  const packager = packagerIn(banner ?? "");
  const { last } = (packager && buildOf(packager, { product: life?.product ?? product, version }, at)) ?? {};
  if (last) {
    const branch = { en: last.name, ko: last.name };
    return [find("end-of-life", { product, version, port, branch, date: last.ended, source: last.source }, evidence)];
  }
  if (life?.state !== "ended") return [];
  // Debian's Exim and Red Hat's MariaDB have no distribution mark: only an upstream build, or one of an ended distribution, is certainly unfixed.
  const isCertain = !life.isPackaged || ownBuild.test(banner ?? "") || endedDistribution.test(banner ?? "");
  if (!isCertain)
    return [
      find("end-of-life-backported", { product, version, port, distribution: packagedBy ?? anyDistribution }, evidence),
    ];
  return [
    find(
      "end-of-life",
      { product, version, port, branch: ownBranch, date: life.ended ?? "", source: life.source },
      evidence,
    ),
  ];
}

function kpisOf({ scans }: PortRaw): readonly Kpi<KpiId>[] {
  const all = scans.flatMap(({ ports }) => ports);
  const count = (state: PortSeen["state"]): number => all.filter((each) => each.state === state).length;
  const open = all.filter(({ state }) => state === "open").map(({ port }) => port);
  const edge = scans.map(edgeName).find((name) => name !== null) ?? false;
  return [
    { id: "open", value: [...new Set(open)].join(", ") || "0" },
    { id: "closed", value: count("closed") },
    { id: "filtered", value: count("filtered") },
    { id: "error", value: count("error") },
    { id: "addresses", value: scans.map(({ address }) => address).join(", ") },
    { id: "edge", value: edge },
  ];
}
