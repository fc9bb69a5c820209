import { onTestFinished, vi } from "vitest";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import { startServer, type RunningServer, type ServerConfig } from "../../server/main.ts";
import { root } from "../twins/pki/pki.ts";

/** An answer, read to its end. */
export interface Told<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly envelope: Success<T> | Refusal;
}

export interface Service extends RunningServer {
  /** The log so far, a line each. */
  readonly lines: readonly string[];
  ask<T = unknown>(path: string, init?: RequestInit): Promise<Told<T>>;
}

/** 127.0.0.1 stands for the public Internet, every other address is private, and unpinned names do not resolve. */
const onStage = { allow: ["127.0.0.1/32"], resolvers: ["127.0.0.1:9"], authorities: [root.pem] } as const;

/** Starts the server in this process on a free port; it is closed when the test ends. */
export async function serve(config: ServerConfig = {}): Promise<Service> {
  const service = await start(config);
  onTestFinished(() => service.close());
  return service;
}

/** The same for several tests, which close it themselves. */
export async function start(config: ServerConfig): Promise<Service> {
  const lines: string[] = [];
  const server = await startServer({
    port: 0,
    rateLimit: 10_000,
    log: { write: (line) => lines.push(line) },
    ...config,
    patience: { notice: 0, lameDuck: 0, lastWords: 0, keptAlive: 0, ...config.patience },
    measuring: { ...onStage, ...config.measuring },
  });
  async function ask<T>(path: string, init: RequestInit = {}): Promise<Told<T>> {
    const response = await fetch(server.url + path, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      text,
      envelope: (isJson ? JSON.parse(text) : {}) as never,
    };
  }
  return { ...server, lines, ask };
}

/** The value of a query parameter. */
export function of(value: string): string {
  return encodeURIComponent(value);
}

/** Waits for something to happen, however busy the machine is. */
export async function until(hasCome: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(hasCome, { timeout: 25_000, interval: 5 });
}
