import { constructed, integer, objectIdentifier, sequence, set, toPem } from "../../../src/demo/der-writer.ts";
import type { Credential } from "../../../src/demo/issue.ts";
import { drip, redirect, silence } from "../answers.ts";
import { listFor, type ListKind, type ListProfile } from "./crl-writer.ts";
import { serveHttp, type HttpTwin } from "../http.ts";
import type { Place } from "../listen.ts";
import { askedCertId, ocspAnswer, ocspRefusal, type OcspKind, type OcspRefusal } from "./ocsp-answer.ts";
import { intermediate, strangerCa } from "./pki.ts";
import { reply, type Answer, type Asked } from "../raw-http.ts";

/** Ways in which a fetch may fail. */
export type Trouble = keyof typeof troubles;

const troubles = {
  garbage: () => reply({ body: Buffer.from("30820fffdeadbeef", "hex") }),
  empty: () => reply({}),
  "not found": () => reply({ status: 404, reason: "Not Found", body: "<html>404</html>" }),
  "server error": () => reply({ status: 500, reason: "Oops" }),
  silence: () => silence(),
  drip: () => drip({ body: "x".repeat(1000) }, 50),
} as const satisfies Readonly<Record<string, () => Answer>>;

/** A server to which a certificate points. */
export interface Responder extends HttpTwin {
  /** The URL in the certificate. */
  readonly url: string;
}

/** An OCSP responder that gives the same answer about every certificate of its issuer, by POST and GET (RFC 6960 appendix A.1). */
export function serveOcsp(
  kind: OcspKind | OcspRefusal | Trouble | "other certificate",
  { issuer = intermediate, ...place }: Place & { readonly issuer?: Credential } = {},
): Promise<Responder> {
  if (isTrouble(kind)) return serveAt("/", troubles[kind](), place);
  return serveAt(
    "/",
    (socket, asked, reset) => {
      const body = ocspBody(kind, asked, issuer);
      reply({ headers: ["Content-Type: application/ocsp-response"], body })(socket, asked, reset);
    },
    place,
  );
}

function ocspBody(kind: OcspKind | OcspRefusal | "other certificate", asked: Asked, issuer: Credential): Buffer {
  if (isRefusal(kind)) return ocspRefusal(kind);
  const request = asked.method === "POST" ? asked.body : Buffer.from(decodeURIComponent(asked.path.slice(1)), "base64");
  const certId = Buffer.from(askedCertId(request));
  if (kind !== "other certificate") return ocspAnswer(kind, certId, issuer);
  certId[certId.length - 1] = (certId.at(-1) ?? 0) ^ 1;
  return ocspAnswer("good", certId, issuer);
}

function isRefusal(kind: string): kind is OcspRefusal {
  return ["malformedRequest", "internalError", "tryLater", "sigRequired", "unauthorized"].includes(kind);
}

/** A server of one certificate revocation list. */
export async function serveList(
  kind: ListKind | Trouble,
  { entries, fillers, issuer, ...place }: Place & Pick<ListProfile, "entries" | "fillers" | "issuer"> = {},
): Promise<Responder> {
  if (isTrouble(kind)) return serveAt("/list.crl", troubles[kind](), place);
  const given = { ...(entries && { entries }), ...(fillers && { fillers }), ...(issuer && { issuer }) };
  // The list may name its own URL, which is known once the server listens.
  let answer: Answer = silence();
  const responder = await serveAt("/list.crl", (...heard) => answer(...heard), place);
  answer = reply({ headers: ["Content-Type: application/pkix-crl"], body: listFor(kind, responder.url, given) });
  return responder;
}

/** The formats of issuer files in practice, and other content in their place. */
export type IssuerForm = keyof typeof issuerForms;

/** A server of the certificate of an issuer, for chains that were served without it. */
export function serveIssuer(
  form: IssuerForm | Trouble,
  { certificate = intermediate, ...place }: Place & { readonly certificate?: Credential } = {},
): Promise<Responder> {
  const answer = isTrouble(form) ? troubles[form]() : issuerForms[form](certificate);
  return serveAt("/issuer.cer", answer, place);
}

const issuerForms = {
  DER: ({ der }) => reply({ headers: ["Content-Type: application/pkix-cert"], body: der }),
  PEM: ({ pem }) => reply({ headers: ["Content-Type: application/x-pem-file"], body: pem }),
  "PKCS#7": ({ der }) => reply({ headers: ["Content-Type: application/pkcs7-mime"], body: certificatesOnly([der]) }),
  "PKCS#7 in PEM": ({ der }) => reply({ body: toPem(certificatesOnly([der]), "PKCS7") }),
  "wrong certificate": () => reply({ body: strangerCa.der }),
  redirect:
    ({ der }) =>
    (socket, asked, reset) =>
      (asked.path === "/issuer.cer" ? redirect("/moved.cer") : reply({ body: der }))(socket, asked, reset),
  "redirect to a private address": () => redirect("http://169.254.169.254/latest/meta-data/"),
} as const satisfies Readonly<Record<string, (certificate: Credential) => Answer>>;

/** RFC 2315 §9 and RFC 5280 §4.2.2.1: a SignedData without content and signers, which contains only certificates. */
export function certificatesOnly(certificates: readonly Buffer[]): Buffer {
  const data = sequence(objectIdentifier("1.2.840.113549.1.7.1"));
  const signedData = sequence(integer(1), set(), data, constructed(0, ...certificates), set());
  return sequence(objectIdentifier("1.2.840.113549.1.7.2"), constructed(0, signedData));
}

function isTrouble(kind: string): kind is Trouble {
  return kind in troubles;
}

async function serveAt(path: string, answer: Answer, place: Place): Promise<Responder> {
  const server = await serveHttp({ answer, ...place });
  return { ...server, url: `${server.origin}${path}` };
}
