export const ENTRIES = 'src/content/entries'
/** Beside the live entries, in the same order: what visitors do not see yet. */
export const DRAFTS = 'src/content/drafts'

/** Where an entry is live, as problems name it: src/content/entries/pages/co2.yaml. */
export const entryFile = (entry: string) => `${ENTRIES}/${entry}.yaml`

/** The other way round. */
export const entryOfFile = (file: string) => file.slice(`${ENTRIES}/`.length, -'.yaml'.length)

/** The same kinds of entry, in the drafts' folder. */
export function draftKinds<Entries extends Readonly<Record<string, { path?: string }>>>(entries: Entries): Entries {
  const drafts = Object.entries(entries).map(([name, entry]) => [
    name,
    { ...entry, path: (entry.path ?? '').replace(ENTRIES, DRAFTS) },
  ])
  return Object.fromEntries(drafts) as Entries
}

const SINGLETONS = {
  banners: 'banners',
  faq: 'faq',
  contact: 'contact',
  promises: 'promises',
  redirects: 'redirects',
  team: 'team',
  'navigation/cars': 'cars',
  'navigation/header': 'header',
  'navigation/footer': 'footer',
} as const
type SingletonFile = keyof typeof SINGLETONS

/** How the schema calls an entry that is the only one of its kind; undefined for one of a collection. */
export function singletonKey(entry: string): (typeof SINGLETONS)[SingletonFile] | undefined {
  return Object.hasOwn(SINGLETONS, entry) ? SINGLETONS[entry as SingletonFile] : undefined
}

/** The other way round: `navigation/cars` of `cars`. */
export function singletonEntry(key: string): string {
  return Object.entries(SINGLETONS).find(([, name]) => name === key)?.[0] ?? key
}

/** The address of the screen on which an entry is written; it opens the draft where there is one. */
export function screenPath(entry: string): string {
  const singleton = singletonKey(entry)
  if (singleton) return `/keystatic/singleton/${singleton}`
  const [collection = '', ...slug] = entry.split('/')
  return `/keystatic/collection/${collection}/item/${slug.join('/')}`
}
