import type { Context } from "../../core/check.ts";
import { hostIn } from "./signals-of.ts";
import type { HostReader } from "./host.ts";
import { ownerOf } from "./lexical.ts";
import { oneAtATime, open } from "./open.ts";
import { readPage, type PageFacts } from "./page.ts";

/** A page's facts with those of its frames, and the hosts of the opened frames. */
export interface Framed {
  readonly facts: PageFacts;
  readonly hosts: readonly string[];
}

const mostFrames = 2;

/**
 * Opens the frames of a page that asks for no password or card itself, because a form may be in a frame: domain masking shows a whole site
 * in one. Frames of known brands are not opened. Where a frame's form posts to does not count: the frame may belong to a payment provider.
 */
export async function readFrames(facts: PageFacts, context: Context, hosts: HostReader): Promise<Framed> {
  if (facts.asksPassword || facts.asksCard) return { facts, hosts: [] };
  const urls = facts.frames
    .map((frame) => new URL(frame))
    .filter((url) => ownerOf(hostIn(url, hosts)) === null)
    .slice(0, mostFrames);
  const seen = await Promise.all(urls.map((url) => readFrame(url, context, hosts)));
  const asking = seen.filter((frame) => frame !== null && (frame.asksPassword || frame.asksCard));
  return {
    facts: {
      ...facts,
      brand: facts.brand ?? asking.find((frame) => frame?.brand)?.brand ?? null,
      asksPassword: asking.some((frame) => frame?.asksPassword),
      asksCard: asking.some((frame) => frame?.asksCard),
    },
    hosts: urls.map(({ hostname }) => hostname),
  };
}

async function readFrame(url: URL, context: Context, hosts: HostReader): Promise<PageFacts | null> {
  const { state, reply, urls } = await open(url, context);
  if (state !== "opened" || reply === null) return null;
  const final = new URL(urls.at(-1) ?? url);
  return oneAtATime(() => readPage(reply, final.href, hostIn(final, hosts).labels.at(-1) ?? ""));
}
