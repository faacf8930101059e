import type { ComponentSchema } from '@keystatic/core'
import { GROUND_LABELS } from '@/brand/color-labels'
import { CARLINE_CODES, CARLINE_NAMES } from '@/domain/carline'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { flagLabel } from '@/domain/flag-labels'
import { isOneOf } from '@/domain/is-one-of'
import { SALES_TYPES } from '@/domain/sales-type'
import { shorten } from '../text/shorten'
import { GROUNDS } from './block-names'
import { choice, options } from './common-fields'
import { type Widget, withWidget } from './field-widgets'
import { fields } from './fields'
import { labelIn } from './label'
import { screenLanguage } from './screen-language'
import { SMALL_LETTERS } from './text'

export const EVERYONE = 'everyone'

const AUDIENCE_LABELS = {
  [EVERYONE]: 'Tout le monde · Iedereen',
  B2C: 'Particuliers · Particulieren',
  B2B: 'Professionnels · Professionelen',
} as const

/** Who sees it, as long as the editor says nothing else. */
export const shownToUsually = (usual: keyof typeof AUDIENCE_LABELS) =>
  choice('Montré à · Getoond aan', [EVERYONE, ...SALES_TYPES], AUDIENCE_LABELS, usual)

export const shownTo = shownToUsually(EVERYONE)

/** When something is there: whole days of the Belgian calendar, both named days included. */
export const period = fields.object(
  {
    from: fields.date({ label: 'Premier jour · Eerste dag' }),
    until: fields.date({ label: 'Dernier jour · Laatste dag' }),
  },
  { label: 'Période · Periode', description: 'Vide : toujours. · Leeg: altijd.' },
)

export const flagField = fields.select({
  label: 'Seulement avec cette fonction du site · Alleen met deze functie van de site',
  options: [
    { label: '(toujours) · (altijd)', value: '' },
    ...FEATURE_FLAGS.map((value) => ({ label: `${flagLabel(value).fr} · ${flagLabel(value).nl}`, value })),
  ],
  defaultValue: '',
})

/** What every kind of block can be limited to, what it stands on, and the place in the page that a link can name. */
const limits = {
  shownTo,
  ground: withWidget(
    'ground',
    fields.select({
      label: 'Fond · Achtergrond',
      options: [{ label: '(selon le bloc) · (volgens het blok)', value: '' }, ...options(GROUNDS, GROUND_LABELS)],
      defaultValue: '',
    }),
  ),
  flag: flagField,
  period,
  share: fields.integer({
    label: 'Variante : part des visiteurs, en % · Variant: aandeel van de bezoekers, in %',
    description:
      'Pour des blocs qui se suivent et dont chaque visiteur ne voit qu’un ; ensemble, leurs parts font 100. Vide : tout le monde le voit. · Voor blokken die op elkaar volgen en waarvan elke bezoeker er één ziet; hun aandelen zijn samen 100. Leeg: iedereen ziet het.',
    validation: { min: 1, max: 99 },
  }),
  anchor: fields.text({
    label: 'Endroit dans la page · Plaats op de pagina',
    description:
      'Un mot qu’un lien peut nommer après #. Vide : le numéro du bloc. · Een woord dat een link na # kan noemen. Leeg: het nummer van het blok.',
    validation: {
      pattern: {
        regex: /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/,
        message: SMALL_LETTERS,
      },
    },
  }),
}

/**
 * A kind of block: its own fields, and what every kind can be limited to. Its label begins with its group, so that like stands
 * beside like in the list that editors choose from; in a page a block is called by its first words.
 */
export function block<Parts extends Record<string, ComponentSchema>>(label: string, parts: Parts) {
  const itemLabel = ({ fields: own }: { readonly fields: object }) =>
    [labelIn(label)[screenLanguage() ?? 'fr'], firstWords(own)].filter(Boolean).join(' — ')
  return { label, itemLabel, schema: fields.object({ ...parts, ...limits }) }
}

/** A kind of block whose form is drawn as a whole. */
export function blockWithWidget<Block extends { readonly schema: object }>(widget: Widget, made: Block): Block {
  withWidget(widget, made.schema)
  return made
}

/** What names a block, in the order in which it is read. */
const NAMING = ['heading', 'title', 'words', 'text', 'items', 'carline'] as const

function firstWords(parts: object): string {
  const own = parts as Readonly<Partial<Record<(typeof NAMING)[number], FormPart>>>
  return NAMING.map((name) => wordsOf(own[name])).find(Boolean) ?? ''
}

/** A field of the form, as far as it can name a block. */
interface FormPart {
  readonly value?: unknown
  readonly fields?: Readonly<Record<string, FormPart>>
  readonly elements?: readonly FormPart[]
}

/** The words of a text in both languages, of a chosen car, or of the first item of a list. */
function wordsOf(part: FormPart | undefined): string {
  if (part?.elements) return firstWords(part.elements[0]?.fields ?? {})
  const said = part?.fields?.[screenLanguage() ?? 'fr']?.value
  if (typeof said === 'string') return shorten(said, 60)
  return isOneOf(CARLINE_CODES, part?.value) ? CARLINE_NAMES[part.value] : ''
}
