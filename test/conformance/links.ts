import { readFileSync } from "node:fs";
import { openHosts } from "../../src/checks/phishing/host.ts";
import { lexicalSignals } from "../../src/checks/phishing/lexical.ts";
import { opinionOf, scoreOf } from "../../src/checks/phishing/opinion.ts";
import { hostIn } from "../../src/checks/phishing/signals-of.ts";

/** How the addresses of one set are judged by their address alone. */
export interface LinkFigures {
  readonly group: string;
  readonly set: string;
  readonly urls: number;
  readonly suspicious: number;
  readonly phishing: number;
  /** The half that weights are fitted on, every other address from the first, and the half that checks them. */
  readonly fitted: Share;
  readonly checked: Share;
  /** The same without the addresses on free hosts, where anybody may publish. */
  readonly owned: Share;
}

/** How many addresses of a part are suspicious. */
interface Share {
  readonly urls: number;
  readonly suspicious: number;
}

type Sets = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Judges every set of `links.json`. Nothing is opened, and no age of a domain is known. */
export async function judgeLinks(file: string): Promise<readonly LinkFigures[]> {
  return judgeSets(JSON.parse(readFileSync(file, "utf8")) as Sets);
}

const freeHostSites = new URL("./free-host-sites.txt", import.meta.url);

/**
 * Judges honest sites on free hosts: the hosts of kagisearch/smallweb (MIT, 22 August 2026) that stand below one, at most about 160 for each,
 * evenly spread.
 */
export async function judgeFreeHostSites(): Promise<readonly LinkFigures[]> {
  const sites = readFileSync(freeHostSites, "utf8").trim().split("\n");
  return judgeSets({ honest: { "free-hosts": sites } });
}

async function judgeSets(groups: Sets): Promise<readonly LinkFigures[]> {
  const hosts = await openHosts();
  return Object.entries(groups).flatMap(([group, sets]) =>
    Object.entries(sets).map(([set, addresses]) => {
      const judged = addresses.flatMap((address, at) => {
        const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
        if (!url) return [];
        const host = hostIn(url, hosts);
        const signals = lexicalSignals(url, host);
        return [
          {
            opinion: opinionOf(scoreOf(signals), signals, false),
            isFree: host.freeHost !== null,
            isFitted: at % 2 === 0,
          },
        ];
      });
      return {
        group,
        set,
        urls: judged.length,
        suspicious: judged.filter(isSuspicious).length,
        phishing: judged.filter(({ opinion }) => opinion === "phishing").length,
        fitted: shareOf(judged.filter(({ isFitted }) => isFitted)),
        checked: shareOf(judged.filter(({ isFitted }) => !isFitted)),
        owned: shareOf(judged.filter(({ isFree }) => !isFree)),
      };
    }),
  );
}

function shareOf(judged: readonly { readonly opinion: string }[]): Share {
  return { urls: judged.length, suspicious: judged.filter(isSuspicious).length };
}

function isSuspicious({ opinion }: { readonly opinion: string }): boolean {
  return opinion !== "unknown";
}
