import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import type { BlockOf, ContentLink } from '@/content/types'
import { Carousel } from '@/ui/Carousel'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Eyebrow, Text } from '@/ui/Text'
import { color } from '@/ui/theme/css-vars'
import { ItemWords } from './Blocks.ItemWords'
import * as S from './Blocks.Pictures.styles'
import { Block } from './Blocks.styles'
import { RichText } from './RichText'

export type PictureBlockKind = 'hero' | 'media' | 'gallery' | 'features' | 'banner'

/** Blocks that are seen before they are read. */
export function PictureBlock({ block }: { block: BlockOf<PictureBlockKind> }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock {...block} />
    case 'media':
      return <MediaBlock {...block} />
    case 'gallery':
      return <GalleryBlock {...block} />
    case 'features':
      return <FeaturesBlock {...block} />
    case 'banner':
      return <BannerBlock {...block} />
  }
}

function HeroBlock({ id, eyebrow, title, text, picture, color: field, links }: BlockOf<'hero'>) {
  const words = (
    <S.Words>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading level={2} size={picture ? '2xl' : 'display'}>
        {title}
      </Heading>
      {text ? <Text $size="m">{text}</Text> : null}
      {links.length > 0 ? (
        <Cluster>
          {links.map((link, index) => (
            <ButtonOf key={link.href} link={link} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </Cluster>
      ) : null}
    </S.Words>
  )
  if (!picture) {
    return (
      <S.ColorField id={id} $tall $color={color[field]}>
        {words}
      </S.ColorField>
    )
  }
  return (
    <S.Bleed id={id} $tall>
      <S.Scene>
        <CarPicture picture={picture} />
      </S.Scene>
      {words}
    </S.Bleed>
  )
}

function BannerBlock({ id, heading, text, picture, link }: BlockOf<'banner'>) {
  return (
    <S.Bleed id={id}>
      {picture ? (
        <S.Scene>
          <CarPicture picture={picture} />
        </S.Scene>
      ) : null}
      <S.BannerWords>
        <Heading level={2}>{heading}</Heading>
        {text ? <Text $size="m">{text}</Text> : null}
        {link ? <ButtonOf link={link} /> : null}
      </S.BannerWords>
    </S.Bleed>
  )
}

function MediaBlock({ id, heading, body, picture, side, link }: BlockOf<'media'>) {
  return (
    <S.Halves id={id} $side={side}>
      <S.HalfPicture>
        {picture ? <CarPicture picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" /> : null}
      </S.HalfPicture>
      <S.HalfWords>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        <RichText tree={body} />
        {link ? <ButtonOf link={link} variant="secondary" /> : null}
      </S.HalfWords>
    </S.Halves>
  )
}

function GalleryBlock({ id, heading, layout, items }: BlockOf<'gallery'>) {
  const { t } = useTranslation('common')
  const slides = items.map(({ picture, caption }) => (
    <S.Slide key={picture.id}>
      <CarPicture picture={picture} sizes="(min-width: 48rem) 45rem, 85vw" />
      {caption ? <S.Caption>{caption}</S.Caption> : null}
    </S.Slide>
  ))
  return (
    <Block id={id}>
      <S.Wide>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        {layout === 'grid' ? (
          <S.Mosaic role="list">
            {slides.map((slide) => (
              <li key={slide.key}>{slide}</li>
            ))}
          </S.Mosaic>
        ) : (
          <Carousel
            label={heading ?? t('blocks.gallery')}
            previousLabel={t('blocks.previous')}
            nextLabel={t('blocks.next')}
            position={(at, count) => t('blocks.position', { at, count })}
            item="min(84vw, 46rem)"
          >
            {slides}
          </Carousel>
        )}
      </S.Wide>
    </Block>
  )
}

function FeaturesBlock({ id, heading, items }: BlockOf<'features'>) {
  return (
    <Block id={id}>
      <S.Wide>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        <S.Features role="list">
          {items.map(({ icon, ...item }) => (
            <S.Feature key={item.title}>
              <Icon name={icon} size="2rem" />
              <ItemWords item={item} isUnderHeading={heading !== null} />
            </S.Feature>
          ))}
        </S.Features>
      </S.Wide>
    </Block>
  )
}

function ButtonOf({ link, variant = 'primary' }: { link: ContentLink; variant?: 'primary' | 'secondary' }) {
  return (
    <S.BlockButton href={link.href} $variant={variant}>
      {link.label}
    </S.BlockButton>
  )
}
