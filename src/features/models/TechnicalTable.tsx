import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { RemoteError } from '@/components/RemoteError'
import type { SoldCarline } from '@/domain/carline'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Skeleton } from '@/ui/Skeleton'
import { color, space, weight } from '@/ui/theme/css-vars'
import { technicalRows } from './technical-rows'
import { useVersions } from './use-carline'

/** A wide table scrolls in its own box, and by keyboard: the box takes the focus. */
const Scroller = styled.section`
  overflow-x: auto;
`

const Table = styled.table`
  min-width: 100%;
  th, td { padding: ${space['2xs']} ${space.s}; text-align: start; vertical-align: top; border-block-end: 1px solid ${color.line}; }
  td { min-width: 11rem; }
  thead th { font-weight: ${weight.medium}; }
  tbody th { position: sticky; inset-inline-start: 0; min-width: 9rem; background: ${color.canvas}; font-weight: ${weight.regular}; color: ${color.muted}; }
`

/** Every version of a carline beside the others, price and WLTP figures included. */
export function TechnicalTable({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation(['technical-data', 'models', 'common'])
  const { t: typeWord } = useTranslation('type')
  const { language, salesType } = useAudience()
  const { builds, error, refetch } = useVersions(carline)
  if (!builds) return error ? <RemoteError error={error} retry={refetch} /> : <Skeleton $height="24rem" />
  const caption = t('technical-data:caption', { model: t(`models:carline.${carline}.name`) })
  const vat = t(salesType === 'B2B' ? 'common:price.excl' : 'common:price.incl')
  return (
    <Scroller tabIndex={0} aria-label={caption}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('technical-data:version')}</th>
            {builds.map(({ id, title }) => (
              <th scope="col" key={id}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{`${t('technical-data:price')} (${vat})`}</th>
            {builds.map(({ id, price }) => (
              <td key={id}>{formatEuro(amountFor(price, salesType), language)}</td>
            ))}
          </tr>
          {technicalRows(language).map(({ label, read }) => {
            const cells = builds.map((build) => ({ id: build.id, text: read(build, { t, typeWord }) }))
            if (cells.every(({ text }) => text === undefined)) return null
            return (
              <tr key={label}>
                <th scope="row">{t(`technical-data:${label}`)}</th>
                {cells.map(({ id, text }) => (
                  <td key={id}>{text ?? '–'}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Scroller>
  )
}
