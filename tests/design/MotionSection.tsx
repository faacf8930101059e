import styled from 'styled-components'
import { Grid } from '@/ui/Grid'
import { risesInTurn } from '@/ui/motion'
import { Text } from '@/ui/Text'
import { color, motion, space } from '@/ui/theme/css-vars'
import { tokens } from '@/ui/theme/tokens'
import { Code } from './Design.styles'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

const DURATIONS = ['fast', 'normal', 'slow'] as const

/** The curve as the browser draws it: time to the right, way upwards. */
const CURVE = curvePath(tokens.motion.ease)

function curvePath(ease: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (ease.match(/[\d.]+/g) ?? []).map(Number)
  const point = (x: number, y: number) => `${x * 100} ${100 - y * 100}`
  return `M${point(0, 0)} C${point(x1, y1)} ${point(x2, y2)} ${point(1, 1)}`
}

const Graph = styled.svg`
  width: min(100%, 14rem);
  overflow: visible;
  fill: none;
  stroke: ${color.accent};
  stroke-width: 1.5;
  rect { stroke: ${color.line}; stroke-width: 0.75; }
  circle { fill: ${color.accent}; stroke: none; }
`

const Runs = styled.ul`
  list-style: none;
`

const Run = styled.li<{ $duration: (typeof DURATIONS)[number] }>`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: ${space.s};
  align-items: center;
  min-height: 3rem;
  border-block-end: 1px solid ${color.line};
  container-type: inline-size;
  > i {
    width: 1.5rem;
    height: 1.5rem;
    background: ${color.accent};
    transition: transform ${({ $duration }) => motion[$duration]} ${motion.ease};
  }
  &:hover > i { transform: translateX(calc(100cqi - 8rem - ${space.s} - 1.5rem)); }
`

/** Three plates that rise in turn. */
const Scrolled = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s};
  > i { aspect-ratio: 1; background: ${color.accent}; }
  ${risesInTurn}
`

export function MotionSection() {
  const { motion: words } = useWords()
  return (
    <DesignSection id="motion" title={words.title} lead={words.lead}>
      <Grid $min="26rem" $gap="l">
        <Specimen title={words.curve} source={tokens.motion.ease}>
          <Graph viewBox="0 0 100 100" aria-hidden="true">
            <rect width="100" height="100" />
            <path d={CURVE} />
            <circle cx="0" cy="100" r="2.5" />
            <circle cx="100" cy="0" r="2.5" />
          </Graph>
        </Specimen>
        <Specimen title={words.durations} source="ui/theme/tokens · motion">
          <Runs role="list">
            {DURATIONS.map((name) => (
              <Run key={name} $duration={name}>
                <Code>
                  {name} {tokens.motion[name]}
                </Code>
                <i aria-hidden="true" />
              </Run>
            ))}
          </Runs>
          <Text $size="s" $tone="muted">
            {words.hover}
          </Text>
        </Specimen>
        <Specimen title={words.scrolled} source="ui/motion">
          <Scrolled>
            {DURATIONS.map((name) => (
              <i key={name} aria-hidden="true" />
            ))}
          </Scrolled>
          <Text $size="s" $tone="muted">
            {words.scroll}
          </Text>
        </Specimen>
      </Grid>
    </DesignSection>
  )
}
