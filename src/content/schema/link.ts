import { ROUTE_NAMES } from '@/routing/route-table'
import { withWidget } from './field-widgets'
import { fields } from './fields'
import { pageOptions } from './route-labels'
import { optionalText } from './text'

export const NO_ROUTE = 'none'

/**
 * Where a link goes. Editors choose a page and its parameters, never an address: the reader writes the
 * address of the visitor's language and sales type, so that no link can point at a page that has moved.
 */
const page = {
  route: fields.select({
    label: 'Page · Pagina',
    options: [{ label: '(pas de page) · (geen pagina)', value: NO_ROUTE }, ...pageOptions(ROUTE_NAMES)],
    defaultValue: NO_ROUTE,
  }),
  params: fields.array(
    fields.object({ name: fields.text({ label: 'Nom · Naam' }), value: fields.text({ label: 'Valeur · Waarde' }) }),
    { label: 'Paramètres · Parameters', itemLabel: (item) => `${item.fields.name.value} = ${item.fields.value.value}` },
  ),
  anchor: fields.text({
    label: 'Endroit dans la page · Plaats op de pagina',
    description: 'Le mot après # dans l’adresse, sans le #. · Het woord na # in het adres, zonder de #.',
  }),
}

const target = {
  ...page,
  address: fields.text({
    label: 'Adresse hors du site · Adres buiten de site',
    description:
      'https:, mailto: ou tel:, seulement sans page choisie. · https:, mailto: of tel:, alleen zonder gekozen pagina.',
  }),
}

const linkParts = { ...target, label: optionalText('Texte du lien · Tekst van de link') }

/** A page of this site, without words of its own. */
export const pageField = withWidget('link', fields.object(page, { label: 'Mène à · Leidt naar' }))

export const linkField = withWidget('link', fields.object(linkParts, { label: 'Lien · Link' }))
/** A link that may be left out; one that is given says what it is. */
export const optionalLinkField = withWidget(
  'link',
  fields.object(linkParts, { label: 'Lien, s’il y en a un · Link, als er een is' }),
)
