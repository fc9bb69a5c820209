import { Client, DatabaseError, type QueryResultRow } from "pg";
import { openSocket } from "./sockets.ts";

/** Milliseconds for a connection. */
export const toConnect = 3000;

/** Milliseconds until a lost connection is reopened, between two heartbeats, and for the other side to close the connection. */
const [again, heartbeat, farewell] = [1000, 5000, 1000];

/** The channel of a line, and its callbacks. */
interface LineOptions {
  readonly channel: string;
  readonly onMessage: (message: string) => void;
  /** Called whenever the connection was opened or lost: notifications may have been missed. */
  readonly onChange?: () => void;
  /** Runs on every new connection, before it is used. */
  readonly prepare?: (client: Client) => Promise<unknown>;
  /** Milliseconds for a statement. */
  readonly toAnswer?: number;
}

/** A separate connection for notifications, reopened when lost. */
export interface NotificationConnection {
  isLive(): boolean;
  /** The rows of a statement, which waits for earlier ones. Rejects at once while there is no connection. */
  query<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]>;
  close(): void;
}

/** Opens a line to the database of a URL. */
export function openNotificationConnection(url: string, options: LineOptions): NotificationConnection {
  const { channel, onMessage, onChange = () => undefined, prepare, toAnswer = toConnect } = options;
  let client: Client | null = null;
  let isLive = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  /** Settles when the latest statement has ended: a client of `pg` takes one at a time. */
  let turn: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const made = new Client({
      connectionString: asLibpq(url),
      stream: openSocket,
      connectionTimeoutMillis: toConnect,
      query_timeout: toAnswer,
      application_name: "portcullis",
    });
    client = made;
    made.on("error", () => lose(made));
    made.on("end", () => lose(made));
    made.on("notification", ({ payload = "" }) => onMessage(payload));
    try {
      await made.connect();
      await prepare?.(made);
      await made.query(`listen ${channel}`);
      if (isClosed || client !== made) return;
      isLive = true;
      onChange();
      beat(made);
    } catch {
      lose(made);
    }
  }

  /** A connection may be lost without an event. */
  function beat(beating: Client): void {
    timer = setTimeout(() => {
      query("select 1", []).then(
        () => (client === beating && !isClosed ? beat(beating) : undefined),
        () => lose(beating),
      );
    }, heartbeat).unref();
  }

  async function query<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const request = client;
    const run = async (): Promise<readonly Row[]> => {
      if (!isLive || !request || client !== request) throw new Error("the database cannot be reached");
      try {
        return (await request.query<Row>(text, [...values])).rows;
      } catch (error) {
        // After a timeout the connection is still busy with the old statement.
        if (!(error instanceof DatabaseError)) lose(request);
        throw error;
      }
    };
    if (!isLive) return run();
    const rows = turn.then(run);
    turn = rows.catch(() => undefined);
    return rows;
  }

  function lose(lost: Client): void {
    if (client !== lost) return;
    [client, isLive] = [null, false];
    clearTimeout(timer);
    onChange();
    end(lost);
    if (!isClosed) timer = setTimeout(() => void connect(), again).unref();
  }

  void connect();
  return {
    isLive: () => isLive,
    query,
    close() {
      isClosed = true;
      isLive = false;
      clearTimeout(timer);
      if (client) end(client);
    },
  };
}

/** `pg` waits for the other side to close the connection, which a lost one never does. */
function end(client: Client): void {
  client.end().catch(() => undefined);
  setTimeout(() => client.connection.stream.destroy(), farewell).unref();
}

/** A URL with libpq's meaning: without this `pg` treats `sslmode=require` as `verify-full`. */
export function asLibpq(text: string): string {
  const url = new URL(text);
  if (url.searchParams.has("sslmode")) url.searchParams.set("uselibpqcompat", "true");
  return url.href;
}
