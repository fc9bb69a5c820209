import { Ht as readLanguage, i as readGiven, r as givenFlags, yr as environmentOnly } from "./node-3.js";
import { v as openRunner } from "./gate-10.js";
import { d as exitCodes, l as needlessSubject, y as optionsFor } from "./start-7.js";
import { N as serverModules } from "./gate-9.js";
// src/cli/commands/mcp.ts
async function mcpCommand({subjects:[e],isFromEnvironment:t,argv:n,io:r}){if(e!==void 0&&!t)throw needlessSubject(`mcp`,e);const i=readGiven(givenFlags(n),r.env,[...optionsFor(`mcp`),...environmentOnly]);const a=readLanguage(i);const o=openRunner(i);const{serveAgent:s}=await serverModules.agent();r.linger?.();await s({runner:o,language:a,input:process.stdin,output:process.stdout,signal:r.signal,onBug:e=>r.err(`portcullis: ${e instanceof Error?e.stack??e.message:`an error`}\n`)});return exitCodes.pass}

export { mcpCommand };
