import styled from 'styled-components'
import type { ContentLink } from '@/content/types'
import { Icon } from '@/ui/Icon'
import { color, motion, space, weight } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'
import { SiteLink } from './SiteLink'

/** The whole line is a link. It is as high as the text that it replaces, so that the cars below do not move. */
const Line = styled(SiteLink)`
  ${pressLine}
  gap: ${space.xs};
  padding-inline: ${space.s};
  border-inline-start: 3px solid ${color.accent};
  background: ${color.surface};
  color: inherit;
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: background-color ${motion.fast} ${motion.ease};
  > svg { flex: none; color: ${color.accentText}; }
  &:hover { text-decoration: underline; text-decoration-color: ${color.accent}; }
`

/** An editorial link below a title. */
export function Banner({ banner: { label, href } }: { readonly banner: ContentLink }) {
  return (
    <p>
      <Line href={href} analytics="banner">
        {label}
        <Icon name="arrow-right" />
      </Line>
    </p>
  )
}
