import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CAR_OF_THE_SEASON } from '@/brand/shown-carlines'
import { HeroScene } from '@/components/HeroScene'
import { RouteButton } from '@/components/RouteButton'
import type { PageContent } from '@/content/types'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { browserOnly } from '@/late/browser-only'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Eyebrow, Text } from '@/ui/Text'
import { size, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

/** As large as possible without the longest word covering the car. */
const Title = styled(Heading)`
  ${from.l} { font-size: min(${type.display}, 5.6vw); }
`

const HomeResume = browserOnly(() => import('./HomeResume.late').then((module) => module.HomeResume))

/** Reserves its height before the visitor's cars are read from the browser's storage, so that nothing moves. */
const ResumePlace = styled.div`
  height: ${size.touch};
  margin-block: ${space['3xs']} calc(${space['2xs']} - ${space.l});
  min-width: 0;
  ${from.l} { margin-block-end: calc(-1 * (${size.touch} + ${space['3xs']})); }
`

export function HomeHero({ page }: { page: PageContent }) {
  const { t } = useTranslation()
  const { data } = usePictures(heroPictureQuery(useAudience(), CAR_OF_THE_SEASON))
  return (
    <HeroScene picture={page.picture ?? data?.pictures[0]}>
      {page.eyebrow ? <Eyebrow>{page.eyebrow}</Eyebrow> : null}
      <Title level={1} size="display">
        {page.title}
      </Title>
      <Text $size="m">{page.lead}</Text>
      <div>
        <Cluster>
          <RouteButton to="models" size="l">
            {t('home.all_models')}
          </RouteButton>
          <RouteButton to="car-configurator" variant="secondary" size="l">
            {t('home.configure')}
          </RouteButton>
        </Cluster>
        <ResumePlace data-print="hide">
          <HomeResume />
        </ResumePlace>
      </div>
    </HeroScene>
  )
}
