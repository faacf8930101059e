import { palette } from '@/brand/colors'
import { CARLINE_NAMES } from '@/domain/carline'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Cluster } from '@/ui/Cluster'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Table } from '@/ui/Table'
import { Text } from '@/ui/Text'
import { DesignSection, Specimen } from './Specimen'
import { useWords } from './use-words'

/** Figures to fill a table with: what is true of a car stands on its page. */
const ROWS = [
  { carline: 'BORN', power: 231, range: 'km', rangeValue: 580, consumption: 15.8, unit: 'kWh/100km', co2: 0 },
  { carline: 'FORMENTOR', power: 272, range: 'km', rangeValue: 118, consumption: 0.4, unit: 'l/100km', co2: 9 },
  { carline: 'LEON', power: 150, range: undefined, rangeValue: 0, consumption: 5.6, unit: 'l/100km', co2: 127 },
] as const

export function DataSection() {
  const { data: words } = useWords()
  const { language } = useAudience()
  const colors = Object.keys(palette) as (keyof typeof palette)[]
  return (
    <DesignSection id="data" title={words.title} lead={words.lead}>
      <Specimen title={words.table} source="ui/Table" bare>
        <Table caption={words.caption} stickyFirst>
          <thead>
            <tr>
              <th scope="col">{words.model}</th>
              {[words.power, words.range, words.consumption, words.co2].map((title) => (
                <th key={title} scope="col" data-numeric="">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ carline, power, range, rangeValue, consumption, unit, co2 }) => (
              <tr key={carline}>
                <th scope="row">{CARLINE_NAMES[carline]}</th>
                <td data-numeric="">{formatMeasure({ value: power, unit: 'ch' }, language)}</td>
                <td data-numeric="">{range ? formatMeasure({ value: rangeValue, unit: range }, language) : '–'}</td>
                <td data-numeric="">{formatMeasure({ value: consumption, unit }, language)}</td>
                <td data-numeric="">{formatMeasure({ value: co2, unit: 'g/km' }, language)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen title={words.badges} source="ui/Badge">
        <Cluster>
          {colors.map((name) => (
            <Badge key={name} $color={name}>
              {words.badge}
            </Badge>
          ))}
        </Cluster>
      </Specimen>
      <Specimen title={words.cards} source="ui/Card" bare>
        <Grid $min="14rem">
          {(['BORN', 'TAVASCAN', 'TERRAMAR'] as const).map((code) => (
            <Card key={code}>
              <Heading level={4}>{CARLINE_NAMES[code]}</Heading>
              <Text $tone="muted">{words.cardText}</Text>
            </Card>
          ))}
        </Grid>
      </Specimen>
    </DesignSection>
  )
}
