import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { creditRegimeOn } from '@/domain/dated/credit-law'
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
  readonly figures: readonly {
    readonly kind: 'credit' | 'lease'
    readonly countsKilometres: boolean
    readonly words: string
  }[]
  /** What a rent depends on, behind one amount or once for a list. */
  readonly conditions: readonly string[]
  /** What holds for every rent of the page, at its end. */
  readonly notes: readonly string[]
  /** Sentences with an amount « per month » outside of the component that gives every monthly amount its company. */
  readonly strays: readonly string[]
  /** "From" prices that have no WLTP figures, or no word on VAT and delivery, in their own part of the page. */
  readonly bareFromPrices: readonly string[]
  /** Of each part of the page that has prices, or says what they are: how many, and how often. */
  readonly priceParts: readonly { readonly prices: number; readonly notes: number }[]
  /** Paragraphs outside of the figures. */
  readonly paragraphs: readonly string[]
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
const PARAGRAPHS = new Set(['p', 'li', 'td', 'dd', 'figcaption'])
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'head'])

const has = (node: Node, name: string) => node.properties?.[name] !== undefined
const amountKind = (node: Node) => (node.properties?.dataMonthly === 'credit' ? 'credit' : 'lease')

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

/** What the prices of a list are: recommended, with what in them; what a struck one is. */
const PRICE_NOTE = /^(?:Prix catalogue recommandé|Aanbevolen catalogusprijs|Prix barré|Doorstreepte prijs)/

/** A row that is pushed along is a part within one, which says it for the row. The cards of the menu have each their own note (spec §2). */
function readPriceParts(all: readonly { readonly node: Node; readonly above: readonly Node[] }[]) {
  const parts = new Map<Node | undefined, { prices: number; notes: number; sections: readonly Node[] }>()
  for (const { node, above } of all) {
    const isNote = ['small', 'p'].includes(node.tagName ?? '') && PRICE_NOTE.test(nodeText(node).trim())
    if (!(isNote || has(node, 'dataFromPrice')) || above.some(({ tagName }) => tagName === 'header')) continue
    const sections = above.filter(({ tagName }) => tagName === 'section')
    const part = parts.get(sections.at(-1)) ?? { prices: 0, notes: 0, sections: sections.slice(0, -1) }
    parts.set(sections.at(-1), {
      ...part,
      prices: part.prices + (isNote ? 0 : 1),
      notes: part.notes + (isNote ? 1 : 0),
    })
  }
  return [...parts.values()].map(({ prices, notes, sections }) => ({
    prices,
    notes: notes || (sections.some((section) => parts.get(section)?.notes) ? 1 : 0),
  }))
}

export function readLaw(html: string): LawReading {
  const all = [...walkNodes(parser.parse(html) as Node)]
  const marked = (name: string) => all.filter(({ node }) => has(node, name))
  return {
    figures: marked('dataMonthly').map(({ node }) => ({
      kind: amountKind(node),
      // Financial renting ends with a purchase option, whatever was driven.
      countsKilometres: amountKind(node) === 'lease' && node.properties?.dataProduct !== 'fr',
      words: nodeText(node),
    })),
    conditions: marked('dataConditions').map(({ node }) => nodeText(node)),
    notes: marked('dataNote').map(({ node }) => nodeText(node)),
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
    priceParts: readPriceParts(all),
    paragraphs: all.flatMap(({ node, above }) =>
      PARAGRAPHS.has(node.tagName ?? '') && !above.some((one) => has(one, 'dataMonthly')) ? [nodeText(node)] : [],
    ),
    words: nodeText(parser.parse(html) as Node),
  }
}

export interface LawPage {
  readonly path: string
  readonly law: LawReading
}

/** What the line of an amount says: its term, and that it is one of many. */
const TERM: Readonly<Record<Language, RegExp>> = { fr: /\d+\smois/, nl: /\d+\s(maanden|mnd)/ }
const KILOMETRES: Readonly<Record<Language, RegExp>> = { fr: /\d\skm\/an/, nl: /\d\skm\/j(aar)?/ }
/** What its conditions say, one press away or once for a list. */
const ELEMENTS_OF_CONDITIONS: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [/loueur|bailleur|prêteur/i, /intermédiaire/i, /compris/i, /jusqu’au/],
  nl: [/leasinggever|verhuurder|kredietgever/i, /bemiddelaar/i, /inbegrepen|zonder onderhoud/i, /tot en met/],
}
const RATE: Readonly<Record<Language, RegExp>> = { fr: /TAEG/, nl: /JKP/ }
const OF_CREDIT: Readonly<Record<Language, RegExp>> = {
  fr: /crédit|prêt|emprunt|mensualité/i,
  nl: /krediet|lening|lenen|maandafloss|per maand/i,
}
/** The law asks no page to say so: a rent is told as a rent. */
const NO_CREDIT: Readonly<Record<Language, RegExp>> = {
  fr: /(location|loyer)s? n’(est|sont) pas un crédit/i,
  nl: /huren is geen krediet/i,
}

/** What breaks the rules of docs/law.md: pairs of a path and a sentence. `day` is the day of the pages. */
export function lawProblems(pages: readonly LawPage[], day: string): [path: string, problem: string][] {
  const regime = creditRegimeOn(day)
  return pages.flatMap(({ path, law }) => {
    const [, language = '', segment = ''] = path.split('/')
    const reader: Language = language === 'fr' ? 'fr' : 'nl'
    const isConsumer = !/^profession/.test(segment)
    const warning = regime.warning[reader]
    const problems = [
      ...law.strays.map((words) => `names a monthly amount without its company: "${words}"`),
      ...law.bareFromPrices.map((words) => `has a price from which WLTP or VAT is missing: "${words}"`),
      ...law.figures.flatMap((figure) => figureProblems(figure, reader, isConsumer ? warning : undefined)),
      ...conditionsProblems(law, reader, isConsumer),
      ...warningProblems(law, warning, reader),
      ...(law.notes.length > 1 ? ['has its note on rents more than once'] : []),
      ...(law.notes.length > 0 && law.figures.length === 0 ? ['has a note on rents and no rent'] : []),
      ...law.priceParts.flatMap(({ prices, notes }) => [
        ...(notes > 1 ? [`says ${notes} times in one part what its prices are`] : []),
        ...(prices > 1 && notes === 0 ? [`has a list of ${prices} prices that says nowhere what they are`] : []),
      ]),
      ...(NO_CREDIT[reader].test(law.words) ? ['says that a rent is no credit, which nobody asks'] : []),
      ...regime.forbidden[reader]
        .flatMap((pattern) => pattern.exec(law.words)?.[0] || [])
        .map((said) => `says "${said}", which advertising for credit may not`),
    ]
    return problems.map((problem): [string, string] => [path, problem])
  })
}

/** @param warning of a consumer's credit */
function figureProblems(
  { kind, countsKilometres, words }: LawReading['figures'][number],
  reader: Language,
  warning: string | undefined,
): string[] {
  const elements = countsKilometres ? [TERM[reader], KILOMETRES[reader]] : [TERM[reader]]
  const problems = elements
    .filter((element) => !element.test(words))
    .map((element) => `has a monthly amount that does not say ${element}`)
  if (kind !== 'credit' || warning === undefined) return problems
  if (!words.includes(warning)) problems.push('has a credit without the warning of the law')
  if (!RATE[reader].test(words)) problems.push('has a credit without its annual percentage rate')
  return problems
}

/** A rent of a consumer, and any amount of a business, has its conditions on the page. */
function conditionsProblems({ figures, conditions }: LawReading, reader: Language, isConsumer: boolean): string[] {
  if (!figures.some(({ kind }) => kind === 'lease' || !isConsumer)) return []
  if (conditions.length === 0) return ['has a monthly amount and its conditions nowhere']
  return conditions.flatMap((words) =>
    ELEMENTS_OF_CONDITIONS[reader]
      .filter((element) => !element.test(words))
      .map((element) => `has conditions that do not say ${element}`),
  )
}

/** Apart from the figures the warning stands in a paragraph that speaks of credit, and nowhere else. */
function warningProblems({ paragraphs }: LawReading, warning: string, reader: Language): string[] {
  return paragraphs
    .filter((words) => words.includes(warning) && !OF_CREDIT[reader].test(words.replaceAll(warning, '')))
    .map((words) => `warns of credit where nothing speaks of one: "${words.trim().slice(0, 120)}"`)
}
