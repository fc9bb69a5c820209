import { serviceHellos, type ServiceHello } from "../../data/services/hellos.ts";
import { readBanner, type BannerReading } from "./banner.ts";

/** The hello for a port; undefined where none is known. */
export function helloFor(port: number): ServiceHello | undefined {
  return serviceHellos.find(({ ports }) => ports.includes(port));
}

/** Reads the answer to a hello. Servers of other protocols answer as well, so a banner counts too. Bounded; never throws. */
export function readHello(bytes: Uint8Array, { service, answer, product }: ServiceHello, port: number): BannerReading {
  const text = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  const match = service === "http" ? null : answer.exec(text);
  if (!match) return readBanner(bytes, port);
  const version = match.groups?.["version"] ?? null;
  return { service, transport: "plain", product: product ?? null, version, packagedBy: null };
}
