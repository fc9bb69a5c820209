/** Caches the results for the most recent texts: reports use one file for many lines. */
export function memo<T>(make: (text: string) => T, most = 4): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}
