import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { routes } from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { portcullis } from "./terminal.ts";

const down = "http://127.0.0.1:9/";

/** Sources at which nothing listens, so that no command reaches beyond this machine. */
const nobody = {
  PORTCULLIS_SOURCE_RIPESTAT: down,
  PORTCULLIS_SOURCE_RDAP: down,
  PORTCULLIS_SOURCE_PEERINGDB: down,
  PORTCULLIS_SOURCE_IPTOASN: down,
  PORTCULLIS_SOURCE_DB_IP: down,
  PORTCULLIS_SOURCE_X4BNET: down,
  PORTCULLIS_SOURCE_TOR_EXITS: "http://127.0.0.1:9/list",
  PORTCULLIS_RESOLVER: "127.0.0.1:9",
};

const announced = `1.1.1.0	1.1.1.255	13335	US	CLOUDFLARENET
8.8.8.0	8.8.8.255	15169	US	GOOGLE
9.9.9.0	9.9.9.255	19281	US	QUAD9
88.198.0.0	88.198.255.255	24940	DE	HETZNER
140.82.112.0	140.82.127.255	36459	US	GITHUB
168.126.0.0	168.126.255.255	4766	KR	KIXS
193.0.0.0	193.0.7.255	3333	NL	RIPE
2001:4860::	2001:4860:ffff:ffff:ffff:ffff:ffff:ffff	15169	US	GOOGLE
2606:4700::	2606:4700:ffff:ffff:ffff:ffff:ffff:ffff	13335	US	CLOUDFLARENET
`;

/** As many ranges as a list of the whole world, and more than half of those in the bundled data. */
function world(): string {
  const rows = Array.from({ length: 330_000 }, (_, at) => {
    const base = `${23 + (at >>> 16)}.${(at >>> 8) & 0xff}.${at & 0xff}`;
    return `${base}.0\t${base}.255\t${4_100_000_000 + (at % 2)}\tZZ\tMADE-UP-${at % 2}`;
  });
  return `${announced}${rows.join("\n")}\n`;
}

function networks(count: number, first = 185): string {
  return Array.from({ length: count }, (_, at) => `${first}.${(at >>> 7) & 0xff}.${(at & 0x7f) * 2}.0/24`).join("\n");
}

const text = (body: string): Answer => reply({ body });

test("the local data is shown with its source, terms and age", async () => {
  const env = { ...nobody, PORTCULLIS_DATA_DIR: join(folderWith({}), "data") };

  const shown = await portcullis(["data", "show"], { env });
  const asked = await portcullis(["data", "show", "--json"], { env });
  const korean = await portcullis(["data", "show", "--lang", "ko"], { env });

  expect(shown).toMatchObject({ code: 0, err: "" });
  expect(shown.out).toContain("ip-location-db");
  expect(shown.out).toContain("CC BY 4.0");
  expect(shown.out).toContain("Missing: Hosting, VPN, Tor exits.");
  expect(korean.out).toContain("기준일");
  expect(JSON.parse(asked.out)).toMatchObject({
    directory: env.PORTCULLIS_DATA_DIR,
    parts: [
      { id: "ranges", asOf: "2026-06-17" },
      { id: "country", asOf: "2026-06-01" },
    ],
    missing: ["hosting", "vpn", "tor"],
  });
});

test(
  "an update keeps what can be fetched, reports what cannot, and is used from then on",
  { timeout: 30_000 },
  async () => {
    const { port } = await keep(
      serveHttp({
        answer: routes({
          "/iptoasn/ip2asn-combined.tsv.gz": reply({ body: gzipSync(world()) }),
          "/x4bnet/datacenter/ipv4.txt": text(`88.198.0.0/16\n51.38.0.0/16\n138.197.0.0/16\n${networks(10_000)}`),
          "/x4bnet/vpn/ipv4.txt": text(networks(1000)),
          "/tor-exits": text(
            Array.from({ length: 300 }, (_, at) => `185.220.${at >>> 7}.${(at & 0x7f) * 2}`).join("\n"),
          ),
        }),
      }),
    );
    const directory = join(folderWith({}), "data");
    const at = (name: string): string => `http://127.0.0.1:${port}/${name}`;
    const env = {
      ...nobody,
      PORTCULLIS_DATA_DIR: directory,
      PORTCULLIS_SOURCE_IPTOASN: at("iptoasn"),
      PORTCULLIS_SOURCE_X4BNET: at("x4bnet"),
      PORTCULLIS_SOURCE_TOR_EXITS: at("tor-exits"),
    };

    const updated = await portcullis(["data", "update"], { env });

    expect(updated).toMatchObject({ code: 3, err: "" });
    expect(updated.out).toMatch(/^AS ranges: \d+ ranges from iptoasn\.com, \d{4}-\d\d-\d\d$/m);
    expect(updated.out).toMatch(/^Countries: not updated\. The DB-IP Lite server .* could not be reached/m);
    expect(updated.out).toMatch(/^Tor exits: \d+ ranges from /m);
    expect(readdirSync(join(directory, "networks")).toSorted()).toEqual([
      "fetched.bin",
      expect.stringMatching(/^own-.*\.bin$/),
    ]);
    const { parts, missing } = JSON.parse((await portcullis(["data", "show", "--json"], { env })).out) as {
      readonly parts: readonly { readonly id: string; readonly asOf: string }[];
      readonly missing: readonly string[];
    };
    expect(parts.map(({ id }) => id).toSorted()).toEqual(["country", "hosting", "ranges", "tor", "vpn"]);
    expect(parts.find(({ id }) => id === "country")?.asOf).toBe("2026-06-01");
    expect(missing).toEqual([]);
    const { out } = await portcullis(["asn", "24.1.2.3"], { env });
    expect(out).toContain("MADE-UP-0");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  },
);

test("if every source is down, nothing is written and every part has a reason", async () => {
  const directory = join(folderWith({}), "data");
  const { code, out } = await portcullis(["data", "update", "--json"], {
    env: { ...nobody, PORTCULLIS_DATA_DIR: directory },
  });

  expect(code).toBe(3);
  const { parts } = JSON.parse(out) as {
    readonly parts: readonly { readonly isRenewed: boolean; readonly reason: string }[];
  };
  expect(parts.map(({ isRenewed, reason }) => [isRenewed, reason])).toEqual(
    Array.from({ length: 5 }, () => [false, "source.unreachable"]),
  );
  expect(readdirSync(join(directory, "networks"))).not.toContain("fetched.bin");
});

test.for<[args: readonly string[], message: string]>([
  [["data"], "show, update"],
  [["data", "fetch"], 'show, update, not "fetch"'],
  [["data", "show", "update"], "takes no more arguments"],
  [["data", "show", "--min-ssl", "A"], "min-ssl"],
])("%j is refused", async ([args, message]) => {
  const { code, out, err } = await portcullis(args, { env: nobody });

  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});
