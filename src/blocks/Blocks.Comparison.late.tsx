import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { BlockOf } from '@/content/types'
import { Icon } from '@/ui/Icon'
import { Table } from '@/ui/Table'
import { color, space, type, weight } from '@/ui/theme/css-vars'
import { ItemLink } from './Blocks.styles'
import { WideBlock } from './Blocks.WideBlock'

const ComparisonTable = styled(Table)`
  th, td { min-width: 8rem; padding-inline: ${space.s}; }
  th:first-child { padding-inline-start: 0; }
  thead th { font-size: ${type.m}; font-weight: ${weight.book}; color: ${color.text}; vertical-align: bottom; }
  thead a { display: flex; font-size: ${type.body}; }
  td svg { color: ${color.accentText}; }
  [data-highlighted] { background: ${color.surface}; }
  thead [data-highlighted] { box-shadow: inset 0 2px ${color.accent}; }
  tbody [data-highlighted] { color: ${color.text}; font-weight: ${weight.medium}; }
`

/** Alternatives side by side; one column may be marked as recommended. */
export function ComparisonBlock({ block }: { block: BlockOf<'comparison'> }) {
  return (
    <WideBlock id={block.id} heading={block.heading}>
      <Comparison {...block} />
    </WideBlock>
  )
}

function Comparison({ heading, columns, rows }: BlockOf<'comparison'>) {
  const { t } = useTranslation('common')
  const mark = (index: number) => (columns[index]?.highlighted ? '' : undefined)
  const drawCell = (text: string) => {
    if (text === '✓') return <Icon name="check" label={t('yes')} />
    if (text === '–') return <Icon name="minus" label={t('no')} />
    return text
  }
  return (
    <ComparisonTable caption={heading ?? columns.map(({ title }) => title).join(', ')} captionHidden stickyFirst>
      <thead>
        <tr>
          <td />
          {columns.map(({ title, link }, index) => (
            <th key={title} scope="col" data-highlighted={mark(index)}>
              {title}
              {link ? (
                <ItemLink href={link.href}>
                  {link.label}
                  <Icon name="arrow-right" size="1em" />
                </ItemLink>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]?.title ?? cell} data-highlighted={mark(index)}>
                {drawCell(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ComparisonTable>
  )
}
