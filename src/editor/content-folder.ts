/** What the editors' screens read and write: nothing outside it. They hash all of it whenever one of them is opened. */
export const CONTENT_FOLDER = 'src/content'

/** What stands on no page. */
export const NOT_SEEN: readonly string[] = ['pictures', 'promises', 'redirects', 'team']

/** Entries by their path in that folder; each leads to its preview. */
export function withinContent<Entries extends Readonly<Record<string, { path?: string }>>>(entries: Entries): Entries {
  const inFolder = Object.entries(entries).map(([name, entry]) => {
    const path = (entry.path ?? '').replace(`${CONTENT_FOLDER}/`, '')
    const [, ...rest] = path.replace('*', '{slug}').split('/')
    const isSeen = !NOT_SEEN.includes(name)
    const previewUrl = `/api/preview?entry=${rest.join('/')}`
    return [name, { ...entry, path, ...(isSeen && { previewUrl }) }]
  })
  return Object.fromEntries(inFolder) as Entries
}
