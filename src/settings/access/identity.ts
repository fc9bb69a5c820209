import { createPrivateKey, X509Certificate, type KeyObject } from "node:crypto";
import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import { openIdentity, type ClientIdentity } from "../../net/access.ts";
import { splitPem } from "../../net/roots.ts";
import { pemText, shownPem } from "../pem.ts";
import type { Given } from "../options/given.ts";
import { toVariable } from "../options/options.ts";
import { readSecret } from "../options/secret.ts";

/** The options that name the files. */
export interface IdentityOptions {
  readonly certificate: string;
  readonly key: string;
  /** Opens an encrypted key; without it the key must be unencrypted. */
  readonly passphrase?: string;
}

const ofClient: IdentityOptions = {
  certificate: "client_cert",
  key: "client_key",
  passphrase: "client_key_passphrase",
};

/** One of the files, and how its errors are reported. */
interface PemFile {
  readonly text: string;
  readonly unusable: (detail: Text) => Failure;
}

const largestFile = 1024 * 1024;

/**
 * Reads a certificate and its key (default those of the client). Null if neither is given. Throws a `Failure` INVALID_INPUT that names the
 * wrong file.
 */
export function readIdentity(given: Given, names: IdentityOptions = ofClient): ClientIdentity | null {
  const path = given.one(names.certificate);
  const keyPath = given.one(names.key);
  if (path === undefined && keyPath === undefined) return null;
  if (path === undefined) {
    const expected: Text = {
      en: "a private key needs its certificate",
      ko: "개인 키를 쓰려면 그에 맞는 인증서도 지정해야 합니다",
    };
    throw failure("input.missing", { field: given.naming(names.certificate), expected }, { reason: names.certificate });
  }
  const file = open(path, names.certificate, given);
  const keyFile = keyPath === undefined ? file : open(keyPath, names.key, given);
  const certificates = splitPem(file.text);
  const own = readCertificate(certificates[0], file);
  const key = readKey(keyFile, given, names.passphrase);
  if (!own.checkPrivateKey(key)) {
    throw keyFile.unusable({
      en: "its private key does not match the first certificate",
      ko: "첫 번째 인증서의 키가 아닙니다",
    });
  }
  const identity = {
    certificate: certificates.join("\n"),
    key: key.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  tryOut(identity, file);
  return identity;
}

function open(path: string, name: string, given: Given): PemFile {
  const shown = shownPem(path);
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field: given.naming(name), path: shown, detail }, { reason: name });
  return { text: pemText(path, { largest: largestFile, unusable }), unusable };
}

function readCertificate(pem: string | undefined, { unusable }: PemFile): X509Certificate {
  if (pem === undefined)
    throw unusable({ en: "it contains no PEM certificate", ko: "PEM 인증서가 들어 있지 않습니다" });
  try {
    return new X509Certificate(pem);
  } catch {
    throw unusable({ en: "its certificate cannot be read", ko: "인증서를 읽을 수 없습니다" });
  }
}

const privateKey = /-----BEGIN (?<kind>[A-Z ]*)PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;

function readKey({ text, unusable }: PemFile, given: Given, option: string | undefined): KeyObject {
  const found = privateKey.exec(text);
  if (!found) throw unusable({ en: "it contains no PEM private key", ko: "PEM 개인 키가 들어 있지 않습니다" });
  const [pem] = found;
  const isEncrypted = found.groups?.["kind"] === "ENCRYPTED " || pem.includes("ENCRYPTED");
  const passphrase = option === undefined ? undefined : readPassphrase(given, option);
  if (isEncrypted && passphrase === undefined) throw unusable(lacking(option));
  try {
    return createPrivateKey({ key: pem, ...(isEncrypted && { passphrase }) });
  } catch {
    const variable = toVariable(option ?? "");
    throw unusable(
      isEncrypted
        ? { en: `${variable} does not decrypt its private key`, ko: `${variable}로 키를 열 수 없습니다` }
        : { en: "its private key cannot be read", ko: "키를 읽을 수 없습니다" },
    );
  }
}

/** Why an encrypted key cannot be opened. */
function lacking(option: string | undefined): Text {
  if (option === undefined) {
    return {
      en: "its private key is encrypted; give an unencrypted one",
      ko: "키가 암호화되어 있습니다. 암호화되지 않은 키를 지정하십시오",
    };
  }
  const variable = toVariable(option);
  return {
    en: `its private key is encrypted, and ${variable} is not set`,
    ko: `키가 암호화되어 있는데 ${variable}가 설정되지 않았습니다`,
  };
}

/** Reports now, not during a handshake, what OpenSSL refuses, such as a key that is too short. */
function tryOut(identity: ClientIdentity, { unusable }: PemFile): void {
  try {
    openIdentity(identity);
  } catch (error) {
    const code = printable(codeOf(error) || "OpenSSL", 100);
    throw unusable({
      en: `it cannot be used for TLS (${code})`,
      ko: `TLS에 사용할 수 없습니다(${code})`,
    });
  }
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : "";
}

/** Reads the passphrase of the private key; undefined without one. Throws a `Failure` INVALID_INPUT that does not repeat it. */
export function readPassphrase(given: Given, option = "client_key_passphrase"): string | undefined {
  const field: Text = { en: "The passphrase", ko: "암호문" };
  return readSecret(option, given, { field, isRight: () => true, expected: field }) ?? undefined;
}
