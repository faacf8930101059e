import { useTranslation } from 'next-i18next/pages'
import { LegalNote } from '@/components/LegalNote'
import { LineUp, LineUpPlace, LineUpScene } from '@/components/LineUp'
import { entryPicture, ModelCard } from '@/components/ModelCard'
import { Price } from '@/components/Price'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import { wltpRange } from '@/components/wltp-range'
import type { Picture, Wltp } from '@/contract/common'
import type { ModelEntry } from '@/contract/navigation'
import { audienceQuery } from '@/data/audience-query'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useEachConfiguration } from '@/data/configurator/list-hooks'
import { configuratorQueries } from '@/data/configurator/queries'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { navigationQueries } from '@/data/navigation/queries'
import { useSuspenseFetch } from '@/late/use-suspense-fetch'
import { useAudience } from '@/routing/CurrentRoute'
import { Disclosure } from '@/ui/Disclosure'
import { breakpoints } from '@/ui/theme/breakpoints'
import { useMedia } from '@/ui/use-media'
import { AllModels } from './AllModels'
import { byFamily, modelKey } from './families'
import { Family, FamilyName, FamilyTabs, ModelHead } from './MenuContent.styles'

const WIDE = `(min-width: ${breakpoints.l}em)`
const SMALL = `(max-width: ${breakpoints.m - 0.01}em)`

/**
 * The models by family (spec §2): on a wide screen a tab with cards each, on a smaller one a section; on a phone a row for each
 * model, which opens its card. Drawn when the visitor comes near the menu; until then, and without scripts, their names stand
 * there (MenuModelNames).
 */
export function MenuModels() {
  const { t } = useTranslation('nav')
  const audience = useAudience()
  const isWide = useMedia(WIDE)
  const isSmall = useMedia(SMALL)
  const query = audienceQuery(audience)
  useSuspenseFetch([navigationQueries.cars(audience.language), configuratorQueries.modelsPrices(query)])
  const { data } = useCarsNavigation(audience)
  const prices = useModelsPrices(query)
  const families = data ? byFamily(data) : []
  const codes = [...new Set(data?.navigation.flatMap(({ cupraCode }) => cupraCode ?? []))]
  const cars = useEachConfiguration(codes.map((cupra_code) => ({ ...query, cupra_code })))
  const carOf = ({ cupraCode }: ModelEntry) => cupraCode && cars[codes.indexOf(cupraCode)]?.data
  const priceOf = (model: ModelEntry) =>
    prices.data?.models.find(({ carline_code }) => carline_code === model.carlineCode)
  const row = (model: ModelEntry) => {
    const price = priceOf(model)
    const car = carOf(model)
    return (
      <ModelHead>
        <span>
          {model.name}
          {car ? (
            <Price money={car.price.total} amount={car.price.total_price} withCents size="body" />
          ) : (
            price && <Price money={price.from_price} isFromPrice withCents size="body" />
          )}
        </span>
        <LineUpScene picture={silent(entryPicture(model))} size="row" />
      </ModelHead>
    )
  }
  const cards = (family: string, models: readonly ModelEntry[]) => (
    <LineUp label={family} size="menu">
      {models.map((model) => (
        <LineUpPlace key={modelKey(model)}>
          <ModelCard entry={model} car={carOf(model) || undefined} price={priceOf(model)} />
        </LineUpPlace>
      ))}
    </LineUp>
  )

  return (
    <>
      {!prices.data && <Unanswered queries={[prices]} line="prices" />}
      {/* A single family has nothing to choose from. */}
      {isSmall ? (
        <>
          {families.map(([family, models]) => (
            <Family key={family} aria-label={family}>
              <FamilyName>{family}</FamilyName>
              {models.map((model) => (
                <Disclosure key={modelKey(model)} summary={row(model)}>
                  {cards(model.name, [model])}
                </Disclosure>
              ))}
            </Family>
          ))}
          <AllModels />
          {prices.data && <RangeNote models={prices.data.models} />}
        </>
      ) : isWide && families.length > 1 ? (
        <FamilyTabs
          label={t('families')}
          tabs={families.map(([family, models], index) => ({
            id: String(index),
            label: family,
            panel: cards(family, models),
          }))}
          aside={<AllModels />}
        />
      ) : (
        <>
          {families.map(([family, models]) => (
            <Disclosure key={family} summary={family} open>
              {cards(family, models)}
            </Disclosure>
          ))}
          <AllModels />
        </>
      )}
    </>
  )
}

/** The name stands beside it. */
const silent = (picture: Picture | undefined) => picture && { ...picture, alt: '' }

/** The rows name prices: what belongs to all of them stands below them. */
function RangeNote({ models }: { models: readonly { readonly wltp: Wltp }[] }) {
  const range = wltpRange(models.map(({ wltp }) => wltp))
  return (
    range && (
      <div>
        <WltpLine wltp={range} brief />
        <LegalNote />
      </div>
    )
  )
}
