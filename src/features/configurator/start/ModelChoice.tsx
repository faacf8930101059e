import { useTranslation } from 'next-i18next/pages'
import { CarlineCard } from '@/components/CarlineCard'
import { LegalNote } from '@/components/LegalNote'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import type { CarlineCode } from '@/domain/carline'
import { RouteLink } from '@/routing/RouteLink'
import { Cluster } from '@/ui/Cluster'
import { Grid } from '@/ui/Grid'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { cardWidth } from './card-width'

interface ModelChoiceProps {
  /** Stands first: the one that a link from outside named. */
  first?: CarlineCode | undefined
  /** Of the models' headings. */
  level?: 2 | 3
}

/** Every model that can be built. A click opens the very car behind its "from" price; its first step is the version. */
export function ModelChoice({ first, level = 3 }: ModelChoiceProps) {
  const { t } = useTranslation('ccf')
  const prices = useModelsPrices(useAudienceQuery())
  const { data } = prices
  if (!data) {
    return (
      <Unanswered queries={[prices]}>
        <Grid>
          <Skeleton $height="22rem" />
          <Skeleton $height="22rem" />
          <Skeleton $height="22rem" />
        </Grid>
      </Unanswered>
    )
  }
  const models = [...data.models].sort((a, b) => Number(b.carline_code === first) - Number(a.carline_code === first))
  return (
    <Stack $gap="s">
      <Grid $min={cardWidth(models.length)}>
        {models.map((model, index) => (
          <CarlineCard key={model.carline_code} model={model} level={level} priority={index < 2}>
            <RouteButton
              to="car-configurator.conf"
              params={{ id: model.from_id }}
              size="s"
              aria-label={t('models.configure', { model: model.name })}
            >
              {t('models.configureShort')}
            </RouteButton>
            {/* In a narrow card the two links stand below the button, together. */}
            <Cluster $gap="m">
              <RouteLink
                to="car-configurator.carline"
                params={{ carline_code: model.carline_code }}
                aria-label={t('models.versions', { model: model.name })}
              >
                {t('models.versionsShort')}
              </RouteLink>
              <RouteLink
                to="models.carline"
                params={{ carline_code: model.carline_code }}
                aria-label={t('models.discover', { model: model.name })}
              >
                {t('models.discoverShort')}
              </RouteLink>
            </Cluster>
          </CarlineCard>
        ))}
      </Grid>
      <LegalNote />
    </Stack>
  )
}
