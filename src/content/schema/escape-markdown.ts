import type { fields } from './fields'

type RunningField = ReturnType<typeof fields.markdoc.inline>
type Writing = Parameters<RunningField['serialize']>[0]

/** A part of a text as ProseMirror keeps it. */
interface Part {
  readonly type: string
  readonly text?: string
  readonly content?: readonly Part[]
}

const INSIDE = /[`*_~\\[\]]|\{(?=%)|!(?=\[)|&(?=[\w#])/g
const AT_START = /^(\d*)([#>+=.)-])/
const TELLING = new RegExp(`${INSIDE.source}|${AT_START.source}`, 'm')

/** Signs of ASCII are put aside here, where no text has any of its own. */
const ASIDE = 0xe000
const aside = (sign: string) => String.fromCharCode(ASIDE + sign.charCodeAt(0))
const PUT_ASIDE = /[\ue021-\ue07e]/g

/**
 * A field for a running text that is read as it was written. Keystatic writes `code`, {% if %}, ![x](y) or « 3. Droits » of a paragraph
 * as they stand, reads them as Markdown, and then refuses the whole entry, drops the words or counts anew.
 */
export function escapingMarkdown(field: RunningField): RunningField {
  const isKept = ({ doc }: Writing, text: string) => {
    try {
      const read = field.parse(text, { slug: undefined, other: new Map(), external: new Map() } as never) as Writing
      return read.doc.eq(doc)
    } catch {
      return false
    }
  }
  return {
    ...field,
    serialize(writing, more) {
      const { doc } = writing
      const written = field.serialize(writing, more)
      const isPlain = !TELLING.test(doc.textBetween(0, doc.content.size, '\n', '\n'))
      if (isPlain || isKept(writing, String(written.value))) return written
      const masked = doc.type.schema.nodeFromJSON(withSignsAside(doc.toJSON() as Part))
      const { value, ...rest } = field.serialize(Object.create(writing, { doc: { value: masked } }), more)
      return {
        ...rest,
        value: String(value).replace(PUT_ASIDE, (sign) => `\\${String.fromCharCode(sign.charCodeAt(0) - ASIDE)}`),
      }
    },
  }
}

function withSignsAside(part: Part, before?: Part): Part {
  const { text, content } = part
  if (text !== undefined) {
    const inside = text.replace(INSIDE, aside)
    const isStart = before === undefined || before.type === 'hard_break'
    return { ...part, text: isStart ? inside.replace(AT_START, (_all, number, sign) => number + aside(sign)) : inside }
  }
  return content ? { ...part, content: content.map((one, index) => withSignsAside(one, content[index - 1])) } : part
}
