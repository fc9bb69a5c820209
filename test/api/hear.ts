import type { Service } from "../server/service.ts";
import { say } from "../twins/ask.ts";
import type { Exchange } from "./contract.ts";

/** The answer to malformed bytes, until the server closes the connection. */
export async function hear(service: Service, path: string, bytes: string): Promise<Exchange> {
  const received = (await say(service.port, bytes)).bytes.toString("utf8");
  const end = received.indexOf("\r\n\r\n");
  const [line = "", ...lines] = received.slice(0, end).split("\r\n");
  const fields = lines.map((each): [string, string] => [
    each.slice(0, each.indexOf(":")),
    each.slice(each.indexOf(":") + 2),
  ]);
  const body = JSON.parse(received.slice(end + 4)) as unknown;
  return { path, status: Number(line.split(" ")[1]), headers: new Headers(fields), body };
}
