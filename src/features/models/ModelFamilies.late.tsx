import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { LegalNote } from '@/components/LegalNote'
import type { ModelPrice } from '@/contract/configurator'
import { listMotorisations, MOTORISATIONS } from '@/domain/fuel-type'
import { Heading } from '@/ui/Heading'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { AnnouncedCard } from './AnnouncedCard'
import { groupFamilies } from './families'
import { ListConditions } from './ListConditions.late'
import { ModelCardWithLinks } from './ModelCardWithLinks'

const ANY = ''

/** The browser itself filters, script or not: a motorisation hides what has none of it, and families that are left empty. */
const filters = MOTORISATIONS.map(
  (kind) => `&:has([value="${kind}"]:checked) {
    [data-motorisations]:not([data-motorisations~="${kind}"]), section:not(:has([data-motorisations~="${kind}"])) { display: none; }
  }`,
).join('\n')

const Range = styled.div`
  display: grid;
  gap: ${space.m};
  ${filters}
`

/** Families side by side where they are small; each keeps its cards together. */
const Families = styled.div`
  display: grid;
  gap: ${space['2xl']} ${space.m};
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.l} { grid-template-columns: repeat(3, minmax(0, 1fr)); grid-auto-flow: dense; }
`

const FamilyOfCards = styled.section<{ $size: number }>`
  display: grid;
  gap: ${space.s};
  align-content: start;
  ${from.m} { grid-template-columns: subgrid; grid-column: span ${({ $size }) => Math.min($size, 2)}; }
  ${from.l} { grid-column: span ${({ $size }) => Math.min($size, 3)}; }
  > h2 { grid-column: 1 / -1; }
  > div { display: grid; }
`

/** The carlines by family, to be filtered by motorisation. */
export function ModelFamilies({ models }: { models: readonly ModelPrice[] }) {
  const { t } = useTranslation('models')
  return (
    <Range>
      <SegmentedControl
        label={t('explorer.question.motorisation')}
        hideLabel
        name="motorisation"
        defaultValue={ANY}
        options={[
          { value: ANY, label: t('overview.all') },
          ...MOTORISATIONS.map((kind) => ({ value: kind as string, label: t(`motorisation.${kind}`) })),
        ]}
      />
      <Families>
        {groupFamilies(models).map(({ name, models: ofFamily, announced }, place) => (
          <FamilyOfCards key={name ?? ''} $size={ofFamily.length + announced.length}>
            <Heading level={2} size="l">
              {name ?? t('overview.announced')}
            </Heading>
            {ofFamily.map((model, index) => (
              <div key={model.carline_code} data-motorisations={listMotorisations(model.fuel_types).join(' ')}>
                <ModelCardWithLinks model={model} priority={place === 0 && index < 2} />
              </div>
            ))}
            {announced.map((carline) => (
              <div key={carline} data-motorisations="">
                <AnnouncedCard carline={carline} />
              </div>
            ))}
          </FamilyOfCards>
        ))}
      </Families>
      <div>
        <LegalNote />
        <ListConditions model={models[0]} />
      </div>
    </Range>
  )
}
