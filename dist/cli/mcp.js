import { M as serverModules, in as readGiven, ir as readLanguage, jt as openRunner, rn as givenFlags } from "./gate-5.js";
import { K as environmentOnly, _ as optionsFor, l as exitCodes, s as needlessSubject } from "./start-1.js";
// src/cli/commands/mcp.ts
async function mcpCommand({subjects:[e],isFromEnvironment:t,argv:n,io:r}){if(e!==void 0&&!t)throw needlessSubject(`mcp`,e);const i=readGiven(givenFlags(n),r.env,[...optionsFor(`mcp`),...environmentOnly]);const a=readLanguage(i);const o=openRunner(i);const{serveAgent:s}=await serverModules.agent();r.linger?.();await s({runner:o,language:a,input:process.stdin,output:process.stdout,signal:r.signal,onBug:e=>r.err(`portcullis: ${e instanceof Error?e.stack??e.message:`an error`}\n`)});return exitCodes.pass}

export { mcpCommand };
