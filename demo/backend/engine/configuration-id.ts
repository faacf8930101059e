import { CATALOGUE_VERSION, CATALOGUE_VERSIONS, catalogue } from '@demo/backend/catalogue/catalogue'
import { invalidParameter, ProblemError } from '@demo/backend/http/problem-error'
import { isSoldCarline } from '@/domain/carline'
import { CONFIGURATION_ID_LONGEST } from '@/domain/configuration-id'
import { type Car, codeMask } from './car'
import { compileCarline } from './compiled'
import { type BuildableCar, nearestCar } from './nearest'

/** carline.version.catalogue.codes, the codes in catalogue order with dashes between: nothing is stored anywhere. */
const SHAPE = /^([a-z0-9]+)\.([a-z0-9]+)\.([a-z0-9]+)\.([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The same car always has the same id. */
export function carId(car: Car): string {
  return [car.carline.code, car.version.code, CATALOGUE_VERSION, car.chosen.join('-')].join('.').toLowerCase()
}

/**
 * Reads an id of this or an older catalogue; what can no longer be built is replaced.
 * @throws ProblemError 400 invalid_parameter (malformed), 404 unknown_configuration (names nothing of the catalogue)
 */
export function parseId(id: string): BuildableCar {
  const [, carlineWord, versionWord, catalogueWord, codesWord] =
    (id.length <= CONFIGURATION_ID_LONGEST && SHAPE.exec(id)) || []
  if (!carlineWord || !versionWord || !catalogueWord || !codesWord) {
    throw invalidParameter('id', {
      fr: 'Cet identifiant de configuration est mal formé.',
      nl: 'Deze configuratie-id is niet correct gevormd.',
    })
  }
  const carlineCode = carlineWord.toUpperCase()
  const carline = isSoldCarline(carlineCode) ? catalogue.get(carlineCode) : undefined
  if (!carline || !CATALOGUE_VERSIONS.includes(catalogueWord)) throw new ProblemError('unknown_configuration')
  const compiled = compileCarline(carline)
  const version = compiled.versionIndexes.get(versionWord.toUpperCase())
  const codes = codesWord.toUpperCase().split('-')
  if (version === undefined || !codes.every((code) => compiled.itemIndexes.has(code))) {
    throw new ProblemError('unknown_configuration')
  }
  return nearestCar(carline, { version, chosen: codeMask(compiled, codes) })
}
