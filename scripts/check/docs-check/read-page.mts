/** A page of the docs: its text, by lines, and what kind of text each line is. */
export interface Page {
  /** From the root of the project. */
  readonly path: string
  readonly lines: readonly Line[]
}

interface Line {
  readonly text: string
  readonly isCode: boolean
}

const FENCE = /^\s*(```|~~~)/
const LIST = /^\s*(?:[-*]|\d+\.) /

/** A page of Markdown. Fenced and indented blocks are code; lines that go on in a list are not. */
export function readPage(path: string, text: string): Page {
  let isFenced = false
  let isInList = false
  let isBlockBefore = true
  const lines = text.split('\n').map((line) => {
    const isFence = FENCE.test(line)
    if (isFence) isFenced = !isFenced
    const isIndented = /^ {4}/.test(line) && !isInList && isBlockBefore
    const isCode = isFenced || isFence || isIndented
    if (LIST.test(line)) isInList = true
    else if (/^\S/.test(line)) isInList = false
    isBlockBefore = line.trim() === '' || isIndented
    return { text: line, isCode }
  })
  return { path, lines }
}

/** The words between backticks in one line of prose. */
export function codeSpans({ text, isCode }: Line): string[] {
  return isCode ? [] : [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
}

/** Where the links and pictures of one line of prose lead. */
export function linkTargets({ text, isCode }: Line): string[] {
  if (isCode) return []
  return [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
}

/** The places of a page that a link can name, as GitHub writes them. */
export function anchorsOf({ lines }: Page): Set<string> {
  const seen = new Map<string, number>()
  const anchors = lines.flatMap(({ text, isCode }) => {
    const [, heading] = (!isCode && /^#{1,6} (.+)$/.exec(text)) || []
    if (heading === undefined) return []
    const words = heading.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = words
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    return [times === 0 ? slug : `${slug}-${times}`]
  })
  return new Set(anchors)
}
