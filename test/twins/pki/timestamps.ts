import {
  constructed,
  enumerated,
  generalizedTime,
  nothing,
  objectIdentifier,
  octetString,
  primitive,
  sequence,
  bitString,
  integer,
} from "../../../src/demo/der-writer.ts";
import { extension } from "../../../src/demo/extensions.ts";
import { oids } from "../../../src/formats/x509/oids.ts";
import { inDays } from "./pki.ts";

/** A signed certificate timestamp of an unknown log, RFC 6962 §3.2. */
export function timestamp({ version = 0, signature = 70 } = {}): Buffer {
  const head = Buffer.concat([Buffer.from([version]), Buffer.alloc(32 + 8, 7), Buffer.from([0, 0])]);
  return Buffer.concat([head, Buffer.from([4, 3, 0, signature]), Buffer.alloc(signature, 1)]);
}

/** A list of such, RFC 6962 §3.3. */
export function timestampList(...timestamps: readonly Buffer[]): Buffer {
  return withLength(Buffer.concat(timestamps.map(withLength)));
}

function withLength(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes]);
}

/** The certificate extension with a list. */
export function embedded(list: Buffer): Buffer {
  return extension("1.3.6.1.4.1.11129.2.4.2", octetString(list));
}

/** An unsigned OCSP response, with a list for each of some serial numbers. */
export function forgedStaple(lists: readonly (readonly [serial: Buffer, list: Buffer])[]): Buffer {
  const from = generalizedTime(inDays(-1));
  const singles = lists.map(([serial, list]) => {
    const identifier = sequence(
      sequence(objectIdentifier("1.3.14.3.2.26"), nothing()),
      octetString(Buffer.alloc(20)),
      octetString(Buffer.alloc(20)),
      integer(serial),
    );
    const extensions = sequence(extension("1.3.6.1.4.1.11129.2.4.5", octetString(list)));
    const until = constructed(0, generalizedTime(inDays(5)));
    return sequence(identifier, primitive(0, Buffer.alloc(0)), from, until, constructed(1, extensions));
  });
  const data = sequence(constructed(2, octetString(Buffer.alloc(20))), from, sequence(...singles));
  const basic = sequence(data, sequence(objectIdentifier("1.2.840.10045.4.3.2")), bitString(Buffer.alloc(8)));
  return sequence(enumerated(0), constructed(0, sequence(objectIdentifier(oids.ocspBasic), octetString(basic))));
}
