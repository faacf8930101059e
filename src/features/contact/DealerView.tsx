import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { MessageButton } from '@/components/MessageButton'
import { PageHead } from '@/components/PageHead'
import { phoneHref } from '@/components/phone-href'
import { RouteButton } from '@/components/RouteButton'
import type { DealerPage } from '@/content/dealer-types'
import { DEALER_LANGUAGES } from '@/content/schema/dealer-facts'
import { useAudience } from '@/routing/CurrentRoute'
import { ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Eyebrow, Text } from '@/ui/Text'
import { DealerCard, ServiceList } from './DealerCard'
import { DealerMap } from './DealerMap'
import * as S from './DealerView.styles'
import { OpeningHours } from './OpeningHours'
import { OpeningState } from './OpeningState'
import { useNow } from './use-now'

export default function DealerView({ entry }: { readonly entry: DealerPage }) {
  const { t } = useTranslation(['contact', 'common'])
  const { salesType } = useAudience()
  const now = useNow()
  const { dealer, nearest, closings } = entry
  const { name, street, zipcode, city, province, phone, services, languages, hours } = dealer
  const spoken = DEALER_LANGUAGES.filter((language) => languages.includes(language))
  const [lit, setLit] = useState<string>()
  const others = nearest.map((one) => one.dealer)
  const isBusinessCentre = services.includes('business-centre')
  return (
    <>
      <PageHead
        title={[
          t('dealers.page_title', { name: name.includes(city) ? name : `${name}, ${city}` }),
          t('dealers.page_title', { name }),
          name,
        ]}
        description={t('dealers.page_description', { name, street, zipcode, city })}
      />
      <S.Columns>
        <S.Opening id={`dealer-${dealer.id}`}>
          <Eyebrow>{t(`dealers.group.${province}`)}</Eyebrow>
          <Heading level={1}>{name}</Heading>
          <S.Address>
            {street}
            <br />
            {zipcode} {city}
          </S.Address>
          <OpeningState hours={hours} closings={closings} now={now} />
          <Cluster>
            <ButtonAnchor href={phoneHref(phone)}>{t('dealers.call', { phone })}</ButtonAnchor>
            <MessageButton form="contact" about={{ dealer_id: dealer.id }} variant="secondary">
              {t('write_dealer')}
            </MessageButton>
            <MessageButton form="test-drive" about={{ dealer_id: dealer.id }} variant="ghost">
              {t('common:ask.drive')}
            </MessageButton>
          </Cluster>
        </S.Opening>
        <S.MapSide>
          <DealerMap dealers={[dealer, ...others]} lit={lit ?? dealer.id} onLight={setLit} origin={undefined} />
        </S.MapSide>
        <S.Facts>
          <section>
            <Heading level={2} size="l">
              {t('dealers.services')}
            </Heading>
            <ServiceList services={services} />
            {salesType === 'B2B' && (
              <Text $tone="muted">{t(isBusinessCentre ? 'dealers.for_business' : 'dealers.no_business')}</Text>
            )}
          </section>
          <section>
            <Heading level={2} size="l">
              {t('dealers.languages')}
            </Heading>
            <Text $tone="muted">{spoken.map((language) => t(`dealers.language.${language}`)).join(', ')}</Text>
          </section>
          <section>
            <Heading level={2} size="l">
              {t('hours.title')}
            </Heading>
            <OpeningHours hours={hours} closings={closings} now={now} />
          </section>
        </S.Facts>
      </S.Columns>
      <Section $tight data-ground="warm" aria-labelledby="near">
        <Container>
          <Heading level={2} id="near">
            {t('dealers.near')}
          </Heading>
          <S.Near role="list">
            {nearest.map((one) => (
              <DealerCard
                key={one.dealer.id}
                {...one}
                closings={closings}
                now={now}
                level={3}
                isLit={one.dealer.id === lit}
                onLight={setLit}
              />
            ))}
          </S.Near>
          <RouteButton to="contact" hash="dealers" variant="secondary">
            {t('dealers.all')}
          </RouteButton>
        </Container>
      </Section>
    </>
  )
}
