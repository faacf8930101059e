import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CAR_THAT_LEAVES, CAR_THAT_STANDS } from '@/brand/shown-carlines'
import { FallbackLinks } from '@/components/FallbackLinks'
import { HeroScene } from '@/components/HeroScene'
import { PageHead } from '@/components/PageHead'
import type { Picture } from '@/contract/common'
import { CARLINE_SLUGS } from '@/domain/carline'
import { Heading } from '@/ui/Heading'
import { Eyebrow, Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { NotFoundSuggestions } from './NotFoundSuggestions'
import { RequestId } from './RequestId'

/** Decoration. It is drawn in the page's own HTML, so that it is there when nothing else can be loaded. */
const scene = (view: 'rear' | 'close-wheel', url: string, width: number, height: number): Picture => ({
  id: view,
  view,
  kind: 'exterior',
  url,
  width,
  height,
  alt: '',
  background: 'studio',
  is_fallback: false,
})

/** A car that drives away from you. */
const LEAVING = scene('rear', `/images/cars/${CARLINE_SLUGS[CAR_THAT_LEAVES]}/rear-1920.avif`, 1920, 960)
/** A wheel that stands still. */
const STANDING = scene('close-wheel', `/images/cars/${CARLINE_SLUGS[CAR_THAT_STANDS]}/close-wheel-1280.avif`, 1280, 800)

/** As high as all of it: what is found later comes into a place that is there already. */
const Words = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
  width: 100%;
  ${from.l} {
    min-height: 38rem;
    > * { max-width: 31rem; }
    > h1 { max-width: 42vw; }
  }
`

interface TechnicalPageProps {
  code: 404 | 500
  words: 'not_found' | 'server'
  picture: Picture
  children?: ReactNode
}

/** Spec §2, technical pages. Both stand inside the shell, in the address's language. */
function TechnicalPage({ code, words, picture, children }: TechnicalPageProps) {
  const { t } = useTranslation('errors')
  return (
    <HeroScene picture={picture}>
      <PageHead title={t(`${words}.title`)} noindex />
      <Words>
        <Eyebrow>{code}</Eyebrow>
        <Heading level={1} size="display">
          {t(`${words}.title`)}
        </Heading>
        <Text $size="m">{t(`${words}.text`)}</Text>
        <FallbackLinks />
        {children}
      </Words>
    </HeroScene>
  )
}

export const NotFoundPage = () => (
  <TechnicalPage code={404} words="not_found" picture={LEAVING}>
    <NotFoundSuggestions />
  </TechnicalPage>
)

export const ServerErrorPage = () => (
  <TechnicalPage code={500} words="server" picture={STANDING}>
    <RequestId />
  </TechnicalPage>
)
