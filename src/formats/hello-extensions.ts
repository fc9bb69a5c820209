import { toBuffer } from "./der.ts";

const groupsType = 10;
const paddingType = 21;

/** Record header, message header, version, random: what stands before the session id of a ClientHello. */
const beforeSession = 5 + 4 + 2 + 32;

/** The same ClientHello with other `supported_groups` (RFC 8446 §4.2.7); expects one whole record with extensions. */
export function withGroups(hello: Uint8Array, codes: readonly number[]): Buffer {
  const list = Buffer.alloc(2 + 2 * codes.length);
  list.writeUInt16BE(2 * codes.length);
  codes.forEach((code, index) => list.writeUInt16BE(code, 2 + 2 * index));
  return withExtension(toBuffer(hello), groupsType, list);
}

/** The same ClientHello, made as long as `length` bytes by padding (RFC 7685), which every server must ignore; a longer one stays as it is. */
export function withPadding(hello: Uint8Array, length: number): Buffer {
  const bytes = toBuffer(hello);
  // Padding that is there already makes room for this one.
  const bare = withExtension(bytes, paddingType, Buffer.alloc(0));
  const missing = length - bare.length;
  return missing < 0 ? bytes : withExtension(bytes, paddingType, Buffer.alloc(missing));
}

/** Puts an extension into the place of the one of its type, or behind all others. */
function withExtension(hello: Buffer, type: number, content: Buffer): Buffer {
  const at = extensionsAt(hello);
  const extensions = [...readExtensions(hello.subarray(at + 2))];
  const fresh = { type, content };
  const isThere = extensions.some((each) => each.type === type);
  const all = isThere ? extensions.map((each) => (each.type === type ? fresh : each)) : [...extensions, fresh];
  const block = Buffer.concat(all.map(write));
  const body = Buffer.concat([hello.subarray(9, at), uint(2, block.length), block]);
  const message = Buffer.concat([hello.subarray(5, 6), uint(3, body.length), body]);
  return Buffer.concat([hello.subarray(0, 3), uint(2, message.length), message]);
}

interface Extension {
  readonly type: number;
  readonly content: Buffer;
}

function extensionsAt(hello: Buffer): number {
  const suites = beforeSession + 1 + (hello[beforeSession] ?? 0);
  const compression = suites + 2 + hello.readUInt16BE(suites);
  return compression + 1 + (hello[compression] ?? 0);
}

function* readExtensions(block: Buffer): Generator<Extension> {
  for (let at = 0; at + 4 <= block.length;) {
    const end = at + 4 + block.readUInt16BE(at + 2);
    yield { type: block.readUInt16BE(at), content: block.subarray(at + 4, end) };
    at = end;
  }
}

function write({ type, content }: Extension): Buffer {
  return Buffer.concat([uint(2, type), uint(2, content.length), content]);
}

function uint(width: number, value: number): Buffer {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
}
