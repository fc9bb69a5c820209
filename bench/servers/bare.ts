// Reference: an H3 route that returns the same bytes with the same headers.
import { H3, toNodeHandler } from "h3";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tell } from "./told.ts";

interface Said {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Said;

const app = new H3().get("/api/util/ssl", (event) => {
  for (const [name, value] of headers) event.res.headers.set(name, value);
  return body;
});
const server = createServer(toNodeHandler(app)).listen(0, "127.0.0.1");
await once(server, "listening");
tell(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
