import styled from 'styled-components'

/** All that follows the hero and its tabs. Its last part is the bar of actions: what has the focus does not come to rest behind it. */
export const BelowHero = styled.div`
  * { scroll-margin-block-end: 5rem; }
`
