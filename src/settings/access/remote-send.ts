import type { Send } from "../../core/net/net.ts";
import type { Remote } from "./remote.ts";

/** Opens the way of this program to a server; its code is loaded now, since most runs use no server. */
export async function openRemoteSend({ server }: Remote): Promise<Send> {
  const { openClient } = await import("../../net/client.ts");
  return openClient(server);
}
