import { useContext, useDeferredValue, useMemo, useState } from 'react'
import { Blocks } from '@/blocks/Blocks'
import { PageOpening } from '@/blocks/PageOpening'
import { PageHead } from '@/components/PageHead'
import type { FaqGroup, PageContent } from '@/content/types'
import { splitTerms } from '@/i18n/fold'
import { isLeftOut, PageDataContext } from '@/late/page-data'
import { serverHtml } from '@/late/server-html'
import { Container } from '@/ui/Container'
import { AskUs } from './AskUs'
import { FaqSearch } from './FaqSearch'
import { findQuestions } from './find-questions'

/** Without a search the questions need no code: they are text and links. */
const FaqGroups = serverHtml(() => import('./FaqGroups.late').then((module) => module.FaqGroups), {
  leavesOut: { groups: () => ({}) },
})

/** With at most this many results, the answers are open. */
const OPENED_AT_ONCE = 3

interface FaqViewProps {
  readonly page: PageContent
  readonly groups: readonly FaqGroup[]
}

export default function FaqView({ page, groups }: FaqViewProps) {
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const terms = useMemo(() => splitTerms(deferred), [deferred])
  const { requestAll } = useContext(PageDataContext)
  const isReduced = isLeftOut(groups)
  const shown = isReduced ? [] : findQuestions(groups, terms)
  const found =
    terms.length > 0 && !isReduced ? shown.reduce((sum, { questions }) => sum + questions.length, 0) : undefined
  const isOpen = found !== undefined && found <= OPENED_AT_ONCE

  return (
    <>
      <PageHead title={page.headTitles} description={page.description} />
      <PageOpening page={page} />
      <Container>
        <FaqSearch query={query} found={found} onChange={setQuery} onApproach={isReduced ? requestAll : undefined} />
      </Container>
      <FaqGroups groups={groups} terms={terms} isOpen={isOpen} />
      <Blocks blocks={page.blocks} />
      <AskUs />
    </>
  )
}
