import { fields } from '@keystatic/core'
import { SALES_TYPES } from '@/domain/sales-type'

export const EVERYONE = 'everyone'

/** Who sees a block. */
export const shownTo = fields.select({
  label: 'Shown to',
  options: [
    { label: 'Everyone', value: EVERYONE },
    ...SALES_TYPES.map((type) => ({ label: type === 'B2B' ? 'Business buyers' : 'Private buyers', value: type })),
  ],
  defaultValue: EVERYONE,
})
