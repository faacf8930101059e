import { useTranslation } from 'next-i18next/pages'
import { LegalNote } from '@/components/LegalNote'
import { LineUp, LineUpCar } from '@/components/LineUp'
import { Price } from '@/components/Price'
import { SiteLink } from '@/components/SiteLink'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { isSoldCarline } from '@/domain/carline'
import { ModelTaxLine } from '@/money/CompanyTaxLine.late'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { MoreLink, SectionHead } from './HomeView.styles'

/** The line-up of the available models: names and links from the menu's content, pictures and prices from the service. */
export function HomeModels() {
  const { t } = useTranslation('common')
  const cars = useCarsNavigation(useAudience())
  const prices = useModelsPrices(useAudienceQuery())
  const showsPrices = useFeatureFlag('MODEL_PRICE_HOMEPAGE')

  const entries = (cars.data?.navigation ?? []).filter(({ carlineCode }) => isSoldCarline(carlineCode))
  if (entries.length === 0) return <div />
  return (
    <Section $tight>
      <Container>
        <SectionHead>
          <Heading level={2}>{t('home.models')}</Heading>
          <MoreLink to="models">{t('home.all_models')}</MoreLink>
        </SectionHead>
        {showsPrices && !prices.data && <Unanswered queries={[prices]} line="prices" />}
      </Container>
      <LineUp label={t('home.models')}>
        {entries.map(({ carlineCode, href, name }) => {
          const model = prices.data?.models.find(({ carline_code }) => carline_code === carlineCode)
          return (
            <LineUpCar key={href} level={3} picture={model?.profile} name={<SiteLink href={href}>{name}</SiteLink>}>
              {model && showsPrices && (
                <>
                  <Price money={model.from_price} isFromPrice withIncl />
                  <ModelTaxLine model={model} />
                  <WltpLine wltp={model.wltp} brief />
                </>
              )}
            </LineUpCar>
          )
        })}
      </LineUp>
      {showsPrices && prices.data && (
        <Container>
          <LegalNote />
        </Container>
      )}
    </Section>
  )
}
