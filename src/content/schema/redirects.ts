import { REDIRECTED_MOST, REDIRECTED_WORD } from '@/routing/not-found-address'
import { fields, singleton } from './fields'
import { labelIn } from './label'
import { pageField } from './link'
import { screenLanguage } from './screen-language'
import { period } from './visibility'

const FORM =
  'Sans https:, sans /fr ni /professionnel ; minuscules, chiffres, traits d’union et barres, comme news/soldes · Zonder https:, zonder /nl of /professioneel; kleine letters, cijfers, koppeltekens en schuine strepen, zoals news/solden'

/** What stands after the language in an address that is no page's. */
const formerAddress = (label: string) =>
  fields.text({
    label,
    description: FORM,
    validation: {
      length: { max: REDIRECTED_MOST },
      pattern: { regex: new RegExp(`^$|${REDIRECTED_WORD.source}`), message: FORM },
    },
  })

/** Addresses that are no page, and the page that each leads to: of pages that were renamed or deleted, and of campaigns. */
export const redirectsSingleton = singleton({
  label: 'Redirections · Doorverwijzingen',
  path: 'src/content/entries/redirects',
  format: { data: 'yaml' },
  schema: {
    redirects: fields.array(
      fields.object(
        {
          fr: formerAddress('Adresse en français · Adres in het Frans'),
          nl: formerAddress('Adresse en néerlandais · Adres in het Nederlands'),
          to: pageField,
          isForGood: fields.checkbox({
            label: 'Pour toujours · Voorgoed',
            description:
              'La page a déménagé : les moteurs de recherche retiennent sa nouvelle adresse. Une campagne n’est pas pour toujours. · De pagina is verhuisd: zoekmachines onthouden haar nieuwe adres. Een campagne is niet voorgoed.',
          }),
          period,
        },
        { layout: [6, 6, 12, 12, 12] },
      ),
      {
        label: 'Redirections · Doorverwijzingen',
        description:
          'L’adresse vaut aussi sans la langue, comme exemple.be/soldes, et pour les professionnels. Une page du site passe toujours avant. · Het adres werkt ook zonder de taal, zoals voorbeeld.be/solden, en voor professionelen. Een pagina van de site gaat altijd voor.',
        itemLabel: ({ fields: { fr, nl } }) =>
          [fr.value, nl.value].filter(Boolean).join(' · ') || NEW[screenLanguage() ?? 'fr'],
      },
    ),
  },
})

const NEW = labelIn('(à remplir) · (in te vullen)')
