import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { brand } from '@/brand/brand'
import { HeroScene } from '@/components/HeroScene'
import { MessageButton } from '@/components/MessageButton'
import { PageHead } from '@/components/PageHead'
import { phoneHref } from '@/components/phone-href'
import { RouteButton } from '@/components/RouteButton'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { announcedWords } from '@/domain/announced-carline'
import { CARLINE_NAMES, carlineOnSale, isElectricCarline, isSoldCarline, type ModelledCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { FactList } from './FactList'

const Steps = styled.ol`
  display: grid;
  gap: ${space.l};
  counter-reset: step;
  ${from.m} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  li {
    display: grid;
    gap: ${space['2xs']};
    align-content: start;
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.accent};
    counter-increment: step;
    &::before {
      content: counter(step);
      font-size: ${type.xl};
      font-weight: ${weight.light};
      line-height: 1.1;
      color: ${color.accentText};
    }
  }
`

const FACTS = ['licence', 'bring', 'insurance', 'electric', 'after'] as const

/** Practical facts. Charging is explained only for a car that can be charged. */
function selectFacts(carline: ModelledCarline) {
  return FACTS.filter((fact) => fact !== 'electric' || isElectricCarline(carline))
}

export default function TestDriveView({ params }: { readonly params: RouteParams<'models.carline.test-drive'> }) {
  const { t } = useTranslation('models')
  const { carline_code: carline } = params
  const onSale = carlineOnSale(carline)
  const hero = usePictures(heroPictureQuery(useAudience(), carline))
  const { name } = announcedWords(carline, useAudience().language)
  const current = onSale && CARLINE_NAMES[onSale]
  const { phone } = brand.company
  return (
    <>
      <PageHead
        title={t('testDrive.title', { model: name })}
        description={t('testDrive.description', { model: name })}
      />
      <HeroScene picture={hero.data?.pictures[0]} car={carline}>
        <Heading level={1}>{t('testDrive.title', { model: name })}</Heading>
        {isSoldCarline(carline) ? (
          <>
            <Text $size="m">{t('testDrive.lead')}</Text>
            <Cluster>
              <MessageButton form="test-drive" about={{ carline_code: carline }} size="l">
                {t('testDrive.ask')}
              </MessageButton>
              <ButtonAnchor href={phoneHref(phone)} $variant="secondary" $size="l">
                {`${t('testDrive.call')} ${phone.replaceAll(' ', '\u00a0')}`}
              </ButtonAnchor>
            </Cluster>
          </>
        ) : (
          <Notice>
            <Text>{t('testDrive.announced', { model: name, ...(current ? { current } : { context: 'new' }) })}</Text>
            <Cluster>
              {onSale && (
                <RouteButton
                  to="models.carline.test-drive"
                  params={{ carline_code: onSale }}
                  variant="secondary"
                  size="s"
                >
                  {t('testDrive.tryCurrent', { model: CARLINE_NAMES[onSale] })}
                </RouteButton>
              )}
              <MessageButton
                form="contact"
                about={{ topic: 'model', carline_code: carline }}
                variant="secondary"
                size="s"
              >
                {t('testDrive.write')}
              </MessageButton>
              <ButtonAnchor href={phoneHref(phone)} $variant="ghost" $size="s">
                {`${t('testDrive.call')} ${phone.replaceAll(' ', '\u00a0')}`}
              </ButtonAnchor>
            </Cluster>
          </Notice>
        )}
      </HeroScene>
      <Section $tight>
        <Container>
          <Stack $gap="l">
            <Heading level={2}>{t('testDrive.how')}</Heading>
            <Steps role="list">
              <li>{t('testDrive.step1')}</li>
              <li>{t('testDrive.step2')}</li>
              <li>{t('testDrive.step3')}</li>
            </Steps>
            {isSoldCarline(carline) && (
              <>
                <Heading level={2}>{t('testDrive.facts')}</Heading>
                <FactList $columns={2}>
                  {selectFacts(carline).map((fact) => (
                    <div key={fact}>
                      <dt>{t(`testDrive.fact.${fact}.title`)}</dt>
                      <dd>{t(`testDrive.fact.${fact}.text`)}</dd>
                    </div>
                  ))}
                </FactList>
              </>
            )}
            <p>
              <RouteButton to="models.carline" params={{ carline_code: carline }} variant="ghost">
                {t('page.back', { model: name })}
              </RouteButton>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  )
}
