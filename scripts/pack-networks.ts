import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { emptyPack, renew } from "../src/formats/networks/build.ts";
import { writePack } from "../src/formats/networks/pack.ts";
import { readAnnounced, readCountries } from "../src/formats/networks/rows.ts";
import { shuffle } from "../src/formats/networks/shuffle.ts";
import { fetchPackage, type Published } from "./networks/fetch.ts";

const root = resolve(import.meta.dirname, "..");

/** The packed data: update version, integrity and date together with data/ATTRIBUTION.md. */
const announced: Published & { readonly asOf: string } = {
  name: "@ip-location-db/asn",
  version: "2.3.2026061719",
  integrity: "sha512-PpqYi7wyEyWwunXBtl+y3Vi403SvNywotWwvmiYCOUtE0SVol/Sf492Ee+eErEznmGapxEQB2SAfrpXuZ9a+vQ==",
  asOf: "2026-06-17",
};
const countries: Published & { readonly asOf: string } = {
  name: "@ip-location-db/dbip-country",
  version: "2.3.2026060120",
  integrity: "sha512-WpBx8o5zluatlYg6eX6lauO0NQUopfPcPulGmQ1lZCJimr5LKTX2VUitl6kuRPvbQ4HYvjw+qsWpFyglVKr5SA==",
  asOf: "2026-06-01",
};

/** Packs the network data that ships with the product: `node scripts/pack-networks.ts`. Equal packages give equal bytes. */
function packNetworks(): void {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-networks-"));
  try {
    const ranges = fetchPackage(announced, folder);
    const rows = ["asn-ipv4.csv", "asn-ipv6.csv"].flatMap((file) =>
      readAnnounced(readFileSync(join(ranges, file), "utf8")),
    );
    rmSync(ranges, { recursive: true });
    const places = fetchPackage(countries, folder);
    const located = ["dbip-country-ipv4.csv", "dbip-country-ipv6.csv"].flatMap((file) =>
      readCountries(readFileSync(join(places, file), "utf8")),
    );
    const pack = renew(emptyPack, [
      {
        origin: {
          id: "ranges",
          source: "ip-location-db (RouteViews, NRO, DB-IP)",
          url: "https://www.npmjs.com/package/@ip-location-db/asn",
          terms: "CC BY 4.0: RouteViews (routeviews.org), NRO (nro.net) and DB-IP (db-ip.com)",
          asOf: announced.asOf,
        },
        rows,
      },
      {
        origin: {
          id: "country",
          source: "DB-IP IP to Country Lite",
          url: "https://db-ip.com",
          terms: "CC BY 4.0: DB-IP (db-ip.com)",
          asOf: countries.asOf,
        },
        rows: located,
      },
    ]);
    const bytes = writePack(pack);
    shuffle(bytes);
    const file = join(root, "data/networks.br");
    mkdirSync(join(root, "data"), { recursive: true });
    writeFileSync(file, compressed(bytes));
    console.log(
      `${file}: ${statSync(file).size} of ${bytes.length} bytes`,
      pack.parts.map(({ id, ranges }) => `${id} ${ranges}`).join(", "),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compressed(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

if (import.meta.main) packNetworks();
