import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { NotPicturedNote } from '@/components/car-pictures/NotPicturedNote'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { useAudienceQuery } from '@/components/use-audience-query'
import { useMyCars } from '@/components/use-my-cars'
import { useConfiguration } from '@/data/configurator/hooks'
import { carName } from '@/domain/car-name'
import { parseTypedCode } from '@/domain/typed-code'
import type { RouteParams } from '@/routing/params'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from, lowAndWide, print } from '@/ui/theme/media'
import { CarLoading } from './car/CarLoading'
import { CarProblem } from './car/CarProblem'
import { classifyCarError, classifyRefusal } from './car/car-problem'
import { NextSteps } from './offer/NextSteps'
import { OfferHistory } from './offer/OfferHistory'
import { OfferSteps } from './offer/OfferSteps'
import { suggestedCodes } from './start/suggested-codes'
import { CarPrice, Summary } from './summary/Summary'
import { Ways } from './summary/Summary.styles'

/** The recipient of the link sees the car, its price and the actions without scrolling. */
const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.xl};
  align-items: center;
  ${from.m} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
  /* On a phone the actions follow the price; its details come after them. */
  ${lowAndWide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
    > div > :nth-child(2) { display: contents; > :nth-child(n + 2) { order: 1; } }
  }
  ${print} { grid-template-columns: 2fr 3fr; }
`

const History = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** The picture takes three fifths of the page's column. */
const SIZES = '(min-width: 80rem) 44rem, (min-width: 48rem) 58vw, 100vw'

interface OfferViewProps {
  readonly params: RouteParams<'car-configurator.offer'>
  /** The service did not know the code when the page was made. */
  readonly refused?: string
}

/** A car by its code, for a recipient of the link, who has neither an account nor an earlier visit. */
export default function OfferView({ params, refused }: OfferViewProps) {
  const code = parseTypedCode(params.cupra_code)
  if (!code) return <CarProblem kind="malformed" identifier="code" given={params.cupra_code} />
  return <Offer code={code} refusal={refused} />
}

function Offer({ code, refusal }: { code: string; refusal?: string | undefined }) {
  const { t } = useTranslation('ccf')
  const audience = useAudienceQuery()
  const query = useConfiguration({ ...audience, cupra_code: code })
  const { data: configuration, error, refetch } = query
  const title = t('offer.title', { code })
  if (!configuration) {
    if (error) {
      const suggestions = suggestedCodes(error)
      const retry = () => void refetch()
      return (
        <CarProblem
          kind={classifyCarError(error)}
          identifier="code"
          given={code}
          onRetry={retry}
          suggestions={suggestions}
        />
      )
    }
    if (refusal) return <CarProblem kind={classifyRefusal(refusal)} identifier="code" given={code} />
    return <CarLoading title={title} queries={[query]} />
  }
  const [picture] = withOutlineFallback(configuration.pictures, configuration)
  const name = carName(configuration.carline_title, configuration.title)
  return (
    <Section $fromTop>
      <PageHead title={[`${name} (${code})`, title]} description={t('offer.description', { code })} />
      <Container>
        <Stack $gap="xl">
          <Opening>
            {picture && (
              <div>
                <CarPicture picture={picture} sizes={SIZES} priority />
                <NotPicturedNote pictures={[picture]} />
              </div>
            )}
            <Stack $gap="s">
              <div>
                <Heading level={1} size="l">
                  {name}
                </Heading>
                <OfferOwner code={code} id={configuration.id} />
              </div>
              <CarPrice configuration={configuration} />
              <Ways data-print="hide">
                <NextSteps configuration={configuration} />
              </Ways>
            </Stack>
          </Opening>
          <History>
            <OfferHistory code={code} configuration={configuration} />
            <OfferSteps />
          </History>
          <Summary configuration={configuration} origin="offer">
            <RouteButton to="car-configurator.conf" params={{ id: configuration.id }} variant="secondary">
              {t('summary.adapt')}
            </RouteButton>
          </Summary>
        </Stack>
      </Container>
    </Section>
  )
}

/** « Shared with you », or « your car » if this browser has built it. Both are one line, so nothing moves. */
function OfferOwner({ code, id }: { readonly code: string; readonly id: string }) {
  const { t } = useTranslation('ccf')
  const isOwn = useMyCars().some(({ ref }) => ref === id || ref === code)
  return <Text $tone="muted">{t(isOwn ? 'offer.yours' : 'offer.shared', { code })}</Text>
}
