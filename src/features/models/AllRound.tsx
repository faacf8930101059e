import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Picture } from '@/contract/common'
import { usePictures } from '@/data/configurator/hooks'
import type { SoldCarline } from '@/domain/carline'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

const VIEWS: readonly Picture['view'][] = ['ext-side', 'ext-f34', 'ext-r34', 'ext-front', 'ext-rear', 'ext-low34']

/** The car from all sides, as the configurator will show it. */
export function AllRound({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation('models')
  const { data } = usePictures({ ...useAudienceQuery(), carline_code: carline })
  const pictures = data?.pictures.filter(({ view }) => VIEWS.includes(view)) ?? []
  if (pictures.length === 0) return null
  return (
    <Stack as="section" $gap="m">
      <Heading level={2}>{t('page.allRound')}</Heading>
      <Grid $min="24rem" $gap="s">
        {pictures.map((picture) => (
          <CarPicture key={picture.id} picture={picture} sizes="(min-width: 768px) 48vw, 100vw" />
        ))}
      </Grid>
      <Text $size="s" $tone="muted">
        {t('page.illustration')}
      </Text>
    </Stack>
  )
}
