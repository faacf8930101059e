import * as z from 'zod/mini'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import * as alerts from '@/contract/alerts'
import * as common from '@/contract/common'
import * as configurator from '@/contract/configurator'
import * as configuredCar from '@/contract/configured-car'
import { toldOf } from '@/contract/descriptions'
import * as featureFlags from '@/contract/feature-flags'
import * as navigation from '@/contract/navigation'
import * as problem from '@/contract/problem'
import * as search from '@/contract/search'
import * as stock from '@/contract/stock'
import * as stockFacet from '@/contract/stock-facet'

export type JsonSchema = Readonly<Record<string, unknown>>

const pascal = (text: string) => text.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
const isObject = (schema: $ZodType) => (schema as $ZodTypes)._zod.def.type === 'object'
/** What a generator makes a class of: a choice among objects and a map of names need a name as much as an object. */
function isClass(schema: $ZodType): boolean {
  const { def }: $ZodTypes['_zod'] = (schema as $ZodTypes)._zod
  return isObject(schema) || def.type === 'record' || (def.type === 'union' && def.options.every(isObject))
}

const COMPONENTS = '#/components/schemas/'

/** What the trade calls an object that has the name of its place. */
const TRADE: Readonly<Record<string, string>> = {
  ModelsPricesModel: 'Model',
  // A base configuration. Clients are generated with this name.
  ConfigurationsConfiguration: 'StartBuild',
  ChoicesCategory: 'ChoiceCategory',
  ChoiceCategoryChoice: 'Choice',
  ChoiceEffectAdded: 'EffectPart',
  ConfigurationReplaced: 'Replacement',
  ConfigurationPrice: 'PriceBlock',
  ConfigurationSelected: 'SelectedPart',
  CupraCodeStockExact: 'StockVehicle',
  StockVehiclesBodyCriteria: 'StockCriteria',
  StockCriteriaPrice: 'Range',
  StockFiltersFacet: 'Facet',
  StockVehicleMatchWishe: 'StockVehicleWish',
  TechnicalGroupRowValue: 'TechnicalText',
}

/** A name for each object of the contract: that of its export, and of one inside another theirs together. */
const names = new Map<$ZodType, string>()
const taken = new Set<string>()

function name(schema: $ZodType, wanted: string): void {
  const own = TRADE[wanted] ?? wanted
  let free = own
  for (let number = 2; taken.has(free); number += 1) free = `${own}${number}`
  taken.add(free)
  names.set(schema, free)
}

for (const file of [
  common,
  problem,
  configurator,
  configuredCar,
  stock,
  stockFacet,
  alerts,
  featureFlags,
  navigation,
  search,
]) {
  for (const [exported, schema] of Object.entries(file)) {
    if (!exported.endsWith('Schema') || typeof schema !== 'object' || !('_zod' in schema) || names.has(schema)) continue
    if (isClass(schema)) name(schema, pascal(exported.replace(/Schema$/, '')))
  }
}

/** What stands inside a schema, each with what it is called there. */
function inside(schema: $ZodType, around: string): readonly (readonly [schema: $ZodType, called: string])[] {
  const { def }: $ZodTypes['_zod'] = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const own = names.get(schema)?.replace(/Response$/, '') ?? around
      return Object.entries(def.shape).map(([property, inner]) => [inner, own + pascal(property)])
    }
    case 'array':
      return [[def.element, singular(around)]]
    case 'optional':
    case 'nullable':
      return [[def.innerType, around]]
    case 'record':
      return [[def.valueType, around]]
    case 'pipe':
      return [[def.in, around]]
    case 'union':
      return def.options.map((option) => [option, around])
    default:
      return []
  }
}

/** Names every object in a schema, itself included. */
function collect(schema: $ZodType, around: string, found: Map<$ZodType, string>): void {
  if (isObject(schema) || names.has(schema)) {
    if (!names.has(schema)) name(schema, around)
    if (found.has(schema)) return
    found.set(schema, names.get(schema) ?? around)
  }
  for (const [inner, called] of inside(schema, around)) collect(inner, called, found)
}

/** Every object of the schemas, with those inside it, once, by its name. */
export function componentSchemas(roots: readonly (readonly [name: string, schema: $ZodType])[]) {
  const found = new Map<$ZodType, string>()
  for (const [around, schema] of roots) collect(schema, around, found)
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of found) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: referTo })
  return Object.fromEntries(Object.entries(schemas).map(([id, { $id, $schema, ...rest }]) => [id, described(id, rest)]))
}

function described(id: string, schema: JsonSchema): JsonSchema {
  if (typeof schema.properties !== 'object' || schema.properties === null) return withMeaning(schema, '', id)
  const properties = Object.entries(schema.properties).map(([property, own]) => [
    property,
    withMeaning(own as JsonSchema, id, property),
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** The schema of a property, with what it means and an example; one that is another component has the example of that one. */
export function withMeaning(schema: JsonSchema, component: string, property: string): JsonSchema {
  const [description, example] = toldOf(component, property) ?? []
  const { items } = schema as { items?: JsonSchema }
  const isOwn = !JSON.stringify([schema.$ref, schema.anyOf, items]).includes(COMPONENTS)
  return {
    ...schema,
    ...(description && { description }),
    ...(isOwn && example !== undefined && { examples: [fitting(schema, example)] }),
  }
}

/** Of a closed list the example is one of its words, whatever else the name stands for. */
function fitting(schema: JsonSchema, example: unknown): unknown {
  const {
    enum: words,
    const: only,
    items,
    type,
  } = schema as {
    enum?: readonly unknown[]
    const?: unknown
    items?: JsonSchema
    type?: string
  }
  if (only !== undefined) return only
  if (words) return words.includes(example) ? example : words[0]
  if (type === 'array') return (Array.isArray(example) ? example : [example]).map((each) => fitting(items ?? {}, each))
  if (type === 'boolean') return String(example) === 'true'
  return type === 'string' ? String(example) : example
}

const referTo = (id: string) => COMPONENTS + id

/** The component of a schema that is one. */
export function reference(schema: $ZodType): { readonly $ref: string } | undefined {
  const id = names.get(schema)
  return id === undefined ? undefined : { $ref: referTo(id) }
}
