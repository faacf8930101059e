import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { brand } from '@/brand/brand'
import { phoneHref } from '@/components/phone-href'
import { ButtonAnchor } from '@/ui/Button'
import { space, type, weight } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'

const EMERGENCY = '112'

const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`

/** The phone number is the purpose of the page, so only the title is larger. */
const Call = styled(ButtonAnchor)`
  flex-direction: column;
  align-items: flex-start;
  gap: 0;
  font-size: ${type.s};
  font-weight: ${weight.regular};
  text-align: start;
  > strong { font-size: ${type.l}; font-weight: ${weight.medium}; white-space: nowrap; }
  ${below.m} { flex: 1 1 auto; }
`

export function AssistanceCalls() {
  const { t } = useTranslation('assistance')
  const { assistance } = brand.company
  return (
    <Calls>
      <Call href={phoneHref(assistance)}>
        {t('call.breakdown')}
        <strong>{assistance}</strong>
      </Call>
      <Call href={phoneHref(EMERGENCY)} $variant="secondary">
        {t('call.emergency')}
        <strong>{EMERGENCY}</strong>
      </Call>
    </Calls>
  )
}
