import { givenFlags, readGiven } from "../../settings/options/given.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { readFollowing } from "../../settings/options/following.ts";
import { readWorking } from "../../settings/options/serving.ts";
import { optionsFor } from "../command-table.ts";
import type { ExitCode } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { serverModules } from "../server.ts";
import { keepHeapSmall } from "../small-heap.ts";
import { untilInterrupted } from "../until-interrupted.ts";

/** `portcullis ct`: follows Certificate Transparency logs until interrupted. Logs go to standard output. */
export async function ctCommand({ argv, io }: Invocation): Promise<ExitCode> {
  keepHeapSmall();
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("ct"), ...environmentOnly]);
  const { storing, measuring } = readWorking(given);
  // Loaded lazily: measuring commands do not need a server.
  const { startCt, isLogList } = await serverModules.ct();
  const following = readFollowing(given, isLogList);
  const running = startCt({ storing, measuring, following });
  io.err("portcullis: following the Certificate Transparency logs\n");
  return untilInterrupted(running, io);
}
