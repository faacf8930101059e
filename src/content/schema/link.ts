import { fields } from '@keystatic/core'
import { ROUTE_NAMES } from '@/routing/route-table'
import { optionalText } from './text'

export const NO_ROUTE = 'none'

/**
 * Where a link goes. Editors choose a page and its parameters, never an address: the reader writes the
 * address of the visitor's language and sales type, so that no link can point at a page that has moved.
 */
const target = {
  route: fields.select({
    label: 'Page',
    options: [
      { label: '(no page)', value: NO_ROUTE },
      ...ROUTE_NAMES.map((name) => ({ label: name as string, value: name as string })),
    ],
    defaultValue: NO_ROUTE,
  }),
  params: fields.array(
    fields.object({ name: fields.text({ label: 'Name' }), value: fields.text({ label: 'Value' }) }),
    { label: 'Parameters', itemLabel: (item) => `${item.fields.name.value} = ${item.fields.value.value}` },
  ),
  anchor: fields.text({ label: 'Place in the page', description: 'The id after #, without the #.' }),
  address: fields.text({
    label: 'Address outside the site',
    description: 'https:, mailto: or tel:. Only when no page is chosen.',
  }),
}

const linkParts = { ...target, label: optionalText('Words of the link') }

export const linkField = fields.object(linkParts, { label: 'Link' })
/** A link that may be left out; one that is given says what it is. */
export const optionalLinkField = fields.object(linkParts, { label: 'Link, if any' })
