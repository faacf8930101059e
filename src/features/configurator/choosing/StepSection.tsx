import { useTranslation } from 'next-i18next/pages'
import { memo, useState } from 'react'
import styled from 'styled-components'
import type { Choice, ChoiceCategory } from '@/contract/configured-car'
import { browserOnly } from '@/late/browser-only'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/Stack'
import { Note } from '@/ui/Text'
import { color, space, weight } from '@/ui/theme/css-vars'
import { waitingCodes } from '../car/car-state'
import { useCurrentConfigurator } from '../car/use-configurator'
import { ChoiceSwatch } from './ChoiceSwatch'
import { ChoiceTile } from './ChoiceTile'
import { PriceEffect } from './ChoiceTile.PriceEffect'
import { useFound } from './finding-context'
import { chosenTitles, type StepOfCar } from './steps'
import { tileState } from './tile-state'

const LostParts = browserOnly(() => import('../car/LostParts.late').then((module) => module.LostParts))

const Root = styled.section`
  display: grid;
  &[hidden] { display: none; }
  gap: ${space.m};
`

const Groups = styled.div`
  display: grid;
  gap: ${space.s};
`

const Tiles = styled.ul`
  display: grid;
  gap: ${space.xs};
`

/** Paints in a row, as many as fit. */
const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr));
  gap: ${space['3xs']} 0;
`

/** The one of the row that the car has. */
const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['3xs']};
  > strong { font-weight: ${weight.medium}; margin-inline-end: auto; }
  > svg { color: ${color.accentText}; }
`

interface StepSectionProps {
  part: StepOfCar
  number: number
  /** The configuration that the choices are those of. */
  car: string
}

/** One step: everything there is to choose in it. */
export const StepSection = memo(function StepSection({ part, number, car }: StepSectionProps) {
  const { t } = useTranslation('ccf')
  const { step, categories } = part
  const titleId = `${step}-title`
  const chosen = chosenTitles(part)
  const found = useFound()
  const isFound = !found || categories.some(({ choices }) => choices.some(({ code }) => found.has(code)))
  return (
    <Root id={step} aria-labelledby={titleId} hidden={!isFound}>
      <div>
        <Heading level={2} size="l" id={titleId}>
          {`${number}. ${t(`conf.step.${step}`)}`}
        </Heading>
        {chosen.length > 0 && <Note>{t('conf.chosen', { title: chosen.join(', ') })}</Note>}
      </div>
      {step === 'version' && <LostParts />}
      {categories.map((category, index) => (
        <CategoryOfStep
          key={category.title}
          id={`${step}-choices-${index}`}
          category={category}
          car={car}
          isAlone={categories.length === 1}
        />
      ))}
    </Root>
  )
})

interface CategoryOfStepProps {
  id: string
  category: ChoiceCategory
  car: string
  isAlone: boolean
}

/** A click concerns the category that it is in: the others are not drawn anew. */
function CategoryOfStep(props: CategoryOfStepProps) {
  const { state } = useCurrentConfigurator()
  const waiting = waitingCodes(state, props.car)
  const waits = props.category.choices.flatMap(({ code }) => (waiting.has(code) ? code : []))
  return <Category {...props} waits={waits.join('\n')} />
}

interface CategoryProps extends CategoryOfStepProps {
  /** The codes of what was clicked in it and does not show it yet, one a line. */
  waits: string
}

const Category = memo(function Category({ id, category, car, isAlone, waits }: CategoryProps) {
  const found = useFound()
  const waiting = new Set(waits.split('\n'))
  const shown = found ? category.choices.filter(({ code }) => found.has(code)) : category.choices
  const told = useTold(shown)
  if (shown.length === 0) return null
  const paints = shown.filter(({ code, kind, swatch }) => kind === 'paint' && swatch && !told.has(code))
  const taken = paints.find((choice) => tileState(choice, category.cardinality) === 'taken')
  const tile = (choice: Choice) => ({ choice, category, car, waits: waiting.has(choice.code) })
  return (
    <Groups>
      {!isAlone && (
        <Heading level={3} size="m" id={id}>
          {category.title}
        </Heading>
      )}
      {paints.length > 0 && (
        <Swatches role="list" aria-label={category.title}>
          {paints.map((choice) => (
            <ChoiceSwatch key={choice.code} {...tile(choice)} />
          ))}
        </Swatches>
      )}
      {taken && (
        <Chosen>
          <strong>{taken.title}</strong>
          <PriceEffect choice={taken} cardinality={category.cardinality} car={car} />
        </Chosen>
      )}
      {groupChoices(shown.filter((choice) => !paints.includes(choice))).map(({ title, choices }) => (
        <Stack key={title} $gap="2xs">
          {title && <Note>{title}</Note>}
          <Tiles role="list" aria-label={title || category.title}>
            {choices.map((choice) => (
              <ChoiceTile key={choice.code} {...tile(choice)} />
            ))}
          </Tiles>
        </Stack>
      ))}
    </Groups>
  )
})

/**
 * What cannot be had as the car is, now or since the page opened: it has a tile, with its reason and the ways to have it, and keeps
 * it when it is had, under the finger that pressed.
 */
function useTold(choices: readonly Choice[]): ReadonlySet<string> {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set())
  const more = choices.filter(({ code, state }) => state === 'unavailable' && !told.has(code))
  if (more.length === 0) return told
  const all = new Set([...told, ...more.map(({ code }) => code)])
  setTold(all)
  return all
}

/** Choices under the name of their group, groups in the order in which they first come. */
function groupChoices(choices: ChoiceCategory['choices']) {
  const groups = new Map<string, ChoiceCategory['choices']>()
  for (const choice of choices) {
    const title = choice.group ?? ''
    groups.set(title, [...(groups.get(title) ?? []), choice])
  }
  return [...groups].map(([title, own]) => ({ title, choices: own }))
}
