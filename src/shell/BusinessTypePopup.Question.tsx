import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { SALES_TYPES } from '@/domain/sales-type'
import { Dialog } from '@/ui/Dialog'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { AnswerLink } from './switches/SalesTypeSwitch.styles'
import { useSwitchedPath } from './use-address'

/** Neither answer weighs more than the other. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${space.xs};
`

/** Closing it is an answer too: nobody is asked twice. */
export function BusinessTypeQuestion({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation(['legal', 'common'])
  const paths = { B2C: useSwitchedPath({ salesType: 'B2C' }), B2B: useSwitchedPath({ salesType: 'B2B' }) }
  return (
    <Dialog open onClose={onAnswer} title={t('legal:business_popup.title')} closeLabel={t('common:close')}>
      <Text>{t('legal:business_popup.text')}</Text>
      <Answers>
        {SALES_TYPES.map((each) => (
          <AnswerLink key={each} href={paths[each]} scroll={false} $variant="secondary" onClick={onAnswer}>
            {t(each === 'B2B' ? 'legal:business_popup.company' : 'legal:business_popup.private')}
          </AnswerLink>
        ))}
      </Answers>
    </Dialog>
  )
}
