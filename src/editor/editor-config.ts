import { config } from '@keystatic/core'
import content from '@/content/schema/config'
import { labelIn } from '@/content/schema/label'
import { screenLanguage } from '@/content/schema/screen-language'
import { fold } from '@/i18n/fold'
import { withinContent } from './content-folder'
import { entryTitle } from './pickers/choices'

const language = screenLanguage() ?? 'fr'
const say = (label: string) => labelIn(label)[language]

/** Lists of entries are in the order of what is seen in them (patch-keystatic-dom.ts), not of their files' names. */
function byTitle<Collections extends Readonly<Record<string, object>>>(collections: Collections): Collections {
  const sorted = Object.entries(collections).map(([kind, collection]) => {
    const parseSlugForSort = (slug: string) => fold(entryTitle(`${kind}/${slug}`) ?? slug).text
    return [kind, { ...collection, parseSlugForSort }]
  })
  return Object.fromEntries(sorted) as Collections
}

/** The content's schema with what the editors' screens need besides: where they write, and how the list of entries is divided. */
export const editorConfig = config({
  locale: language === 'nl' ? 'nl-NL' : 'fr-FR',
  // At GitHub too: the server stands between the screens and the repository (decision 143).
  storage: { kind: 'local' },
  ui: {
    brand: { name: say('Contenu · Inhoud') },
    navigation: {
      [say('Pages · Pagina’s')]: ['pages', 'carlines', 'news', 'faq', 'banners', 'redirects'],
      [say('Menu · Menu')]: ['cars', 'header', 'footer'],
      [say('Distributeurs · Verdelers')]: ['dealers', 'contact'],
      [say('Rédaction · Redactie')]: ['pictures', 'team'],
      [say('Mentions légales · Wettelijke vermeldingen')]: ['legal', 'promises'],
    },
  },
  collections: byTitle(withinContent(content.collections)),
  singletons: withinContent(content.singletons),
})
