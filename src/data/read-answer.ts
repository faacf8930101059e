import * as z from 'zod/mini'
import type { $ZodIssue, $ZodType, $ZodTypes } from 'zod/v4/core'
import { standIns, wholes } from '@/contract/common'
import { pathText } from './check-shape'
import { WrongShape } from './errors'
import { unambiguousDay } from './unambiguous-day'
import { unambiguousNumber } from './unambiguous-number'

type Path = readonly PropertyKey[]

/**
 * How an answer differed. `manners`: nothing was lost, such as a number that came as text. `partly`: what did not fit was left
 * out. `wrong-shape`: nothing of it could be used.
 */
export type DeviationKind = 'manners' | 'partly' | 'wrong-shape'

export interface Deviation {
  readonly kind: DeviationKind
  /** Where in the body, without the numbers of lists: `vehicles[].fuel_type`. */
  readonly path: string
  readonly reason: string
}

/** Each round may uncover what lies deeper: first the text becomes a number, then the number is beyond its bound. */
const MOST_ROUNDS = 5
const MOST_VALUES = 200_000
const DEEPEST = 40
/** Characters of a value that the log shows. */
const SHOWN = 40

/** In the place of an item that does not fit, until the round is over: the numbers of the others must not move. */
const GONE = Symbol('gone')

/**
 * What fits of an answer. A list is read item by item, an optional part may be missing; what has a stand-in is
 * replaced by it: a new word of a closed list, a list or a text that is not there. What is required and does not fit takes the item or the part that it belongs to along, so that
 * no price, VAT or legal figure is guessed.
 *
 * @param tell what differed, each place once
 * @throws WrongShape when nothing of it can be used
 */
export function readAnswer<T>(
  call: string,
  schema: $ZodType<T>,
  body: unknown,
  tell: (deviations: readonly Deviation[]) => void,
): T {
  const bound = boundPassed(body)
  if (bound) {
    tell([{ kind: 'wrong-shape', path: pathText([]), reason: bound }])
    throw new WrongShape(call, pathText([]), bound)
  }
  const checked = z.safeParse(schema, body)
  if (checked.success) return checked.data
  const deviations = new Map<string, Deviation>()
  const note = (kind: DeviationKind, path: Path, reason: string) => {
    const place = pathText(path).replace(/\[\d+\]/g, '[]')
    deviations.set(`${kind} ${place}`, { kind, path: place, reason })
  }
  try {
    return readWhatFits(schema, structuredClone(body), checked.error.issues, note)
  } catch (error) {
    if (!(error instanceof NothingFits)) throw error
    note('wrong-shape', error.path, error.reason)
    throw new WrongShape(call, pathText(error.path), error.reason)
  } finally {
    tell([...deviations.values()])
  }
}

/**
 * What of a body is beyond every honest answer, whose largest has some 20,000 values, nine deep. A check keeps each fault that it finds: a
 * few megabytes of empty objects would fill the memory of the process with them.
 */
function boundPassed(body: unknown): string | undefined {
  let values = 0
  let level = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return `deeper than ${DEEPEST} levels`
    const below: unknown[] = []
    for (const value of level) {
      if (!isContainer(value)) continue
      const inner = Object.values(value)
      values += inner.length
      if (values > MOST_VALUES) return `more than ${MOST_VALUES} values`
      for (const each of inner) below.push(each)
    }
    level = below
  }
  return undefined
}

const NULL_FOR_NOTHING = 'null where nothing was meant'
/** No name that an answer has. */
const WHOLE_BODY = '(body)'

type Note = (kind: DeviationKind, path: Path, reason: string) => void

class NothingFits extends Error {
  readonly path: Path
  readonly reason: string

  constructor(path: Path, reason: string) {
    super(reason)
    this.path = path
    this.reason = reason
  }
}

/** @param body is changed */
function readWhatFits<T>(schema: $ZodType<T>, body: unknown, faults: readonly $ZodIssue[], note: Note): T {
  const lists = lengthsOfLists(body)
  const reasons = faults.map((fault) => reasonOf(body, fault))
  let issues = faults
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const issue of issues) repair(schema, body, issue, note)
    closeGaps(body)
    const checked = z.safeParse(schema, body)
    if (checked.success) {
      const emptied = [...lists].find(([name, length]) => length > 0 && lengthsOfLists(body).get(name) === 0)
      const first = faults.findIndex(({ path }) => emptied?.[0] === WHOLE_BODY || path[0] === emptied?.[0])
      if (emptied) throw new NothingFits(faults[first]?.path ?? [], `${reasons[first]}; no item fits`)
      return checked.data
    }
    issues = checked.error.issues
  }
  throw new NothingFits(issues[0]?.path ?? [], 'does not fit after what could be mended')
}

/** The lists and the map that an answer is about. One of which nothing is left would say that there is nothing. */
function lengthsOfLists(body: unknown): Map<string, number> {
  const entries = Object.entries(isContainer(body) ? body : {})
  const lists = entries.flatMap(([name, value]): [string, number][] =>
    Array.isArray(value) ? [[name, value.length]] : [],
  )
  return new Map([...lists, [WHOLE_BODY, entries.length]])
}

function repair(schema: $ZodType, body: unknown, issue: $ZodIssue, note: Note): void {
  const mended =
    issue.code === 'invalid_union'
      ? mendUnion(schema, body, issue)
      : (mend(schema, body, issue) ?? standIn(schema, body, issue))
  if (mended) {
    for (const { path, kind, value, reason } of mended) {
      put(body, path, value)
      note(kind, path, reason)
    }
    return
  }
  const value = valueAt(body, issue.path)
  const place = placeToLeaveOut(schema, issue.path, value === null)
  if (!place) throw new NothingFits(issue.path, reasonOf(body, issue))
  // « None » said by null is no loss.
  const isNothing = issue.path.length === place.length && value === null
  note(isNothing ? 'manners' : 'partly', issue.path, isNothing ? NULL_FOR_NOTHING : reasonOf(body, issue))
  put(body, place, GONE)
}

interface Mended {
  readonly path: Path
  readonly kind: DeviationKind
  readonly value: unknown
  readonly reason: string
}

/** The same value as the contract writes it, where its meaning is certain. */
function mend(schema: $ZodType, body: unknown, issue: $ZodIssue): Mended[] | undefined {
  const value = valueAt(body, issue.path)
  const { path } = issue
  if (Array.isArray(value) && issue.code === 'too_big' && !wholes.has(schemaAt(schema, path) ?? schema))
    return [
      { path, kind: 'partly', value: value.slice(0, Number(issue.maximum)), reason: `longer than ${issue.maximum}` },
    ]
  if (typeof value !== 'string') return undefined
  const number = issue.code === 'invalid_type' && issue.expected === 'number' ? unambiguousNumber(value) : undefined
  if (number !== undefined) return [{ path, kind: 'manners', value: number, reason: 'a number as text' }]
  const day = issue.code === 'invalid_format' && issue.format === 'date' ? unambiguousDay(value) : undefined
  return day === undefined ? undefined : [{ path, kind: 'manners', value: day, reason: 'a moment instead of a day' }]
}

/** What the contract has in the place of a word that is new, and of a list or a text that is not there or does not fit. */
function standIn(schema: $ZodType, body: unknown, issue: $ZodIssue): Mended[] | undefined {
  const { path } = issue
  const own = standIns.get(schemaAt(schema, path) ?? schema)
  const value = valueAt(body, path)
  // A word that is new is one of those that the list will have.
  if (!own || (issue.code === 'invalid_value' && typeof value !== 'string')) return undefined
  const isOther = 'other' in own
  const other = isOther ? valueAt(body, [...path.slice(0, -1), own.other]) : structuredClone(own.value)
  if (isOther && (typeof other !== 'string' || other.trim() === '')) return undefined
  const kind = value === null && !isOther ? 'manners' : 'partly'
  return [
    {
      path,
      kind,
      value: other,
      reason: kind === 'manners' ? NULL_FOR_NOTHING : reasonOf(body, issue),
    },
  ]
}

function mendUnion(schema: $ZodType, body: unknown, { path, ...issue }: Extract<$ZodIssue, { code: 'invalid_union' }>) {
  for (const option of issue.errors) {
    const mended = option.map((inner) => mend(schema, body, { ...inner, path: [...path, ...inner.path] }))
    if (mended.length > 0 && mended.every((each) => each !== undefined)) return mended.flat()
  }
  return undefined
}

interface Step {
  /** Of the value there, without what makes it optional. */
  readonly schema: $ZodType
  /** Whether its surroundings can do without it: an item of a list, an optional field, a value of a map. */
  readonly isDispensable: boolean
  readonly isOptional: boolean
}

/** The steps of a path through a schema, as far as they are known. */
function* stepsTo(schema: $ZodType, path: Path): Generator<Step> {
  let current = schema
  for (const step of path) {
    const { def }: $ZodTypes['_zod'] = (current as $ZodTypes)._zod
    const isList = def.type === 'array'
    const next = isList
      ? def.element
      : def.type === 'record'
        ? def.valueType
        : def.type === 'object'
          ? def.shape[String(step)]
          : undefined
    if (!next) return
    const isOptional = (next as $ZodTypes)._zod.def.type === 'optional'
    const isDispensable = (isList || def.type === 'record' || isOptional) && !wholes.has(isList ? current : next)
    current = unwrap(next)
    yield { schema: current, isDispensable, isOptional }
  }
}

/** What stands at a place, where the schema knows it. */
const schemaAt = (schema: $ZodType, path: Path) => [...stepsTo(schema, path)][path.length - 1]?.schema

/** The smallest part around a place that the schema can do without. */
function placeToLeaveOut(schema: $ZodType, path: Path, isNull: boolean): Path | undefined {
  const at = [...stepsTo(schema, path)].findLastIndex(
    ({ isDispensable, isOptional }, index) => isDispensable || (isNull && isOptional && index === path.length - 1),
  )
  return at === -1 ? undefined : path.slice(0, at + 1)
}

function unwrap(schema: $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod
  return def.type === 'optional' || def.type === 'nullable' ? unwrap(def.innerType) : schema
}

function reasonOf(body: unknown, issue: $ZodIssue): string {
  const value = valueAt(body, issue.path)
  const shown = isContainer(value)
    ? Array.isArray(value)
      ? 'a list'
      : 'an object'
    : JSON.stringify(value)?.slice(0, SHOWN)
  if (value === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `${shown} instead of ${issue.expected}`
  if (issue.code === 'invalid_value') return `${shown} is not one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return `${shown} is out of bounds`
  return `${shown} does not fit`
}

type Container = Record<PropertyKey, unknown>

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

function valueAt(body: unknown, path: Path): unknown {
  let value = body
  for (const step of path) value = isContainer(value) ? value[step] : undefined
  return value
}

/** Nothing happens where what was around the place is already gone. */
function put(body: unknown, path: Path, value: unknown): void {
  const parent = valueAt(body, path.slice(0, -1))
  const last = path.at(-1)
  if (!isContainer(parent) || last === undefined || parent[last] === GONE) return
  if (value === GONE && !Array.isArray(parent)) delete parent[last]
  else parent[last] = value
}

function closeGaps(value: unknown): void {
  if (!isContainer(value)) return
  if (Array.isArray(value)) {
    let kept = 0
    for (const item of value) {
      if (item === GONE) continue
      value[kept] = item
      kept += 1
    }
    value.length = kept
  }
  for (const inner of Object.values(value)) closeGaps(inner)
}
