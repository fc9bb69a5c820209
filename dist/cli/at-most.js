// server/store/at-most.ts
async function atMost(e,t){const{promise:n,resolve:r}=Promise.withResolvers();const i=setTimeout(r,e);try{await Promise.race([t.catch(()=>void 0),n])}finally{clearTimeout(i)}}

export { atMost as t };
