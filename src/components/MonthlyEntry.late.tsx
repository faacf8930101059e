import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import styled from 'styled-components'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { FUEL_TYPES } from '@/domain/fuel-type'
import { SALES_TYPES } from '@/domain/sales-type'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { Field } from '@/ui/Field'
import { Heading } from '@/ui/Heading'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** Anchor of the menu's link. */
export const MONTHLY_ENTRY = 'by-month'

/** One line on wide windows; on a phone the amount and the engine share a line. */
const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s} ${space['2xs']};
  align-items: end;
  padding-block: ${space.m};
  > :first-child, > fieldset, > button { grid-column: 1 / -1; }
  ${from.l} {
    grid-template-columns: minmax(0, 1fr) 9rem 15rem auto auto;
    gap: ${space.s};
    > :first-child, > fieldset, > button { grid-column: auto; }
  }
`

/** What stands in the form that this one takes the place of, as when the language is switched; later its own. */
function readFormBefore(): Readonly<Record<string, string>> | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>(`form#${MONTHLY_ENTRY}`)
  return form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : undefined
}

/** « Combien par mois ? » opens the stock up to that amount, the cheapest first. The form is answered by pages/api/by-month.ts. */
export function MonthlyEntry() {
  const { t } = useTranslation(['common', 'type'])
  const { language, salesType } = useAudience()
  const flags = useFeatureFlags()
  const id = useId()
  const before = readFormBefore()
  const buyers = SALES_TYPES.filter((buyer) => buyer === 'B2C' || flags.STOCK_FINANCING_B2B)
  if (!flags.STOCK || !buyers.includes(salesType)) return null
  return (
    <Container>
      <Form action="/api/by-month" method="get" id={MONTHLY_ENTRY} aria-labelledby={`${id}title`} data-print="hide">
        <Heading level={2} size="l" id={`${id}title`}>
          {t('common:by_month.title')}
        </Heading>
        <Field label={t('common:by_month.amount')}>
          {(control) => (
            <TextInput
              {...control}
              name="amount"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder="500 €"
              defaultValue={before?.amount}
            />
          )}
        </Field>
        <Field label={t('common:by_month.engine')}>
          {(control) => (
            <Select {...control} name="fuel_type" defaultValue={before?.fuel_type ?? ''}>
              <option value="">{t('common:by_month.any')}</option>
              {FUEL_TYPES.filter((fuel) => fuel !== 'OTHER' && fuel !== 'DIESEL').map((fuel) => (
                <option key={fuel} value={fuel}>
                  {t(`type:fuel.${fuel}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SegmentedControl
          label={t('common:by_month.buyer')}
          hideLabel
          name="sales_type"
          defaultValue={salesType}
          options={buyers.map((buyer) => ({ value: buyer, label: t(`common:by_month.${buyer}`) }))}
        />
        <Button type="submit">{t('common:by_month.show')}</Button>
        <input type="hidden" name="lang" value={language} />
      </Form>
    </Container>
  )
}
