import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { WltpLine } from '@/components/WltpLine'
import type { StockVehicle } from '@/contract/stock'
import { CARLINE_NAMES } from '@/domain/carline'
import type { StockLayout } from '@/domain/stock-search'
import { SEPARATOR } from '@/i18n/punctuation'
import { taxedPrice, useCompanyTax } from '@/money/use-company-tax'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CompareButton } from '../compare/CompareButton'
import { VehicleAsk } from '../vehicle/VehicleAsk'
import { VehicleDrive } from '../vehicle/VehicleDrive'
import { CardPrice, VehicleMonthly } from '../vehicle/VehiclePrice'
import type { Highlights } from './highlights'
import { StateBadge } from './StateBadge'
import { StockCardFold } from './StockCard.Fold'
import * as S from './StockCard.styles'
import { useStateWords } from './use-state-words'

interface StockCardProps {
  readonly vehicle: StockVehicle
  /** What the car has that others of the page have not. */
  readonly highlights?: Highlights | undefined
  readonly layout?: StockLayout
  /** Among the first of the page: its picture is not lazy. */
  readonly priority?: boolean
  readonly level?: 2 | 3
}

const SIZES = {
  grid: '(min-width: 80rem) 27rem, (min-width: 48rem) 45vw, 6.5rem',
  list: '(min-width: 48rem) 15rem, 6.5rem',
} as const

/** One car, or several that differ in paint and dealer alone, told apart from its neighbours at a glance: eight lines at the most, the ways on among them. */
export function StockCard({ vehicle, highlights, layout = 'grid', priority, level = 2 }: StockCardProps) {
  const { t } = useTranslation('stock')
  const words = useStateWords()
  const { dealer, exterior, folded, match, pictures, status, wheels } = vehicle
  const [picture] = withOutlineFallback(pictures, vehicle)
  // The page of the car leads to the panel: the whole card leads there.
  const tax = useCompanyTax(taxedPrice(vehicle))
  const { items, more } = highlights ?? { items: [wheels.name], more: vehicle.options?.length ?? 0 }
  const paints = folded?.colors ?? [exterior]
  // Beside its twins the paint is seen alone: the line has room for when it comes, and where it is.
  const isNamed = !folded
  const state = [words.delivery(vehicle), words.place(dealer)].filter(Boolean)
  const features = [...items, more > 0 && t('card.more', { count: more })].filter(Boolean).join(SEPARATOR)
  return (
    <S.Root $layout={layout} aria-label={`${CARLINE_NAMES[vehicle.carline_code]}, ${vehicle.commission_id}`}>
      {/* By ear: name, price, state; the eye has the picture first. */}
      <S.Head>
        <Heading level={level} size="m">
          <S.Title to="stock.vehicle" params={{ modelName: vehicle.carline_code, commissionId: vehicle.commission_id }}>
            {vehicle.title}
          </S.Title>
        </Heading>
        <CardPrice vehicle={vehicle} />
      </S.Head>
      <S.Visual>
        {status === 'reserved' && (
          <S.Reserved>
            <StateBadge vehicle={vehicle} />
          </S.Reserved>
        )}
        {picture && <CarPicture picture={picture} sizes={SIZES[layout]} priority={priority ?? false} />}
      </S.Visual>
      <S.Body>
        <S.Line>
          {paints.map(({ code, name, hex }) => (
            <S.Swatch
              key={code}
              $hex={hex}
              {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
            />
          ))}
          {state.join(SEPARATOR)}
          {/* Last: its colour is seen in any case, where the line has no room for its name. */}
          {isNamed && <S.Paint>{`${SEPARATOR}${exterior.name}`}</S.Paint>}
        </S.Line>
        <VehicleMonthly vehicle={vehicle} brief />
        {/* One line of the car's own, whichever is asked for: wishes, else what a business pays and what the car has. */}
        {!match?.wishes &&
          (tax ? (
            <S.Line data-cost="">
              {`${tax.benefit}${SEPARATOR}${tax.deduction}`}
              {features && <S.Features>{`${SEPARATOR}${features}`}</S.Features>}
            </S.Line>
          ) : (
            <S.Line $muted>{features}</S.Line>
          ))}
        <WltpLine wltp={vehicle.wltp} brief />
        {match?.wishes && (
          <S.Wishes aria-label={t('match.label')} data-wishes="">
            {match.wishes.map(({ id, label, met }) => (
              <li key={id}>
                <S.Met $met={met}>
                  <Icon name={met ? 'check' : 'close'} />
                </S.Met>
                <span>
                  {label} <VisuallyHidden>{t(met ? 'match.met' : 'match.missing')}</VisuallyHidden>
                </span>
              </li>
            ))}
          </S.Wishes>
        )}
        <S.Foot>
          <VehicleAsk vehicle={vehicle} variant="ghost" size="s" />
          <VehicleDrive vehicle={vehicle} car={vehicle.title} variant="ghost" size="s" />
          <CompareButton vehicle={vehicle} />
        </S.Foot>
        {folded && <StockCardFold folded={folded} carline={vehicle.carline_code} />}
      </S.Body>
    </S.Root>
  )
}
