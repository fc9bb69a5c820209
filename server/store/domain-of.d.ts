/** Under what a name counts: its registrable domain, of an IPv6 address the network of one customer, else the name itself. */
export declare function domainOf(name: string): string;
