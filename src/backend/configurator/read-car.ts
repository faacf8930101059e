import { parseId } from '@/backend/engine/configuration-id'
import { parseCode } from '@/backend/engine/cupra-code'
import type { BuildableCar } from '@/backend/engine/nearest'
import { invalidParameter } from '@/backend/http/problem-error'
import type { CarQuery } from '@/contract/configurator'

/** The car of a query: by its id, or else by its code. */
export function readCar({ id, cupra_code }: Pick<CarQuery, 'id' | 'cupra_code'>): BuildableCar {
  if (id !== undefined) return parseId(id)
  if (cupra_code !== undefined) return parseCode(cupra_code)
  throw invalidParameter('id', {
    fr: 'Indiquez l’identifiant ou le code de la configuration.',
    nl: 'Geef de id of de code van de configuratie op.',
  })
}
