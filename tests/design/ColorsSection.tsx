import styled from 'styled-components'
import { COLOR_NAMES } from '@/brand/color-names'
import { palette } from '@/brand/colors'
import { formatNumber } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Table } from '@/ui/Table'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { forcedColors, from } from '@/ui/theme/media'
import { type colors, groundColors, onPalette } from '@/ui/theme/tokens'
import { contrast } from '../ui/contrast'
import { Code } from './Design.styles'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

type ColorName = keyof typeof colors
type PaletteName = keyof typeof palette

const PALETTE = Object.keys(palette) as PaletteName[]
const SURFACES = ['canvas', 'surface', 'raised'] as const
const TEXTS = ['text', 'muted', 'accentText', 'info', 'success', 'warning', 'error'] as const
const LINES = ['edge', 'accent', 'focus'] as const
const isLine = (name: ColorName): name is (typeof LINES)[number] => (LINES as readonly ColorName[]).includes(name)
const GROUNDS = Object.keys(groundColors) as (keyof typeof groundColors)[]

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  list-style: none;
  ${from.m} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${from.xl} { grid-template-columns: repeat(8, minmax(0, 1fr)); }
`

const Swatch = styled.li<{ $color: ColorName; $light: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 11rem;
  padding: ${space.s} ${space.xs};
  background: ${({ $color }) => color[$color]};
  color: ${({ $light }) => ($light ? color.black : color.white)};
  box-shadow: inset 0 0 0 1px ${color.line};
  forced-color-adjust: none;
  b { font-weight: ${weight.light}; font-size: ${type.xl}; line-height: 1; margin-block-end: auto; }
  span { font-size: ${type.s}; font-weight: ${weight.medium}; overflow-wrap: anywhere; }
  code { color: inherit; }
`

const OnGround = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.m};
`

const Cell = styled.td<{ $color: ColorName; $ground: ColorName }>`
  && {
    padding-inline: ${space.s};
    background: ${({ $ground }) => color[$ground]};
    color: ${({ $color }) => color[$color]};
    white-space: nowrap;
    ${forcedColors} { forced-color-adjust: none; }
  }
`

const RoleName = styled(Code)`
  white-space: nowrap;
`

const Surface = styled.th`
  && { padding-inline: ${space.s}; }
`

/** A line that is looked at, not read: a bar in its colour beside its figure. */
const Bar = styled.i<{ $color: ColorName }>`
  display: inline-block;
  width: 2rem;
  margin-inline-end: ${space['2xs']};
  border-block-start: 2px solid ${({ $color }) => color[$color]};
  vertical-align: middle;
`

export function ColorsSection() {
  const { colors: words, actions } = useWords()
  const { language } = useAudience()
  const ratio = (one: string, other: string) => formatNumber(contrast(one, other), language, { decimals: 1 })
  return (
    <DesignSection id="colors" title={words.title} lead={words.lead}>
      <Specimen title={words.brand} source="ui/theme/tokens · palette" bare>
        <Swatches role="list">
          {PALETTE.map((name) => (
            <Swatch key={name} $color={name} $light={onPalette[name] === palette.black}>
              <b aria-hidden="true">Aa</b>
              <span>{COLOR_NAMES[name]}</span>
              <Code>
                {palette[name]} · {ratio(onPalette[name], palette[name])}
              </Code>
            </Swatch>
          ))}
        </Swatches>
      </Specimen>
      {GROUNDS.map((ground) => (
        <Specimen key={ground} title={words.grounds[ground]} source={`data-ground="${ground}"`} bare>
          <OnGround data-ground={ground}>
            <Table caption={words.grounds[ground]} captionHidden>
              <thead>
                <tr>
                  <th scope="col">{words.role}</th>
                  {SURFACES.map((surface) => (
                    <Surface key={surface} scope="col">
                      {surface}
                    </Surface>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...TEXTS, ...LINES].map((name) => (
                  <tr key={name}>
                    <th scope="row">
                      <RoleName>{name}</RoleName>
                    </th>
                    {SURFACES.map((surface) => (
                      <Cell key={surface} $color={isLine(name) ? 'text' : name} $ground={surface}>
                        {isLine(name) && <Bar $color={name} aria-hidden="true" />}
                        {ratio(groundColors[ground][name], groundColors[ground][surface])}
                      </Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
            <Cluster>
              <Button>{actions.primary}</Button>
              <Button $variant="secondary">{actions.secondary}</Button>
            </Cluster>
          </OnGround>
        </Specimen>
      ))}
    </DesignSection>
  )
}
