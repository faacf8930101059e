import { useTranslation } from 'next-i18next/pages'
import { PageIntro } from '@/blocks/PageIntro'
import { brand } from '@/brand/brand'
import { PageHead } from '@/components/PageHead'
import { phoneHref } from '@/components/phone-href'
import { RouteButton } from '@/components/RouteButton'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { type MessageKind, SAVED_SEARCH } from '@/domain/message-kind'
import { wordingOf } from '@/domain/message-wording'
import { formatDate } from '@/i18n/format'
import { formatPeriod } from '@/i18n/format-period'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { Cluster } from '@/ui/Cluster'
import { Notice } from '@/ui/Notice'
import { Note, Text } from '@/ui/Text'
import { AnnouncedCar } from './AnnouncedCar'
import { ClosestLinks } from './ClosestCars'
import { MessageCar } from './MessageCar'
import { MessageDealer } from './MessageDealer'
import { MessageForm } from './MessageForm'
import { MessageSearch } from './MessageSearch'
import * as S from './MessageView.styles'
import type { FormContent } from './shown-message'
import { SidePart } from './TitledPart'

const { company } = brand

interface MessageViewProps {
  readonly params: RouteParams<'message'>
  readonly form: FormContent
}

/** The page of a form, with its car, the dealer who answers, and the deadline of the answer. */
export default function MessageView({ params, form }: MessageViewProps) {
  const { t } = useTranslation('contact')
  const { language, salesType } = useAudience()
  const { message_kind: kind } = params
  const {
    announced,
    car,
    carProblem,
    closest,
    answerDeadline,
    dealer,
    dealerHasCar,
    receipt,
    search,
    reservationConflict,
    values,
  } = form
  const missing = missingSubject(kind, form)
  const wording = wordingOf(kind, car?.state)
  const arrival = { dealer: dealer?.name ?? company.name, ...formatPeriod(car?.arrival, language) }
  const title = reservationConflict ? t('form.taken.title') : t(`form.kind.${wording}.title`)
  const isOfferOfReserved = kind === 'offer' && car?.state === 'reserved'
  const why = reservationConflict ?? (isOfferOfReserved ? 'offer' : undefined)
  const lead = why ? t(`form.taken.${why}`) : t(`form.kind.${wording}.lead`, arrival)
  const hasStock = useFeatureFlag('STOCK')
  const deadline = formatDate(answerDeadline, language, 'long')
  const about = [language, salesType, values.commission_id, values.cupra_code, receipt].join()
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageIntro eyebrow={receipt ? t('form.changing') : t('form.eyebrow')} title={title} lead={lead} />
      <S.Columns>
        <S.Side>
          {car && <MessageCar car={car} kind={kind} values={values} />}
          {search && <MessageSearch search={search} />}
          {carProblem && !reservationConflict && (
            <Notice tone="warning">
              <Text>{t(`form.car.${carProblem}`)}</Text>
            </Notice>
          )}
          {announced && <AnnouncedCar carline={announced} />}
          {!reservationConflict && closest.length > 0 && <ClosestLinks closest={closest} kind={kind} />}
          {dealer && !reservationConflict && (
            <MessageDealer dealer={dealer} car={dealerHasCar ? car : null} kind={kind} values={values} />
          )}
          <SidePart id="next" title={t('form.next')}>
            <Text>{t(reservationConflict ? 'form.taken.next' : `form.kind.${wording}.next`, { by: deadline })}</Text>
            <Note>
              {t('form.rather_call')} <a href={phoneHref(company.phone)}>{company.phone.replaceAll(' ', '\u00a0')}</a>
            </Note>
          </SidePart>
        </S.Side>
        <S.Main>
          {missing ? (
            <Notice tone="info">
              <Text>{t(missing)}</Text>
              {hasStock && (
                <Cluster>
                  <RouteButton to="stock" variant="secondary">
                    {t('form.car.to_stock')}
                  </RouteButton>
                </Cluster>
              )}
            </Notice>
          ) : (
            // The key resets the form for another audience or car. What was typed comes back from the draft; errors do not.
            <MessageForm key={about} kind={kind} form={form} />
          )}
        </S.Main>
      </S.Columns>
    </>
  )
}

/** The message if the form lacks the car or search that it needs. */
function missingSubject(kind: MessageKind, { car, carProblem, closest, search, reservationConflict }: FormContent) {
  if (kind === SAVED_SEARCH) return search ? undefined : 'form.search.needed'
  if (kind !== 'reservation') return undefined
  // If the service does not answer, the number of the car is enough.
  const isThere = reservationConflict ? closest.length > 0 : car || carProblem === 'trouble'
  return isThere ? undefined : 'form.car.needed'
}
