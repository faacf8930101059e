import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { MessageButton } from '@/components/MessageButton'
import { RouteButton } from '@/components/RouteButton'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { isStockOpen } from '@/domain/feature-flag'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ConfigureButton } from './ConfigureButton'
import { useCarlinePrice } from './use-carline'

/** The buttons align, however long the texts above them are. */
const Steps = styled(Grid)`
  > * { justify-content: space-between; }
`

interface CarlineNextStepsProps {
  readonly carline: ModelledCarline
  readonly step?: string | undefined
  /** The overview page already explains a test drive. */
  readonly isTab?: boolean
}

/** Next steps: configure (at the step of the page's subject), test drive, contact, or a car in stock. */
export function CarlineNextSteps({ carline, step, isTab = false }: CarlineNextStepsProps) {
  const { t } = useTranslation('models')
  const { model } = useCarlinePrice(carline)
  const flags = useFeatureFlags()
  const hasStock = isStockOpen(carline, flags) && (model?.stock_count ?? 0) > 0
  const { salesType } = useAudience()
  const name = CARLINE_NAMES[carline]
  return (
    <Section $tight data-ground="brand">
      <Container>
        <Stack $gap="m">
          <Heading level={2}>{t('page.next')}</Heading>
          <Steps $min="15rem">
            <Stack $gap="s" $align="start">
              <Text>{t('page.nextConfigure', { model: name })}</Text>
              <ConfigureButton carline={carline} buildId={step && model?.from_id} step={step} />
            </Stack>
            <Stack $gap="s" $align="start">
              <Text>{isTab ? t('testDrive.title', { model: name }) : t('page.nextTestDrive')}</Text>
              <RouteButton to="models.carline.test-drive" params={{ carline_code: carline }} variant="secondary">
                {t('page.testDrive')}
              </RouteButton>
            </Stack>
            <Stack $gap="s" $align="start">
              {salesType === 'B2B' ? (
                <>
                  <Text>{t('page.nextFleet')}</Text>
                  <MessageButton form="fleet" about={{ carline_code: carline }} variant="secondary">
                    {t('page.fleet')}
                  </MessageButton>
                </>
              ) : (
                <>
                  <Text>{t('page.nextContact')}</Text>
                  <MessageButton form="contact" about={{ topic: 'model', carline_code: carline }} variant="secondary">
                    {t('page.contact')}
                  </MessageButton>
                </>
              )}
            </Stack>
            {hasStock && model && (
              <Stack $gap="s" $align="start">
                <Text>{t('page.stockCount', { count: model.stock_count })}</Text>
                <RouteButton to="stock.model" params={{ modelName: carline }} variant="secondary">
                  {t('page.stock')}
                </RouteButton>
              </Stack>
            )}
          </Steps>
        </Stack>
      </Container>
    </Section>
  )
}
