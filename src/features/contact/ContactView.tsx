import { useTranslation } from 'next-i18next/pages'
import { Blocks } from '@/blocks/Blocks'
import { PageOpening } from '@/blocks/PageOpening'
import { brand } from '@/brand/brand'
import { PageHead } from '@/components/PageHead'
import { phoneHref } from '@/components/phone-href'
import type { Dealer } from '@/content/dealer-types'
import type { ContactDetails, PageContent } from '@/content/types'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Note } from '@/ui/Text'
import * as S from './ContactView.styles'
import { OpeningHours } from './OpeningHours'
import { OpeningState } from './OpeningState'
import { useNow } from './use-now'

const Topics = serverHtml(() => import('./Topics.late').then((module) => module.Topics), {
  leavesOut: { topics: () => ({}) },
})
const DealersSection = hydrateNear(() => import('./DealersSection.late').then((module) => module.DealersSection))

const { company } = brand

interface ContactViewProps {
  readonly page: PageContent
  readonly contact: ContactDetails
  readonly dealers: readonly Dealer[]
}

/** Contact details of the company (brand/brand.ts) and of the dealers, with opening hours and subjects from the entries. */
export default function ContactView({ page, contact, dealers }: ContactViewProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const now = useNow()
  const { hours, closings, topics } = contact
  return (
    <>
      <PageHead title={page.headTitles} description={page.description} />
      <PageOpening page={page} />
      <S.Reach aria-label={t('reach_us')}>
        <S.Way>
          <Heading level={2} size="m">
            {t('phone')}
          </Heading>
          <S.Big href={phoneHref(company.phone)}>{company.phone}</S.Big>
          <OpeningState hours={hours} closings={closings} now={now} />
        </S.Way>
        <S.Way>
          <Heading level={2} size="m">
            {t('email')}
          </Heading>
          <S.Big href={`mailto:${company.email}`}>{company.email}</S.Big>
          <Note>{t('email_note')}</Note>
        </S.Way>
        <S.Way>
          <Heading level={2} size="m">
            {t('address')}
          </Heading>
          <address>
            {company.name}
            <br />
            {company.street[language]}
            <br />
            {company.zipcode} {company.city[language]}
          </address>
        </S.Way>
        <S.Week aria-labelledby="hours">
          <Heading level={2} size="m" id="hours">
            {t('hours.title')}
          </Heading>
          <OpeningHours hours={hours} closings={closings} now={now} />
        </S.Week>
      </S.Reach>
      <Topics topics={topics} />
      <DealersSection dealers={dealers} closings={closings} />
      <Blocks blocks={page.blocks} />
    </>
  )
}
