"use strict";
// Beside the unpacked modules, since the text inside the executable cannot import files.
module.exports = (path) => import(require("node:url").pathToFileURL(path).href);
