import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { useMyCars } from '@/components/use-my-cars'
import { RouteLink } from '@/routing/RouteLink'
import { Icon } from '@/ui/Icon'
import { size, space, type } from '@/ui/theme/css-vars'

/** Uses the free space beside the logo, so that nothing moves when it appears. */
const Link = styled(RouteLink)`
  position: absolute;
  inset-inline-start: 100%;
  inset-block: 0;
  display: inline-flex;
  align-items: center;
  gap: ${space['3xs']};
  min-width: ${size.touch};
  margin-block: auto;
  height: ${size.touch};
  padding-inline: ${space['2xs']};
  font-size: ${type.s};
  text-decoration: none;
  white-space: nowrap;
`

/** Link to the visitor's stored cars, if there are any. */
export function Resume() {
  const { t } = useTranslation('nav')
  const cars = useMyCars()
  const [last] = cars
  if (!last) return null
  return (
    <Link to="my-cars" params={{}} title={last.title} aria-label={`${t('resume')} (${last.title})`}>
      <Icon name="history" />
    </Link>
  )
}
