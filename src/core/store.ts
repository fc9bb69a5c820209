/** One value worth remembering: `dns:ns` → `ns1.example.net`. */
export interface Observation {
  readonly kind: string;
  readonly value: string;
}
