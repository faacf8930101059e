import { collection, fields } from '@keystatic/core'
import { blocksField } from './blocks'
import { PAGE_ROUTES } from './content-routes'
import { demonstrationField } from './demonstration'
import { languagesField } from './languages'
import { pictureField } from './picture'
import { addressWord, addressWords, optionalText, text } from './text'

export const pagesCollection = collection({
  label: 'Pages · Pagina’s',
  path: 'src/content/entries/pages/*',
  slugField: 'name',
  format: { data: 'yaml' },
  columns: ['route', 'subject'],
  schema: {
    name: fields.slug({ name: { label: 'Nom pour la rédaction · Naam voor de redactie' } }),
    route: fields.select({
      label: 'Page · Pagina',
      options: PAGE_ROUTES.map((name) => ({ label: name, value: name })),
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
    description: text('Description pour les moteurs de recherche · Beschrijving voor zoekmachines', {
      multiline: true,
    }),
    lead: text('Introduction · Inleiding', { multiline: true }),
    picture: pictureField,
    business: fields.object(
      {
        title: optionalText('Titre · Titel'),
        description: optionalText('Description pour les moteurs de recherche · Beschrijving voor zoekmachines', {
          multiline: true,
        }),
        lead: optionalText('Introduction · Inleiding', { multiline: true }),
      },
      {
        label: 'Autres textes pour les professionnels · Andere teksten voor professionelen',
        description: 'Vide : les textes ci-dessus. · Leeg: de teksten hierboven.',
      },
    ),
    blocks: blocksField,
    tabs: fields.array(
      fields.object({
        id: addressWord('Identifiant · Id'),
        address: addressWords('Mot dans l’adresse · Woord in het adres'),
        title: text('Titre · Titel'),
        description: text('Description pour les moteurs de recherche · Beschrijving voor zoekmachines', {
          multiline: true,
        }),
        lead: text('Introduction · Inleiding', { multiline: true }),
        picture: pictureField,
        blocks: blocksField,
      }),
      { label: 'Onglets · Tabs', itemLabel: (tab) => tab.fields.id.value },
    ),
  },
})
