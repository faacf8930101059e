import { fields } from '@keystatic/core'
import { MESSAGE_KINDS } from '@/domain/message-kind'
import { TOOL_NAMES } from './block-names'
import { downloadField } from './download'
import { block } from './limits'
import { optionalLinkField } from './link'
import { MESSAGE_KIND_LABELS, TOOL_LABELS } from './option-labels'
import { heading, itemTitle, options } from './parts'
import { addressWord, optionalText, richText, text } from './text'

/** Blocks that the reader opens, chooses in, takes along or fills in. */
export const interactiveBlocks = {
  comparison: block('Comparaison · Vergelijking', {
    heading,
    columns: fields.array(
      fields.object({
        title: text('Colonne · Kolom'),
        highlighted: fields.checkbox({ label: 'Mis en évidence · Uitgelicht' }),
        link: optionalLinkField,
      }),
      { label: 'Ce qui est comparé · Wat vergeleken wordt', itemLabel: (item) => itemTitle(item.fields.title) },
    ),
    rows: fields.array(
      fields.object({
        title: text('Ligne · Rij'),
        cells: fields.array(text('Cellule · Cel'), { label: 'Cellules · Cellen' }),
      }),
      {
        label: 'Lignes · Rijen',
        itemLabel: (item) => itemTitle(item.fields.title),
      },
    ),
  }),
  accordion: block('Accordéon · Accordeon', {
    heading,
    items: fields.array(fields.object({ title: text('Titre · Titel'), body: richText('Texte · Tekst') }), {
      label: 'Éléments · Onderdelen',
      itemLabel: (item) => itemTitle(item.fields.title),
    }),
  }),
  tabs: block('Onglets dans la page · Tabs op de pagina', {
    heading,
    items: fields.array(
      fields.object({
        id: addressWord('Identifiant · Id'),
        title: text('Titre · Titel'),
        body: richText('Texte · Tekst'),
        link: optionalLinkField,
      }),
      { label: 'Onglets · Tabs', itemLabel: (item) => itemTitle(item.fields.title) },
    ),
  }),
  downloads: block('Téléchargements · Downloads', {
    heading,
    items: fields.array(
      fields.object({
        title: text('Titre · Titel'),
        text: optionalText('Texte · Tekst'),
        file: downloadField,
      }),
      { label: 'Fichiers · Bestanden', itemLabel: (item) => itemTitle(item.fields.title) },
    ),
  }),
  form: block('Formulaire · Formulier', {
    heading: text('Intertitre · Tussentitel'),
    text: optionalText('Texte · Tekst', { multiline: true }),
    form: fields.select({
      label: 'Formulaire · Formulier',
      options: options(MESSAGE_KINDS, MESSAGE_KIND_LABELS),
      defaultValue: 'contact',
    }),
    label: text('Mots du bouton · Woorden op de knop'),
  }),
  tool: block('Calculatrice, tableau ou liste · Rekenhulp, tabel of lijst', {
    heading,
    text: optionalText('Texte · Tekst', { multiline: true }),
    tool: fields.select({
      label: 'Outil · Hulpmiddel',
      options: options(TOOL_NAMES, TOOL_LABELS),
      defaultValue: 'electric-range',
    }),
  }),
  faq: block('Questions · Vragen', {
    heading,
    questions: fields.array(fields.text({ label: 'Identifiant de la question · Id van de vraag' }), {
      label: 'Questions · Vragen',
      itemLabel: (item) => item.value,
    }),
  }),
  news: block('Dernières actualités · Laatste nieuws', {
    heading,
    count: fields.integer({
      label: 'Combien · Hoeveel',
      defaultValue: 3,
      validation: { min: 1, max: 12, isRequired: true },
    }),
  }),
}
