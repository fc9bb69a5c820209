import type { Context } from "../../../core/check.ts";
import type { SourceId } from "../../../core/net/source.ts";
import type { Issuance } from "../../../formats/ct/issuance.ts";
import { openRows, type RowsEnd } from "../../../formats/ct/rows.ts";

/** Somebody who knows certificates by the names in them. */
export interface CtSource {
  readonly id: SourceId;
  readonly name: string;
  /** Hands on every certificate for the domain and for names below it. Throws `Failure`; what was handed on before still counts. */
  ask(domain: string, asking: Asking): Promise<Listing>;
}

/** How a source is asked, and who takes what it tells. */
export interface Asking {
  readonly net: Pick<Context["net"], "source">;
  take(issuance: Issuance): void;
  /** Hears of a row that could not be read. */
  drop(count: number): void;
}

/** How a listing ended that did not fail. */
export interface Listing {
  readonly end: RowsEnd["end"];
}

/** Octets of all that one source answers, decoded; and how many certificates are read. */
export const mostOctets = 256 * 1024 * 1024;
const mostRows = 1_000_000;

/** Milliseconds for one answer; the end of the run comes before that, unless it goes on behind its answer. */
export const patience = 120_000;

/** A row and an answer of a source are bounded here, whatever it sends. */
export interface Intake {
  write(bytes: Uint8Array): void;
  end(): RowsEnd;
}

/** Opens a reader of rows that hands on what `read` makes of them, and counts those that it makes nothing of. */
export function openIntake<T extends Issuance>(
  { take, drop }: Pick<Asking, "take" | "drop">,
  read: (row: unknown) => T | null,
  onRead: (issuance: T) => void = () => {},
  rows = mostRows,
): Intake {
  const reader = openRows(
    (row) => {
      const issuance = read(row);
      if (!issuance) return drop(1);
      take(issuance);
      onRead(issuance);
    },
    { rows, octets: 512 * 1024, depth: 16 },
  );
  return {
    write: (bytes) => reader.write(bytes),
    end() {
      const ended = reader.end();
      drop(ended.dropped);
      return ended;
    },
  };
}
