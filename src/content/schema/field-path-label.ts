import type { ComponentSchema } from '@keystatic/core'
import { isLanguage, LANGUAGE_NAMES, type Language } from '@/domain/language'
import { NO_BREAK_SPACE } from '@/i18n/punctuation'
import { labelIn } from './label'
import { isBilingualField } from './text'

/** An entry with the schema that it was written by. */
export interface WrittenEntry {
  readonly schema: Readonly<Record<string, ComponentSchema>>
  readonly value: unknown
}

const WORDS = {
  fr: { number: 'nº', preposition: 'en' },
  nl: { number: 'nr.', preposition: 'in het' },
} as const

/**
 * A field as the editors' screens call it: `blocks[2].value.body.nl` is « Blocs › nº 3, Texte suivi › Texte (en néerlandais) ».
 * A path that the schema does not know stays as it is.
 *
 * @param entry undefined where it could not be read
 */
export function fieldPathLabel(path: string, entry: WrittenEntry | undefined, language: Language): string {
  if (!entry) return path
  const names: string[] = []
  let field: ComponentSchema | undefined
  let { value } = entry
  for (const part of path.split(/[.[\]]+/).filter(Boolean)) {
    const kind = blockKind(value)
    value = readPart(value, part)
    if (field && isBilingualField(field) && isLanguage(part)) {
      const inLanguage = `${WORDS[language].preposition} ${LANGUAGE_NAMES[language].inText[part]}`
      return [...names.slice(0, -1), `${names.at(-1) ?? ''} (${inLanguage})`].join(' › ')
    }
    const parent: ComponentSchema | undefined = field
    field = childField(parent, entry.schema, part, kind)
    if (!field) return path
    if (parent?.kind === 'array') {
      const number = `${WORDS[language].number}${NO_BREAK_SPACE}${Number(part) + 1}`
      names.push([number, kindInWords(field, blockKind(value), language)].filter(Boolean).join(', '))
    } else if (parent?.kind !== 'conditional') {
      names.push('label' in field && field.label ? labelIn(field.label)[language] : part)
    }
  }
  return names.join(' › ')
}

/** @param kind of the block that the parent is, where it is one */
function childField(
  parent: ComponentSchema | undefined,
  schema: WrittenEntry['schema'],
  part: string,
  kind: string,
): ComponentSchema | undefined {
  if (parent?.kind === 'conditional') return parent.values[kind]
  if (parent?.kind === 'array') return parent.element
  return (parent?.kind === 'object' ? parent.fields : schema)[part]
}

const readPart = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/** Of a block: what the editor chose it to be. */
const blockKind = (value: unknown) => String(readPart(value, 'discriminant'))

interface Option {
  readonly label: string
  readonly value: string
}

/** A block of this kind, as the editors' screens call it; empty where the field is none. */
export function kindInWords(field: ComponentSchema, kind: string, language: Language): string {
  if (field.kind !== 'conditional') return ''
  // Keystatic's type of a condition does not say that it can be a choice of several.
  const { options = [] } = field.discriminant as unknown as { readonly options?: readonly Option[] }
  const label = options.find(({ value }) => value === kind)?.label
  return label ? labelIn(label)[language] : ''
}
