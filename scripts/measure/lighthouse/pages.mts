interface Bar {
  readonly blockingMs: number
  readonly points: number
}

export interface MeasuredPage {
  readonly name: string
  readonly path?: string
  /** Where its path is found, when the service alone knows it. */
  readonly from?: { readonly page: string; readonly link: RegExp }
  readonly bar: Bar
  readonly isUnlisted?: boolean
}

/** How far a page may be behind the same page without scripts. */
const CONTENT = { blockingMs: 150, points: 2 }
const TOOL = { blockingMs: 250, points: 5 }

/** One page of each kind. One that is kept out of search engines on purpose is not asked to be in them. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/nl', bar: CONTENT },
  { name: 'business home', path: '/fr/professionnel', bar: CONTENT },
  { name: 'models', path: '/fr/modeles', bar: CONTENT },
  { name: 'model', path: '/nl/modellen/formentor', bar: CONTENT },
  { name: 'model tab', path: '/fr/modeles/born/design', bar: CONTENT },
  { name: 'editorial', path: '/fr/adn-cupra', bar: CONTENT },
  { name: 'category', path: '/nl/electric', bar: CONTENT },
  { name: 'finance', path: '/fr/financement', bar: CONTENT },
  { name: 'legal', path: '/nl/privacy-policy', bar: CONTENT },
  { name: 'consumption', path: '/nl/co2', bar: CONTENT },
  { name: 'news', path: '/nl/news', bar: CONTENT },
  { name: 'article', from: { page: '/fr/news', link: /href="(\/fr\/news\/[a-z][^"/]+)"/ }, bar: CONTENT },
  { name: 'questions', path: '/fr/faq', bar: CONTENT },
  { name: 'contact', path: '/nl/contact', bar: CONTENT },
  { name: 'configurator start', path: '/fr/configurateur', bar: TOOL },
  {
    name: 'configurator',
    from: { page: '/nl/car-configurator/models', link: /href="(\/nl\/car-configurator\/conf\/[^"]+)"/ },
    bar: TOOL,
    isUnlisted: true,
  },
  { name: 'stock', path: '/nl/stock', bar: TOOL },
  { name: 'car in stock', from: { page: '/fr/stock', link: /href="(\/fr\/stock\/[a-z-]+\/[^"/]+)"/ }, bar: TOOL },
]

/** The path of a page on this site. */
export async function findPath(origin: string, { name, path, from }: MeasuredPage): Promise<string> {
  if (path || !from) return path ?? ''
  const html = await fetch(origin + from.page).then((answer) => answer.text())
  const found = from.link.exec(html)?.[1]
  if (!found) throw new Error(`No link to a page of the kind « ${name} » on ${from.page}.`)
  return found.replaceAll('&amp;', '&')
}
