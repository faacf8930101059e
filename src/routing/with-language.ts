import { toLanguage } from '@/domain/language'

/** Next leaves the locale out of an address in some places and not in others; here it always stands. */
export function withLanguage(address: string, locale: string | undefined): string {
  if (/^\/(?:fr|nl)(?=[/?#]|$)/.test(address)) return address
  const rest = address.startsWith('/') ? address.slice(1) : address
  const separator = rest === '' || /^[?#]/.test(rest) ? '' : '/'
  return `/${toLanguage(locale)}${separator}${rest}`
}
