import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail } from './prepare.mjs'

/**
 * What a command was called with. An option that it does not have, or one without its value, ends the command with a sentence
 * and the options that it has.
 */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const list = Object.entries(options).map(([name, { type }]) => `  --${name}${type === 'string' ? ' …' : ''}`)
    return fail([error instanceof Error ? error.message : String(error), 'The options are:', ...list].join('\n'))
  }
}
