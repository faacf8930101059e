import { CarPicture } from '@/components/CarPicture'
import { coverSizes } from '@/components/car-pictures/cover-sizes'
import type { BlockOf, ContentLink } from '@/content/types'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Eyebrow, Text } from '@/ui/Text'
import { color } from '@/ui/theme/css-vars'
import { ItemWords } from './Blocks.ItemWords'
import * as S from './Blocks.Pictures.styles'
import { WideBlock } from './Blocks.WideBlock'
import { FeatureIcon } from './FeatureIcon'
import { RichText } from './RichText'

export type PictureBlockKind = 'hero' | 'media' | 'features' | 'banner'

export function PictureBlock({ block }: { block: BlockOf<PictureBlockKind> }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock {...block} />
    case 'media':
      return <MediaBlock {...block} />
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
            <LinkButton key={link.href} link={link} variant={index === 0 ? 'primary' : 'secondary'} />
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
        {link ? <LinkButton link={link} /> : null}
      </S.BannerWords>
    </S.Bleed>
  )
}

function MediaBlock({ id, heading, body, picture, side, link }: BlockOf<'media'>) {
  return (
    <S.Halves id={id} $side={side}>
      <S.HalfPicture>
        {picture ? <CarPicture picture={picture} sizes={coverSizes(picture, { width: '50vw', height: 36 })} /> : null}
      </S.HalfPicture>
      <S.HalfWords>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        <RichText tree={body} />
        {link ? <LinkButton link={link} variant="secondary" /> : null}
      </S.HalfWords>
    </S.Halves>
  )
}

function FeaturesBlock({ id, heading, items }: BlockOf<'features'>) {
  return (
    <WideBlock id={id} heading={heading}>
      <S.Features role="list">
        {items.map(({ icon, ...item }) => (
          <S.Feature key={item.title}>
            <FeatureIcon name={icon} size="2rem" />
            <ItemWords item={item} isUnderHeading={heading !== null} />
          </S.Feature>
        ))}
      </S.Features>
    </WideBlock>
  )
}

function LinkButton({ link, variant = 'primary' }: { link: ContentLink; variant?: 'primary' | 'secondary' }) {
  return (
    <S.BlockButton href={link.href} $variant={variant}>
      {link.label}
    </S.BlockButton>
  )
}
