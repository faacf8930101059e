import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicEnv } from '@/config/env.public'
import { readSearch } from '@/domain/stock-search'
import { FollowSearch } from '@/features/stock/list/FollowSearch.late'
import { keptSearches, readKept, SEARCHES_KEY } from '@/features/stock/list/kept-searches'

const query = { gearbox: 'automatic' }
const draw = (among?: number) =>
  renderInSite(<FollowSearch search={readSearch(query)} facets={undefined} carline="BORN" among={among} />, {
    flags: {},
    route: { name: 'stock.model', params: { modelName: 'BORN' }, query },
  })

describe('a search of the stock', () => {
  beforeEach(() => keptSearches.write(''))

  it('is a feed at an address of its own, with the model of its page', () => {
    draw()
    const { pathname, searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'RSS-feed', hidden: true }).href,
    )
    expect(pathname).toBe('/api/stock-feed')
    expect(Object.fromEntries(searchParams)).toEqual({
      format: 'rss',
      lang: 'nl',
      sales_type: 'B2C',
      carline: 'BORN',
      gearbox: 'automatic',
    })
  })

  it('is kept on the device only when asked, and leads back until it is forgotten', () => {
    draw()
    expect(localStorage.getItem(SEARCHES_KEY)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Deze zoekopdracht op dit toestel bewaren', hidden: true }))
    expect(screen.getByRole('link', { name: 'Born, automatic', hidden: true })).toHaveAttribute(
      'href',
      '/nl/stock/born?gearbox=automatic',
    )
    fireEvent.click(screen.getByRole('button', { name: /vergeten$/, hidden: true }))
    expect(localStorage.getItem(SEARCHES_KEY)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Born, automatic', hidden: true })).toBeNull()
  })

  it('gives the focus to the next one when it is forgotten, and behind the last to the button that keeps one', () => {
    keptSearches.write(JSON.stringify(['born', 'leon'].map((name) => ({ path: `/nl/stock/${name}`, title: name }))))
    draw()
    const forget = (title: string) =>
      screen.getByRole('button', { name: new RegExp(`${title}.*vergeten$`), hidden: true })
    const press = (title: string) => {
      forget(title).focus()
      fireEvent.click(forget(title))
    }
    press('born')
    expect(forget('leon')).toHaveFocus()
    press('leon')
    expect(screen.getByRole('button', { name: /bewaren$/, hidden: true })).toHaveFocus()
  })

  it('is followed by mail where the site writes them, unless it has more cars than anybody reads of', () => {
    const withoutMails = publicEnv.searchMails
    Object.assign(publicEnv, { searchMails: 'on' })
    try {
      draw(500)
      expect(screen.getByRole('link', { name: 'Per e-mail', hidden: true })).toBeInTheDocument()
      cleanup()
      draw(501)
      expect(screen.queryByRole('link', { name: 'Per e-mail', hidden: true })).toBeNull()
      expect(screen.getByText(/tot 500 wagens/)).toBeInTheDocument()
    } finally {
      Object.assign(publicEnv, { searchMails: withoutMails })
    }
  })

  it('that somebody else wrote there is none', () => {
    expect(readKept('not json')).toEqual([])
    expect(
      readKept('[{"path":"//evil.example","title":"x"},{"path":"javascript:1","title":"x"},{"path":5},null]'),
    ).toEqual([])
  })
})
