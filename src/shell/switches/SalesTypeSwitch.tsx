import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { otherSalesType, SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { browserOnly } from '@/late/browser-only'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { PathLink } from '@/routing/PathLink'
import { isPlainClick } from '@/routing/plain-click'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useSwitchedPath } from '../use-address'
import { Group, Item } from './SalesTypeSwitch.styles'
import { useIsOrderPath } from './use-is-order-path'

const Question = browserOnly(() => import('./SalesTypeSwitch.Question.late').then((module) => module.Question))

export function SalesTypeSwitch() {
  const { t } = useTranslation(['common', 'type'])
  const router = useRouter()
  const route = useCurrentRoute()
  const { name, salesType } = route
  const other = otherSalesType(salesType)
  const href = useSwitchedPath({ salesType: other })
  const isOrderPath = useIsOrderPath()
  const [target, setTarget] = useState<SalesType | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isLoading = target !== null && target !== salesType
  const current = useRef<HTMLElement>(null)

  // The spinner must stop if the navigation fails or goes to another page.
  useEffect(() => {
    const rest = () => setTarget(null)
    router.events.on('routeChangeComplete', rest)
    router.events.on('routeChangeError', rest)
    return () => {
      router.events.off('routeChangeComplete', rest)
      router.events.off('routeChangeError', rest)
    }
  }, [router.events])

  // The focused link was replaced, so the focus moves to its replacement.
  useEffect(() => {
    if (target === salesType) current.current?.focus({ preventScroll: true })
  }, [target, salesType])

  if (isOrderPath) return null
  const asksFirst = name === 'car-configurator.conf'

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    if (asksFirst && !isAsking) {
      event.preventDefault()
      setIsAsking(true)
      return
    }
    setIsAsking(false)
    setTarget(other)
  }

  return (
    <>
      <Group role="group" aria-label={t('common:sales_type.label')} aria-busy={isLoading}>
        {SALES_TYPES.map((each) =>
          each === salesType ? (
            <Item key={each} ref={current} tabIndex={-1} aria-current="true">
              {t(`type:sales_type.${each}`)}
            </Item>
          ) : (
            <Item
              key={each}
              as={PathLink}
              href={href}
              scroll={false}
              data-switch=""
              onClick={follow}
              aria-haspopup={asksFirst ? 'dialog' : undefined}
            >
              {isLoading && <Spinner />}
              {t(`type:sales_type.${each}`)}
            </Item>
          ),
        )}
        <VisuallyHidden role="status">{isLoading ? t('common:sales_type.changing') : ''}</VisuallyHidden>
      </Group>
      {isAsking && route.name === 'car-configurator.conf' && (
        <Question id={route.params.id} target={other} href={href} onYes={follow} onNo={() => setIsAsking(false)} />
      )}
    </>
  )
}
