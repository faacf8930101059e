import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { FallbackLinks } from '@/components/FallbackLinks'
import { Grid } from '@/ui/Grid'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'

/** Keeps what follows below the window, so that it does not move when the cars come. */
const Place = styled.div`
  @media (scripting: enabled) { min-height: 100vh; }
`

/** The server had no prices, so the browser repeats the call. Without JavaScript a message says that it cannot. */
export function ModelsLoading() {
  const { t } = useTranslation('models')
  return (
    <Place aria-busy>
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
    </Place>
  )
}
