import { HeroScene } from '@/components/HeroScene'
import { Unanswered } from '@/components/Unanswered'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { serverHtml } from '@/late/server-html'
import { useAudience } from '@/routing/CurrentRoute'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Eyebrow } from '@/ui/Text'
import { ConfigureButton } from './ConfigureButton'
import { useCarlinePrice } from './use-carline'

const HeroOffer = serverHtml(() => import('./HeroOffer.late').then((module) => module.HeroOffer), {
  // Only this server HTML uses these props, so they are left out of the page data.
  leavesOut: {
    model: ({
      family,
      body,
      seats,
      from_fuel_type,
      from_co2,
      from_monthly,
      wltp,
      profile,
      legal_key,
      valid_from,
      valid_to,
      ...read
    }) => read,
  },
})

/** Longest name, in letters, that is no wider than the lines below it. */
const SHORT = 10

export function CarlineHero({ carline, tagline }: { carline: ModelledCarline; tagline: string }) {
  const { model, query } = useCarlinePrice(carline)
  const name = CARLINE_NAMES[carline]
  const hero = usePictures(heroPictureQuery(useAudience(), carline))
  return (
    <HeroScene picture={hero.data?.pictures[0]} car={carline} isNamed isShort={name.length <= SHORT}>
      <Eyebrow>{tagline}</Eyebrow>
      <Heading level={1} size="display">
        {name}
      </Heading>
      {model ? (
        <HeroOffer carline={carline} model={model} />
      ) : (
        !query.data && (
          <Unanswered queries={[query]} line="prices">
            <Skeleton $height="10rem" />
          </Unanswered>
        )
      )}
      <ConfigureButton carline={carline} buildId={model?.from_id} variant="ghost" />
    </HeroScene>
  )
}
