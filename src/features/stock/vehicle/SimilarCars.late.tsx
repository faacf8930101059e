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

const SimilarCarsAnswer = serverHtml(
  () => import('./SimilarCars.Answer.late').then((module) => module.SimilarCarsAnswer),
  {
    leavesOut: { answer: () => ({}) },
  },
)

/** Cars in stock that equal a configured car or come close to it, with the price of each difference. */
export function SimilarCars({ code, layout }: { code: string; layout: StockLayout }) {
  const { t } = useTranslation('stock')
  const query = useCupraCodeStock({ ...audienceQuery(useAudience()), cupra_code: code })
  if (query.error instanceof RemoteProblem && query.error.code === 'unknown_code') {
    return (
      <Notice tone="warning" role="note">
        <Text>{t('like.unknown', { code })}</Text>
      </Notice>
    )
  }
  if (query.data) return <SimilarCarsAnswer answer={query.data} code={code} layout={layout} />
  return (
    <Unanswered queries={[query]}>
      <Skeleton $height="24rem" />
    </Unanswered>
  )
}
