import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bitString,
  encode,
  generalizedTime,
  integer,
  objectIdentifier,
  sequence,
  derTime,
} from "../../demo/der-writer.ts";
import {
  children,
  DerError,
  expectTag,
  readBits,
  readElement,
  readOid,
  readTime,
  readWhole,
  tags,
  walk,
} from "./der.ts";

function hex(text: string): Buffer {
  return Buffer.from(text.replaceAll(" ", ""), "hex");
}

describe("an element", () => {
  test.for([
    ["0500", 0x05, ""],
    ["020105", 0x02, "05"],
    ["04820003 aabbcc", 0x04, "aabbcc"],
    ["0484 00000001 ff", 0x04, "ff"],
  ] as const)("%s is read", ([bytes, tag, content]) => {
    const element = readWhole(hex(bytes));

    expect(element.tag).toBe(tag);
    expect(element.content).toEqual(hex(content));
    expect(element.whole).toEqual(hex(bytes));
  });

  test.for([
    ["nothing", ""],
    ["a tag alone", "30"],
    ["a length beyond the end", "3005 0201"],
    ["a length field beyond the end", "3084 00"],
    ["an indefinite length (X.690 §10.1)", "3080 0201050000"],
    ["a length of five bytes", "3085 0000000001 00"],
    ["a tag of several bytes", "1f8101 00"],
    ["bytes after the end", "0500 00"],
  ] as const)("%s is refused", ([, bytes]) => {
    expect(() => readWhole(hex(bytes))).toThrow(DerError);
  });

  test("with another tag than expected is rejected", () => {
    expect(() => readWhole(hex("0500"), tags.sequence)).toThrow(DerError);
    expect(() => expectTag(undefined, tags.sequence)).toThrow(DerError);
  });

  test("is read back as written, for any length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 70_000 }), (tag, length) => {
        const written = encode(tag, Buffer.alloc(length, tag));
        const read = readWhole(written);

        expect([read.tag, read.content.length, read.whole.length]).toEqual([tag, length, written.length]);
      }),
    );
  });

  test("any bytes are read or rejected with a DerError", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat(70), (bytes, offset) => {
        const read = attempt(() => readElement(Buffer.from(bytes), offset));

        expect(read === null || read.whole.length <= bytes.length - offset).toBe(true);
      }),
    );
  });
});

describe("a list", () => {
  test("returns its elements in order", () => {
    const list = readWhole(sequence(integer(1), integer(2), integer(3)));

    expect(children(list).map(({ content }) => content[0])).toEqual([1, 2, 3]);
    expect([...walk(list.content)]).toEqual(children(list));
  });

  test("longer than the limit is rejected", () => {
    const list = readWhole(sequence(...Array.from({ length: 11 }, () => integer(0))));

    expect(children(list, 11)).toHaveLength(11);
    expect(() => children(list, 10)).toThrow(DerError);
  });

  test("with a truncated last element is rejected", () => {
    expect(() => children(readWhole(hex("3004 0201 0502")))).toThrow(DerError);
  });
});

describe("an object identifier", () => {
  test.for([
    ["2a864886f70d01010b", "1.2.840.113549.1.1.11"],
    ["551d11", "2.5.29.17"],
    ["0992268993f22c6401 19".replace(" ", ""), "0.9.2342.19200300.100.1.25"],
    // X.690 §8.19.4: under 2 the second arc may exceed 39.
    ["883703", "2.999.3"],
    // X.667 §7: a UUID, whose last digits a floating-point number would lose.
    ["6983f09da7ebcfdee0c7a1a7b2c0948cc8f9d776", "2.25.329800735698586629295641978511506172918"],
  ] as const)("%s is %s", ([content, dotted]) => {
    expect(readOid(readWhole(encode(tags.oid, hex(content))))).toBe(dotted);
  });

  test.for([
    ["empty", ""],
    ["cut off within an arc", "2a86"],
    ["padded (X.690 §8.19.2)", "551d8011"],
    ["nothing but padding", "80"],
    ["longer than any", "01".repeat(65)],
  ] as const)("%s is refused", ([, content]) => {
    expect(() => readOid(readWhole(encode(tags.oid, hex(content))))).toThrow(DerError);
  });

  test("is read back as written", () => {
    const rest = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(2), fc.nat(39), rest, (root, second, arcs) => {
        const dotted = [root, second, ...arcs].join(".");

        expect(readOid(readWhole(objectIdentifier(dotted)))).toBe(dotted);
      }),
    );
  });
});

describe("a time", () => {
  test.for([
    [tags.utcTime, "491231235959Z", "2049-12-31T23:59:59Z"],
    [tags.utcTime, "500101000000Z", "1950-01-01T00:00:00Z"],
    [tags.utcTime, "240229120000Z", "2024-02-29T12:00:00Z"],
    [tags.generalizedTime, "20500101000000Z", "2050-01-01T00:00:00Z"],
    [tags.generalizedTime, "20261120101112.5Z", "2026-11-20T10:11:12Z"],
    [tags.generalizedTime, "99991231235959Z", "9999-12-31T23:59:59Z"],
  ] as const)("%i %s is %s", ([tag, text, iso]) => {
    expect(readTime(readWhole(encode(tag, Buffer.from(text))))).toBe(Date.parse(iso));
  });

  test.for([
    [tags.utcTime, "261120101112+0100", "another zone"],
    [tags.utcTime, "2611201011Z", "no seconds"],
    [tags.utcTime, "20261120101112Z", "the other form"],
    [tags.utcTime, "261320101112Z", "a thirteenth month"],
    [tags.utcTime, "260230101112Z", "the thirtieth of February"],
    [tags.utcTime, "261120241112Z", "the hour 24"],
    [tags.utcTime, "261120106012Z", "the minute 60"],
    [tags.generalizedTime, "20261120101160Z", "the second 60"],
    [tags.generalizedTime, "00261120101112Z", "a year that is meant to be another"],
    [tags.octetString, "261120101112Z", "no time at all"],
    [tags.utcTime, "", "nothing"],
  ] as const)("%i %s, %s, is refused", ([tag, text]) => {
    expect(() => readTime(readWhole(encode(tag, Buffer.from(text))))).toThrow(DerError);
  });

  test("is read back as written, in whole seconds", () => {
    const years = fc.date({
      min: new Date("1950-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(years, (date) => {
        const seconds = Math.floor(date.getTime() / 1000) * 1000;

        expect(readTime(readWhole(derTime(date)))).toBe(seconds);
        expect(readTime(readWhole(generalizedTime(date)))).toBe(seconds);
      }),
    );
  });
});

describe("a bit string", () => {
  test("of whole bytes returns them", () => {
    expect(readBits(readWhole(bitString(hex("aabb"))))).toEqual(hex("aabb"));
  });

  test.for(["0303 04aabb", "0300", "0401 00"])("%s is refused", (bytes) => {
    expect(() => readBits(readWhole(hex(bytes)))).toThrow(DerError);
  });
});

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
