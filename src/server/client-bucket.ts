import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'

/** By what a limit counts a visitor. */
export interface ClientBucket {
  /** One household or one phone: an address, or the first half of one of IPv6, because that is what either is given. */
  readonly own: string
  /** Of IPv6, the network that 65,536 such halves belong to: whoever rents one is not 65,536 visitors. */
  readonly network: string | undefined
}

/**
 * Whose request it is. X-Forwarded-For is believed for as many places from its end as there are proxies of ours; what stands before
 * them the visitor can make up. Whichever way an address is written, with a port too, it is the same visitor.
 *
 * @param proxies how many of ours are in front
 */
export function clientBucket(request: IncomingMessage, proxies: number): ClientBucket {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join().split(',').map(readAddress).filter(Boolean)
  const address = (proxies > 0 && forwarded.at(-proxies)) || readAddress(request.socket.remoteAddress ?? '')
  if (isIP(address) !== 6) return { own: address || 'unknown', network: undefined }
  const groups = expand(address)
  return { own: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}

/** @returns the one spelling of an address of the Internet, and what is none as it came */
function readAddress(written: string): string {
  const text = written.trim().replace(/^"|"$/g, '')
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d*)?$|^([\d.]+):\d*$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? withPort ?? text).split('%', 1)
  const version = isIP(address)
  if (version !== 6) return address
  const { address: plain } = new SocketAddress({ address, family: 'ipv6' })
  const [, groups] = OF_IPV4.exec(plain) ?? []
  return groups === undefined ? plain : dotted(groups)
}

/** Addresses of IPv4 as a socket of IPv6 has them: mapped, and translated on the way (RFC 6052). Each is a visitor, and no network is theirs. */
const OF_IPV4 = /^(?:::ffff:|64:ff9b::)([\d.]+|[\da-f]{1,4}(?::[\da-f]{1,4})?)$/

/** @param groups the last two of an address of IPv6, the first left out where it is zero */
function dotted(groups: string): string {
  if (groups.includes('.')) return groups
  const [low = 0, high = 0] = groups
    .split(':')
    .map((group) => Number.parseInt(group, 16))
    .reverse()
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight groups of an address of IPv6. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('::', 2)
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  return tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
}
