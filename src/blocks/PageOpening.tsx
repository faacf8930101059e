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
  /** What the page is for, where that can be done at once. */
  readonly first?: ReactNode
}

/** The opening of an editor's page: its words, on its picture by night, or beside what it is about. */
export function PageOpening({ page, first }: PageOpeningProps) {
  const { picture, beside, eyebrow, title, lead } = page
  const isSlim = page.blocks[0]?.kind === 'tool'
  if (!picture) return <PageIntro eyebrow={eyebrow} title={title} lead={lead} first={first} isSlim={isSlim} />
  if (isByNight(picture)) return <PageHero picture={picture} eyebrow={eyebrow} title={title} lead={lead} />
  return <SplitHero picture={picture} beside={beside} eyebrow={eyebrow} title={title} lead={lead} isSlim={isSlim} />
}

/** A car in the dark fills the first screen; one by day, and a cabin, stand beside the words. */
const isByNight = ({ background, kind }: Picture) => background !== 'white' && kind !== 'interior'
