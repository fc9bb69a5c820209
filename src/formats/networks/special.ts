import { within } from "../../core/target/address.ts";
import { specialBlocks, type SpecialBlock } from "../../data/special-addresses.ts";

/** The block of addresses that are nobody's network which an address is in; null where it may be somebody's. */
export function specialBlockOf(address: string): SpecialBlock | null {
  const block = specialBlocks.find(({ network }) => within(address, [network]));
  if (block) return block;
  // IANA, "IPv6 Address Space": nothing but 2000::/3 has been given away as global unicast.
  return address.includes(":") && !within(address, ["2000::/3"]) ? unassigned : null;
}

const unassigned: SpecialBlock = {
  network: "::/0",
  en: "addresses outside of the global unicast space",
  ko: "글로벌 유니캐스트 공간 밖의 주소",
  reference: "RFC 4291 §2.4",
};
