import styled from 'styled-components'
import { formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { tokens } from '@/ui/theme/tokens'
import { Code } from './Design.styles'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

type TypeName = keyof typeof tokens.type
type WeightName = keyof typeof tokens.weight

const SIZES = Object.keys(tokens.type) as TypeName[]
const WEIGHTS = Object.keys(tokens.weight) as WeightName[]

/** As headings wear them (ui/Heading): the larger, the lighter. */
const WEIGHT_OF_SIZE: Readonly<Partial<Record<TypeName, WeightName>>> = {
  display: 'light',
  '2xl': 'light',
  xl: 'light',
  l: 'book',
  m: 'medium',
}

const Scale = styled.ul`
  list-style: none;
  > li {
    display: grid;
    gap: ${space.xs};
    padding-block: ${space.m};
    border-block-end: 1px solid ${color.line};
  }
`

const Line = styled.p<{ $size: TypeName }>`
  font-size: ${({ $size }) => type[$size]};
  font-weight: ${({ $size }) => weight[WEIGHT_OF_SIZE[$size] ?? 'regular']};
  line-height: 1.15;
  letter-spacing: ${({ $size }) => (['display', '2xl', 'xl', 'l'].includes($size) ? '-0.02em' : 'normal')};
`

const Weights = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.m};
  list-style: none;
`

const Face = styled.li<{ $weight: WeightName }>`
  display: grid;
  gap: ${space['2xs']};
  > b { font-size: ${type.display}; font-weight: ${({ $weight }) => weight[$weight]}; line-height: 1; letter-spacing: -0.03em; }
`

const Amounts = styled.p`
  font-size: ${type.xl};
  font-weight: ${weight.light};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  > span { display: block; }
`

export function TypeSection() {
  const { type: words } = useWords()
  const { language } = useAudience()
  return (
    <DesignSection id="type" title={words.title} lead={words.lead}>
      <Specimen title={words.scale} source="ui/theme/tokens · type" bare>
        <Scale role="list">
          {SIZES.map((name) => (
            <li key={name}>
              <Code>
                {name} · {tokens.type[name]}
              </Code>
              <Line $size={name}>{words.sample}</Line>
            </li>
          ))}
        </Scale>
      </Specimen>
      <Specimen title={words.weights} source="ui/fonts · Sora">
        <Weights role="list">
          {WEIGHTS.map((name) => (
            <Face key={name} $weight={name}>
              <b aria-hidden="true">Rg</b>
              <Code>
                {name} {tokens.weight[name]}
              </Code>
            </Face>
          ))}
        </Weights>
      </Specimen>
      <Specimen title={words.figures} source="tabular-nums">
        <Amounts>
          <span>{formatEuro(41_111.11, language)}</span>
          <span>{formatEuro(58_690, language)}</span>
        </Amounts>
      </Specimen>
    </DesignSection>
  )
}
