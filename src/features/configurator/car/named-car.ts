import type { Configuration } from '@/contract/configured-car'

/** What a call names a car by: one of the two, as the address of the page does, so that the server can ask ahead. */
export type NamedCar = { readonly id: string } | { readonly cupra_code: string }

export function namedCar(
  { id, cupra_code }: Pick<Configuration, 'id' | 'cupra_code'>,
  identifier: 'id' | 'code',
): NamedCar {
  return identifier === 'id' ? { id } : { cupra_code }
}
