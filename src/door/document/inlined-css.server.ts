import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule or two, such as those of the face (brand/font.ts): a file of them would cost the first paint a round trip. */
const SMALL = 1_000
const FOLDER = 'static/css'

let files: ReadonlyMap<string, string> | undefined

/** The small style sheets of the build, by the names that Next has for them. None in development, where there are no files yet. */
function smallFiles(): ReadonlyMap<string, string> {
  if (process.env.NODE_ENV !== 'production') return new Map()
  const folder = join(process.cwd(), '.next', FOLDER)
  files ??= new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`${FOLDER}/${name}`, readFileSync(join(folder, name), 'utf8')] as const)
      .filter(([, css]) => css.length <= SMALL),
  )
  return files
}

/** @param file as Next lists it for a page */
export const isInlinedCss = (file: string): boolean => smallFiles().has(file)

/** Their rules, for each document. */
export const inlinedCss = (): string => [...smallFiles().values()].join('')
