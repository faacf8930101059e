import styled from 'styled-components'
import { Grid } from '@/ui/Grid'
import { breakpoints } from '@/ui/theme/breakpoints'
import { color, radius, space } from '@/ui/theme/css-vars'
import { tokens } from '@/ui/theme/tokens'
import { Code } from './Design.styles'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

type SpaceName = keyof typeof tokens.space

const SPACES = Object.keys(tokens.space) as SpaceName[]
const WIDEST = breakpoints.xl

const Bars = styled.ul`
  display: grid;
  gap: ${space['2xs']};
  list-style: none;
  > li { display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: ${space.s}; align-items: center; }
`

const Bar = styled.i<{ $name: SpaceName }>`
  width: ${({ $name }) => space[$name]};
  max-width: 100%;
  height: 0.75rem;
  background: ${color.accent};
  forced-color-adjust: none;
`

const Widths = styled.ul`
  display: grid;
  gap: ${space['2xs']};
  list-style: none;
`

const Width = styled.li<{ $share: number }>`
  width: ${({ $share }) => $share}%;
  min-width: 5.5rem;
  padding: ${space['2xs']} ${space.xs};
  border-inline-end: 2px solid ${color.accent};
  background: ${color.raised};
`

const Corner = styled.div<{ $kind: 'none' | 's' | 'cut' }>`
  display: grid;
  gap: ${space['2xs']};
  &::before {
    content: '';
    height: 6rem;
    background: ${color.accent};
    border-radius: ${({ $kind }) => ($kind === 'cut' ? 0 : radius[$kind])};
    ${({ $kind }) => $kind === 'cut' && 'clip-path: polygon(0 0, 100% 0, 100% calc(100% - 1.5rem), calc(100% - 1.5rem) 100%, 0 100%);'}
    forced-color-adjust: none;
  }
`

export function SpaceSection() {
  const { space: words } = useWords()
  return (
    <DesignSection id="space" title={words.title} lead={words.lead}>
      <Specimen title={words.scale} source="ui/theme/tokens · space">
        <Bars role="list">
          {SPACES.map((name) => (
            <li key={name}>
              <Code>
                {name} · {tokens.space[name]}
              </Code>
              <Bar $name={name} aria-hidden="true" />
            </li>
          ))}
        </Bars>
      </Specimen>
      <Specimen title={words.breakpoints} source="ui/theme/media">
        <Widths role="list">
          {Object.entries(breakpoints).map(([name, em]) => (
            <Width key={name} $share={(em / WIDEST) * 100}>
              <Code>
                {name} {em}em
              </Code>
            </Width>
          ))}
        </Widths>
      </Specimen>
      <Specimen title={words.corners} source="ui/theme/tokens · radius" bare>
        <Grid $min="6rem">
          <Corner $kind="none">{words.sharp}</Corner>
          <Corner $kind="s">{words.soft}</Corner>
          <Corner $kind="cut">{words.cut}</Corner>
        </Grid>
      </Specimen>
    </DesignSection>
  )
}
