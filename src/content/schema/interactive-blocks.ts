import { MESSAGE_KINDS } from '@/domain/message-kind'
import { TOOL_NAMES } from './block-names'
import { choice, heading, itemTitle } from './common-fields'
import { downloadField } from './download'
import { knownNames, withWidget } from './field-widgets'
import { fields } from './fields'
import { optionalLinkField } from './link'
import { MESSAGE_KIND_LABELS, TOOL_LABELS } from './option-labels'
import { addressWord, optionalText, richText, text } from './text'
import { block } from './visibility'

/** Blocks that the reader opens, chooses in, takes along or fills in. */
export const interactiveBlocks = {
  comparison: block('Textes : comparaison · Teksten: vergelijking', {
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
        cells: fields.array(text('Cellule · Cel'), { label: 'Cellules · Cellen', itemLabel: itemTitle }),
      }),
      {
        label: 'Lignes · Rijen',
        itemLabel: (item) => itemTitle(item.fields.title),
      },
    ),
  }),
  accordion: block('Textes : accordéon · Teksten: accordeon', {
    heading,
    items: fields.array(fields.object({ title: text('Titre · Titel'), body: richText('Texte · Tekst') }), {
      label: 'Éléments · Onderdelen',
      itemLabel: (item) => itemTitle(item.fields.title),
    }),
  }),
  tabs: block('Textes : onglets dans la page · Teksten: tabs op de pagina', {
    heading,
    items: fields.array(
      fields.object({
        id: addressWord('Mot dans les liens · Woord in de links'),
        title: text('Titre · Titel'),
        body: richText('Texte · Tekst'),
        link: optionalLinkField,
      }),
      { label: 'Onglets · Tabs', itemLabel: (item) => itemTitle(item.fields.title) },
    ),
  }),
  downloads: block('Listes : téléchargements · Lijsten: downloads', {
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
  form: block('Outils : formulaire · Hulpmiddelen: formulier', {
    heading: text('Intertitre · Tussentitel'),
    text: optionalText('Texte · Tekst', { multiline: true }),
    form: choice('Formulaire · Formulier', MESSAGE_KINDS, MESSAGE_KIND_LABELS, 'contact'),
    label: text('Mots du bouton · Woorden op de knop'),
  }),
  tool: block('Outils : calculatrice, tableau ou liste · Hulpmiddelen: rekenhulp, tabel of lijst', {
    heading,
    text: optionalText('Texte · Tekst', { multiline: true }),
    tool: choice('Outil · Hulpmiddel', TOOL_NAMES, TOOL_LABELS, 'electric-range'),
  }),
  faq: block('Listes : questions · Lijsten: vragen', {
    heading,
    questions: fields.array(withWidget('question', fields.text({ label: 'Question · Vraag' })), {
      label: 'Questions · Vragen',
      itemLabel: (item) => knownNames.get(item.value) ?? item.value,
    }),
  }),
  news: block('Listes : dernières actualités · Lijsten: laatste nieuws', {
    heading,
    count: fields.integer({
      label: 'Combien · Hoeveel',
      defaultValue: 3,
      validation: { min: 1, max: 12, isRequired: true },
    }),
  }),
}
