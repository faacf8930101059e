import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { coverSizes } from '@/components/car-pictures/cover-sizes'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { BlockOf } from '@/content/types'
import { useFinancialSimulationsModels, useModelsPrices } from '@/data/configurator/hooks'
import { CARLINE_NAMES } from '@/domain/carline'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'
import { Heading } from '@/ui/Heading'
import { Eyebrow, Text } from '@/ui/Text'
import * as S from './Blocks.Cars.styles'
import { ActionLink } from './Blocks.styles'

/**
 * Spec §3, Model Lease Action: the monthly amount of a carline. The law wants its information beside the amount: representative example
 * and warning for a credit, conditions for a lease, WLTP figures for both.
 */
export function LeaseBlock({ id, carline, heading, text, picture, product, link }: BlockOf<'model-lease-action'>) {
  const { t } = useTranslation('common')
  const asked = { ...useAudienceQuery(), carline_code: carline }
  const simulations = useFinancialSimulationsModels({ ...asked, product_code: product })
  const prices = useModelsPrices(asked)
  const simulation = simulations.data?.simulations.find(({ product_code }) => product_code === product)
  const missing = [simulations, prices].filter(({ data }) => !data)
  const wltp = prices.data?.models[0]?.wltp
  const name = CARLINE_NAMES[carline]
  return (
    <S.Lease id={id}>
      <S.LeaseScene>
        {picture ? <CarPicture picture={picture} sizes={coverSizes(picture, { width: '55vw', height: 40 })} /> : null}
      </S.LeaseScene>
      <S.LeaseWords>
        <Eyebrow>{heading ? name : simulation?.product_title}</Eyebrow>
        <Heading level={2}>{heading ?? name}</Heading>
        {text ? <Text $size="m">{text}</Text> : null}
        {simulation && wltp ? (
          <>
            <MonthlyFigure monthly={monthlyPayment(simulation)} />
            <WltpLine wltp={wltp} />
          </>
        ) : null}
        {missing.length > 0 && <Unanswered queries={missing} line="monthly" />}
        {link ? (
          <ActionLink href={link.href}>{link.label}</ActionLink>
        ) : (
          <RouteButton to="models.carline" params={{ carline_code: carline }}>
            {t('blocks.discover', { model: name })}
          </RouteButton>
        )}
      </S.LeaseWords>
    </S.Lease>
  )
}
