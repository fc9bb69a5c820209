import { startNginx } from "./nginx.ts";
import { createAuthority } from "./openssl.ts";
import { packed, type Packed } from "./packed.ts";
import { freePorts } from "./process.ts";

/** The examples' site as their pipelines find it, and the program as npm installs it. */
export interface Shop extends AsyncDisposable, Packed {
  /** PEM file of the authority. */
  readonly caFile: string;
  /** The pins by which staging.shop.example is good, without headers, or missing. */
  readonly pins: Readonly<Record<"good" | "bare" | "nobody", string>>;
}

const headers = [
  'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains";',
  `add_header Content-Security-Policy "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";`,
  "add_header X-Content-Type-Options nosniff;",
  "add_header Referrer-Policy no-referrer;",
  'add_header Permissions-Policy "camera=(), microphone=(), geolocation=()";',
];

/** Opens the shop, and packs the package. */
export async function openShop(): Promise<Shop> {
  const authority = createAuthority();
  const [good = 0, bare = 0, nobody = 0] = await freePorts(3);
  const certificate = authority.issue({ name: "shop", hosts: ["staging.shop.example"] });
  // Pages, because nginx sends such text/plain, which is judged as an API.
  const page = ["default_type text/html;", 'return 200 "hello";'];
  const server = await startNginx([
    { port: good, certificate, lines: [...headers, ...page] },
    { port: bare, certificate, lines: page },
  ]);
  return {
    caFile: authority.rootFile,
    ...packed(),
    pins: { good: pinsTo(good, nobody), bare: pinsTo(bare, nobody), nobody: pinsTo(nobody, nobody) },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function pinsTo(port: number, nobody: number): string {
  return `staging.shop.example:443:127.0.0.1:${port},staging.shop.example:80:127.0.0.1:${nobody}`;
}
