import { useTranslation } from 'next-i18next/pages'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { CarPicture } from '@/components/CarPicture'
import { RouteButton } from '@/components/RouteButton'
import type { StockVehicle } from '@/contract/stock'
import { useStockVehicles } from '@/data/stock/hooks'
import { MOST_COMPARED_VEHICLES } from '@/domain/compared-vehicles'
import { useAudience } from '@/routing/CurrentRoute'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { comparedBody } from '../list/stock-search'
import * as S from './CompareTray.styles'
import { keepCompared, keptCars, leaveOutOfComparison, readCompared } from './compared-vehicles'

const FORM = 'form[data-compare]'

/** Without the tray the form leads to the comparison of its car alone, whose number ends that address. */
const readCarId = (form: HTMLFormElement) => new URL(form.action).pathname.split('/').at(-1) ?? ''

/** The cars that the visitor has put aside, on every page of the stock. It answers the buttons « compare » of these pages. */
export function CompareTray() {
  const { t } = useTranslation('stock')
  const ids = readCompared(useSyncExternalStore(keptCars.watch, keptCars.read, () => ''))
  const [said, say] = useState<'put' | 'left' | 'full'>()
  usePressedButtons(ids)
  const toggle = useEffectEvent((id: string) => {
    const isThere = ids.includes(id)
    if (!isThere && ids.length >= MOST_COMPARED_VEHICLES) return say('full')
    keepCompared(isThere ? ids.filter((one) => one !== id) : [...ids, id])
    say(isThere ? 'left' : 'put')
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
    <S.Root aria-label={t('compare.tray')} data-print="hide" data-at-bottom $isOpen={ids.length > 0}>
      {ids.length > 0 && <PutAside ids={ids} />}
      <S.Said aria-live="polite" $isSeen={said === 'full'}>
        {said && t(`compare.${said}`, { count: MOST_COMPARED_VEHICLES })}
      </S.Said>
    </S.Root>
  )
}

function PutAside({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('stock')
  const { data } = useStockVehicles(comparedBody(ids, useAudience()))
  const answered = data?.vehicles.filter(({ commission_id }) => ids.includes(commission_id)) ?? []
  return (
    <>
      <S.Cars role="list">
        {ids.map((id) => (
          <Car key={id} id={id} vehicle={answered.find(({ commission_id }) => commission_id === id)} />
        ))}
      </S.Cars>
      <S.Ways>
        <RouteButton to="stock.compare" params={{ commissionIds: ids }} size="s">
          {t('compare.show', { count: ids.length })}
        </RouteButton>
        <Button $variant="ghost" $size="s" onClick={() => keepCompared([])}>
          {t('compare.clear')}
        </Button>
      </S.Ways>
    </>
  )
}

function Car({ id, vehicle }: { id: string; vehicle: StockVehicle | undefined }) {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const name = vehicle ? `${vehicle.title}, ${vehicle.exterior.name}` : t('vehicle.number', { id })
  const [picture] = vehicle?.pictures ?? []
  return (
    <S.Car>
      <S.Picture>{picture && <CarPicture picture={picture} sizes="6rem" />}</S.Picture>
      <S.Name>
        {vehicle?.status === 'reserved' ? `${name}, ${t('card.reserved').toLocaleLowerCase(language)}` : name}
      </S.Name>
      <S.Remove type="button" onClick={() => leaveOutOfComparison(id)}>
        <Icon name="close" size="1em" />
        <VisuallyHidden>{t('compare.removeCar', { car: name })}</VisuallyHidden>
      </S.Remove>
    </S.Car>
  )
}

/** The buttons stand in HTML that React does not know, and cards come and go with each search. */
function usePressedButtons(ids: readonly string[]): void {
  const text = ids.join()
  useEffect(() => {
    const compared = readCompared(text)
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
