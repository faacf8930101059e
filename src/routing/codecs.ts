import {
  CARLINE_CODES,
  CARLINE_SLUGS,
  type CarlineCode,
  carlineOfSlug,
  isCarlineCode,
  readCarline,
} from '@/domain/carline'
import { CATEGORIES, type Category, OTHER_CATEGORY_SLUGS, type OtherCategory } from '@/domain/category'
import { spellCommissionId } from '@/domain/commission-id'
import { FAQ_TOPIC_SLUGS, type FaqTopic } from '@/domain/faq-topic'
import { parseOption } from '@/domain/is-one-of'
import type { Bilingual, Language } from '@/domain/language'
import { MESSAGE_SLUGS, type MessageKind } from '@/domain/message-kind'
import type { RouteDefinition, routeTable } from './route-table'
import type { RepeatedParams, SingleParams } from './template-params'

/**
 * How one parameter stands in an address. `undefined` means "no such value": no match when reading,
 * the not-found path when writing.
 */
export interface Codec<T extends string = string> {
  /** Reads the canonical spelling only. */
  readonly decode: (segment: string, language: Language) => T | undefined
  readonly encode: (value: T, language: Language) => string | undefined
  /** Reads what people and old links write instead: capitals, codes, the other language's word. */
  readonly loosen: (segment: string) => T | undefined
  /** Every value there is; absent when the parameter is open. */
  readonly values?: readonly T[]
}

/** A browser drops "." and ".." from an address, and a lone surrogate has no encoding. */
const UNADDRESSABLE = /^\.{0,2}$|\p{Surrogate}/u
const SLUG = /^[a-z0-9_-]+$/

const addressable = (value: string) => (UNADDRESSABLE.test(value) ? undefined : value)
const slugOnly = (value: string) => (SLUG.test(value) ? value : undefined)

const FURTHER_PAGE = /^(?:[2-9]|[1-9]\d{1,3})$/
const furtherPageOnly = (value: string) => (FURTHER_PAGE.test(value) ? value : undefined)

/** Any text; capitals count (configuration ids, codes). */
const text: Codec = { decode: addressable, encode: addressable, loosen: addressable }

const asSpelled = (value: string) => (value === spellCommissionId(value) ? addressable(value) : undefined)

const commissionId: Codec = {
  decode: asSpelled,
  encode: asSpelled,
  loosen: (segment) => addressable(spellCommissionId(segment)),
}

/** A word that an editor chose for an address: lower case, digits, hyphens. */
const slug: Codec = { decode: slugOnly, encode: slugOnly, loosen: (segment) => slugOnly(segment.toLowerCase()) }

const carline: Codec<CarlineCode> = {
  decode: carlineOfSlug,
  encode: (code) => (isCarlineCode(code) ? CARLINE_SLUGS[code] : undefined),
  loosen: readCarline,
  values: CARLINE_CODES,
}

const findCategory = (value: string) => parseOption(CATEGORIES, value)

const category: Codec<Category> = {
  decode: findCategory,
  encode: findCategory,
  loosen: (segment) => findCategory(segment.toLowerCase()),
  values: CATEGORIES,
}

/** Values that each language has a word of its own for. */
function worded<T extends string>(words: Readonly<Record<T, Bilingual>>): Required<Codec<T>> {
  const values = Object.keys(words) as T[]
  return {
    decode: (segment, language) => values.find((value) => words[value][language] === segment),
    // Undefined for a value that is none, whatever the types say.
    encode: (value, language) => words[value]?.[language],
    loosen: (segment) => {
      const word = segment.toLowerCase()
      return values.find((value) => value === word || Object.values(words[value]).includes(word))
    },
    values,
  }
}

const faqTopic = worded<FaqTopic>(FAQ_TOPIC_SLUGS)

/** A subject's word in the other language is no question: it is sent to the subject. */
const question: Codec = { ...slug, decode: (segment) => (faqTopic.loosen(segment) ? undefined : slugOnly(segment)) }

/** Open, although its values are known: no page of it is made with the build. */
const { values: _, ...messageKind } = worded<MessageKind>(MESSAGE_SLUGS)

/** The second page of a list and those after it: the first one is the list itself. */
const furtherPage: Codec = {
  decode: furtherPageOnly,
  encode: furtherPageOnly,
  loosen: (segment) => furtherPageOnly(segment.replace(/^0+/, '')),
}

type Table = Readonly<Record<string, Pick<RouteDefinition, 'templates'>>>
type TemplateOf<T extends Table> = { [N in keyof T]: T[N]['templates'][keyof T[N]['templates']] }[keyof T] & string

/** Any codec, whatever its values. */
interface AnyCodec extends Omit<Codec, 'encode'> {
  readonly encode: (value: never, language: Language) => string | undefined
}

/** A codec for each parameter of a table's templates, in every language, and none besides. */
export type CodecsOf<T extends Table> = Readonly<
  Record<SingleParams<TemplateOf<T>> | RepeatedParams<TemplateOf<T>>, AnyCodec>
>

/** A parameter means the same wherever it stands, so its codec goes by its name (spec §2 spelling). */
export const paramCodecs = {
  carline_code: carline,
  modelName: carline,
  category,
  specific_category: worded<OtherCategory>(OTHER_CATEGORY_SLUGS),
  tab_slug_id: slug,
  slug,
  topic: faqTopic,
  question,
  dealer: slug,
  message_kind: messageKind,
  // What a form about money asked, in one segment. The loader of its page reads it: each page of the site has this table.
  calculation: text,
  costs: text,
  choice: text,
  budget: text,
  fleet: text,
  page: furtherPage,
  commissionId,
  commissionIds: text,
  id: text,
  cupra_code: text,
  other_codes: text,
} as const satisfies CodecsOf<typeof routeTable>

type ParamName = keyof typeof paramCodecs
export type ParamValue<P> = P extends ParamName ? ((typeof paramCodecs)[P] extends Codec<infer T> ? T : never) : never

/** The same codecs for code that has a parameter's name as text. */
export const codecs: Readonly<Record<string, Codec>> = paramCodecs as unknown as Record<string, Codec>
