import { r as a } from "./layout.js";
// server/pages/pictures/sign.tsx
const shapes={pass:{outline:`M8 1a7 7 0 1 0 .01 0z`,mark:`M4.8 8.2l2.2 2.3 4.2-4.8`},warn:{outline:`M8 1.2L15.2 14.4H.8z`,mark:`M8 6v4M8 12v.4`},fail:{outline:`M5 1h6l4 4v6l-4 4H5l-4-4V5z`,mark:`M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2`},unknown:{outline:`M3.5 1h9A2.5 2.5 0 0 1 15 3.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 1 12.5v-9A2.5 2.5 0 0 1 3.5 1z`,mark:`M6 6.4a2 2 0 1 1 2.6 1.9q-.6.3-.6 1.2M8 11.4v.4`}};
function Sign({status:e,x:t,y:n,size:r=16}){const{outline:i,mark:o}=shapes[e];return a(`g`,{class:`sign-of ${e}`,transform:`translate(${t} ${n}) scale(${r/16})`,children:[a(`path`,{class:`outline`,d:i}),a(`path`,{class:`mark`,d:o})]})}

export { Sign as t };
