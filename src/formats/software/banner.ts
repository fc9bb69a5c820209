import { bannerKinds, bannerProducts, type Transport } from "../../data/banners.ts";
import { packagerIn } from "./product-version.ts";

/** What a server's banner shows. */
export interface BannerReading {
  /** The IANA name of the protocol; null if unknown. */
  readonly service: string | null;
  readonly transport: Transport | null;
  readonly product: string | null;
  readonly version: string | null;
  /** The distribution that built the product, if visible. */
  readonly packagedBy: string | null;
}

const nothing: BannerReading = { service: null, transport: null, product: null, version: null, packagedBy: null };
const longest = 256;

/** Reads a server's banner on a port. Bounded; never throws. */
export function readBanner(bytes: Uint8Array, port: number): BannerReading {
  const text = Buffer.from(bytes.subarray(0, longest)).toString("latin1");
  const kind = bannerKinds.find(({ mark, on }) => mark.test(text) && (on?.includes(port) ?? true));
  if (!kind) return nothing;
  const { service } = kind;
  const found = bannerProducts.find((each) => each.service === service && each.mark.test(text));
  return {
    service,
    transport: service === "mysql" && offersTls(text) ? "starttls" : kind.transport,
    product: found?.product ?? null,
    version: found?.mark.exec(text)?.groups?.["version"] ?? null,
    packagedBy: packagerIn(text)?.distribution ?? null,
  };
}

/** CLIENT_SSL in the lower capabilities: after the version with its NUL, the thread id, 8 bytes of salt and a filler. */
function offersTls(text: string): boolean {
  const end = text.indexOf("\0", 5);
  const high = end === -1 ? Number.NaN : text.charCodeAt(end + 1 + 4 + 8 + 1 + 1);
  return text.charCodeAt(4) === 0x0a && (high & 0x08) !== 0;
}
