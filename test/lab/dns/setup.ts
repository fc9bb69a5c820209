import type { TestProject } from "vitest/node";
import { startDnsLab, type LabPlace } from "./lab.ts";
import { mailScript } from "./mail.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The Internet that the files `dns-*.lab.ts` are run against. */
    readonly dnsLab: LabPlace;
  }
}

/** Starts the lab's Internet once, before the first file that needs it, and stops it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const lab = await startDnsLab();
  mailScript(lab, "start");
  project.provide("dnsLab", { net: lab.net, folder: lab.folder });
  return async () => {
    mailScript(lab, "stop");
    await lab[Symbol.asyncDispose]();
  };
}
