import { useTranslation } from 'next-i18next/pages'
import { brand } from '@/brand/brand'
import { type FieldName, formFields } from '@/contract/message-fields'
import type { MessageKind } from '@/domain/message-kind'
import { wordingOf } from '@/domain/message-wording'
import { useAudience } from '@/routing/CurrentRoute'
import { PathLink } from '@/routing/PathLink'
import { RouteLink, usePath } from '@/routing/RouteLink'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Notice } from '@/ui/Notice'
import { Note, Text } from '@/ui/Text'
import { CAR_CHOICE, CarChoice } from './ClosestCars'
import { HalfDayField } from './HalfDayField'
import { errorWords, fieldId, MessageField } from './MessageField'
import * as S from './MessageView.styles'
import { type FormSection, formSections, isTyped, type TypedField } from './message-controls'
import type { MessageIdentity, SentMessage } from './message-draft'
import type { FormContent } from './shown-message'
import { FormPart } from './TitledPart'
import { useMessageForm } from './use-message-form'

interface MessageFormProps {
  kind: MessageKind
  form: FormContent
}

/** Fields that share a line. */
const PAIRS: readonly (readonly TypedField[])[] = [
  ['first_name', 'last_name'],
  ['company_name', 'vat_number'],
  ['email', 'phone'],
  ['zipcode', 'dealer_id'],
]

/** Loads the code of the checks while the first field is filled in. A failure is ignored: sending the form loads it again. */
function fetchChecks() {
  void import('@/contract/check-message').catch(() => {})
  void import('@/data/messages/calls').catch(() => {})
}

/** A message form. It works as plain HTML; JavaScript adds immediate checks and stores a draft. */
export function MessageForm({ kind, form }: MessageFormProps) {
  const { t } = useTranslation('contact')
  const { language, salesType } = useAudience()
  const path = usePath()
  const {
    element,
    summary,
    state,
    identity,
    sentMessage,
    errors,
    fieldErrors,
    problem,
    wish,
    send,
    onInput,
    startOver,
  } = useMessageForm(kind, form)
  const { values, car, dealer, reservationConflict } = form
  const carError = errors.find(({ field }) => !isTyped(field))
  const carWords = t(carError?.code === 'reserved' ? 'form.error.reserved' : 'form.error.gone')
  const sections = formSections(kind, salesType, {
    car: car !== null,
    asksOtherModel: form.announced !== null,
    dealer: dealer !== null,
    zipcode: values.zipcode,
  })
  const { required } = formFields(kind, salesType)
  const order: readonly FieldName[] = sections.flatMap(({ fields }) => fields)
  const inOrder = errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  const isSending = state === 'sending' || state === 'sent'
  const fieldProps = (field: TypedField) => ({
    field,
    value: values[field] ?? (field === 'day_part' && kind === 'test-drive' ? 'any' : undefined),
    isRequired: required.includes(field),
    error: fieldErrors.find((error) => error.field === field),
    dealers: form.dealers,
  })
  const renderFields = (fields: readonly TypedField[]) =>
    fields.map((field) => <MessageField key={field} {...fieldProps(field)} />)
  const slotError = fieldErrors.find(({ field }) => field === 'slot')
  return (
    <S.Form
      ref={element}
      method="post"
      action={path('message', { message_kind: kind })}
      noValidate
      onSubmit={send}
      onInput={onInput}
      onFocus={fetchChecks}
      aria-busy={isSending}
    >
      {(errors.length > 0 || problem) && (
        <S.Summary ref={summary} tabIndex={-1} role="alert" id="problems">
          <Text $strong>
            {problem
              ? t(`form.problem.${problem}`, { phone: brand.company.phone })
              : t('form.problem.fields', { count: errors.length })}
          </Text>
          {errors.length > 0 && (
            <ul>
              {inOrder.map((error) => (
                <li key={error.field}>
                  {isTyped(error.field) ? (
                    <a href={`#${fieldId(error.field)}`}>{errorWords(t, language, error.field, error)}</a>
                  ) : (
                    <a href={`#${CAR_CHOICE}`}>{carWords}</a>
                  )}
                </li>
              ))}
            </ul>
          )}
        </S.Summary>
      )}
      <Hidden form={form} identity={identity} language={language} salesType={salesType} />
      {reservationConflict && <CarChoice form={form} error={carError && carWords} />}
      {sections.map((section) => (
        <FormPart key={section.name} id={`section-${section.name}`} title={t(`form.section.${section.name}`)}>
          {pairFields(section).map((line) =>
            line[0] === 'slot' ? (
              <HalfDayField
                key="slot"
                id={fieldId('slot')}
                label={t('form.field.slot')}
                error={slotError && errorWords(t, language, 'slot', slotError)}
                form={form}
                {...wish}
              >
                {renderFields(line.slice(1))}
              </HalfDayField>
            ) : line.length > 1 ? (
              <S.Pair key={line.join()}>{renderFields(line)}</S.Pair>
            ) : (
              renderFields(line)
            ),
          )}
        </FormPart>
      ))}
      <S.End>
        <Note>
          {t('form.privacy')} <RouteLink to="privacy">{t('form.privacy_link')}</RouteLink>
        </Note>
        {/* The receipt page links back to this URL. */}
        {sentMessage && <AlreadySent message={sentMessage} onStartOver={startOver} />}
        {state === 'unreachable' && (
          <Notice tone="warning" role="alert">
            <Text>{t('form.unreachable')}</Text>
          </Notice>
        )}
        <Button type="submit" $size="l" aria-disabled={isSending || undefined}>
          {state === 'unreachable'
            ? t('form.send_again')
            : t(reservationConflict ? 'form.taken.send' : `form.kind.${wordingOf(kind, car?.state)}.send`)}
        </Button>
        <p role="status">{isSending ? t('form.sending') : ''}</p>
      </S.End>
    </S.Form>
  )
}

interface AlreadySentProps {
  message: SentMessage
  onStartOver: () => void
}

/** Shown after Back from the receipt: the message has arrived, and sending the form again replaces it. */
function AlreadySent({ message: { number, receipt }, onStartOver }: AlreadySentProps) {
  const { t } = useTranslation('contact')
  return (
    <Notice role="status">
      <Text>{t('form.arrived.text', { number })}</Text>
      <Cluster>
        <PathLink href={receipt}>{t('form.arrived.receipt')}</PathLink>
        <Button type="button" $variant="ghost" onClick={onStartOver}>
          {t('form.arrived.another')}
        </Button>
      </Cluster>
    </Notice>
  )
}

/** Puts both fields of a pair on one line, and the fields of another day with the half-days. */
function pairFields({ fields }: FormSection): readonly (readonly TypedField[])[] {
  const lines: TypedField[][] = []
  for (const field of fields) {
    const last = lines.at(-1)
    const isPair = last?.length === 1 && PAIRS.some(([first, second]) => first === last[0] && second === field)
    const isOtherDay = last?.[0] === 'slot' && (field === 'date' || field === 'day_part')
    if (last && (isPair || isOtherDay)) last.push(field)
    else lines.push([field])
  }
  return lines
}

interface HiddenProps {
  form: FormContent
  identity: MessageIdentity
  language: string
  salesType: string
}

/** Hidden fields: audience, car, dealer, and what detects bots. */
function Hidden({
  form: { receipt, car, dealer, reservationConflict, values },
  identity,
  language,
  salesType,
}: HiddenProps) {
  const { t } = useTranslation('contact')
  // After a reservation conflict the visitor chooses another car. That field comes later in the form, and the last value counts.
  const subject =
    car && !reservationConflict
      ? { carline_code: car.carline_code, cupra_code: car.cupra_code, commission_id: car.commission_id }
      : { ...(!reservationConflict && { cupra_code: values.cupra_code }), commission_id: values.commission_id }
  const fields = {
    language,
    sales_type: salesType,
    search: values.search,
    key: identity.key,
    opened_at: String(identity.openedAt),
    receipt,
    dealer_id: reservationConflict ? undefined : (dealer?.id ?? undefined),
    ...subject,
  }
  return (
    <>
      {Object.entries(fields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} defaultValue={value} />,
      )}
      <S.ForMachines aria-hidden="true">
        <label>
          {t('form.website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </S.ForMachines>
    </>
  )
}
