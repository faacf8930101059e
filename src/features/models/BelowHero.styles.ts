import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, space } from '@/ui/theme/css-vars'
import { below, from, print, tall } from '@/ui/theme/media'

/**
 * All that follows the hero. Its last part is a bar, which on a phone stays at the foot of the window from the end of the
 * hero to the footer. It is `position: sticky`: no script, and nothing else moves.
 */
export const BelowHero = styled.div`
  > :last-child {
    ${from.m} { display: none; }
    ${print} { display: none; }
    ${tall.s} { position: sticky; }
    inset-block-end: ${bottomRoom};
    z-index: ${layer.sticky};
    nav { display: grid; border-block-start: 1px solid ${color.line}; grid-template-columns: 3fr 2fr; gap: ${space['2xs']}; padding: ${space['2xs']} ${space.gutter}; }
    nav > * { padding-inline: ${space['2xs']}; }
  }
  /* What has the focus does not come to rest behind it. */
  ${below.m} { * { scroll-margin-block-end: 5rem; } }
`
