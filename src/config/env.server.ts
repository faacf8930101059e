import { parseEnv } from './parse-env.mjs'

/** The environment, parsed once when the server starts: a wrong value stops it here, by name. */
export const env = parseEnv(process.env)
