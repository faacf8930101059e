import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { ModelPrice } from '@/contract/configurator'
import type { ModelEntry } from '@/contract/navigation'
import { useModelsPrices } from '@/data/configurator/hooks'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useCarsNavigation } from '@/data/navigation/hooks'
import { isSoldCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import * as S from './HomeModels.styles'
import { MoreLink, SectionHead } from './HomeView.styles'

/** The cars that can be ordered, one scene each: names and links from the menu's content, pictures from the service. */
export function HomeModels() {
  const { t } = useTranslation('common')
  const audience = useAudience()
  const cars = useCarsNavigation(audience)
  const prices = useModelsPrices(useAudienceQuery())
  const showsPrices = useFeatureFlag('MODEL_PRICE_HOMEPAGE')

  const entries = (cars.data?.navigation ?? []).filter(({ carlineCode }) => isSoldCarline(carlineCode))
  if (entries.length === 0) return null
  const modelOf = ({ carlineCode }: ModelEntry) =>
    prices.data?.models.find(({ carline_code }) => carline_code === carlineCode)
  return (
    <Section $tight>
      <Container>
        <SectionHead>
          <Heading level={2}>{t('home.models')}</Heading>
          <MoreLink to="models">{t('home.all_models')}</MoreLink>
        </SectionHead>
        <S.Scenes role="list">
          {entries.map((entry) => (
            <ModelScene key={entry.carlineCode} entry={entry} model={modelOf(entry)} showsPrice={showsPrices} />
          ))}
        </S.Scenes>
      </Container>
    </Section>
  )
}

interface ModelSceneProps {
  entry: ModelEntry
  /** Not there yet, or not to be had: the scene then has its name and its link. */
  model: ModelPrice | undefined
  showsPrice: boolean
}

function ModelScene({ entry, model, showsPrice }: ModelSceneProps) {
  const { t } = useTranslation('models')
  return (
    <S.Scene>
      <S.Stage>{model ? <CarPicture picture={model.picture} sizes="(min-width: 48rem) 45vw, 100vw" /> : null}</S.Stage>
      {entry.tag_label ? <S.Tag $color={entry.tag_color}>{entry.tag_label}</S.Tag> : null}
      <S.Words>
        <S.Name>
          <S.SceneLink href={entry.href}>{entry.name}</S.SceneLink>
        </S.Name>
        <S.Powers>{entry.motorisation.map((power) => t(`motorisation.${power}`)).join(' · ')}</S.Powers>
        {model && showsPrice ? (
          <>
            <Price money={model.from_price} from withIncl />
            <WltpLine wltp={model.wltp} />
            <LegalNote />
          </>
        ) : null}
      </S.Words>
    </S.Scene>
  )
}
