/** The settings of every JSON Schema validator of the tests. Optimising its code takes half of the time that it needs. */
export const validation = { strict: false, code: { optimize: false } } as const;
