/** Words of headings that are broken with less than four letters on one of the lines: « hy-bride ». Sent as text. */
export function cutWords(): string[] {
  const FEWEST = 4
  const range = document.createRange()
  const lineAt = (text: Node, at: number) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return Math.round(range.getBoundingClientRect().bottom)
  }
  const cutsIn = (text: Node) =>
    [...(text.textContent ?? '').matchAll(/\p{L}{2,}/gu)].flatMap(({ 0: word, index }) => {
      const lines = Array.from(word, (_, at) => lineAt(text, index + at))
      const end = lines.findIndex((line) => line > (lines[0] ?? 0))
      const isCut = end > 0 && (end < FEWEST || word.length - end < FEWEST)
      return isCut ? [`${word.slice(0, end)}-${word.slice(end)}`] : []
    })
  const cut: string[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (!heading.checkVisibility()) continue
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) cut.push(...cutsIn(text))
  }
  return cut
}
