/**
 * The network of an address for counting failures: of IPv6 the /64 network, because one household has as many addresses
 * in it as it likes; of IPv4 the address itself, also when it is written as IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head === '' ? [] : head.split(':')
  const network = tail === undefined ? groups : [...groups, ...Array<string>(4).fill('0')]
  return `${network
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
