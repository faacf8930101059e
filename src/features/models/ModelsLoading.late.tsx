import { useTranslation } from 'next-i18next/pages'
import { FallbackLinks } from '@/components/FallbackLinks'
import { Grid } from '@/ui/Grid'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'

/** The server had no prices, so the browser repeats the call. Without JavaScript a message says that it cannot. */
export function ModelsLoading() {
  const { t } = useTranslation('models')
  return (
    <div aria-busy>
      <noscript>
        <Notice tone="warning">
          <Text>{t('problem.prices')}</Text>
          <FallbackLinks />
        </Notice>
      </noscript>
      <Grid>
        <Skeleton $height="22rem" />
        <Skeleton $height="22rem" />
        <Skeleton $height="22rem" />
      </Grid>
    </div>
  )
}
