import { crc32, deflateSync } from "node:zlib";
// server/pages/card.ts
const cardSize={width:1200,height:630};
const palette=[10,92,76,255,255,255];
const bars=[{at:8,from:6,to:23},{at:13.3,from:6,to:26},{at:18.7,from:6,to:26},{at:24,from:6,to:23},{at:10.5,from:5,to:27,isLevel:true},{at:17,from:5,to:27,isLevel:true}];
const[scale,half]=[16,1.2];
function cardPng(){const{width:e,height:t}=cardSize;const n=Buffer.alloc(13);n.writeUInt32BE(e,0);n.writeUInt32BE(t,4);n.set([1,3,0,0,0],8);return Buffer.concat([Buffer.from([137,80,78,71,13,10,26,10]),chunk(`IHDR`,n),chunk(`PLTE`,Buffer.from(palette)),chunk(`IDAT`,deflateSync(pixels(),{level:9})),chunk(`IEND`,Buffer.alloc(0))])}
function pixels(){const{width:e,height:t}=cardSize;const n=1+e/8;const r=Buffer.alloc(n*t);for(const{x0:e,x1:t,y0:i,y1:a}of bars.map(boxOf))for(let o=i;o<a;o++)for(let i=e;i<t;i++){const e=o*n+1+(i>>3);r[e]=(r[e]??0)|128>>(i&7)}return r}
function boxOf({at:e,from:t,to:n,isLevel:r=false}){const i=[e-half,e+half];const a=[t-half,n+half];const[o,s]=r?[a,i]:[i,a];const c=cardSize.width/2-16*scale;const l=cardSize.height/2-16*scale;return{x0:Math.round(c+o[0]*scale),x1:Math.round(c+o[1]*scale),y0:Math.round(l+s[0]*scale),y1:Math.round(l+s[1]*scale)}}
function chunk(e,t){const n=Buffer.concat([Buffer.from(e,`latin1`),t]);const r=Buffer.alloc(n.length+8);r.writeUInt32BE(t.length,0);n.copy(r,4);r.writeUInt32BE(crc32(n),n.length+4);return r}

export { cardSize as n, cardPng as t };
