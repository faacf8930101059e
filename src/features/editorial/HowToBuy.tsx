import { useTranslation } from 'next-i18next/pages'
import { Block, Columns, ItemText, ItemTitle, Matter, Step, Steps } from '@/blocks/Blocks.styles'
import { Heading } from '@/ui/Heading'

const STEPS = ['choose', 'pay', 'order', 'collect'] as const

/** Four steps of buying, on pages whose route loads the namespace `how-buy`. */
export function HowToBuy() {
  const { t } = useTranslation('how-buy')
  return (
    <Block>
      <Columns>
        <Heading level={2} size="l">
          {t('title')}
        </Heading>
        <Matter>
          <Steps role="list">
            {STEPS.map((step) => (
              <Step key={step}>
                <ItemTitle>{t(`steps.${step}.title`)}</ItemTitle>
                <ItemText>{t(`steps.${step}.text`)}</ItemText>
              </Step>
            ))}
          </Steps>
        </Matter>
      </Columns>
    </Block>
  )
}
