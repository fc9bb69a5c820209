// What the library is made of uses what only newer versions of Node have: this is evaluated before any of it. All of it can be linked
// by older ones, so that they get here.
const [major = ""] = process.versions.node.split(".");

if (Number(major) < 24) throw new Error(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.`);
