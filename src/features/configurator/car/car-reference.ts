import type { Configuration } from '@/contract/configured-car'

/** A call must use the same parameter as the page's URL, or its query key would differ from that of the server's prefetch. */
export type CarReference = { readonly id: string } | { readonly cupra_code: string }

export function carReference(
  { id, cupra_code }: Pick<Configuration, 'id' | 'cupra_code'>,
  identifier: 'id' | 'code',
): CarReference {
  return identifier === 'id' ? { id } : { cupra_code }
}
