import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARLINE_ROWS } from '@/domain/carline'
import { AnnouncedCard } from '@/features/models/AnnouncedCard.late'
import { AnnouncedCarlineView } from '@/features/models/AnnouncedCarlineView.late'
import CarlineView from '@/features/models/CarlineView'
import TestDriveView from '@/features/models/TestDriveView'

const words = { title: 'Born', tagline: 'Klein', description: null, intro: 'Een nieuwe.' }
const born = CARLINE_ROWS.BORN as { from?: string }
const leon = CARLINE_ROWS.LEONNEW as { follows?: string }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
  born.from = '2027-03-01'
  leon.follows = undefined
})
afterEach(() => {
  vi.useRealTimers()
  delete born.from
  leon.follows = 'LEON'
})

describe('a carline before its first day of sale', () => {
  it('has the page of an announced one, which says the day, under its own name', () => {
    renderInSite(<AnnouncedCarlineView carline="BORN" words={words as never} />, { flags: {} })
    expect(screen.getByRole('heading', { level: 1, name: 'Born' })).toBeInTheDocument()
    expect(screen.getByText(/bestellen vanaf 1\smaart\s2027/)).toBeInTheDocument()
    expect(screen.queryByText(/van vandaag/)).not.toBeInTheDocument()
  })

  it('cannot be driven yet, and its card says that it is announced', () => {
    renderInSite(<TestDriveView params={{ carline_code: 'BORN' }} />, { flags: {} })
    expect(screen.getByText(/Met de Born kun je nog niet rijden/)).toBeInTheDocument()
    renderInSite(<AnnouncedCard carline="BORN" />, { flags: {} })
    expect(screen.getByText('Binnenkort')).toBeInTheDocument()
  })

  it('is an ordinary carline from that day on', () => {
    vi.setSystemTime('2027-03-01T00:30:00+01:00')
    renderInSite(<CarlineView params={{ carline_code: 'BORN' }} words={words as never} scenes={[]} />, { flags: {} })
    expect(screen.queryByText(/bestellen vanaf/)).not.toBeInTheDocument()
  })
})

describe('a new carline that follows none', () => {
  it('has a page and a test drive without a car of today', () => {
    renderInSite(<AnnouncedCarlineView carline="LEONNEW" words={words as never} />, { flags: {} })
    expect(screen.getByText(/nieuw model in het gamma/)).toBeInTheDocument()
    expect(screen.queryByText(/van vandaag/)).not.toBeInTheDocument()
    renderInSite(<TestDriveView params={{ carline_code: 'LEONNEW' }} />, { flags: {} })
    expect(screen.getByText(/nog geen prijs en geen besteldatum\.$/)).toBeInTheDocument()
  })
})
