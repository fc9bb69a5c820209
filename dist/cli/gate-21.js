// src/formats/http/inconclusive-status.ts
const aboutRequest=new Set([407,408,425,429]);
function isInconclusive(e){return e>=500||aboutRequest.has(e)}

export { isInconclusive as t };
