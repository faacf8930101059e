// @ts-check
// Plain JavaScript: parse-env.mjs reads it before anything is compiled.
import { join, sep } from 'node:path'

/** The built server runs in here, and every build writes it anew: nothing that has to stay may lie in it. */
const BUILT = join('.next', 'standalone')

/**
 * Where what the site keeps is found: the project's folder, outside of any build. A built site that lies elsewhere has its own.
 *
 * @param {string} [folder] in which the process runs
 */
export const projectFolder = (folder = process.cwd()) =>
  folder.endsWith(`${sep}${BUILT}`) ? folder.slice(0, -BUILT.length - 1) : folder
