import { readFileSync } from "node:fs";
import { readBanner } from "../../src/formats/software/banner.ts";

/** The kinds that `port` reads; recog's other kinds are for `exposure`. */
const kinds = {
  ssh: { port: 22, before: "SSH-2.0-", after: "\r\n" },
  ftp: { port: 21, before: "220 ", after: "\r\n" },
  smtp: { port: 25, before: "220 ", after: "\r\n" },
  imap: { port: 143, before: "* OK ", after: "\r\n" },
  pop: { port: 110, before: "+OK ", after: "\r\n" },
  telnet: { port: 23, before: "", after: "" },
  http: { port: 80, before: "HTTP/1.1 200 OK\r\nServer: ", after: "\r\n\r\n" },
} as const;

interface Recorded {
  readonly kind: string;
  /** Base64, without what recog removes: the status code, `SSH-2.0-`. */
  readonly banner: string;
  readonly expected: Readonly<Record<string, string>>;
}

/** What was read of the banners of one kind whose product the database names. */
export interface BannerFigures {
  readonly kind: string;
  readonly banners: number;
  /** Of these, with a product that has the database's name or a part of it. */
  readonly same: number;
  /** With a product by another name: to be looked at one by one. */
  readonly other: readonly string[];
}

/** Reads every banner of `banners.json` that `port` can meet. */
export function judgeBanners(file: string): readonly BannerFigures[] {
  const recorded = JSON.parse(readFileSync(file, "utf8")) as readonly Recorded[];
  return [...Object.keys(kinds), "mysql", "mysqlerr"].map((kind) => {
    const named = recorded.filter((each) => each.kind === kind && each.expected["service.product"]);
    const read = named.map((each) => ({ ours: productIn(each), theirs: each.expected["service.product"] ?? "" }));
    return {
      kind,
      banners: named.length,
      same: read.filter(({ ours, theirs }) => ours !== null && isSame(ours, theirs)).length,
      other: read.flatMap(({ ours, theirs }) =>
        ours === null || isSame(ours, theirs) ? [] : [`${ours}, not ${theirs}`],
      ),
    };
  });
}

function productIn({ kind, banner }: Recorded): string | null {
  const text = Buffer.from(banner, "base64").toString("latin1");
  if (kind === "mysql") return readBanner(greeting(text), 3306).product;
  if (kind === "mysqlerr") return readBanner(refusal(text), 3306).product;
  const { port, before, after } = kinds[kind as keyof typeof kinds];
  return readBanner(Buffer.from(`${before}${text}${after}`, "latin1"), port).product;
}

/** MySQL's protocol 10: a packet header, the version up to a NUL, and a thread id, salt and capabilities. */
function greeting(version: string): Uint8Array {
  const body = Buffer.concat([Buffer.from(`\x0a${version}\0`, "latin1"), Buffer.alloc(40)]);
  return Buffer.concat([Buffer.from([body.length & 0xff, body.length >> 8, 0, 0]), body]);
}

/** MySQL's error packet before authentication: 0xff, the code 1130, the text. */
function refusal(text: string): Uint8Array {
  const body = Buffer.concat([Buffer.from([0xff, 0x6a, 0x04]), Buffer.from(text, "latin1")]);
  return Buffer.concat([Buffer.from([body.length & 0xff, body.length >> 8, 0, 0]), body]);
}

/** Whether one name has the other as a part: `IIS` and `Microsoft IIS`. */
function isSame(ours: string, theirs: string): boolean {
  const [one, other] = [ours, theirs].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, "")) as [string, string];
  return one.includes(other) || other.includes(one);
}
