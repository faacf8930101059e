import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { phoneHref } from '@/components/phone-href'
import type { Closing, Dealer } from '@/content/dealer-types'
import { DEALER_SERVICES } from '@/content/schema/dealer-facts'
import { RouteLink } from '@/routing/RouteLink'
import { Heading, type HeadingLevel } from '@/ui/Heading'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, motion, size, space, type, weight } from '@/ui/theme/css-vars'
import { OpeningState } from './OpeningState'
import type { BrusselsTime } from './opening'

const Root = styled.li`
  display: grid;
  gap: ${space['3xs']};
  align-content: start;
  padding-block: ${space.xs};
  border-top: 1px solid ${color.line};
  font-size: ${type.s};
  scroll-margin-top: calc(${size.header} + ${space.m});
  transition: border-color ${motion.fast} ${motion.ease};
  address { font-style: normal; color: ${color.muted}; }
  &:target, &[data-lit] { border-top-color: ${color.accent}; }
  &:target { box-shadow: inset 3px 0 ${color.accent}; padding-inline-start: ${space.s}; }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
`

const Name = styled(RouteLink)`
  ${quietLinkStyles}
  display: inline-block;
  padding-block: 0.125rem;
  &:hover { color: ${color.accentText}; }
` as typeof RouteLink

const Distance = styled.span`
  font-weight: ${weight.medium};
  color: ${color.accentText};
  font-variant-numeric: tabular-nums;
`

const Phone = styled.a`
  ${quietLinkStyles}
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 1.75rem;
  text-decoration-color: ${color.accent};
  font-variant-numeric: tabular-nums;
`

const Services = styled.ul`
  display: flex;
  flex-wrap: wrap;
  list-style: none;
  overflow-x: clip;
  font-size: ${type.s};
  color: ${color.muted};
  /* Each item has its dot before it, and the overflow at the left edge is clipped. So no line begins or ends with a dot. */
  li { translate: -1.25em; }
  li::before { content: '·'; display: inline-block; width: 1.25em; text-align: center; color: ${color.edge}; }
  [data-service='business-centre'] { color: ${color.accentText}; }
`

interface DealerCardProps {
  dealer: Dealer
  closings: readonly Closing[]
  now: BrusselsTime | undefined
  level: HeadingLevel
  /** Distance from the searched place. */
  km?: number | undefined
  isLit?: boolean
  onLight?: (id: string | undefined) => void
}

export function DealerCard({ dealer, closings, now, level, km, isLit, onLight }: DealerCardProps) {
  const { t } = useTranslation('contact')
  const { id, name, street, zipcode, city, phone, services, hours } = dealer
  return (
    <Root
      id={`dealer-${id}`}
      data-lit={isLit || undefined}
      onPointerEnter={onLight && (() => onLight(id))}
      onPointerLeave={onLight && (() => onLight(undefined))}
    >
      <Line>
        <Heading level={level} size="m">
          <Name to="contact.dealer" params={{ dealer: id }}>
            {name}
          </Name>
        </Heading>
        {km !== undefined && <Distance>{t('dealers.distance', { km })}</Distance>}
      </Line>
      <address>
        {street}, {zipcode} {city}
      </address>
      <Phone href={phoneHref(phone)}>{phone}</Phone>
      <OpeningState hours={hours} closings={closings} now={now} />
      <ServiceList services={services} />
    </Root>
  )
}

/** The services have a fixed order, whatever the order in the entry. */
export function ServiceList({ services }: Pick<Dealer, 'services'>) {
  const { t } = useTranslation('contact')
  return (
    <Services role="list">
      {DEALER_SERVICES.filter((service) => services.includes(service)).map((service) => (
        <li key={service} data-service={service}>
          {t(`dealers.service.${service}`)}
        </li>
      ))}
    </Services>
  )
}
