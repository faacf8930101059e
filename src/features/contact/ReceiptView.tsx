import { useTranslation } from 'next-i18next/pages'
import { PageIntro } from '@/blocks/PageIntro'
import { brand } from '@/brand/brand'
import { PageHead } from '@/components/PageHead'
import { phoneHref } from '@/components/phone-href'
import { RouteButton } from '@/components/RouteButton'
import { ANSWER_WITHIN_DAYS, NEXT_KIND, SAVED_SEARCH } from '@/domain/message-kind'
import { wordingOf } from '@/domain/message-wording'
import { weekday } from '@/domain/weekday'
import { formatDate, formatTimeSpan } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { usePath } from '@/routing/RouteLink'
import { Button, ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Field } from '@/ui/Field'
import { Notice } from '@/ui/Notice'
import { Note, Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { MessageCar } from './MessageCar'
import { MessageSearch } from './MessageSearch'
import * as S from './MessageView.styles'
import type { Receipt } from './shown-message'
import { FormPart, SidePart } from './TitledPart'

const { company } = brand

interface ReceiptViewProps {
  /** Null if the link is invalid or expired, or the message was deleted. */
  readonly receipt: Receipt | null
  /** The message store is unavailable. */
  readonly isAway?: boolean
}

/** The state of a message: number, who answers by when, and how to change or withdraw it. */
export default function ReceiptView({ receipt, isAway = false }: ReceiptViewProps) {
  const { t } = useTranslation('contact')
  if (!receipt || receipt.state === 'erased') return <NoReceipt reason={isAway ? 'away' : 'none'} />
  const { receipt: link, state, kind, number, car, search } = receipt
  const isSearch = kind === SAVED_SEARCH
  const title = t(isSearch ? `receipt.search.${state}.title` : `receipt.${state}.title`)
  const lead = t(isSearch ? `receipt.search.${state}.lead` : `receipt.${state}.lead`)
  return (
    <>
      <PageHead title={title} noindex />
      <PageIntro eyebrow={t(`form.kind.${kind}.name`)} title={title} lead={lead} />
      <S.Columns>
        <S.Side>
          {car && <MessageCar car={car} />}
          {search && <MessageSearch search={search} />}
        </S.Side>
        <S.Main>
          {receipt.problem === 'unavailable' && (
            <Notice tone="warning" role="alert">
              <Text>{t('receipt.unavailable', { phone: company.phone })}</Text>
            </Notice>
          )}
          {!isSearch && (
            <SidePart id="number" title={t('receipt.number')}>
              <S.MessageNumber>{number}</S.MessageNumber>
              <Note>{t('receipt.keep')}</Note>
            </SidePart>
          )}
          {link === null ? (
            <Text>{t('receipt.known')}</Text>
          ) : (
            <>
              {state === 'held' && <CodeForm link={link} receipt={receipt} />}
              {state === 'open' &&
                (isSearch ? <Followed receipt={receipt} /> : <WhatIsNext link={link} receipt={receipt} />)}
              {state !== 'withdrawn' && <ReceiptActions link={link} kind={kind} />}
            </>
          )}
        </S.Main>
      </S.Columns>
    </>
  )
}

/** The mail address of a followed search, and its last day. */
function Followed({ receipt: { mailTo, endsOn } }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  return (
    <FormPart id="details" title={t('receipt.search.details')}>
      <S.Facts>
        <div>
          <dt>{t('receipt.search.mail')}</dt>
          <dd>{mailTo}</dd>
        </div>
        <div>
          <dt>{t('receipt.search.ends')}</dt>
          <dd>{endsOn && formatDate(endsOn, language, 'long')}</dd>
        </div>
      </S.Facts>
    </FormPart>
  )
}

interface LinkedProps {
  /** The secret part of the receipt's URL, which authorizes every action. */
  readonly link: string
  readonly receipt: Receipt
}

function WhatIsNext({ link, receipt }: LinkedProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const { kind, answerDeadline, dealer, date, dayPart, hours, mailTo } = receipt
  const nextKind = NEXT_KIND[kind]
  const deadline = formatDate(answerDeadline, language, 'long')
  return (
    <FormPart id="next" title={t('form.next')}>
      <Text>{t(`form.kind.${wordingOf(kind, receipt.car?.state)}.next`, { by: deadline })}</Text>
      <S.Facts>
        {ANSWER_WITHIN_DAYS[kind] > 0 && (
          <div>
            <dt>{t('receipt.who')}</dt>
            <dd>
              {dealer ? dealer.name : company.name}
              <br />
              <a href={phoneHref(dealer?.phone ?? company.phone)}>{dealer?.phone ?? company.phone}</a>
            </dd>
          </div>
        )}
        {date && (
          <div>
            <dt>{t(hours ? 'receipt.drive' : 'receipt.wish')}</dt>
            <dd>
              {t(`hours.on.${weekday(date)}`)} {formatDate(date, language, 'long')}
              {dayPart && `, ${t(`form.option.day_part.${dayPart}`).toLocaleLowerCase(language)}`}
              {hours && dayPart !== 'any' && ` (${formatTimeSpan(hours.from, hours.to, language)})`}
            </dd>
          </div>
        )}
        {mailTo && (
          <div>
            <dt>{t('receipt.mail')}</dt>
            <dd>{mailTo}</dd>
          </div>
        )}
      </S.Facts>
      {date && (
        <Cluster>
          <ButtonAnchor href={`/api/messages/appointment?m=${link}`} download $variant="secondary">
            {t('receipt.calendar')}
          </ButtonAnchor>
        </Cluster>
      )}
      {nextKind && (
        <Cluster>
          <RouteButton to="message" params={{ message_kind: nextKind, m: link }}>
            {t('receipt.plan_drive')}
          </RouteButton>
        </Cluster>
      )}
    </FormPart>
  )
}

/** POST forms, so that they work without JavaScript, and a link preview or prefetch never withdraws a message. */
function ReceiptActions({ link, kind }: Pick<LinkedProps, 'link'> & Pick<Receipt, 'kind'>) {
  const { t } = useTranslation('contact')
  const path = usePath()
  const isSearch = kind === SAVED_SEARCH
  return (
    <FormPart id="ways" title={t(isSearch ? 'receipt.search.stop_title' : 'receipt.change_title')}>
      <Text>{t(isSearch ? 'receipt.search.stop_text' : 'receipt.change_text')}</Text>
      <Cluster>
        <RouteButton to="message" params={{ message_kind: kind, m: link }} variant="secondary">
          {t(isSearch ? 'receipt.search.change' : 'receipt.change')}
        </RouteButton>
        <form method="post" action={`${path('message.receipt')}?m=${link}`}>
          <input type="hidden" name="intent" value="withdraw" />
          <Button type="submit" $variant="ghost">
            {t(isSearch ? 'receipt.search.stop' : 'receipt.withdraw')}
          </Button>
        </form>
      </Cluster>
    </FormPart>
  )
}

/** The mail address is confirmed with a code that was sent to it (flag BUYING_PROCESS_EMAIL_VERIFICATION). */
function CodeForm({ link, receipt: { mailTo, problem, code } }: LinkedProps) {
  const { t } = useTranslation('contact')
  const path = usePath()
  const error = problem !== 'unavailable' && problem && t(`receipt.code.${problem}`)
  return (
    <form method="post" action={`${path('message.receipt')}?m=${link}`}>
      <FormPart id="code" title={t('receipt.code.title')}>
        <Text>{t('receipt.code.text', { email: mailTo })}</Text>
        <input type="hidden" name="intent" value="confirm" />
        <Field id="field-code" label={t('receipt.code.label')} error={error || undefined}>
          {(control) => (
            <TextInput {...control} name="code" defaultValue={code} inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
        <Cluster>
          <Button type="submit">{t('receipt.code.send')}</Button>
        </Cluster>
      </FormPart>
    </form>
  )
}

function NoReceipt({ reason }: { reason: 'none' | 'away' }) {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHead title={t(`receipt.${reason}.title`)} noindex />
      <PageIntro eyebrow={t('form.eyebrow')} title={t(`receipt.${reason}.title`)} lead={t(`receipt.${reason}.lead`)}>
        <Cluster>
          <RouteButton to="contact">{t('receipt.none.contact')}</RouteButton>
          <ButtonAnchor href={phoneHref(company.phone)} $variant="secondary">
            {company.phone.replaceAll(' ', '\u00a0')}
          </ButtonAnchor>
        </Cluster>
      </PageIntro>
    </>
  )
}
