import { within } from "../../core/target/address.ts";
import { specialBlocks, type SpecialBlock } from "../../data/networks/special-addresses.ts";

/** The special-purpose block of an address; null for an ordinary address. */
export function specialBlockOf(address: string): SpecialBlock | null {
  const block = specialBlocks.find(({ network }) => within(address, [network]));
  if (block) return block;
  // IANA, "IPv6 Address Space": only 2000::/3 is allocated as global unicast.
  return address.includes(":") && !within(address, ["2000::/3"]) ? unassigned : null;
}

const unassigned: SpecialBlock = {
  network: "::/0",
  en: "addresses outside of the global unicast space",
  ko: "글로벌 유니캐스트 공간 밖의 주소",
  reference: "RFC 4291 §2.4",
};
