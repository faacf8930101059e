import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { ModelPrice } from '@/contract/configurator'
import type { ModelEntry } from '@/contract/navigation'
import { useModelsPrices, usePictures } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { isSoldCarline, type SoldCarline } from '@/domain/carline'
import { colorOfTag } from '@/domain/tag-color'
import { SEPARATOR } from '@/i18n/signs'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import * as S from './HomeModels.styles'
import { MoreLink, SectionHead } from './HomeView.styles'
import { scenePictureQuery } from './home.prefetch'

/** The cars that can be ordered, one scene each: names and links from the menu's content, pictures from the service. */
export function HomeModels() {
  const { t } = useTranslation('common')
  const audience = useAudience()
  const cars = useCarsNavigation(audience)
  const prices = useModelsPrices(useAudienceQuery())
  const showsPrices = useFeatureFlag('MODEL_PRICE_HOMEPAGE')

  const scenes = (cars.data?.navigation ?? []).flatMap((entry) => {
    const { carlineCode } = entry
    return isSoldCarline(carlineCode) ? [{ entry, carline: carlineCode }] : []
  })
  if (scenes.length === 0) return <div />
  return (
    <Section $tight>
      <Container>
        <SectionHead>
          <Heading level={2}>{t('home.models')}</Heading>
          <MoreLink to="models">{t('home.all_models')}</MoreLink>
        </SectionHead>
        {showsPrices && !prices.data && <Unanswered queries={[prices]} line="prices" />}
        <S.Scenes role="list">
          {scenes.map(({ entry, carline }, index) => (
            <ModelScene
              key={carline}
              entry={entry}
              carline={carline}
              model={prices.data?.models.find(({ carline_code }) => carline_code === carline)}
              showsPrice={showsPrices}
              isWide={index === 0 || (index === scenes.length - 1 && index % 2 === 1)}
            />
          ))}
        </S.Scenes>
        {showsPrices && prices.data && <LegalNote />}
      </Container>
    </Section>
  )
}

const SIZES = '(min-width: 48rem) min(46vw, 45rem), 86vw'
/** The first picture is 2 by 1: in a place of 16 by 10 it is drawn a quarter wider than its place. */
const WIDE_SIZES = '(min-width: 60rem) min(95vw, 90rem), (min-width: 48rem) 120vw, 108vw'

interface ModelSceneProps {
  entry: ModelEntry
  carline: SoldCarline
  /** Not there yet, or not to be had: the scene then has its name and its link. */
  model: ModelPrice | undefined
  showsPrice: boolean
  /** As wide as the page, where there is room (HomeModels.styles.ts). */
  isWide: boolean
}

function ModelScene({ entry, carline, model, showsPrice, isWide }: ModelSceneProps) {
  const { t } = useTranslation('models')
  const pictures = usePictures(scenePictureQuery(useAudience(), carline))
  const picture = pictures.data?.pictures[0]
  return (
    <S.Scene data-ground="night">
      <S.Stage>{picture ? <CarPicture picture={picture} sizes={isWide ? WIDE_SIZES : SIZES} /> : null}</S.Stage>
      {entry.tag_label ? <S.Tag $color={colorOfTag(entry.tag_color)}>{entry.tag_label}</S.Tag> : null}
      <S.Words>
        <S.Name>
          <S.SceneLink href={entry.href}>{entry.name}</S.SceneLink>
        </S.Name>
        <S.Powers>{entry.motorisation.map((power) => t(`motorisation.${power}`)).join(SEPARATOR)}</S.Powers>
        {model && showsPrice ? (
          <>
            <Price money={model.from_price} isFromPrice withIncl />
            <WltpLine wltp={model.wltp} brief />
          </>
        ) : null}
      </S.Words>
    </S.Scene>
  )
}
