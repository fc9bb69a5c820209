import type { Table } from "../../core/result/table.ts";
import type { PortRaw, PortSeen } from "./schema.ts";

const columns = [
  { en: "Port", ko: "포트" },
  { en: "Service", ko: "서비스" },
  { en: "ms", ko: "ms" },
  { en: "Encryption", ko: "암호화" },
  { en: "Product or banner", ko: "제품 또는 배너" },
] as const;

/** The open ports of each address. */
export function tablesOf({ scans }: PortRaw): readonly Table[] {
  const rows = scans.flatMap(({ address, ports }) =>
    ports
      .filter(({ state }) => state === "open")
      .map((seen) => [
        scans.length > 1 ? `${address} ${seen.port}` : `${seen.port}`,
        seen.service ?? seen.usualService ?? "?",
        `${Math.round(seen.ms ?? 0)}`,
        seen.transport ?? "–",
        softwareOf(seen),
      ]),
  );
  return rows.length === 0 ? [] : [{ columns, rows }];
}

function softwareOf({
  product,
  version,
  banner,
  isProtocolConfirmed: isSpoken,
  usualService: usual,
}: PortSeen): string {
  if (product !== null) return version === null ? product : `${product} ${version}`;
  return banner ?? (isSpoken || usual === null ? "" : `(${usual})`);
}
