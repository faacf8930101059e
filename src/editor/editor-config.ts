import { config } from '@keystatic/core'
import { editorEnv } from '@/config/env.editor'
import content from '@/content/config'
import { CONTENT_FOLDER, withinContent } from './content-folder'

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
      'Mentions légales · Wettelijke vermeldingen': ['legal'],
    },
  },
  collections: withinContent(content.collections),
  singletons: withinContent(content.singletons),
})

function storage() {
  const [owner = '', name = ''] = editorEnv.repository.split('/')
  return editorEnv.kind === 'github'
    ? ({ kind: 'github', repo: { owner, name }, branchPrefix: 'content/', pathPrefix: CONTENT_FOLDER } as const)
    : ({ kind: 'local' } as const)
}
