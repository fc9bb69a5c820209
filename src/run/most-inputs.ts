/** The most inputs of one batch, by what they cost: measuring every address counts as heavy. */
export const mostInputs = { light: 1000, heavy: 100 } as const;
