import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { useMyCars } from '@/components/use-my-cars'
import { RouteLink } from '@/routing/RouteLink'
import { Icon } from '@/ui/Icon'
import { color, size, space, type } from '@/ui/theme/css-vars'

/** Always one line, however long the name of the car is. */
const Line = styled.p`
  display: flex;
  gap: ${space.s};
  font-size: ${type.s};
  white-space: nowrap;
  > a {
    display: flex;
    gap: ${space['2xs']};
    align-items: center;
    min-height: ${size.touch};
  }
  > a:first-child { min-width: 0; color: ${color.text}; }
  > a:last-child { color: ${color.muted}; }
  span { overflow: hidden; text-overflow: ellipsis; }
`

/** « Reprendre »: links to the visitor's last car and to the others. It shows no price, because a price needs the consumption beside it. */
export function HomeResume() {
  const { t } = useTranslation('nav')
  const [last, ...others] = useMyCars()
  if (!last) return null
  const isBuild = last.kind === 'id'
  const label = (
    <>
      <Icon name="history" size="1em" />
      <span>{t('resume_car', { car: last.title })}</span>
    </>
  )
  return (
    <Line>
      {isBuild ? (
        <RouteLink to="car-configurator.conf" params={{ id: last.ref }}>
          {label}
        </RouteLink>
      ) : (
        <RouteLink to="my-cars" params={{}}>
          {label}
        </RouteLink>
      )}
      {isBuild && others.length > 0 && (
        <RouteLink to="my-cars" params={{}}>
          {t('my_cars', { count: others.length + 1 })}
        </RouteLink>
      )}
    </Line>
  )
}
