import styled from 'styled-components'
import { aboveBottomBar } from '@/ui/theme/bottom-bar'

/** All that follows the hero and its tabs. Its last part is the bar of actions. */
export const BelowHero = styled.div`
  ${aboveBottomBar}
  /* The bar stands in the HTML of the server, and stays as long as all of this is read. */
  > div:has(> [data-action-bar]) { display: contents; }
`
