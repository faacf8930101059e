import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import type { Closing, OpeningHours } from '@/content/dealer-types'
import { formatTime } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type } from '@/ui/theme/css-vars'
import { type BrusselsTime, openingState } from './opening'

const Line = styled.span<{ $open: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-height: 1.6em;
  font-size: ${type.s};
  color: ${({ $open }) => ($open ? color.text : color.muted)};
  &::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid ${({ $open }) => ($open ? color.accent : color.edge)};
    border-radius: 50%;
    background: ${({ $open }) => ($open ? color.accent : 'transparent')};
  }
`

/** Reserves its line, so that nothing moves when the time is known. */
const Unknown = styled.span`
  display: inline-flex;
  min-height: 1.6em;
  font-size: ${type.s};
  @media (scripting: none) { display: none; }
`

interface OpeningStateProps {
  hours: OpeningHours
  closings: readonly Closing[]
  /** Undefined on the server: a stored page cannot know the time. */
  now: BrusselsTime | undefined
}

/** "Open until 18.30", "Closed, opens on Monday at 9.00". */
export function OpeningState({ hours, closings, now }: OpeningStateProps) {
  const { t } = useTranslation('contact')
  const { language } = useAudience()
  if (!now) return <Unknown aria-hidden="true">{'\u00a0'}</Unknown>
  const state = openingState(hours, now, closings)
  if (state.isOpen) return <Line $open>{t('hours.open_until', { time: formatTime(state.until, language) })}</Line>
  if (!state.next) return <Line $open={false}>{t('hours.closed_now')}</Line>
  const { day, opens, days } = state.next
  const when = days === 0 ? t('hours.today') : days === 1 ? t('hours.tomorrow') : t(`hours.on.${day}`)
  return <Line $open={false}>{t('hours.opens', { when, time: formatTime(opens, language) })}</Line>
}
