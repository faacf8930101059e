import { type ComponentSchema, fields } from '@keystatic/core'
import { GROUND_LABELS } from '@/brand/color-labels'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { SALES_TYPES } from '@/domain/sales-type'
import { GROUNDS } from './block-names'
import { option, options } from './parts'
import { SMALL_LETTERS } from './text'

export const EVERYONE = 'everyone'

/** Who sees a block or a question. */
export const shownTo = fields.select({
  label: 'Montré à · Getoond aan',
  options: [
    { label: 'Tout le monde · Iedereen', value: EVERYONE },
    ...SALES_TYPES.map((type) => ({
      label: type === 'B2B' ? 'Professionnels · Professionelen' : 'Particuliers · Particulieren',
      value: type,
    })),
  ],
  defaultValue: EVERYONE,
})

/** When a block is shown: whole days of the Belgian calendar, both named days included. */
export const period = fields.object(
  {
    from: fields.date({ label: 'Premier jour · Eerste dag' }),
    until: fields.date({ label: 'Dernier jour · Laatste dag' }),
  },
  { label: 'Période · Periode', description: 'Vide : toujours. · Leeg: altijd.' },
)

/** Flags are called by their names, as in docs/feature-flags.md. */
export const flagField = fields.select({
  label: 'Seulement avec le drapeau · Alleen met vlag',
  options: [{ label: '(toujours) · (altijd)', value: '' }, ...FEATURE_FLAGS.map(option)],
  defaultValue: '',
})

/** What every kind of block can be limited to, what it stands on, and the place in the page that a link can name. */
export const limits = {
  shownTo,
  ground: fields.select({
    label: 'Fond · Achtergrond',
    options: [{ label: '(selon le bloc) · (volgens het blok)', value: '' }, ...options(GROUNDS, GROUND_LABELS)],
    defaultValue: '',
  }),
  flag: flagField,
  period,
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

/** A kind of block: its own fields, and what every kind can be limited to. */
export function block<Parts extends Record<string, ComponentSchema>>(label: string, parts: Parts) {
  return { label, schema: fields.object({ ...parts, ...limits }) }
}
