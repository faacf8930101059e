import { existsSync } from 'node:fs'

/**
 * A program: the one that a variable of the environment names, or the first that is installed in a known place.
 * @param {string} variable
 * @param {readonly string[]} places
 * @returns {string | undefined}
 */
export function findProgram(variable, places) {
  const named = process.env[variable]
  if (!named) return places.find((place) => existsSync(place))
  if (!existsSync(named)) throw new Error(`${variable} is ${named}, and there is no such file.`)
  return named
}
