import { useTranslation } from 'next-i18next/pages'
import type { TechnicalGroup } from '@/contract/configured-car'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import * as S from './Summary.styles'

/** With the flag SUMMARY_TECHNICAL_DATA: the figures of this configuration. */
export function TechnicalData({ groups }: { groups: readonly TechnicalGroup[] }) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  if (groups.length === 0) return null
  return (
    <Disclosure summary={t('summary.technical')}>
      <Stack $gap="m">
        {groups.map(({ code, title, rows }) => (
          <section key={code}>
            <Heading level={4}>{title}</Heading>
            <S.Rows>
              {rows.map((row) => (
                <S.Row key={row.code}>
                  <dt>{row.label}</dt>
                  <dd>{'text' in row.value ? row.value.text : formatMeasure(row.value, language)}</dd>
                </S.Row>
              ))}
            </S.Rows>
          </section>
        ))}
      </Stack>
    </Disclosure>
  )
}
