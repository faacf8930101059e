import { collection, fields } from '@keystatic/core'
import { PAGE_ROUTES } from '../content-routes'
import { richText } from './text'

/** Spec §3, legal entry: a key, and the representative text that the disclaimer banner shows once per key. */
export const legalCollection = collection({
  label: 'Financial disclaimers',
  path: 'src/content/entries/legal/*',
  slugField: 'key',
  format: { data: 'yaml' },
  schema: {
    key: fields.slug({ name: { label: 'Key' } }),
    routes: fields.multiselect({
      label: 'Shown on',
      options: PAGE_ROUTES.map((name) => ({ label: name, value: name })),
    }),
    variant: fields.select({
      label: 'Size',
      description: 'Small: the warning of the law alone. Default: the representative text too.',
      options: [
        { label: 'Default', value: 'default' },
        { label: 'Small', value: 'small' },
      ],
      defaultValue: 'default',
    }),
    hiddenOnMobile: fields.multiselect({
      label: 'Not on a small screen on',
      options: PAGE_ROUTES.map((name) => ({ label: name, value: name })),
    }),
    representative: richText('Representative text'),
  },
})
