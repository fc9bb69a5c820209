import { r as failure } from "./failure.js";
import { t as printable } from "./printable.js";
import { o as openIdentity } from "./access.js";
import { a as splitPem } from "./server.js";
import { t as readFile } from "./file.js";
import { y as toVariable } from "./options.js";
import { X509Certificate, createPrivateKey } from "node:crypto";
// src/settings/access/identity.ts
const ofClient = {
	certificate: "client_cert",
	key: "client_key",
	passphrase: "client_key_passphrase"
};
const largestFile = 1048576;
function readIdentity(given, names = ofClient) {
	const path = given.one(names.certificate);
	const keyPath = given.one(names.key);
	if (path === void 0 && keyPath === void 0) return null;
	if (path === void 0) throw failure("input.missing", {
		field: given.naming(names.certificate),
		expected: {
			en: "a key alone proves nothing",
			ko: "키만으로는 증명할 수 없습니다"
		}
	}, { reason: names.certificate });
	const file = open(path, names.certificate, given);
	const keyFile = keyPath === void 0 ? file : open(keyPath, names.key, given);
	const certificates = splitPem(file.text);
	const own = readCertificate(certificates[0], file);
	const key = readKey(keyFile, given, names.passphrase);
	if (!own.checkPrivateKey(key)) throw keyFile.unusable({
		en: "its key is not that of the first certificate",
		ko: "첫 번째 인증서의 키가 아닙니다"
	});
	const identity = {
		certificate: certificates.join("\n"),
		key: key.export({
			type: "pkcs8",
			format: "pem"
		}).toString()
	};
	tryOut(identity, file);
	return identity;
}
function open(path, name, given) {
	const shown = printable(path, 200);
	const unusable = (detail) => failure("input.file", {
		field: given.naming(name),
		path: shown,
		detail
	}, { reason: name });
	return {
		text: readFile(path, {
			largest: largestFile,
			unusable
		}).toString("latin1"),
		unusable
	};
}
function readCertificate(pem, { unusable }) {
	if (pem === void 0) throw unusable({
		en: "it holds no PEM certificate",
		ko: "PEM 인증서가 들어 있지 않습니다"
	});
	try {
		return new X509Certificate(pem);
	} catch {
		throw unusable({
			en: "its certificate cannot be read",
			ko: "인증서를 읽을 수 없습니다"
		});
	}
}
const privateKey = /-----BEGIN (?<kind>[A-Z ]*)PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;
function readKey({ text, unusable }, given, option) {
	const found = privateKey.exec(text);
	if (!found) throw unusable({
		en: "it holds no PEM private key",
		ko: "PEM 개인 키가 들어 있지 않습니다"
	});
	const [pem] = found;
	const isEncrypted = found.groups?.["kind"] === "ENCRYPTED " || pem.includes("ENCRYPTED");
	const passphrase = option === void 0 ? void 0 : given.one(option);
	if (isEncrypted && passphrase === void 0) throw unusable(lacking(option));
	try {
		return createPrivateKey({
			key: pem,
			...isEncrypted && { passphrase }
		});
	} catch {
		const variable = toVariable(option ?? "");
		throw unusable(isEncrypted ? {
			en: `${variable} does not open its key`,
			ko: `${variable}로 키를 열 수 없습니다`
		} : {
			en: "its key cannot be read",
			ko: "키를 읽을 수 없습니다"
		});
	}
}
function lacking(option) {
	if (option === void 0) return {
		en: "its key is encrypted; give an unencrypted one",
		ko: "키가 암호화되어 있습니다. 암호화되지 않은 키를 지정하십시오"
	};
	const variable = toVariable(option);
	return {
		en: `its key is encrypted, and ${variable} is not set`,
		ko: `키가 암호화되어 있는데 ${variable}가 설정되지 않았습니다`
	};
}
function tryOut(identity, { unusable }) {
	try {
		openIdentity(identity);
	} catch (error) {
		const code = printable(codeOf(error) || "OpenSSL", 100);
		throw unusable({
			en: `it cannot be used for TLS (${code})`,
			ko: `TLS에 사용할 수 없습니다(${code})`
		});
	}
}
function codeOf(error) {
	const code = error instanceof Error ? Reflect.get(error, "code") : void 0;
	return typeof code === "string" ? code : "";
}
export { readIdentity as t };
