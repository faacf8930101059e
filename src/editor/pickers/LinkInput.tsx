import { useSyncExternalStore } from 'react'
import { screenLanguage } from '@/content/schema/screen-language'
import { currentChoices, onChoices, type PageChoice, type PageParam, pageId } from './choices'
import { type BilingualPart, BothLanguages, type FormPart, Part } from './form-parts'
import { Picker } from './Picker'

const NO_ROUTE = 'none'
const WORDS = {
  fr: { page: 'Page', none: '(pas de page du site)' },
  nl: { page: 'Pagina', none: '(geen pagina van de site)' },
} as const

interface Option {
  readonly label: string
  readonly value: string
}

interface LinkInputProps {
  readonly schema: { readonly label?: string }
  readonly fields: {
    readonly route: FormPart<string> & { readonly schema: { readonly options?: readonly Option[] } }
    readonly params: {
      readonly elements: readonly {
        readonly fields: { readonly name: { readonly value: string }; readonly value: { readonly value: string } }
      }[]
    }
    readonly anchor: FormPart<string>
    /** Not of a link that can lead to a page of the site alone. */
    readonly address?: FormPart<string>
    readonly label?: BilingualPart
  }
  readonly onChange: (value: {
    readonly route: string
    readonly params: readonly { readonly key: undefined; readonly value: PageParam }[]
  }) => void
  readonly forceValidation: boolean
}

/** A link: its page by title and picture, a place in it, or an address outside the site; and its words. */
export function LinkInput({ schema, fields, onChange, forceValidation }: LinkInputProps) {
  const { pages } = useSyncExternalStore(onChoices, currentChoices)
  const words = WORDS[screenLanguage() ?? 'fr']
  const route = fields.route.value
  const params = fields.params.elements.map(({ fields: { name, value } }) => ({ name: name.value, value: value.value }))
  const isOutside = route === NO_ROUTE
  const choose = (id: string) => {
    const page = pages.find((one) => one.id === id)
    const given = page?.params.map((value) => ({ key: undefined, value })) ?? []
    onChange({ route: page?.route ?? NO_ROUTE, params: given })
  }
  return (
    <fieldset className="picker-group">
      <legend>{schema.label}</legend>
      <Picker
        label={words.page}
        choices={fields.address ? [{ id: NO_ROUTE, name: words.none }, ...pages] : pages}
        chosen={pageId(route, params)}
        elseName={isOutside ? words.none : nameOf(route, params, pages, fields.route.schema.options)}
        onChoose={choose}
      />
      {fields.address && (isOutside || fields.address.value) && (
        <Part part={fields.address} isChecked={forceValidation} />
      )}
      {(!isOutside || fields.anchor.value) && <Part part={fields.anchor} isChecked={forceValidation} />}
      {fields.label && <BothLanguages part={fields.label} isChecked={forceValidation} />}
    </fieldset>
  )
}

/** A page that is not among those to choose: its nearest one, or what its route is called, and what the link says besides. */
function nameOf(
  route: string,
  params: readonly PageParam[],
  pages: readonly PageChoice[],
  options: readonly Option[] = [],
): string {
  const says = (one: PageParam) => params.some(({ name, value }) => name === one.name && value === one.value)
  const near = pages
    .filter((page) => page.route === route && page.params.every(says))
    .sort((one, other) => other.params.length - one.params.length)[0]
  const more = params.filter(({ name }) => !near?.params.some((one) => one.name === name)).map(({ value }) => value)
  return [near?.name ?? options.find(({ value }) => value === route)?.label ?? route, ...more].join(' › ')
}
