/**
 * Returns the network of an internet address, as far as one customer of a provider has it alone: an IPv4 address itself,
 * and the first 56 bits of IPv6, because one connection may choose among all the rest.
 */
export function getNetwork(address: string): string {
  const plain = (address.split('%')[0] ?? '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const groups = parseGroups(plain);
  // An IPv4 address can be written as one of IPv6.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** Limits count this network, and are multiplied by the number of callers who may share it. */
interface CountedNetwork {
  name: string;
  callers: number;
}

/** The holder of a /48 could choose among 256 of the networks that we count, and counts as this many callers. */
const CALLERS_OF_A_FIRM = 16;

/** Lists the networks that an address counts for, its own first: an IPv6 address also counts for the /48 that firms get. */
export function listNetworks(address: string): [CountedNetwork, ...CountedNetwork[]] {
  const name = getNetwork(address);
  if (!name.endsWith('/56')) return [{ name, callers: 1 }];
  const firm = `${name.split(':').slice(0, 3).join(':')}::/48`;
  return [
    { name, callers: 1 },
    { name: firm, callers: CALLERS_OF_A_FIRM },
  ];
}

/** Reads the eight groups of an IPv6 address, with those that `::` leaves out. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = parseParts(head);
  const right = tail === undefined ? [] : parseParts(tail);
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}

function parseParts(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    const bytes = part.split('.').map(Number);
    if (bytes.length !== 4) return [Number.parseInt(part, 16) || 0];
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    return [a * 256 + b, c * 256 + d];
  });
}
