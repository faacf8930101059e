import { Blocks } from '@/blocks/Blocks'
import { DemonstrationNote } from '@/blocks/DemonstrationNote'
import { PageOpening } from '@/blocks/PageOpening'
import { PageHead } from '@/components/PageHead'
import type { PageContent } from '@/content/types'
import { serverHtml } from '@/late/server-html'
import { HowToBuy } from './HowToBuy'
import { NextStep } from './NextStep'
import { PageTabs } from './PageTabs'

const AssistanceCalls = serverHtml(() => import('./AssistanceCalls.late').then((module) => module.AssistanceCalls))

const BUYING_PAGES = new Set(['financing', 'financial-solutions', 'lease'])

export default function EditorialView({ page }: { readonly page: PageContent }) {
  return (
    <>
      <PageHead title={page.headTitles} description={page.description} />
      <PageOpening page={page} first={page.route === 'assistance' ? <AssistanceCalls /> : undefined} />
      <DemonstrationNote note={page.demonstration} />
      <PageTabs page={page} />
      <Blocks blocks={page.blocks} />
      {BUYING_PAGES.has(page.route) ? <HowToBuy /> : null}
      <NextStep route={page.route} />
    </>
  )
}
