import { useTranslation } from 'next-i18next/pages'
import { type SubmitEvent, useId, useState } from 'react'
import styled from 'styled-components'
import type { Closing, Dealer } from '@/content/dealer-types'
import { lazyCode } from '@/late/lazy-code'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { leaving } from '@/ui/leaving'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { DealerCard } from './DealerCard'
import { DealerGroups } from './DealerGroups'
import { DealerMap } from './DealerMap'
import type { DealerDistance, Town } from './find-town'
import type { BrusselsTime } from './opening'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); column-gap: ${space['2xl']}; align-items: start; }
`

const MapSide = styled.div`
  ${from.l} {
    grid-column: 2;
    grid-row: 1 / span 2;
    position: sticky;
    top: calc(${size.header} + ${space.m});
  }
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  @media (scripting: none) { display: none; }
  > div { display: flex; flex-wrap: wrap; gap: ${space['2xs']}; }
  label { font-size: ${type.s}; color: ${color.muted}; }
  > p { font-size: ${type.s}; color: ${color.muted}; }
  [role='status'] { min-height: 1.6em; }
`

const Input = styled.input`
  flex: 1 1 12rem;
  min-width: 0;
  min-height: ${size.touch};
  padding-inline: ${space.s};
  border: 1px solid ${color.edge};
  background: ${color.canvas};
  font-size: ${type.m};
`

const List = styled.ul`
  list-style: none;
`

/** Number of results. */
const NEAREST = 6

/** The list of towns is large, so it is loaded with the first search. */
const towns = lazyCode(() => import('./find-town'))

interface Found {
  readonly town: Town
  readonly dealers: readonly DealerDistance[]
}

interface DealerLocatorProps {
  dealers: readonly Dealer[]
  closings: readonly Closing[]
  now: BrusselsTime | undefined
}

/** The dealers nearest to a postal code or a town, in a list and on a map. The site never asks for the visitor's location. */
export function DealerLocator({ dealers, closings, now }: DealerLocatorProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  const id = useId()
  const [found, setFound] = useState<Found | 'nothing'>()
  const [lit, setLit] = useState<string>()
  const result = found === 'nothing' ? undefined : found
  const shown = result ? result.dealers.slice(0, NEAREST) : undefined

  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('place') ?? '').trim()
    if (typed === '') return setFound(undefined)
    towns.fetch({ isAwaited: true })
    const { sortByDistance, findTown } = await towns.ready
    const town = findTown(typed)
    setFound(town ? { town, dealers: sortByDistance(dealers, town) } : 'nothing')
  }

  return (
    <Columns>
      <Form onSubmit={search}>
        <label htmlFor={id}>{t('dealers.search')}</label>
        <div>
          <Input
            id={id}
            name="place"
            type="text"
            autoComplete="postal-code"
            enterKeyHint="search"
            aria-describedby={`${id}-told`}
            aria-invalid={found === 'nothing' || undefined}
            placeholder={t('dealers.placeholder')}
            // Starts loading the towns before the search is submitted.
            onFocus={towns.prefetch}
          />
          <Button type="submit">{t('dealers.submit')}</Button>
        </div>
        <p id={`${id}-told`} role="status">
          {found === 'nothing' && t('dealers.unknown')}
          {result && t('dealers.nearest', { count: NEAREST, place: townName(result.town, language) })}
        </p>
        {result?.town.zipcode === '' && <p>{t('dealers.names_from')}</p>}
      </Form>
      <MapSide>
        <DealerMap
          dealers={shown?.map(({ dealer }) => dealer) ?? dealers}
          unlisted={result?.dealers.slice(NEAREST).map(({ dealer }) => dealer) ?? []}
          lit={lit ?? shown?.[0]?.dealer.id}
          onLight={setLit}
          origin={result?.town}
        />
      </MapSide>
      <div>
        {shown ? (
          <>
            <List role="list">
              {shown.map(({ dealer, km }) => (
                <DealerCard
                  key={dealer.id}
                  dealer={dealer}
                  km={km}
                  closings={closings}
                  now={now}
                  level={3}
                  isLit={dealer.id === lit}
                  onLight={setLit}
                />
              ))}
            </List>
            <Button $variant="ghost" onClick={leaving(() => setFound(undefined))}>
              {t('dealers.all')}
            </Button>
          </>
        ) : (
          <DealerGroups dealers={dealers} closings={closings} now={now} lit={lit} onLight={setLit} />
        )}
      </div>
    </Columns>
  )
}

function townName({ zipcode, name }: Town, language: 'fr' | 'nl'): string {
  return `${zipcode} ${name[language]}`.trim()
}
