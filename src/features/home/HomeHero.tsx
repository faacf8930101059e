import { useTranslation } from 'next-i18next/pages'
import type { PageContent } from '@/content/types'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Eyebrow } from '@/ui/Text'
import { Hero, HeroLead, HeroLink, HeroWords } from './HomeView.styles'

/** The first screen: words and one way onward. No picture, so that the largest paint is text that is there at once. */
export function HomeHero({ page }: { page: PageContent }) {
  const { t } = useTranslation()
  return (
    <Hero>
      <HeroWords>
        {page.eyebrow ? <Eyebrow>{page.eyebrow}</Eyebrow> : null}
        <Heading level={1} size="display">
          {page.title}
        </Heading>
        <HeroLead>{page.lead}</HeroLead>
        <Cluster>
          <HeroLink to="models" $size="l">
            {t('home.all_models')}
          </HeroLink>
        </Cluster>
      </HeroWords>
    </Hero>
  )
}
