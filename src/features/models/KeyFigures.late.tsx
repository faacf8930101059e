import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Unanswered } from '@/components/Unanswered'
import type { ModelledCarline } from '@/domain/carline'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { risesInTurn } from '@/ui/motion'
import { Stack } from '@/ui/Stack'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { keyFigures } from './key-figures'
import { useVersions } from './use-carline'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.m};
  ${risesInTurn}
`

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  container-type: inline-size;
  padding-block-start: ${space.s};
  border-block-start: 1px solid ${color.accent};
  dt { color: ${color.muted}; }
  dd { font-size: ${type.l}; font-weight: ${weight.light}; line-height: 1.2; letter-spacing: -0.015em; }
  /* "206–226 km/h" must not break. */
  ${from.m} { dd { font-size: min(${type.xl}, 13cqi); white-space: nowrap; } }
`

export function KeyFigures({ carline }: { carline: ModelledCarline }) {
  const { t } = useTranslation('technical-data')
  const { language } = useAudience()
  const { builds, query } = useVersions(carline)
  if (!builds) return <Unanswered queries={[query]} line="figures" />
  const { power, zeroTo100, topSpeed, range } = keyFigures(builds)
  const figures = [
    { label: t('power'), measure: power },
    { label: t('zeroTo100'), measure: zeroTo100 },
    { label: t('topSpeed'), measure: topSpeed },
    { label: t('range'), measure: range },
  ]
  return (
    <Stack as="section" $gap="m">
      <Heading level={2}>{t('figures')}</Heading>
      <Figures>
        {figures.map(
          ({ label, measure }) =>
            measure && (
              <Figure key={label}>
                <dt>{label}</dt>
                <dd>{formatMeasure(measure, language)}</dd>
              </Figure>
            ),
        )}
      </Figures>
    </Stack>
  )
}
