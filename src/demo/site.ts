import { once } from "node:events";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { issueIntermediate, issueLeaf, issueRoot, type Credential } from "./issue.ts";

/** Two small sites on this machine, with a CA that exists only while they run. */
export interface Demo extends AsyncDisposable {
  /** URL of a site without problems. */
  readonly good: string;
  /** URL of a site whose certificate expires in five days, and which lacks most security headers. */
  readonly flawed: string;
  /** The CA certificate of both sites as PEM, for `--ca-file`. Its key never leaves the memory of this process. */
  readonly authority: string;
  close(): Promise<void>;
}

const day = 86_400_000;
const lifetime = 90;

interface Site {
  readonly daysLeft: number;
  readonly title: string;
  /** In wire order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const good: Site = {
  daysLeft: 80,
  title: "A well-configured site",
  headers: [
    ["Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
    ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
    ["X-Frame-Options", "DENY"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "no-referrer"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ],
};

const flawed: Site = {
  daysLeft: 5,
  title: "A site with problems",
  headers: [
    ["Server", "nginx/1.14.0"],
    ["X-Powered-By", "PHP/7.2.1"],
    ["X-Content-Type-Options", "nosniff"],
    ["Strict-Transport-Security", "max-age=3600"],
    ["Set-Cookie", "session=1234; Path=/"],
  ],
};

/** Starts both sites on free ports of 127.0.0.1. Their certificates are dated relative to `now`. */
export async function startDemo({ now = new Date() }: { readonly now?: Date } = {}): Promise<Demo> {
  const authority = issueRoot({
    subject: { organization: "Portcullis", commonName: "Portcullis Demo Root" },
    notBefore: new Date(now.getTime() - 365 * day),
    notAfter: new Date(now.getTime() + 3650 * day),
  });
  const issuer = issueIntermediate(authority, {
    subject: { organization: "Portcullis", commonName: "Portcullis Demo CA" },
    notBefore: new Date(now.getTime() - 365 * day),
    notAfter: new Date(now.getTime() + 1825 * day),
  });
  const servers = await Promise.all([good, flawed].map((site) => serve(site, issuer, now)));
  const [goodUrl = "", flawedUrl = ""] = servers.map(urlOf);
  async function close(): Promise<void> {
    await Promise.all(servers.map(stop));
  }
  return { good: goodUrl, flawed: flawedUrl, authority: authority.pem, close, [Symbol.asyncDispose]: close };
}

async function serve({ daysLeft, title, headers }: Site, issuer: Credential, now: Date): Promise<Server> {
  const notAfter = new Date(now.getTime() + daysLeft * day);
  const leaf = issueLeaf(issuer, {
    subject: { commonName: "localhost" },
    names: ["localhost", "127.0.0.1"],
    notBefore: new Date(notAfter.getTime() - lifetime * day),
    notAfter,
  });
  const options = { key: leaf.key, cert: leaf.pem + issuer.pem, minVersion: "TLSv1.2" } as const;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1></html>\n`;
  const server = createServer(options, (_request, response) => {
    response.writeHead(200, [...headers, ["Content-Type", "text/html; charset=utf-8"]].flat());
    response.end(body);
  });
  // Probes of TLS versions and cipher suites break off handshakes. That is not an error of the demo.
  server.on("tlsClientError", () => {});
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function urlOf(server: Server): string {
  return `https://localhost:${(server.address() as AddressInfo).port}/`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
