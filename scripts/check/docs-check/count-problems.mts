import type { Count, Problem } from './project.mts'
import type { Page } from './read-page.mts'

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]
const NUMBER = String.raw`(\d[\d,]*|${WORDS.slice(2).join('|')})`

/** Numbers of the docs that are not those of the code. Decisions are left out: they say how many there were on their day. */
export function countProblems({ path, lines }: Page, counts: readonly Count[]): Problem[] {
  if (path.startsWith('docs/decisions/')) return []
  return lines.flatMap(({ text }, index) =>
    counts.flatMap(({ noun, count }) =>
      [...text.matchAll(new RegExp(String.raw`\b${NUMBER} (${noun.source})`, 'gi'))]
        .filter(([, said = '']) => readNumber(said) !== count)
        .map(([whole]) => ({
          file: path,
          line: index + 1,
          problem: `it says “${whole}”, and there are ${count}: correct it`,
        })),
    ),
  )
}

function readNumber(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase())
  return word < 0 ? Number(text.replaceAll(',', '')) : word
}
