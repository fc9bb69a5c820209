// This runs before any code of the library that needs a newer Node. An older Node can still link that code, so it gets here and reports its
// version.
const [major = ""] = process.versions.node.split(".");

if (Number(major) < 24) throw new Error(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.`);
