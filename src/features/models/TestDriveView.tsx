import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { brand } from '@/config/brand'
import { carlineOnSale, isSoldCarline } from '@/domain/carline'
import type { RouteParams } from '@/routing/params'
import { ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { useCarlinePrice } from './use-carline'

const Steps = styled.ol`
  display: grid;
  gap: ${space['2xs']};
  padding: ${space.s} 0 0 1.5em;
`

/** How a test drive comes about, and whom to ask for one. */
export default function TestDriveView({ params }: { params: RouteParams<'models.carline.test-drive'> }) {
  const { t } = useTranslation('models')
  const { carline_code: carline } = params
  const onSale = carlineOnSale(carline)
  const { model } = useCarlinePrice(onSale)
  const name = t(`carline.${carline}.name`)
  const current = t(`carline.${onSale}.name`)
  const { phone } = brand.company
  return (
    <Section $tight>
      <PageHead
        title={t('testDrive.title', { model: name })}
        description={t('testDrive.description', { model: name })}
      />
      <Container $narrow>
        <Stack $gap="l">
          <Heading level={1}>{t('testDrive.title', { model: name })}</Heading>
          {isSoldCarline(carline) ? (
            <Text $size="m">{t('testDrive.lead')}</Text>
          ) : (
            <Notice>
              <Text>{t('testDrive.announced', { model: name, current })}</Text>
              <RouteButton
                to="models.carline.test-drive"
                params={{ carline_code: onSale }}
                variant="secondary"
                size="s"
              >
                {t('testDrive.tryCurrent', { model: current })}
              </RouteButton>
            </Notice>
          )}
          {model && <CarPicture picture={model.picture} priority />}
          <section>
            <Heading level={2}>{t('testDrive.how')}</Heading>
            <Steps>
              <li>{t('testDrive.step1')}</li>
              <li>{t('testDrive.step2')}</li>
              <li>{t('testDrive.step3')}</li>
            </Steps>
          </section>
          <Cluster>
            <RouteButton to="contact" params={{ subject: 'test-drive', carline }}>
              {t('testDrive.write')}
            </RouteButton>
            <ButtonAnchor href={`tel:${phone.replaceAll(' ', '')}`} $variant="secondary">
              {t('testDrive.call')} {phone.replaceAll(' ', '\u00a0')}
            </ButtonAnchor>
            <RouteButton to="models.carline" params={{ carline_code: carline }} variant="ghost">
              {t('page.back', { model: name })}
            </RouteButton>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  )
}
