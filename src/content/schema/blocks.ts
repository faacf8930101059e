import { fields } from '@keystatic/core'
import { carBlocks } from './car-blocks'
import { interactiveBlocks } from './interactive-blocks'
import { block, limits } from './limits'
import { linkField } from './link'
import { mediaBlocks } from './media-blocks'
import { heading, itemTitle } from './parts'
import { optionalText, richText, text } from './text'

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
    text: {
      label: 'Texte suivi · Lopende tekst',
      itemLabel: (block) => itemTitle(block.fields.heading) || 'Texte suivi · Lopende tekst',
      schema: fields.object({ heading, body: richText('Texte · Tekst'), ...limits }),
    },
    intro: block('Paragraphe d’ouverture · Openingsalinea', {
      eyebrow: optionalText('Ligne au-dessus de l’intertitre · Regel boven de tussentitel'),
      heading,
      text: text('Texte · Tekst', { multiline: true }),
    }),
    cards: block('Cartes · Kaarten', { heading, items: titledItems('Cartes · Kaarten') }),
    steps: block('Étapes · Stappen', { heading, items: titledItems('Étapes · Stappen') }),
    links: block('Liens · Links', { heading, items: titledItems('Liens · Links') }),
    figures: block('Chiffres · Cijfers', {
      heading,
      items: fields.array(
        fields.object({ value: text('Chiffre · Cijfer'), label: text('Ce qu’il compte · Wat het telt') }),
        {
          label: 'Chiffres · Cijfers',
          itemLabel: (item) => itemTitle(item.fields.value),
        },
      ),
    }),
    table: block('Tableau · Tabel', {
      heading,
      columns: fields.array(text('Colonne · Kolom'), { label: 'Colonnes · Kolommen' }),
      rows: fields.array(
        fields.object({ cells: fields.array(text('Cellule · Cel'), { label: 'Cellules · Cellen' }) }),
        { label: 'Lignes · Rijen' },
      ),
    }),
    quote: block('Citation · Citaat', {
      words: text('Texte · Tekst', { multiline: true }),
      by: optionalText('Dit par · Gezegd door'),
    }),
    action: block('Appel à l’action · Oproep tot actie', {
      heading: text('Intertitre · Tussentitel'),
      text: optionalText('Texte · Tekst', { multiline: true }),
      link: linkField,
    }),
    ...mediaBlocks,
    ...interactiveBlocks,
    ...carBlocks,
  },
  { label: 'Blocs · Blokken' },
)
