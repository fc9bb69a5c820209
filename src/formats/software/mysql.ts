/** The version in a greeting of MySQL's protocol 10, or the text of an error packet, decoded as UTF-8. */
export function textOfMysql(packet: string): { readonly kind: "mysql" | "mysql-error"; readonly said: string } {
  if (packet.charCodeAt(4) === 0x0a) {
    const end = packet.indexOf("\0", 5);
    return { kind: "mysql", said: packet.slice(5, end === -1 ? undefined : end) };
  }
  // 0xff, a code of 2 bytes, and after authentication began a marker with the SQL state.
  const said = Buffer.from(packet.slice(7), "latin1").toString("utf8");
  return { kind: "mysql-error", said: isNamed(said) ? said : "" };
}

/** MariaDB sends the same words as MySQL but where they name the product. */
function isNamed(error: string): boolean {
  return /mysql|mariadb|proxy/i.test(error);
}

/** Handshake v10: the capabilities' lower half, character set, status, upper half, and a byte, 10 reserved bytes, the rest of the salt, the plugin. */
const pluginAuth = 0x08;
const secure = 0x08;

/**
 * Whether a greeting that looks like MySQL's own is. StarRocks, Doris, Dolt and others copy its version number. From 8.0 on, MySQL's own server offers
 * TLS with a certificate that it makes itself, or names caching_sha2_password as its default.
 */
export function isCertainMysql(packet: string): boolean {
  if (packet.charCodeAt(4) !== 0x0a) return true;
  const end = packet.indexOf("\0", 5);
  const major = Number.parseInt(packet.slice(5, end), 10);
  const lower = end + 1 + 4 + 8 + 1;
  const namesPlugin = (packet.charCodeAt(lower + 2 + 1 + 2) & pluginAuth) !== 0;
  const offersTls = (packet.charCodeAt(lower + 1) & secure) !== 0;
  return major < 8 || !namesPlugin || offersTls || packet.includes("caching_sha2_password", end);
}
