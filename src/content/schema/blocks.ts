import { fields } from '@keystatic/core'
import { carBlocks } from './car-blocks'
import { interactiveBlocks } from './interactive-blocks'
import { limits } from './limits'
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
    intro: {
      label: 'Paragraphe d’ouverture · Openingsalinea',
      schema: fields.object({
        eyebrow: optionalText('Ligne au-dessus de l’intertitre · Regel boven de tussentitel'),
        heading,
        text: text('Texte · Tekst', { multiline: true }),
        ...limits,
      }),
    },
    cards: {
      label: 'Cartes · Kaarten',
      schema: fields.object({ heading, items: titledItems('Cartes · Kaarten'), ...limits }),
    },
    steps: {
      label: 'Étapes · Stappen',
      schema: fields.object({ heading, items: titledItems('Étapes · Stappen'), ...limits }),
    },
    links: {
      label: 'Liens · Links',
      schema: fields.object({ heading, items: titledItems('Liens · Links'), ...limits }),
    },
    figures: {
      label: 'Chiffres · Cijfers',
      schema: fields.object({
        heading,
        items: fields.array(
          fields.object({ value: text('Chiffre · Cijfer'), label: text('Ce qu’il compte · Wat het telt') }),
          {
            label: 'Chiffres · Cijfers',
            itemLabel: (item) => itemTitle(item.fields.value),
          },
        ),
        ...limits,
      }),
    },
    table: {
      label: 'Tableau · Tabel',
      schema: fields.object({
        heading,
        columns: fields.array(text('Colonne · Kolom'), { label: 'Colonnes · Kolommen' }),
        rows: fields.array(
          fields.object({ cells: fields.array(text('Cellule · Cel'), { label: 'Cellules · Cellen' }) }),
          { label: 'Lignes · Rijen' },
        ),
        ...limits,
      }),
    },
    quote: {
      label: 'Citation · Citaat',
      schema: fields.object({
        words: text('Texte · Tekst', { multiline: true }),
        by: optionalText('Dit par · Gezegd door'),
        ...limits,
      }),
    },
    action: {
      label: 'Appel à l’action · Oproep tot actie',
      schema: fields.object({
        heading: text('Intertitre · Tussentitel'),
        text: optionalText('Texte · Tekst', { multiline: true }),
        link: linkField,
        ...limits,
      }),
    },
    ...mediaBlocks,
    ...interactiveBlocks,
    ...carBlocks,
  },
  { label: 'Blocs · Blokken' },
)
