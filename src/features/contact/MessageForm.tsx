import { useTranslation } from 'next-i18next/pages'
import { brand } from '@/brand/brand'
import { formFields } from '@/contract/message-fields'
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

/** Names and places that belong together stand side by side. */
const PAIRS: readonly (readonly TypedField[])[] = [
  ['first_name', 'last_name'],
  ['company_name', 'vat_number'],
  ['email', 'phone'],
  ['zipcode', 'dealer_id'],
]

/** The checks are on their way while the first field is filled in. What cannot be had is asked for again when the form is sent. */
function fetchChecks() {
  void import('@/contract/check-message').catch(() => {})
  void import('@/data/messages/calls').catch(() => {})
}

/** A form of the site. It works as plain HTML; a script adds the checks at once, and keeps what is typed. */
export function MessageForm({ kind, form }: MessageFormProps) {
  const { t } = useTranslation('contact')
  const { language, salesType } = useAudience()
  const path = usePath()
  const { element, summary, state, identity, taken, errors, fieldErrors, problem, wish, send, onInput, startAnew } =
    useMessageForm(kind, form)
  const { values, car, dealer, takenAs } = form
  const carError = errors.find(({ field }) => !isTyped(field))
  const carWords = t(carError?.code === 'reserved' ? 'form.error.reserved' : 'form.error.gone')
  const sections = formSections(kind, salesType, {
    car: car !== null,
    asksOther: form.announced !== null,
    dealer: dealer !== null,
    zipcode: values.zipcode,
  })
  const { required } = formFields(kind, salesType)
  const isSending = state === 'sending' || state === 'sent'
  const fieldProps = (field: TypedField) => ({
    field,
    value: values[field] ?? (field === 'day_part' && kind === 'test-drive' ? 'any' : undefined),
    isRequired: required.includes(field),
    error: fieldErrors.find((error) => error.field === field),
    dealers: form.dealers,
  })
  const fieldsOf = (fields: readonly TypedField[]) =>
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
              {errors.map((error) => (
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
      {takenAs && <CarChoice form={form} error={carError && carWords} />}
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
                {fieldsOf(line.slice(1))}
              </HalfDayField>
            ) : line.length > 1 ? (
              <S.Pair key={line.join()}>{fieldsOf(line)}</S.Pair>
            ) : (
              fieldsOf(line)
            ),
          )}
        </FormPart>
      ))}
      <S.End>
        <Note>
          {t('form.privacy')} <RouteLink to="privacy">{t('form.privacy_link')}</RouteLink>
        </Note>
        {/* Back leads to where it was sent from. */}
        {taken && <TakenAlready taken={taken} onAnother={startAnew} />}
        {state === 'unreachable' && (
          <Notice tone="warning" role="alert">
            <Text>{t('form.unreachable')}</Text>
          </Notice>
        )}
        <Button type="submit" $size="l" aria-disabled={isSending || undefined}>
          {state === 'unreachable'
            ? t('form.send_again')
            : t(takenAs ? 'form.taken.send' : `form.kind.${wordingOf(kind, car?.state)}.send`)}
        </Button>
        <p role="status">{isSending ? t('form.sending') : ''}</p>
      </S.End>
    </S.Form>
  )
}

interface TakenAlreadyProps {
  taken: SentMessage
  onAnother: () => void
}

/** For whoever has gone back to a form: what is in it has arrived, and takes its own place when it is sent again. */
function TakenAlready({ taken: { number, receipt }, onAnother }: TakenAlreadyProps) {
  const { t } = useTranslation('contact')
  return (
    <Notice role="status">
      <Text>{t('form.arrived.text', { number })}</Text>
      <Cluster>
        <PathLink href={receipt}>{t('form.arrived.receipt')}</PathLink>
        <Button type="button" $variant="ghost" onClick={onAnother}>
          {t('form.arrived.another')}
        </Button>
      </Cluster>
    </Notice>
  )
}

/** Fields of a pair that are both there share a line, and another day belongs to the half-days. */
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

/** What the visitor does not type: for whom the page speaks, the car and the dealer beside the form, and what tells a form from a machine. */
function Hidden({ form: { receipt, car, dealer, takenAs, values }, identity, language, salesType }: HiddenProps) {
  const { t } = useTranslation('contact')
  // What is chosen in the place of a car that is taken comes after it in the form, and counts.
  const subject =
    car && !takenAs
      ? { carline_code: car.carline_code, cupra_code: car.cupra_code, commission_id: car.commission_id }
      : { ...(!takenAs && { cupra_code: values.cupra_code }), commission_id: values.commission_id }
  const fields = {
    language,
    sales_type: salesType,
    search: values.search,
    key: identity.key,
    opened_at: String(identity.openedAt),
    receipt,
    dealer_id: takenAs ? undefined : (dealer?.id ?? undefined),
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
