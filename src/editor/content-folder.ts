/** What the editors' screens read and write: nothing outside it. They hash all of it whenever one of them is opened. */
export const CONTENT_FOLDER = 'src/content'

/** Entries by their path in that folder. */
export function withinContent<Entries extends Readonly<Record<string, { path?: string }>>>(entries: Entries): Entries {
  const inFolder = Object.entries(entries).map(([name, { path = '', ...entry }]) => [
    name,
    { ...entry, path: path.replace(`${CONTENT_FOLDER}/`, '') },
  ])
  return Object.fromEntries(inFolder) as Entries
}
