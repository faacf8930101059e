import styled from 'styled-components'
import { size, space } from './theme/css-vars'

/** The column of the page: as wide as the window allows, up to the content width. `$narrow` is a column of prose. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) =>
    $narrow ? `calc(${size.measure} + 2 * ${space.gutter})` : `calc(${size.content} + 2 * ${space.gutter})`};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`
