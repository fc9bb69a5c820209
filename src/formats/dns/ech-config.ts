import { cursorOf, readByte, readBytes, readPart, readShort, type Cursor } from "./cursor.ts";
import { DnsError } from "./error.ts";

/** RFC 9849 §4: the supported version; others are skipped by their length. */
const knownVersion = 0xfe0d;

/**
 * Whether bytes are an ECHConfigList (RFC 9849 §4) with at least one configuration of the supported version, which browsers need to hide the site's
 * name. Bounded by the input; never throws.
 */
export function isEchConfigList(bytes: Buffer): boolean {
  try {
    const cursor = cursorOf(bytes);
    const isKnown = readPart(cursor, readShort(cursor), readConfigs);
    return isKnown && cursor.at === cursor.end;
  } catch (error) {
    if (error instanceof DnsError) return false;
    throw error;
  }
}

function readConfigs(list: Cursor): boolean {
  let isKnown = false;
  while (list.at < list.end) {
    const version = readShort(list);
    const length = readShort(list);
    if (version === knownVersion) isKnown = readPart(list, length, readContents) || isKnown;
    else readBytes(list, length);
  }
  return isKnown;
}

/** Reads config id, KEM, public key, cipher suites, maximum name length, public name and extensions. */
function readContents(config: Cursor): boolean {
  readByte(config);
  readShort(config);
  const key = readBytes(config, readShort(config));
  const suites = readBytes(config, readShort(config));
  readByte(config);
  const name = readBytes(config, readByte(config));
  readBytes(config, readShort(config));
  return key.length > 0 && suites.length >= 4 && suites.length % 4 === 0 && name.length > 0;
}
