import { isDeepStrictEqual } from 'node:util'
import type { ComponentSchema } from '@keystatic/core'
import { diffArrays } from 'diff'
import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'

type Fields = Readonly<Record<string, ComponentSchema>>
type Value = Readonly<Record<string, unknown>>

/** Columns. As wide as the entries are written. */
const LINE = 100

/**
 * The text of an entry with what an editor has changed, and all its other lines as they were. Keystatic writes an entry anew: each
 * field that is empty, in its own line width. A reviewer has to see two changed phrases as two phrases.
 *
 * @param next as Keystatic writes it; given back as it is where the old text cannot take it up
 */
export function mergeYaml(old: string, next: string, fields: Fields): string {
  try {
    const wanted = parse(next) as unknown
    const { contents } = parseDocument(old)
    if (!isMap(contents) || !isObject(wanted)) return next
    const merged = new Merging(old).merge(contents, wanted, fields)
    return isDeepStrictEqual(written(parse(merged), fields), written(wanted, fields)) ? merged : next
  } catch {
    return next
  }
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

class Merging {
  readonly #edits: Edit[] = []

  constructor(readonly old: string) {}

  merge(root: YAMLMap, wanted: Value, fields: Fields): string {
    this.#mergeMap(root, wanted, (name) => fields[name])
    return [...this.#edits]
      .sort((a, b) => b.start - a.start || b.end - a.end)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), this.old)
  }

  #mergeMap(map: YAMLMap, wanted: Value, fieldOf: (name: string) => ComponentSchema | undefined) {
    const pairs = map.items as readonly Pair<Node, Node | null>[]
    const keys = pairs.map(({ key }) => toKey(key))
    const spans = pairs.map((pair) => ({ start: startOffset(pair.key), end: this.#endOf(pair.value ?? pair.key) }))
    const isGone = keys.map((key, index) => !(key in wanted) && !isLeftOut(toValue(pairs[index]?.value), fieldOf(key)))
    this.#removeRuns(spans, isGone)
    for (const [index, pair] of pairs.entries()) {
      const key = keys[index] ?? ''
      if (key in wanted) this.#mergePair(pair, spans[index] as Edit, wanted[key], fieldOf(key))
    }
    let before = -1
    for (const [name, value] of Object.entries(wanted)) {
      const at = keys.indexOf(name)
      if (at !== -1) before = at
      else if (!isLeftOut(value, fieldOf(name))) this.#insert(spans, before, this.#rendered({ [name]: value }))
    }
  }

  #mergePair(
    { key, value }: Pair<Node, Node | null>,
    span: Omit<Edit, 'text'>,
    wanted: unknown,
    field: ComponentSchema | undefined,
  ) {
    const old = toValue(value)
    if (isSame(old, wanted, field)) return
    if (isMap(value) && !value.flow && value.items.length > 0 && isObject(wanted)) {
      this.#mergeMap(value, wanted, partOf(field, wanted))
    } else if (isSeq(value) && !value.flow && value.items.length > 0 && Array.isArray(wanted) && wanted.length > 0) {
      this.#mergeSeq(value, wanted, field?.kind === 'array' ? field.element : undefined)
    } else {
      this.#replace(span, this.#rendered({ [toKey(key)]: styled(wanted, value) }, this.#isOneLine(span)))
    }
  }

  #mergeSeq(seq: YAMLSeq, wanted: readonly unknown[], element: ComponentSchema | undefined) {
    const items = seq.items as readonly Node[]
    const values = items.map(toValue)
    const spans = items.map((item) => ({
      start: this.old.lastIndexOf('-', startOffset(item) - 1),
      end: this.#endOf(item),
    }))
    const isGone = items.map(() => false)
    const comparator = (one: unknown, other: unknown) => isSame(one, other, element)
    let [at, taken] = [0, 0]
    let gap = { gone: 0, come: [] as readonly unknown[] }
    const endGap = () => {
      const pairs = Math.min(gap.gone, gap.come.length)
      for (let index = 0; index < pairs; index += 1) {
        const old = at - gap.gone + index
        this.#mergeItem(items[old] as Node, spans[old] as Edit, gap.come[index], element)
      }
      for (let index = at - gap.gone + pairs; index < at; index += 1) isGone[index] = true
      for (const value of gap.come.slice(pairs)) {
        const moved = values.findIndex((old) => isSame(old, value, element))
        const span = spans[moved]
        const text = span ? this.old.slice(span.start, span.end) : this.#rendered([value])
        this.#insert(spans, at - gap.gone + pairs - 1, text, span !== undefined)
      }
      gap = { gone: 0, come: [] }
    }
    for (const { added, removed, count = 0 } of diffArrays(values, [...wanted], { comparator })) {
      if (removed) {
        gap.gone = count
        at += count
      } else if (added) {
        gap.come = wanted.slice(taken, taken + count)
        taken += count
      } else {
        endGap()
        at += count
        taken += count
      }
    }
    endGap()
    this.#removeRuns(spans, isGone)
  }

  #mergeItem(item: Node, span: Omit<Edit, 'text'>, wanted: unknown, element: ComponentSchema | undefined) {
    if (isMap(item) && !item.flow && isObject(wanted)) this.#mergeMap(item, wanted, partOf(element, wanted))
    else this.#replace(span, this.#rendered([styled(wanted, item)], this.#isOneLine(span)))
  }

  /** What stands between the first and the last of neighbours goes with them. */
  #removeRuns(spans: readonly Omit<Edit, 'text'>[], isGone: readonly boolean[]) {
    for (let first = isGone.indexOf(true); first !== -1; ) {
      let last = first
      while (isGone[last + 1]) last += 1
      const [from, before, after, to] = [spans[first], spans[first - 1], spans[last + 1], spans[last]]
      if (!from || !to || (!before && !after)) throw new Error('Nothing would be left')
      this.#edits.push(
        after ? { start: from.start, end: after.start, text: '' } : { start: before?.end ?? 0, end: to.end, text: '' },
      )
      first = isGone.indexOf(true, last + 1)
    }
  }

  /** @param before the one that it comes after; -1: it is the first. @param isIndented its lines stand where they have to */
  #insert(spans: readonly Omit<Edit, 'text'>[], before: number, lines: string, isIndented = false) {
    const anchor = spans[Math.max(before, 0)]
    if (!anchor) throw new Error('Nothing to stand beside')
    const margin = ' '.repeat(this.#columnOf(anchor.start))
    const text = isIndented ? lines : indented(lines, margin)
    if (before >= 0) this.#edits.push({ start: anchor.end, end: anchor.end, text: `\n${margin}${text}` })
    else this.#edits.push({ start: anchor.start, end: anchor.start, text: `${text}\n${margin}` })
  }

  #replace({ start, end }: Omit<Edit, 'text'>, lines: string) {
    this.#edits.push({ start, end, text: indented(lines, ' '.repeat(this.#columnOf(start))) })
  }

  #rendered(value: unknown, isOneLine = false): string {
    return stringify(value, { lineWidth: isOneLine ? 0 : LINE, singleQuote: true }).trimEnd()
  }

  #columnOf(offset: number): number {
    return offset - (this.old.lastIndexOf('\n', offset - 1) + 1)
  }

  #isOneLine({ start, end }: Omit<Edit, 'text'>): boolean {
    return !this.old.slice(start, end).includes('\n')
  }

  #endOf(node: Node): number {
    let end = node.range?.[1] ?? 0
    while (end > 0 && /\s/.test(this.old[end - 1] ?? '')) end -= 1
    return end
  }
}

const indented = (lines: string, margin: string) => lines.replace(/\n(?=[^\n])/g, `\n${margin}`)
const toKey = (key: Node) => String(isScalar(key) ? key.value : key)
const startOffset = (node: Node) => node.range?.[0] ?? 0
const toValue = (node: Node | null | undefined): unknown => node?.toJS(parseDocument('')) ?? null

/** A text keeps the manner in which it was written. */
function styled(wanted: unknown, old: Node | null): unknown {
  if (typeof wanted !== 'string' || !isScalar(old) || typeof old.value !== 'string') return wanted
  const scalar = new Scalar(wanted)
  const isBlock = old.type === 'BLOCK_FOLDED' || old.type === 'BLOCK_LITERAL'
  if (old.type && (isBlock || !wanted.includes('\n'))) scalar.type = old.type
  return scalar
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The field of each part; of a block, by the kind that it is to be. */
function partOf(field: ComponentSchema | undefined, wanted: Value): (name: string) => ComponentSchema | undefined {
  if (field?.kind === 'object') return (name) => field.fields[name]
  if (field?.kind !== 'conditional') return () => undefined
  return (name) => (name === 'value' ? field.values[String(wanted.discriminant)] : field.discriminant)
}

/** Whether a field that is not written at all says the same. */
function isLeftOut(value: unknown, field: ComponentSchema | undefined): boolean {
  if (value === undefined) return true
  if (!field) return false
  if (field.kind === 'object') {
    const parts = isObject(value) ? Object.entries(value) : undefined
    return parts?.every(([name, part]) => isLeftOut(part, field.fields[name])) ?? value === null
  }
  if (field.kind === 'array') return value === null || (Array.isArray(value) && value.length === 0)
  if (field.kind !== 'form') return false
  try {
    const read = field.reader.parse as (value: unknown) => unknown
    return isDeepStrictEqual(read(value), read(undefined))
  } catch {
    return false
  }
}

const isSame = (old: unknown, wanted: unknown, field: ComponentSchema | undefined) =>
  isDeepStrictEqual(written(old, field), written(wanted, field))

/** A value as it is compared: without what may be left out, and without the line that ends a text. */
function written(value: unknown, field: ComponentSchema | Fields | undefined): unknown {
  if (typeof value === 'string') return value.trimEnd()
  if (Array.isArray(value)) {
    const element = isField(field) && field.kind === 'array' ? field.element : undefined
    return value.map((one) => written(one, element))
  }
  if (!isObject(value)) return value
  const part = isField(field) || !field ? partOf(field, value) : (name: string) => field[name]
  const parts = Object.entries(value).filter(([name, one]) => !isLeftOut(one, part(name)))
  return Object.fromEntries(parts.map(([name, one]) => [name, written(one, part(name))]))
}

function isField(field: ComponentSchema | Fields | undefined): field is ComponentSchema {
  return typeof field?.kind === 'string'
}
