import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { SALES_TYPES } from '@/domain/sales-type'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Text } from '@/ui/Text'
import { color, space, type } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'
import { touchSquare } from '@/ui/touch'
import { BottomPanel, PanelRow } from './BottomPanel'
import { AnswerLink } from './switches/SalesTypeSwitch.styles'
import { switchesFold } from './switches/switches-fold'
import { useSwitchedPath } from './use-address'

/** The question must fit one line of a phone. The page shows the effect of an answer. */
const Words = styled.div`
  display: grid;
  gap: ${space['3xs']};
  padding-inline-end: ${space.l};
  ${below.m} {
    > h2 { font-size: ${type.body}; ${switchesFold} { font-size: ${type.s}; } }
    > p { display: none; }
  }
`

/** Both answers have equal weight. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.xs};
  > a { padding-inline: ${space['2xs']}; hyphens: auto; overflow-wrap: anywhere; }
`

const Close = styled.button`
  position: absolute;
  inset-block-start: ${space['3xs']};
  inset-inline-end: ${space['3xs']};
  ${touchSquare}
  &:hover { color: ${color.accentText}; }
`

/** Not modal: the page can be used meanwhile. Closing it counts as an answer, so that nobody is asked twice. */
export function BusinessTypeQuestion({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation(['legal', 'common'])
  const paths = { B2C: useSwitchedPath({ salesType: 'B2C' }), B2B: useSwitchedPath({ salesType: 'B2B' }) }
  const title = t('legal:business_popup.title')
  return (
    <BottomPanel label={title} isNarrow>
      <PanelRow $isStacked>
        <Words>
          <Heading level={2} size="m">
            {title}
          </Heading>
          <Text $size="s">{t('legal:business_popup.text')}</Text>
        </Words>
        <Answers>
          {SALES_TYPES.map((each) => (
            <AnswerLink key={each} href={paths[each]} scroll={false} $variant="secondary" $size="s" onClick={onAnswer}>
              {t(each === 'B2B' ? 'legal:business_popup.company' : 'legal:business_popup.private')}
            </AnswerLink>
          ))}
        </Answers>
      </PanelRow>
      <Close type="button" onClick={onAnswer} aria-label={t('common:close')}>
        <Icon name="close" />
      </Close>
    </BottomPanel>
  )
}
