// Writes the bill of materials of the bundles into a folder, as CycloneDX: `node scripts/release/sbom.ts FOLDER`. It needs no installed package.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
}

interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** The packages in a text of licences, as `name@version`. */
function bundledIn(licences: string): ReadonlySet<string> {
  const titles = licences.matchAll(/^(?<name>(?:@[\w.-]+\/)?[\w.-]+) (?<version>\d+\.\d+\.\S+)(?: \(.*\))?$/gm);
  return new Set([...titles].map(([, name, version]) => `${name}@${version}`));
}

/**
 * npm's bill for the lock file, without the tools that no bundle contains. To npm every bundled package is an optional development dependency, because
 * the package itself installs nothing; and it names the program after its folder.
 */
function billOf(bom: Bom, name: string, bundled: ReadonlySet<string>): Bom {
  const { component } = bom.metadata;
  const isIn = (ref: string): boolean => bundled.has(ref);
  const components = bom.components.filter((each) => isIn(each["bom-ref"]));
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...component, name } },
    components: components.map((each) => ({ ...each, scope: "required", properties: [] })),
    dependencies: [
      { ref: component["bom-ref"], dependsOn: components.map((each) => each["bom-ref"]) },
      ...bom.dependencies
        .filter(({ ref }) => isIn(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIn) })),
    ],
  };
}

if (import.meta.main) {
  const [folder = "."] = process.argv.slice(2);
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
  };
  const options = ["--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];
  const text = execFileSync("npm", ["sbom", ...options], { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const licences = ["action", "cli"].map((each) => readFileSync(join(root, "dist", each, "licenses.txt"), "utf8"));
  const bill = billOf(JSON.parse(text) as Bom, name, bundledIn(licences.join("\n")));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
}
