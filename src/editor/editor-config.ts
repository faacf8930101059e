import { config } from '@keystatic/core'
import { editorEnv } from '@/config/env.editor'
import content from '@/content/schema/config'
import { labelIn } from '@/content/schema/label'
import { screenLanguage } from '@/content/schema/screen-language'
import { CONTENT_FOLDER, withinContent } from './content-folder'

const language = screenLanguage() ?? 'fr'
const say = (label: string) => labelIn(label)[language]

/** The content's schema with what the editors' screens need besides: where they write, and how the list of entries is divided. */
export const editorConfig = config({
  locale: language === 'nl' ? 'nl-NL' : 'fr-FR',
  storage: storage(),
  ui: {
    brand: { name: say('Contenu · Inhoud') },
    navigation: {
      [say('Pages · Pagina’s')]: ['pages', 'carlines', 'news', 'faq', 'redirects'],
      [say('Menu · Menu')]: ['cars', 'header', 'footer'],
      [say('Distributeurs · Verdelers')]: ['dealers', 'contact'],
      [say('Rédaction · Redactie')]: ['pictures', 'team'],
      [say('Mentions légales · Wettelijke vermeldingen')]: ['legal', 'promises'],
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
