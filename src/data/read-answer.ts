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
  const deviations = new Map<string, Deviation>()
  const note: Note = (kind, path, reason) => {
    const place = pathText(path).replace(/\[\d+\]/g, '[]')
    deviations.set(`${kind} ${place}`, { kind, path: place, reason })
  }
  const giveUp: GiveUp = (path, reason) => {
    note('wrong-shape', path, reason)
    throw new WrongShape(call, pathText(path), reason)
  }
  try {
    const bound = boundPassed(body)
    if (bound) return giveUp([], bound)
    const checked = z.safeParse(schema, body)
    return checked.success
      ? checked.data
      : readWhatFits(schema, structuredClone(body), checked.error.issues, note, giveUp)
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

type Note = (kind: DeviationKind, path: Path, reason: string) => void
type GiveUp = (path: Path, reason: string) => never

/** @param body is changed */
function readWhatFits<T>(
  schema: $ZodType<T>,
  body: unknown,
  faults: readonly $ZodIssue[],
  note: Note,
  giveUp: GiveUp,
): T {
  const reasons = faults.map((fault) => reasonOf(body, fault))
  /** What belongs to a list of which nothing is left goes with it: empty, it would say that there is nothing. */
  const leaveOutAround = (list: Path) => {
    if (list.length > 1) {
      if (standIns.has(schemaAt(schema, list) ?? schema)) return
      const place = placeToLeaveOut(schema, list)
      if (place) return put(body, place, GONE)
    }
    const first = faults.findIndex(({ path: [top] }) => top === (list[0] ?? top))
    giveUp(faults[first]?.path ?? [], `${reasons[first]}; no item fits`)
  }
  let issues = faults
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const issue of issues) repair(schema, body, issue, note, giveUp)
    closeGaps(body, [], leaveOutAround)
    const checked = z.safeParse(schema, body)
    if (checked.success) {
      if (isContainer(body) && Object.keys(body).length === 0) leaveOutAround([])
      return checked.data
    }
    issues = checked.error.issues
  }
  return giveUp(issues[0]?.path ?? [], 'does not fit')
}

function repair(schema: $ZodType, body: unknown, issue: $ZodIssue, note: Note, giveUp: GiveUp): void {
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
  if (!place) giveUp(issue.path, reasonOf(body, issue))
  // « None » said by null is no loss.
  const isNothing = issue.path.length === place.length && value === null
  note(isNothing ? 'manners' : 'partly', issue.path, reasonOf(body, issue))
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
  const certain = certainValue(value, issue)
  return certain === undefined ? undefined : [{ path, kind: 'manners', value: certain, reason: reasonOf(body, issue) }]
}

/** A number, a text, a word of a list, yes or no, a day: what another service writes in its own way. */
function certainValue(value: unknown, issue: $ZodIssue): unknown {
  const said = String(value).trim()
  const sameWord = (word: unknown) => String(word).toLowerCase() === said.toLowerCase() || Number(word) === value
  if (issue.code === 'invalid_value') return issue.values.find(sameWord)
  if (issue.code === 'invalid_format') return issue.format === 'date' ? unambiguousDay(said) : undefined
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'boolean') return [true, false].find(sameWord)
  if (issue.expected === 'string') return Number.isSafeInteger(value) ? said : undefined
  return issue.expected === 'number' && typeof value === 'string' ? unambiguousNumber(said) : undefined
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
  return [{ path, kind, value: other, reason: reasonOf(body, issue) }]
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
function placeToLeaveOut(schema: $ZodType, path: Path, isNull = false): Path | undefined {
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

/** @param onEmptied hears of each list of which nothing is left */
function closeGaps(value: unknown, path: Path, onEmptied: (list: Path) => void): void {
  if (!isContainer(value)) return
  const inside = Object.entries(value)
  for (const [step, inner] of inside) closeGaps(inner, [...path, step], onEmptied)
  if (!Array.isArray(value)) return
  const left = value.filter((item) => item !== GONE)
  value.length = 0
  for (const item of left) value.push(item)
  if (inside.length > 0 && left.length === 0) onEmptied(path)
}
