import { blocksField } from './blocks'
import { PAGE_ROUTES } from './content-routes'
import { demonstrationField } from './demonstration'
import { collection, fields } from './fields'
import { languagesField } from './languages'
import { BUSINESS, description, entryName, itemTitle, lead, option, optionalDescription, optionalLead } from './parts'
import { pictureField } from './picture'
import { addressWord, addressWords, optionalText, text } from './text'

export const pagesCollection = collection({
  label: 'Pages · Pagina’s',
  path: 'src/content/entries/pages/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['route', 'subject'],
  schema: {
    name: entryName,
    route: fields.select({
      label: 'Page · Pagina',
      options: PAGE_ROUTES.map(option),
      defaultValue: 'homepage',
    }),
    subject: fields.text({
      label: 'Catégorie · Categorie',
      description:
        'Seulement pour les pages de catégorie : lifestyle, suv… · Alleen voor categoriepagina’s: lifestyle, suv…',
    }),
    languages: languagesField,
    demonstration: demonstrationField,
    eyebrow: optionalText('Ligne au-dessus du titre · Regel boven de titel'),
    title: text('Titre · Titel'),
    description,
    lead,
    picture: pictureField,
    business: fields.object(
      {
        title: optionalText('Titre · Titel'),
        description: optionalDescription,
        lead: optionalLead,
      },
      BUSINESS,
    ),
    blocks: blocksField,
    tabs: fields.array(
      fields.object({
        id: addressWord('Identifiant · Id'),
        address: addressWords('Mot dans l’adresse · Woord in het adres'),
        title: text('Titre · Titel'),
        description,
        lead,
        picture: pictureField,
        blocks: blocksField,
      }),
      { label: 'Onglets · Tabs', itemLabel: (tab) => itemTitle(tab.fields.title) },
    ),
  },
})
