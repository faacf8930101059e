import { fields } from '@keystatic/core'
import { FEATURE_FLAGS } from '@/domain/feature-flag'
import { SALES_TYPES } from '@/domain/sales-type'

export const EVERYONE = 'everyone'

/** Who sees a block or a question. */
export const shownTo = fields.select({
  label: 'Shown to',
  options: [
    { label: 'Everyone', value: EVERYONE },
    ...SALES_TYPES.map((type) => ({ label: type === 'B2B' ? 'Business buyers' : 'Private buyers', value: type })),
  ],
  defaultValue: EVERYONE,
})

/** When a block is shown: whole days of the Belgian calendar, both named days included. */
export const period = fields.object(
  {
    from: fields.date({ label: 'First day' }),
    until: fields.date({ label: 'Last day' }),
  },
  { label: 'Period', description: 'Left empty: always.' },
)

/** What every kind of block can be limited to, and the place in the page that a link can name. */
export const limits = {
  shownTo,
  flag: fields.select({
    label: 'Only with flag',
    options: [
      { label: '(always)', value: '' },
      ...FEATURE_FLAGS.map((flag) => ({ label: flag as string, value: flag })),
    ],
    defaultValue: '',
  }),
  period,
  anchor: fields.text({
    label: 'Place in the page',
    description: 'A word that a link can name after #. Left empty: the number of the block.',
    validation: {
      pattern: {
        regex: /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/,
        message: 'The place must be small letters, digits and hyphens',
      },
    },
  }),
}
