import { entryName } from './common-fields'
import { DISCLAIMER_ROUTES } from './content-routes'
import { collection, fields } from './fields'
import { pageOptions } from './route-labels'
import { richText } from './text'
import { period, shownToUsually } from './visibility'

const routeOptions = pageOptions(DISCLAIMER_ROUTES)

/** Spec §3, legal entry: a key, and the representative text that the disclaimer banner shows once per key, or that ends a page about rents. */
export const legalCollection = collection({
  label: 'Mentions financières · Financiële vermeldingen',
  path: 'src/content/entries/legal/*',
  slugField: 'key',
  format: { data: 'yaml' },
  schema: {
    key: entryName,
    kind: fields.select({
      label: 'Sujet · Onderwerp',
      description:
        'Crédit : un bandeau avec l’avertissement légal, pour une page qui parle de crédit sans montrer de mensualité. Location : une note à la fin de la page. · Krediet: een balk met de wettelijke waarschuwing, voor een pagina die over krediet spreekt zonder een maandaflossing te tonen. Huur: een noot op het einde van de pagina.',
      options: [
        { label: 'Crédit · Krediet', value: 'credit' },
        { label: 'Location · Huur', value: 'lease' },
      ],
      defaultValue: 'credit',
    }),
    shownTo: shownToUsually('B2C'),
    period,
    routes: fields.multiselect({ label: 'Montré sur · Getoond op', options: routeOptions }),
    variant: fields.select({
      label: 'Taille · Grootte',
      description:
        'Du bandeau. Petit : le message fixe seul, comme sur tout téléphone. Normal : aussi le texte représentatif. · Van de balk. Klein: alleen de vaste boodschap, zoals op elke telefoon. Normaal: ook de representatieve tekst.',
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
