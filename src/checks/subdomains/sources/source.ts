import type { Context } from "../../../core/check.ts";
import type { SourceId } from "../../../core/net/source.ts";
import type { LoggedIssuance } from "../../../formats/ct/issuance.ts";
import { openRows, type RowsEnd } from "../../../formats/ct/rows.ts";

/** A service that finds certificates by name. */
export interface CtSource {
  readonly id: SourceId;
  readonly name: string;
  /** Whether it can be asked; always where absent. */
  readonly isThere?: (context: Pick<Context, "store">) => boolean;
  /** Passes on every certificate for the domain and for names below it. Throws `Failure`; certificates passed on before that still count. */
  ask(domain: string, asking: SourceContext): Promise<Listing>;
}

/** How a source is queried, and where its certificates go. */
export interface SourceContext {
  readonly net: Pick<Context["net"], "source">;
  readonly store: Context["store"];
  take(issuance: LoggedIssuance): void;
  /** Counts invalid rows. */
  drop(count: number): void;
}

/** How a listing ended without a failure. */
export interface Listing {
  /** `followed`: all that the store has, which begins when the logs were first followed. */
  readonly end: RowsEnd["end"] | "followed" | "not-followed";
  readonly followed?: Followed;
}

/** How well the logs are followed. */
export interface Followed {
  readonly since: string;
  readonly behind: number;
  readonly logs: number;
  readonly failing: number;
}

/** The most decoded octets and certificates of one source. */
export const mostOctets = 256 * 1024 * 1024;
const mostRows = 1_000_000;

/** Milliseconds for one answer; the run ends earlier unless it continues after its answer. */
export const patience = 120_000;

/** Reads rows within the limits for a row and for an answer. */
export interface Intake {
  write(bytes: Uint8Array): void;
  end(): RowsEnd;
}

/** Opens a reader that passes on the certificate of each row and counts the rows that `read` rejects. */
export function openIntake<T extends LoggedIssuance>(
  { take, drop }: Pick<SourceContext, "take" | "drop">,
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
