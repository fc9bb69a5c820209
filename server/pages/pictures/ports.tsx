import type { VNode } from "preact";
import type { PortSeen, Scan } from "../../../src/checks/port/schema.ts";
import type { Table } from "../../../src/core/result/table.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { width } from "./fit.ts";
import { Picture } from "./picture.tsx";
import { words } from "./words.ts";

interface PortsProps {
  /** The scan of one address. */
  readonly scan: Pick<Scan, "address"> & { readonly ports: readonly Pick<PortSeen, "port" | "state">[] };
  /** Whether further addresses are shown. */
  readonly isOneOfMany: boolean;
  readonly language: Language;
}

type State = PortSeen["state"];

const columns = 6;
const cell = { width: width / columns, height: 34 };
const states: readonly State[] = ["open", "closed", "filtered", "error"];

/** The symbol of each state, so that colour is not needed. */
const signs: Readonly<Record<State, string>> = { open: "●", closed: "○", filtered: "–", error: "?" };

/** Every port of an address as a cell, the open ones marked. */
export function Ports({ scan: { address, ports }, isOneOfMany, language }: PortsProps): VNode | null {
  if (ports.length === 0) return null;
  const ordered = ports.toSorted((a, b) => a.port - b.port);
  const { title, titleAt, tells } = words.ports;
  const found = states.flatMap((state) => {
    const some = ordered.filter((each) => each.state === state);
    return some.length === 0 ? [] : [{ state, some }];
  });
  const counts = found.map(({ state, some }) => `${words.ports.states[state][language]} ${some.length}`).join(", ");
  return (
    <Picture
      title={isOneOfMany ? fill(titleAt, { address: harmless(address, 100) }, language) : title[language]}
      tells={fill(tells, { count: ports.length, counts }, language)}
      height={Math.ceil(ports.length / columns) * cell.height}
      language={language}
      facts={factsOf(found)}
    >
      {ordered.map(({ port, state }, at) => (
        <g
          class={`port ${state}`}
          transform={`translate(${round((at % columns) * cell.width)} ${row(at) * cell.height})`}
        >
          <rect x="1.5" y="1.5" width={round(cell.width - 4)} height={cell.height - 5} rx="4" />
          <text class="small" x={round(cell.width / 2)} y="21" text-anchor="middle">
            {`${signs[state]} ${port}`}
          </text>
        </g>
      ))}
    </Picture>
  );
}

function row(at: number): number {
  return Math.floor(at / columns);
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

interface Found {
  readonly state: State;
  readonly some: PortsProps["scan"]["ports"];
}

function factsOf(found: readonly Found[]): Table {
  return {
    columns: [words.ports.state, words.ports.count, words.ports.ports],
    rows: found.map(({ state, some }) => [
      { en: `${signs[state]} ${words.ports.states[state].en}`, ko: `${signs[state]} ${words.ports.states[state].ko}` },
      `${some.length}`,
      some.map(({ port }) => port).join(", "),
    ]),
  };
}
