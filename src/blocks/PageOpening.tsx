import type { ReactNode } from 'react'
import type { PageContent, Picture } from '@/content/types'
import { serverHtml } from '@/late/server-html'
import { PageIntro } from './PageIntro'

const PageHero = serverHtml(() => import('./PageHero.late').then((module) => module.PageHero), {
  leavesOut: { picture: () => ({}) },
})
const SplitHero = serverHtml(() => import('./SplitHero.late').then((module) => module.SplitHero), {
  leavesOut: { picture: () => ({}), beside: () => ({}) },
})

interface PageOpeningProps {
  readonly page: PageContent
  /** The main action of the page. */
  readonly first?: ReactNode
}

/** The head of an editorial page: plain, on a dark picture, or beside light pictures. */
export function PageOpening({ page, first }: PageOpeningProps) {
  const { picture, beside, eyebrow, title, lead } = page
  const isSlim = page.blocks[0]?.kind === 'tool'
  if (!picture) return <PageIntro eyebrow={eyebrow} title={title} lead={lead} first={first} isSlim={isSlim} />
  if (isByNight(picture)) return <PageHero picture={picture} eyebrow={eyebrow} title={title} lead={lead} />
  return <SplitHero picture={picture} beside={beside} eyebrow={eyebrow} title={title} lead={lead} isSlim={isSlim} />
}

/** A dark picture of a car fills the first screen; a light one, or a cabin, stands beside the text. */
const isByNight = ({ background, kind }: Picture) => background !== 'white' && kind !== 'interior'
