// src/core/store.ts
function withoutWww(e){return/^www\.[^.]+\./.test(e)?e.slice(4):e}

export { withoutWww as t };
