import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { LegalNote } from '@/components/LegalNote'
import { LineUp, LineUpCar } from '@/components/LineUp'
import { Price } from '@/components/Price'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import { useModelsPrices } from '@/data/configurator/hooks'
import type { CarlineCode } from '@/domain/carline'
import { RouteLink } from '@/routing/RouteLink'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Skeleton } from '@/ui/Skeleton'
import { below } from '@/ui/theme/media'

/** Above the link of the name in z-order: that link covers the whole card. */
const Actions = styled(Cluster)`
  position: relative;
  justify-self: start;
`

/** As high as the line-up, so that nothing moves when it loads. */
const Place = styled(Skeleton)`
  ${below.m} { height: 27rem; }
`

interface ModelChoiceProps {
  /** The carline of an external link, which comes first. */
  first?: CarlineCode | undefined
}

/** The line-up of the configurable models. A click opens the car of the "from" price. */
export function ModelChoice({ first }: ModelChoiceProps) {
  const { t } = useTranslation('ccf')
  const prices = useModelsPrices(useAudienceQuery())
  const { data } = prices
  if (!data) {
    return (
      <Container>
        <Unanswered queries={[prices]}>
          <Place $height="24rem" />
        </Unanswered>
      </Container>
    )
  }
  const models = [...data.models].sort((a, b) => Number(b.carline_code === first) - Number(a.carline_code === first))
  return (
    <div>
      <LineUp label={t('start.chooseModel')}>
        {models.map(({ carline_code, from_id, from_price, name, profile, wltp }) => (
          <LineUpCar
            key={carline_code}
            level={2}
            picture={profile}
            name={
              <RouteLink
                to="car-configurator.conf"
                params={{ id: from_id }}
                aria-label={t('models.configure', { model: name })}
              >
                {name}
              </RouteLink>
            }
          >
            <Price money={from_price} isFromPrice withIncl />
            <WltpLine wltp={wltp} brief />
            <Actions $gap="m">
              <RouteLink
                to="car-configurator.carline"
                params={{ carline_code }}
                aria-label={t('models.versions', { model: name })}
              >
                {t('models.versionsShort')}
              </RouteLink>
              <RouteLink
                to="models.carline"
                params={{ carline_code }}
                aria-label={t('models.discover', { model: name })}
              >
                {t('models.discoverShort')}
              </RouteLink>
            </Actions>
          </LineUpCar>
        ))}
      </LineUp>
      <Container>
        <LegalNote />
      </Container>
    </div>
  )
}
