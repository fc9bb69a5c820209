#!/usr/bin/env node
// src/cli/index.ts
async function keepCompiled(){const[{enableCompileCache:e},{homedir:t}]=await Promise.all([import(`node:module`),import(`node:os`)]);try{e(`${process.env[`XDG_CACHE_HOME`]||`${t()}/.cache`}/portcullis/compiled`)}catch{}}async function continueUnderNewer(){const[{newerNode:e,continueUnder:t,refusal:n},{fileURLToPath:r}]=await Promise.all([import(`./newer-node.js`),import(`node:url`)]);const i=r(new URL(`../..`,import.meta.url));const a=e(i);if(a&&await t(a,process.argv.slice(1)))return;process.stderr.write(n(i));process.exitCode=2}if(Number(process.versions.node.split(`.`)[0])<24)await continueUnderNewer();else{process.on(`uncaughtException`,e=>{process.stderr.write(`portcullis: something broke on our side: ${e.stack??e.message}\n`);process.exit(4)});await keepCompiled();const{startCli:e}=await import(`./start-5.js`).then(e=>({startCli:e.t}));await e()}

export {};
