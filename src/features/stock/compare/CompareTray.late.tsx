import { useTranslation } from 'next-i18next/pages'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { CarPicture } from '@/components/CarPicture'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { RouteButton } from '@/components/RouteButton'
import type { StockVehicle } from '@/contract/stock'
import { useStockVehicles } from '@/data/stock/hooks'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { giveFocusBack } from '@/ui/give-focus-back'
import { Icon } from '@/ui/Icon'
import { TAKES_AWAY, useFocusOfGone } from '@/ui/use-focus-of-gone'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { comparedBody } from '../list/stock-search'
import * as S from './CompareTray.styles'
import { comparisonStorage, parseStoredComparison, saveComparison } from './compared-vehicles'

const FORM = 'form[data-compare]'

function findButton(id: string | undefined): HTMLButtonElement | null {
  const form = [...document.querySelectorAll<HTMLFormElement>(FORM)].find((one) => readCarId(one) === id)
  return form?.querySelector('button') ?? null
}

/** Without the tray the form opens the comparison of one car. Its number is the last segment of the form's action. */
const readCarId = (form: HTMLFormElement) => new URL(form.action).pathname.split('/').at(-1) ?? ''

/** The cars of the comparison, on every page of the stock. The tray handles the « compare » buttons of these pages. */
export function CompareTray() {
  const { t } = useTranslation('stock')
  const ids = parseStoredComparison(useSyncExternalStore(comparisonStorage.watch, comparisonStorage.read, () => ''))
  const [announcement, say] = useState<'put' | 'left' | 'full'>()
  const removedId = useRef<string>(undefined)
  // The tray disappears with its last car. The focus then goes back to the button that had added that car.
  const kept = useFocusOfGone<HTMLElement>(() => giveFocusBack(findButton(removedId.current)))
  usePressedButtons(ids)
  const keep = (left: readonly string[]) => {
    removedId.current = ids.findLast((id) => !left.includes(id))
    saveComparison(left)
    say('left')
  }
  const toggle = useEffectEvent((id: string) => {
    const isThere = ids.includes(id)
    if (!isThere && ids.length >= MOST_COMPARED_VEHICLES) return say('full')
    if (isThere) return keep(ids.filter((one) => one !== id))
    saveComparison([...ids, id])
    say('put')
  })
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.matches(FORM)) return
      const id = readCarId(form)
      event.preventDefault()
      toggle(id)
    }
    window.addEventListener('submit', onSubmit)
    return () => window.removeEventListener('submit', onSubmit)
  }, [])
  return (
    <S.Root {...kept} aria-label={t('compare.tray')} data-print="hide" data-at-bottom $isOpen={ids.length > 0}>
      {ids.length > 0 && <PutAside ids={ids} onKeep={keep} />}
      <S.Said aria-live="polite" $isSeen={announcement === 'full'}>
        {announcement &&
          t(`compare.${announcement}`, { count: announcement === 'full' ? MOST_COMPARED_VEHICLES : ids.length })}
      </S.Said>
    </S.Root>
  )
}

interface PutAsideProps {
  readonly ids: readonly string[]
  readonly onKeep: (left: readonly string[]) => void
}

function PutAside({ ids, onKeep }: PutAsideProps) {
  const { t } = useTranslation('stock')
  const { data } = useStockVehicles(comparedBody(ids, useAudience()))
  const answered = data?.vehicles.filter(({ commission_id }) => ids.includes(commission_id)) ?? []
  return (
    <>
      <S.Cars role="list">
        {ids.map((id) => (
          <Car
            key={id}
            id={id}
            vehicle={answered.find(({ commission_id }) => commission_id === id)}
            onRemove={() => onKeep(ids.filter((one) => one !== id))}
          />
        ))}
      </S.Cars>
      <S.Ways>
        <RouteButton to="stock.compare" params={{ commissionIds: ids }} size="s">
          {t('compare.show', { count: ids.length })}
        </RouteButton>
        <Button $variant="ghost" $size="s" onClick={() => onKeep([])}>
          {t('compare.clear')}
        </Button>
      </S.Ways>
    </>
  )
}

interface CarProps {
  readonly id: string
  readonly vehicle: StockVehicle | undefined
  readonly onRemove: () => void
}

function Car({ id, vehicle, onRemove }: CarProps) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const name = vehicle ? `${vehicle.title}, ${vehicle.exterior.name}` : t('vehicle.number', { id })
  const [picture] = vehicle ? withOutlineFallback(vehicle.pictures, vehicle) : []
  return (
    <S.Car>
      <S.Picture>{picture && <CarPicture picture={picture} sizes="6rem" />}</S.Picture>
      <S.Name>
        {vehicle?.status === 'reserved' ? `${name}, ${t('card.reserved').toLocaleLowerCase(language)}` : name}
      </S.Name>
      <S.Remove {...TAKES_AWAY} type="button" onClick={onRemove}>
        <Icon name="close" size="1em" />
        <VisuallyHidden>{t('compare.removeCar', { car: name })}</VisuallyHidden>
      </S.Remove>
    </S.Car>
  )
}

/** The buttons are in HTML that React does not know, and each search replaces the cards. */
function usePressedButtons(ids: readonly string[]): void {
  const text = ids.join()
  useEffect(() => {
    const compared = parseStoredComparison(text)
    const press = () => {
      for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
        const isPressed = compared.includes(readCarId(form))
        form.querySelector('button')?.setAttribute('aria-pressed', String(isPressed))
      }
    }
    press()
    const observer = new MutationObserver(press)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [text])
}
