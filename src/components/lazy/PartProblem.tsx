import { useTranslation } from 'next-i18next/pages'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'

/** The code of a part cannot be had: what stands there stays, and with it what was typed. */
export function PartProblem({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Notice tone="warning" role="alert">
      <Text>{t('part_problem.text')}</Text>
      <Cluster $gap="xs">
        <Button $variant="secondary" $size="s" onClick={onRetry}>
          {t('part_problem.retry')}
        </Button>
        <Button $variant="ghost" $size="s" onClick={() => window.location.reload()}>
          {t('part_problem.reload')}
        </Button>
      </Cluster>
    </Notice>
  )
}
