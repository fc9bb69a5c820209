// src/run/most-inputs.ts
const mostInputs={light:1e3,heavy:100};

export { mostInputs as t };
