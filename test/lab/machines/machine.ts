import { spawnSync } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { temporaryFolder } from "./process.ts";
import type { Shop } from "./shop.ts";

/** What a pipeline's machine finds at the shop's address. */
export type Scene = keyof Shop["pins"];

type Variables = Readonly<Record<string, string>>;

interface Line {
  readonly text: string;
  /** A program that takes the text as its last argument; `bash -c` by default. */
  readonly shell?: readonly string[];
  readonly env?: Variables;
}

/** A machine on which a pipeline runs. */
export interface Machine {
  readonly folder: string;
  /** The environment variables there. */
  readonly env: Variables;
  /** Runs lines of an example with the locally packed program. */
  readonly run: (line: Line) => { readonly code: number | null; readonly out: string; readonly err: string };
}

/** A machine with only the given environment and the route to the shop. */
export function machine(shop: Shop, scene: Scene, given: Variables): Machine {
  const folder = temporaryFolder("pipeline");
  const env: Variables = {
    PATH: [dirname(process.execPath), process.env["PATH"] ?? ""].join(delimiter),
    HOME: folder,
    // npm installs the package from its folder and opens no connection.
    npm_config_offline: "true",
    PORTCULLIS_RESOLVE: shop.pins[scene],
    PORTCULLIS_CA_FILE: shop.caFile,
    ...given,
  };
  return {
    folder,
    env,
    run({ text, shell = ["bash", "-c"], env: own = {} }) {
      const [program = "", ...args] = shell;
      const here = text.replaceAll("portcullis@0.1.0", shop.unpacked);
      const { status, stdout, stderr } = spawnSync(program, [...args, here], {
        cwd: folder,
        env: { ...env, ...own },
        encoding: "utf8",
      });
      return { code: status, out: stdout, err: stderr };
    },
  };
}
