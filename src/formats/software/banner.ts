import {
  bannerKinds,
  bannerProducts,
  generalProducts,
  type BannerProduct,
  type Transport,
} from "../../data/services/banners.ts";
import { isCertainMysql, textOfMysql } from "./mysql.ts";
import { packagerIn } from "./product-version.ts";
import { recognise } from "./recog.ts";

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
const longest = 1024;

/** RFC 4253 §4.2: a server may send other lines before its identification; none begins with `SSH-`. */
const beforeIdentification = /^(?:(?!SSH-|HTTP\/|\+OK|-ERR|\* |\d{3}[ -])[^\r\n]{0,255}\r?\n){1,16}(?=SSH-\d\.)/;

/** The text of a banner from where its protocol begins. Bounded. */
export function bannerText(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, longest)).toString("latin1").replace(beforeIdentification, "");
}

/** Reads a server's banner on a port. Bounded; never throws. */
export function readBanner(bytes: Uint8Array, port: number): BannerReading {
  const text = bannerText(bytes);
  const kind = bannerKinds.find(({ mark, on }) => mark.test(text) && (on?.includes(port) ?? true));
  if (!kind) return nothing;
  const { service } = kind;
  const { product, version } = productIn(text, service);
  return {
    service,
    transport: service === "mysql" && offersTls(text) ? "starttls" : kind.transport,
    product,
    version,
    packagedBy: packagerIn(text)?.distribution ?? null,
  };
}

interface Software {
  readonly product: string | null;
  readonly version: string | null;
}

function productIn(text: string, service: string): Software {
  const known = named(bannerProducts, text, service) ?? recogIn(text, service) ?? named(generalProducts, text, service);
  if (known?.product === "MySQL" && !isCertainMysql(text)) return { product: null, version: null };
  return known ?? { product: null, version: null };
}

function named(products: readonly BannerProduct[], text: string, service: string): Software | null {
  const found = products.find((each) => each.service === service && each.mark.test(text));
  return found ? { product: found.product, version: found.mark.exec(text)?.groups?.["version"] ?? null } : null;
}

/** What recog removes from a banner. */
const heads: Readonly<Record<string, RegExp>> = {
  ssh: /^SSH-[\d.]{1,8}-(?<text>[^\r\n]*)/,
  ftp: /^\d{3}[ -](?<text>[^]*)/,
  smtp: /^\d{3}[ -](?<text>[^]*)/,
  imap: /^\* (?:OK|PREAUTH|BYE) (?<text>[^\r\n]*)/i,
  pop3: /^(?:\+OK|-ERR) ?(?<text>[^\r\n]*)/,
  telnet: /^(?<text>[^]*)/,
  http: /^HTTP\/1\.[01] [^]*?\r?\nserver:[ \t]*(?<text>[^\r\n]*)/i,
};

function recogIn(text: string, service: string): Software | null {
  if (service === "mysql") {
    const { kind, said } = textOfMysql(text);
    return said === "" ? null : recognise(kind, said);
  }
  const said = heads[service]?.exec(text)?.groups?.["text"]?.replace(/[\r\n]+$/, "");
  return said === undefined ? null : recognise(service, said);
}

/** CLIENT_SSL in the lower capabilities: after the version with its NUL, the thread id, 8 bytes of salt and a filler. */
function offersTls(text: string): boolean {
  const end = text.indexOf("\0", 5);
  const high = end === -1 ? Number.NaN : text.charCodeAt(end + 1 + 4 + 8 + 1 + 1);
  return text.charCodeAt(4) === 0x0a && (high & 0x08) !== 0;
}
