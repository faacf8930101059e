import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import { CHOICE_ANSWERS, type ChoiceQuestion, type ProductChoice } from '@/domain/product-choice'
import { formatNumber } from '@/i18n/format'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Radio } from '@/ui/Choice'
import { FieldGroup } from '@/ui/Field'
import * as S from './Finance.styles'

/** Endpoint that redirects to the page of the answer, also without JavaScript (pages/api/choice.ts). */
const ACTION = '/api/choice'

interface ChooserFormProps {
  /** The answers so far. A question without an answer shows an error. */
  readonly choice?: ProductChoice
}

export function ChooserForm({ choice }: ChooserFormProps) {
  const { t } = useTranslation('how-buy')
  const { language, salesType } = useAudience()
  const questions = useQuestions()
  /** Questions that were answered since, whose errors are hidden. */
  const [answered, setAnswered] = useState<readonly ChoiceQuestion[]>([])
  if (useOfferedProducts().length === 0) return null
  return (
    <S.Form action={ACTION} method="get" aria-label={t('chooser.label')}>
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="sales_type" value={salesType} />
      <S.Questions>
        {questions.map(({ name, options }) => (
          <FieldGroup
            key={name}
            label={t(`chooser.question.${name}.${salesType}`)}
            error={choice && choice[name] === undefined && !answered.includes(name) ? t('chooser.missing') : undefined}
          >
            {options.map(({ value, label }) => (
              <Radio
                key={value}
                name={name}
                value={value}
                defaultChecked={choice?.[name] === value}
                onChange={() => setAnswered([...answered, name])}
              >
                {label}
              </Radio>
            ))}
          </FieldGroup>
        ))}
      </S.Questions>
      <Button type="submit">{t('chooser.submit')}</Button>
    </S.Form>
  )
}

interface Question {
  readonly name: ChoiceQuestion
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
}

function useQuestions(): readonly Question[] {
  const { t } = useTranslation('how-buy')
  const { language, salesType } = useAudience()
  const { end, duration, services, mileage, advance } = CHOICE_ANSWERS
  return [
    { name: 'end', options: end.map((value) => ({ value, label: t(`chooser.answer.end.${value}.${salesType}`) })) },
    { name: 'duration', options: duration.map((value) => ({ value, label: t(`chooser.answer.duration.${value}`) })) },
    {
      name: 'services',
      options: services.map((value) => ({ value, label: t(`chooser.answer.services.${value}.${salesType}`) })),
    },
    {
      name: 'mileage',
      options: mileage.map((value) => ({
        value,
        label:
          value === 'varies'
            ? t('chooser.answer.mileage.varies')
            : t('chooser.answer.mileage.upto', { km: formatNumber(value, language) }),
      })),
    },
    { name: 'advance', options: advance.map((value) => ({ value, label: t(`chooser.answer.advance.${value}`) })) },
  ]
}
