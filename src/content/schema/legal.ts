import { collection, fields } from '@keystatic/core'
import { DISCLAIMER_ROUTES } from './content-routes'
import { option } from './parts'
import { richText } from './text'

const routeOptions = DISCLAIMER_ROUTES.map(option)

/** Spec §3, legal entry: a key, and the representative text that the disclaimer banner shows once per key. */
export const legalCollection = collection({
  label: 'Mentions financières · Financiële vermeldingen',
  path: 'src/content/entries/legal/*',
  slugField: 'key',
  format: { data: 'yaml' },
  schema: {
    key: fields.slug({ name: { label: 'Clé · Sleutel' } }),
    kind: fields.select({
      label: 'Sujet · Onderwerp',
      description:
        'Crédit : l’avertissement légal précède le texte. Location : que ce n’est pas un crédit. · Krediet: de wettelijke waarschuwing staat voor de tekst. Huur: dat dit geen krediet is.',
      options: [
        { label: 'Crédit · Krediet', value: 'credit' },
        { label: 'Location · Huur', value: 'lease' },
      ],
      defaultValue: 'credit',
    }),
    shownTo: fields.select({
      label: 'Montré à · Getoond aan',
      options: [
        { label: 'Tout le monde · Iedereen', value: 'everyone' },
        { label: 'Particuliers · Particulieren', value: 'B2C' },
        { label: 'Professionnels · Professionelen', value: 'B2B' },
      ],
      defaultValue: 'B2C',
    }),
    routes: fields.multiselect({ label: 'Montré sur · Getoond op', options: routeOptions }),
    variant: fields.select({
      label: 'Taille · Grootte',
      description:
        'Petit : le message fixe seul. Normal : aussi le texte représentatif. · Klein: alleen de vaste boodschap. Normaal: ook de representatieve tekst.',
      options: [
        { label: 'Normal · Normaal', value: 'default' },
        { label: 'Petit · Klein', value: 'small' },
      ],
      defaultValue: 'default',
    }),
    hiddenOnMobile: fields.multiselect({
      label: 'Pas sur petit écran sur · Niet op een klein scherm op',
      options: routeOptions,
    }),
    representative: richText('Texte représentatif · Representatieve tekst'),
  },
})
