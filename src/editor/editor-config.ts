import { config } from '@keystatic/core'
import { editorEnv } from '@/config/env.editor'
import content from '@/content/schema/config'
import { labelIn } from '@/content/schema/label'
import { draftKey, draftKinds } from '@/content/store/draft-folder'
import { CONTENT_FOLDER, withinContent } from './content-folder'

const liveCollections = withinContent(content.collections)
const liveSingletons = withinContent(content.singletons)
const draftCollections = asDrafts(withinContent(draftKinds(content.collections)))
const draftSingletons = asDrafts(withinContent(draftKinds(content.singletons)))

/** The content's schema with what the editors' screens need besides: where they write, and how the list of entries is divided. */
export const editorConfig = config({
  locale: 'fr-FR',
  storage: storage(),
  ui: {
    brand: { name: 'Contenu · Inhoud' },
    navigation: {
      'Pages · Pagina’s': ['pages', 'carlines', 'news', 'faq'],
      'Menu · Menu': ['cars', 'header', 'footer'],
      'Distributeurs · Verdelers': ['dealers', 'contact'],
      'Mentions légales · Wettelijke vermeldingen': ['legal', 'promises'],
      'Brouillons · Ontwerpen': [...entryNames(draftCollections), ...entryNames(draftSingletons)],
    },
  },
  collections: { ...liveCollections, ...draftCollections },
  singletons: { ...liveSingletons, ...draftSingletons },
})

function storage() {
  const [owner = '', name = ''] = editorEnv.repository.split('/')
  return editorEnv.kind === 'github'
    ? ({ kind: 'github', repo: { owner, name }, branchPrefix: 'content/', pathPrefix: CONTENT_FOLDER } as const)
    : ({ kind: 'local' } as const)
}

/** Keystatic wants the names as it knows them from the types, which made ones are not. */
function entryNames(entries: object) {
  return Object.keys(entries) as 'pages'[]
}

/** The drafts of a kind of entry beside it, under a name of their own. */
function asDrafts<Entry extends { label: string }>(entries: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [draftKey(name), { ...entry, label: draftLabel(entry.label) }]),
  )
}

function draftLabel(label: string): string {
  const { fr, nl } = labelIn(label)
  return `Brouillon\u00a0: ${fr} · Ontwerp: ${nl}`
}
