import type { PageContent } from '@/content/types'
import { serverHtml } from '@/late/server-html'
import { PageIntro } from './PageIntro'

const PageHero = serverHtml(() => import('./PageHero.late').then((module) => module.PageHero), {
  leavesOut: { picture: () => ({}) },
})

/** The opening of an editor's page: its words, on its picture if it has one. */
export function PageOpening({ page }: { page: PageContent }) {
  const { picture, eyebrow, title, lead } = page
  if (picture) return <PageHero picture={picture} eyebrow={eyebrow} title={title} lead={lead} />
  return <PageIntro eyebrow={eyebrow} title={title} lead={lead} isSlim={page.blocks[0]?.kind === 'tool'} />
}
