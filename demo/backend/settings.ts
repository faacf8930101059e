import { parseEnv } from '@/config/parse-env.mjs'

/** The part of the environment that the backend reads; a wrong value stops the start, by name. */
export const settings = parseEnv(process.env)
