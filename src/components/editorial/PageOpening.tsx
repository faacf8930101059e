import { Island } from '@/components/Island'
import type { PageContent } from '@/content/types'
import { islands } from './block-islands'
import { PageIntro } from './PageIntro'

/** The opening of an editor's page: its words, on its picture if it has one. */
export function PageOpening({ page }: { page: PageContent }) {
  const { picture, eyebrow, title, lead } = page
  if (picture) return <Island content={islands.opening} props={{ picture, eyebrow, title, lead }} />
  return <PageIntro eyebrow={eyebrow} title={title} lead={lead} />
}
