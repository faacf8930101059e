import styled from 'styled-components'
import { HeroScene } from '@/components/HeroScene'
import type { Picture } from '@/contract/common'
import { Heading } from '@/ui/Heading'
import { Eyebrow } from '@/ui/Text'
import { type, weight } from '@/ui/theme/css-vars'

const Lead = styled.p`
  font-size: ${type.m};
  font-weight: ${weight.book};
  line-height: 1.65;
`

interface PageHeroProps {
  picture: Picture
  eyebrow: string | null
  title: string
  lead: string
}

export function PageHero({ picture, eyebrow, title, lead }: PageHeroProps) {
  return (
    <HeroScene picture={picture}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading level={1}>{title}</Heading>
      <Lead>{lead}</Lead>
    </HeroScene>
  )
}
