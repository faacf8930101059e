import { join, sep } from 'node:path'

/** The built server runs in here, and every build writes it anew: nothing that has to stay may lie in it. */
const BUILT = join('.next', 'standalone')

/** A file of what the site keeps, where no setting names another: in the project's folder, outside of any build. */
export function dataFile(name: string, folder = process.cwd()): string {
  const project = folder.endsWith(`${sep}${BUILT}`) ? folder.slice(0, -BUILT.length - 1) : folder
  return join(project, '.data', name)
}
