import { useTranslation } from 'next-i18next/pages'
import { Unanswered } from '@/components/Unanswered'
import { audienceQuery } from '@/data/audience-query'
import { RemoteProblem } from '@/data/errors'
import { useCupraCodeStock } from '@/data/stock/hooks'
import type { StockLayout } from '@/domain/stock-search'
import { serverHtml } from '@/late/server-html'
import { useAudience } from '@/routing/CurrentRoute'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'

const LikeCarsAnswer = serverHtml(() => import('./LikeCars.Answer.late').then((module) => module.LikeCarsAnswer), {
  leavesOut: { answer: () => ({}) },
})

/** Cars of the stock that are the one that was built, or close to it, with what each difference costs. */
export function LikeCars({ code, layout }: { code: string; layout: StockLayout }) {
  const { t } = useTranslation('stock')
  const query = useCupraCodeStock({ ...audienceQuery(useAudience()), cupra_code: code })
  if (query.error instanceof RemoteProblem && query.error.code === 'unknown_code') {
    return (
      <Notice tone="warning" role="note">
        <Text>{t('like.unknown', { code })}</Text>
      </Notice>
    )
  }
  if (query.data) return <LikeCarsAnswer answer={query.data} code={code} layout={layout} />
  return (
    <Unanswered queries={[query]}>
      <Skeleton $height="24rem" />
    </Unanswered>
  )
}
