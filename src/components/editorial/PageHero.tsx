import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HeroScene } from '@/components/HeroScene'
import type { Picture } from '@/contract/common'
import { Heading } from '@/ui/Heading'
import { Eyebrow } from '@/ui/Text'
import { space, type, weight } from '@/ui/theme/css-vars'

const Lead = styled.div`
  font-size: ${type.m};
  font-weight: ${weight.book};
  line-height: 1.65;
  > * + * { margin-top: ${space.m}; }
`

interface PageHeroProps {
  picture: Picture
  eyebrow: ReactNode
  title: string
  lead: string
  children?: ReactNode
}

/** The opening of a page that shows before it tells. */
export function PageHero({ picture, eyebrow, title, lead, children }: PageHeroProps) {
  return (
    <HeroScene picture={picture}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading level={1}>{title}</Heading>
      <Lead>
        <p>{lead}</p>
        {children}
      </Lead>
    </HeroScene>
  )
}
