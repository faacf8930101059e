import { Blocks } from '@/components/editorial/Blocks'
import { PageIntro } from '@/components/editorial/PageIntro'
import { PageHead } from '@/components/PageHead'
import type { PageContent } from '@/content/types'
import { HowToBuy } from './HowToBuy'
import { NextStep } from './NextStep'
import { PageTabs } from './PageTabs'

const BUYING_PAGES = new Set(['financing', 'financial-solutions', 'lease'])

/** A page made of an editor's words. */
export default function EditorialView({ page }: { page: PageContent }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro eyebrow={page.eyebrow} title={page.title} lead={page.lead} picture={page.picture} />
      <PageTabs page={page} />
      <Blocks blocks={page.blocks} />
      {BUYING_PAGES.has(page.route) ? <HowToBuy /> : null}
      <NextStep route={page.route} />
    </>
  )
}
