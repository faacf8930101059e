import { parseId } from '@demo/backend/engine/configuration-id'
import { parseCode } from '@demo/backend/engine/cupra-code'
import type { BuildableCar } from '@demo/backend/engine/nearest'
import { similarCodes } from '@demo/backend/engine/similar-codes'
import { invalidParameter, ProblemError } from '@demo/backend/http/problem-error'
import type { CarQuery } from '@/contract/configurator'

/** The car of a query: by its id, or else by its code. */
export function readCar({ id, cupra_code }: Pick<CarQuery, 'id' | 'cupra_code'>): BuildableCar {
  if (id !== undefined) return parseId(id)
  if (cupra_code !== undefined) return parseKnownCode(cupra_code)
  throw invalidParameter('id', {
    fr: 'Indiquez l’identifiant ou le code de la configuration.',
    nl: 'Geef de id of de code van de configuratie op.',
  })
}

/** Of an unknown code the problem lists the codes that may have been meant, each as an error with the code `suggestion`. */
export function parseKnownCode(code: string): BuildableCar {
  try {
    return parseCode(code)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'unknown_code') throw error
    const meant = similarCodes(code).map((one) => ({
      field: 'cupra_code',
      code: 'suggestion',
      message: { fr: one, nl: one },
    }))
    throw new ProblemError('unknown_code', undefined, meant)
  }
}
