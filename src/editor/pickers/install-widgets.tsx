import { type ReactNode, useSyncExternalStore } from 'react'
import { FeatureIcon } from '@/blocks/FeatureIcon'
import { grounds, palette } from '@/brand/colors'
import { FEATURE_ICONS } from '@/content/schema/block-names'
import { type Widget, type WidgetField, widgetFields } from '@/content/schema/field-widgets'
import { labelIn } from '@/content/schema/label'
import { screenLanguage } from '@/content/schema/screen-language'
import { isOneOf } from '@/domain/is-one-of'
import { CountedInput, type TextProps } from './CountedInput'
import { type Choices, currentChoices, onChoices } from './choices'
import { FocusInput } from './FocusInput'
import { LinkInput } from './LinkInput'
import { Picker } from './Picker'
import { PictureInput } from './PictureInput'
import { TableInput } from './TableInput'

/** A field of the schema, as far as it is drawn here. */
interface SchemaField {
  readonly label?: string
  readonly options?: readonly { readonly label: string; readonly value: string }[]
}

interface ValueProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Lists that the server tells, by what is drawn. */
const LISTS: Readonly<Partial<Record<Widget, Exclude<keyof Choices, 'pages'>>>> = {
  question: 'questions',
  badge: 'badges',
  card: 'cards',
  download: 'downloads',
}
const NOTHING = { fr: '(rien)', nl: '(niets)' } as const

/** Lets the forms show what is chosen by its look: colours as samples, icons as drawings, pages by title and picture. */
export function installWidgets(): void {
  for (const [field, drawn] of widgetFields) Object.assign(field, { Input: inputOf(field, drawn) })
}

function inputOf(field: object, { widget, description }: WidgetField) {
  if (widget === 'picture') return PictureInput
  if (widget === 'focus') return FocusInput
  if (widget === 'table') return TableInput
  if (widget === 'link') return LinkInput
  if (widget === 'title' || widget === 'description') {
    const { Input } = field as { readonly Input: Parameters<typeof CountedInput>[0]['Input'] }
    return (props: TextProps) => <CountedInput {...props} kind={widget} Input={Input} />
  }
  const { label = '', options = [] } = field as SchemaField
  const list = LISTS[widget]
  const words = { label, description: labelIn(description)[screenLanguage() ?? 'fr'] || undefined }
  if (list) return (props: ValueProps) => <ListInput {...words} {...props} list={list} />
  const choices = options.map(({ label: name, value }) => ({ id: value, name, sample: sampleOf(widget, value) }))
  return ({ value, onChange }: ValueProps) => <Picker {...words} choices={choices} chosen={value} onChoose={onChange} />
}

interface ListInputProps extends ValueProps {
  readonly label: string
  readonly description: string | undefined
  readonly list: Exclude<keyof Choices, 'pages'>
}

function ListInput({ list, value, onChange, ...words }: ListInputProps) {
  const choices = useSyncExternalStore(onChoices, currentChoices)[list]
  const nothing = { id: '', name: NOTHING[screenLanguage() ?? 'fr'] }
  return <Picker {...words} choices={[nothing, ...choices]} chosen={value} onChoose={onChange} />
}

function sampleOf(widget: Widget, value: string): ReactNode {
  if (widget === 'icon') return isOneOf(FEATURE_ICONS, value) && <FeatureIcon name={value} size="24px" />
  const colors: Readonly<Record<string, string>> =
    widget === 'ground'
      ? Object.fromEntries(Object.entries(grounds).map(([name, { canvas }]) => [name, canvas]))
      : palette
  const color = colors[value]
  return color && <i className="picker-color" style={{ background: color }} />
}
