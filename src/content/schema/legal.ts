import { collection, fields } from '@keystatic/core'
import { DISCLAIMER_ROUTES } from '../content-routes'
import { richText } from './text'

const routeOptions = DISCLAIMER_ROUTES.map((name) => ({ label: name, value: name }))

/** Spec §3, legal entry: a key, and the representative text that the disclaimer banner shows once per key. */
export const legalCollection = collection({
  label: 'Financial disclaimers',
  path: 'src/content/entries/legal/*',
  slugField: 'key',
  format: { data: 'yaml' },
  schema: {
    key: fields.slug({ name: { label: 'Key' } }),
    kind: fields.select({
      label: 'About',
      description: 'Credit: the warning of the law comes before the text. Rent: that this is no credit.',
      options: [
        { label: 'Credit', value: 'credit' },
        { label: 'Rent', value: 'lease' },
      ],
      defaultValue: 'credit',
    }),
    shownTo: fields.select({
      label: 'Shown to',
      options: [
        { label: 'Everyone', value: 'everyone' },
        { label: 'Private buyers', value: 'B2C' },
        { label: 'Business buyers', value: 'B2B' },
      ],
      defaultValue: 'B2C',
    }),
    routes: fields.multiselect({ label: 'Shown on', options: routeOptions }),
    variant: fields.select({
      label: 'Size',
      description: 'Small: the fixed message alone. Default: the representative text too.',
      options: [
        { label: 'Default', value: 'default' },
        { label: 'Small', value: 'small' },
      ],
      defaultValue: 'default',
    }),
    hiddenOnMobile: fields.multiselect({ label: 'Not on a small screen on', options: routeOptions }),
    representative: richText('Representative text'),
  },
})
