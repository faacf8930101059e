import { carBlocks } from './car-blocks'
import { heading, itemTitle } from './common-fields'
import { fields } from './fields'
import { interactiveBlocks } from './interactive-blocks'
import { linkField } from './link'
import { mediaBlocks } from './media-blocks'
import { optionalText, richText, text } from './text'
import { block, blockWithWidget } from './visibility'

const titledItems = (label: string) =>
  fields.array(
    fields.object({
      title: text('Titre · Titel'),
      text: optionalText('Texte · Tekst', { multiline: true }),
      link: linkField,
    }),
    { label, itemLabel: (item) => itemTitle(item.fields.title) },
  )

/**
 * The parts a page is built from. A new kind is a row here or in one of the files beside it, a line in
 * block-readers.server.ts, a type in types.ts and a view; the compiler asks for each.
 */
export const blocksField = fields.blocks(
  {
    text: block('Textes : texte suivi · Teksten: lopende tekst', { heading, body: richText('Texte · Tekst') }),
    intro: block('Textes : paragraphe d’ouverture · Teksten: openingsalinea', {
      eyebrow: optionalText('Ligne au-dessus de l’intertitre · Regel boven de tussentitel'),
      heading,
      text: text('Texte · Tekst', { multiline: true }),
    }),
    figures: block('Textes : chiffres · Teksten: cijfers', {
      heading,
      items: fields.array(
        fields.object({ value: text('Chiffre · Cijfer'), label: text('Ce qu’il compte · Wat het telt') }),
        {
          label: 'Chiffres · Cijfers',
          itemLabel: (item) => itemTitle(item.fields.value),
        },
      ),
    }),
    table: blockWithWidget(
      'table',
      block('Textes : tableau · Teksten: tabel', {
        heading,
        columns: fields.array(text('Colonne · Kolom'), { label: 'Colonnes · Kolommen', itemLabel: itemTitle }),
        rows: fields.array(
          fields.object({
            cells: fields.array(text('Cellule · Cel'), { label: 'Cellules · Cellen', itemLabel: itemTitle }),
          }),
          { label: 'Lignes · Rijen', itemLabel: ({ fields: { cells } }) => cells.elements.map(itemTitle).join(' · ') },
        ),
      }),
    ),
    quote: block('Textes : citation · Teksten: citaat', {
      words: text('Texte · Tekst', { multiline: true }),
      by: optionalText('Dit par · Gezegd door'),
    }),
    ...mediaBlocks,
    cards: block('Listes : cartes · Lijsten: kaarten', { heading, items: titledItems('Cartes · Kaarten') }),
    steps: block('Listes : étapes · Lijsten: stappen', { heading, items: titledItems('Étapes · Stappen') }),
    links: block('Listes : liens · Lijsten: links', { heading, items: titledItems('Liens · Links') }),
    action: block('Listes : appel à l’action · Lijsten: oproep tot actie', {
      heading: text('Intertitre · Tussentitel'),
      text: optionalText('Texte · Tekst', { multiline: true }),
      link: linkField,
    }),
    ...interactiveBlocks,
    ...carBlocks,
  },
  { label: 'Blocs · Blokken' },
)
