import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { HeroScene } from '@/components/HeroScene'
import { RouteButton } from '@/components/RouteButton'
import type { PageContent } from '@/content/types'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Eyebrow, Text } from '@/ui/Text'
import { type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** As large as its longest word can be and still end before the car begins. */
const Title = styled(Heading)`
  ${from.l} { font-size: min(${type.display}, 5.6vw); }
`

/** The first screen: the car of the season in the dark, words, two ways onward. */
export function HomeHero({ page }: { page: PageContent }) {
  const { t } = useTranslation()
  const { data } = usePictures(heroPictureQuery(useAudience(), CAR_OF_THE_SEASON))
  return (
    <HeroScene picture={data?.pictures[0]}>
      {page.eyebrow ? <Eyebrow>{page.eyebrow}</Eyebrow> : null}
      <Title level={1} size="display">
        {page.title}
      </Title>
      <Text $size="m">{page.lead}</Text>
      <Cluster>
        <RouteButton to="models" size="l">
          {t('home.all_models')}
        </RouteButton>
        <RouteButton to="car-configurator" variant="secondary" size="l">
          {t('home.configure')}
        </RouteButton>
      </Cluster>
    </HeroScene>
  )
}
