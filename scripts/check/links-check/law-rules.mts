import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { creditRegimeOn } from '@/domain/credit-law'
import type { Language } from '@/domain/language'

/** A part of the parsed tree, as far as these rules look into it. */
interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[]
}

/** What a served page says of money and of consumption (docs/law.md). */
export interface LawReading {
  /** Of each monthly figure. */
  readonly figures: readonly { readonly kind: 'credit' | 'lease'; readonly words: string }[]
  readonly notes: readonly {
    readonly kind: 'credit' | 'lease'
    readonly links: readonly string[]
    readonly words: string
  }[]
  /** Sentences with an amount « per month » outside of the component that gives every monthly amount its company. */
  readonly strays: readonly string[]
  /** "From" prices that have no WLTP figures, or no word on VAT and delivery, in their own part of the page. */
  readonly bareFromPrices: readonly string[]
  /** The words of the page without scripts and styles. */
  readonly words: string
}

const parser = unified().use(rehypeParse)

const PER_MONTH =
  /€[\s\u00a0]*(?:(?:TVAC|HTVA|incl\. btw|excl\. btw)[\s\u00a0]*)?(?:par mois|per maand|\/\s?mois|\/\s?maand)/i
const BLOCKS = new Set([
  'p',
  'li',
  'td',
  'th',
  'dd',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'summary',
  'figcaption',
  'strong',
  'small',
])
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head'])

const has = (node: Node, name: string) => node.properties?.[name] !== undefined
const amountKind = (node: Node, name: string) => (node.properties?.[name] === 'credit' ? 'credit' : 'lease')

function nodeText(node: Node, isLeftOut: (node: Node) => boolean = () => false): string {
  if (node.type === 'text') return node.value ?? ''
  if (SILENT.has(node.tagName ?? '') || isLeftOut(node)) return ''
  return (node.children ?? [])
    .map((child) => nodeText(child, isLeftOut))
    .join(BLOCKS.has(node.tagName ?? '') || node.tagName === 'div' ? ' ' : '')
}

/** A monthly amount with its company, or a cost that nobody lends or lets. */
const isCompanied = (node: Node) => has(node, 'dataMonthly') || has(node, 'dataCost')

function* walkNodes(node: Node, above: readonly Node[] = []): Generator<{ node: Node; above: readonly Node[] }> {
  yield { node, above }
  if (SILENT.has(node.tagName ?? '')) return
  for (const child of node.children ?? []) yield* walkNodes(child, [...above, node])
}

export function readLaw(html: string): LawReading {
  const all = [...walkNodes(parser.parse(html) as Node)]
  const marked = (name: string) => all.filter(({ node }) => has(node, name))
  return {
    figures: marked('dataMonthly').map(({ node }) => ({
      kind: amountKind(node, 'dataMonthly'),
      words: nodeText(node),
    })),
    notes: marked('dataNote').map(({ node }) => ({
      kind: amountKind(node, 'dataNote'),
      words: nodeText(node),
      links: [...walkNodes(node)].flatMap(({ node: { tagName, properties } }) =>
        tagName === 'a' ? [String(properties?.href)] : [],
      ),
    })),
    strays: all.flatMap(({ node, above }) => {
      // A list entry may hold a whole card: what is inside it with its company is not the entry's own.
      if (!BLOCKS.has(node.tagName ?? '') || !PER_MONTH.test(nodeText(node, isCompanied))) return []
      return above.some(isCompanied) ? [] : [nodeText(node).trim().slice(0, 120)]
    }),
    bareFromPrices: marked('dataFromPrice').flatMap(({ node, above }) => {
      const around = above.findLast((one) => ['article', 'section', 'li', 'td', 'header'].includes(one.tagName ?? ''))
      const words = around ? nodeText(around) : ''
      return words.includes('WLTP') && /TVA|btw/i.test(words) ? [] : [nodeText(node)]
    }),
    words: nodeText(parser.parse(html) as Node),
  }
}

export interface LawPage {
  readonly path: string
  readonly law: LawReading
}

const ELEMENTS_OF_A_LINE: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /\d+\smois/,
    /acompte|premier loyer/,
    /dernière mensualité|mensualités égales|option d’achat/,
    /prêteur|loueur/i,
    /intermédiaire/i,
  ],
  nl: [
    /\d+\smaanden/,
    /voorschot|eerste huur/,
    /laatste maandaflossing|maandaflossingen gelijk|aankoopoptie/,
    /kredietgever|leasinggever/i,
    /bemiddelaar/i,
  ],
}
const RATE: Readonly<Record<Language, RegExp>> = { fr: /TAEG/, nl: /JKP/ }

/** What breaks the rules of docs/law.md: pairs of a path and a sentence. `day` is the day of the pages. */
export function lawProblems(pages: readonly LawPage[], day: string): [path: string, problem: string][] {
  const regime = creditRegimeOn(day)
  const withCredit = new Set(pages.filter(({ law }) => hasCredit(law.figures)).map(({ path }) => path))
  return pages.flatMap(({ path, law }) => {
    const [, language = '', segment = ''] = path.split('/')
    const reader: Language = language === 'fr' ? 'fr' : 'nl'
    const isConsumer = !/^profession/.test(segment)
    const warning = regime.warning[reader]
    // The page of a calculation, a search or a choice shows what its visitor asked for, and its example with it.
    const isAsked = /\/(calcul|berekening|budget|choix|keuze)\//.test(path)
    const isUnwarned = isConsumer && withCredit.has(path) && !isAsked && !hasCredit(law.notes)
    const problems = [
      ...law.strays.map((words) => `names a monthly amount without its company: "${words}"`),
      ...law.bareFromPrices.map((words) => `has a price from which WLTP or VAT is missing: "${words}"`),
      ...law.figures.flatMap((figure) => figureProblems(figure, reader, isConsumer ? warning : undefined)),
      ...law.notes.flatMap((note) => noteProblems(note, law, withCredit, warning)),
      ...(isUnwarned ? ['has a credit and no note that warns'] : []),
      ...regime.forbidden[reader]
        .flatMap((pattern) => pattern.exec(law.words)?.[0] || [])
        .map((said) => `says "${said}", which advertising for credit may not`),
    ]
    return problems.map((problem): [string, string] => [path, problem])
  })
}

const hasCredit = (parts: readonly { readonly kind: string }[]) => parts.some(({ kind }) => kind === 'credit')

/** @param warning of a consumer's credit */
function figureProblems(
  { kind, words }: LawReading['figures'][number],
  reader: Language,
  warning: string | undefined,
): string[] {
  const problems = ELEMENTS_OF_A_LINE[reader]
    .filter((element) => !element.test(words))
    .map((element) => `has a monthly amount that does not say ${element}`)
  if (kind !== 'credit' || warning === undefined) return problems
  if (!words.includes(warning)) problems.push('has a credit without the warning of the law')
  if (!RATE[reader].test(words)) problems.push('has a credit without its annual percentage rate')
  return problems
}

function noteProblems(
  { kind, links, words }: LawReading['notes'][number],
  { figures }: LawReading,
  withCredit: ReadonlySet<string>,
  warning: string,
): string[] {
  const isKept = figures.some((figure) => figure.kind === kind) || links.some((link) => withCredit.has(link))
  return [
    ...(isKept ? [] : [`has a note on ${kind} that nothing on it, and no page that it leads to, keeps`]),
    ...(kind === 'credit' && !words.includes(warning) ? ['has a note on credit without the warning'] : []),
  ]
}
