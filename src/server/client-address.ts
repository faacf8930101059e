import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Whose request it is, for the rate limit. X-Forwarded-For is believed for as many places from its end as there are
 * proxies of ours; what stands before them the visitor can make up.
 *
 * @param proxies how many of ours are in front
 * @returns an address; of IPv6 the first half, because that is what one household or one phone is given
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const address = (proxies > 0 && forwarded.at(-proxies)) || request.socket.remoteAddress || 'unknown'
  return isIPv6(address) && !address.startsWith('::ffff:') ? firstHalf(address) : address
}

function firstHalf(address: string): string {
  const [head = '', tail = ''] = address.split('::', 2)
  const groups = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  while (address.includes('::') && groups.length + rest.length < 8) groups.push('0')
  return [...groups, ...rest].slice(0, 4).join(':')
}
