import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  beforeHeaders,
  keepQuery,
  STORED_PAGE,
  setDocumentHeaders,
  setNotFoundStatus,
  withQuery,
} from '@/server/document-headers'

/** An answer that goes nowhere. */
function answer(headers: Readonly<Record<string, string>> = {}): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return response
}

describe('a page that is stored', () => {
  const headersOf = (path: string, cached: string, hasCdn = false, status = 200) => {
    const response = answer(cached ? { 'Cache-Control': cached } : {})
    setDocumentHeaders(response, path, status, hasCdn)
    return response.getHeaders()
  }

  it('is kept for fifteen seconds by a cache in front, or for as long as it is good if that is less', () => {
    expect(STORED_PAGE).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=86400')
    expect(headersOf('/fr', 's-maxage=300, stale-while-revalidate=31535700')).toEqual({ 'cache-control': STORED_PAGE })
    expect(headersOf('/fr', 's-maxage=5')).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=15, stale-if-error=86400',
    })
  })

  it('says nothing of that where the page says nothing, or may not be kept', () => {
    expect(headersOf('/fr', '')).toEqual({})
    expect(headersOf('/fr', 'private, no-store')).toEqual({ 'cache-control': 'private, no-store' })
    expect(headersOf('/fr', 'private, s-maxage=300', true)).toEqual({ 'cache-control': 'private, s-maxage=300' })
  })

  it('has its tags for a CDN that can be told, which keeps it for an hour at the most', () => {
    const headers = headersOf('/fr/faq', 's-maxage=300', true)
    expect(headers['cache-control']).toBe(STORED_PAGE)
    expect(headers['cdn-cache-control']).toBe('max-age=300, stale-if-error=86400')
    expect(headers['surrogate-control']).toBe('max-age=300, stale-if-error=86400')
    const tags = String(headers['cache-tag']).split(',')
    expect(tags.length).toBeGreaterThan(1)
    expect(headers['surrogate-key']).toBe(tags.join(' '))
    expect(headersOf('/fr/faq', 's-maxage=31536000', true)['cdn-cache-control']).toBe(
      'max-age=3600, stale-if-error=86400',
    )
  })

  it('that leads on from an address without a language is each visitor’s own', () => {
    const own = { 'cache-control': 'private, no-store', vary: 'Accept-Language' }
    expect(headersOf('/', 's-maxage=300', true, 307)).toEqual(own)
    expect(headersOf('/stock', 's-maxage=300', true, 308)).toEqual(own)
    expect(headersOf('/frx', 's-maxage=300', false, 308)).toEqual(own)
    expect(headersOf('/x/fr/', 's-maxage=300', false, 308)).toEqual(own)
    expect(headersOf('/', 's-maxage=300')).toEqual({ 'cache-control': STORED_PAGE })
    expect(headersOf('/fr', 's-maxage=300', false, 307)).toEqual({ 'cache-control': STORED_PAGE })
    expect(headersOf('/nl/stock', 's-maxage=300', false, 308)).toEqual({ 'cache-control': STORED_PAGE })
  })
})

describe('a page that leads elsewhere', () => {
  const leads = (location: string, query: string, status = 307, isOfPage = true) => {
    const response = answer({
      Location: location,
      Refresh: `0;url=${location}`,
      ...(isOfPage && { 'x-nextjs-cache': 'HIT' }),
    })
    keepQuery(response, status, query)
    return [response.getHeader('Location'), response.hasHeader('Refresh')]
  }

  it('takes the query of its address along, before the place of the page', () => {
    expect(leads('/fr/stock', 'page=2')).toEqual(['/fr/stock?page=2', false])
    expect(leads('/fr/stock#born', 'page=2', 308)).toEqual(['/fr/stock?page=2#born', false])
  })

  it('stays as it is without a query, with one of its own, with another status, and where it is no page', () => {
    expect(leads('/fr/stock', '')).toEqual(['/fr/stock', true])
    expect(leads('/fr/stock?page=1', 'page=2')).toEqual(['/fr/stock?page=1', true])
    expect(leads('/fr/stock', 'page=2', 302)).toEqual(['/fr/stock', true])
    expect(leads('/fr/stock', 'page=2', 307, false)).toEqual(['/fr/stock', true])
  })

  it('has no empty query', () => {
    expect([withQuery('/fr#a', ''), withQuery('/fr', ''), withQuery('/fr', 'a=1#b')]).toEqual([
      '/fr#a',
      '/fr',
      '/fr?a=1#b',
    ])
  })
})

describe('before the headers go out', () => {
  const told = (send: (response: ServerResponse) => void) => {
    const response = answer()
    const calls: unknown[] = []
    beforeHeaders(response, (...call) => calls.push(call))
    send(response)
    return { calls, response }
  }

  it('their status and their names are told once, whoever sends them', () => {
    expect(told((response) => response.writeHead(404, { 'X-A': '1', 'X-B': '2' })).calls).toEqual([
      [404, ['X-A', 'X-B']],
    ])
    expect(told((response) => response.writeHead(404, 'Not here', { 'X-A': '1' })).calls).toEqual([[404, ['X-A']]])
    const ended = told((response) => {
      response.statusCode = 410
      response.end()
    })
    expect(ended.calls).toEqual([[410, []]])
    expect(ended.response.headersSent).toBe(true)
  })

  it('their status may still be changed', () => {
    const response = answer()
    beforeHeaders(response, () => {
      response.statusCode = 404
    })
    response.writeHead(200)
    expect(response.statusCode).toBe(404)
  })
})

describe('a page of an address at which there is nothing', () => {
  const statusOf = (path: string, isUnknown: boolean, status = 200) => {
    const response = answer()
    response.statusCode = status
    setNotFoundStatus(response, { path, status, context: { isUnknown } as never })
    return response.statusCode
  }

  it('is 404, and its data are an answer', () => {
    expect(statusOf('/fr/stock/born/X', true)).toBe(404)
    expect(statusOf('/fr/stock/born/X', false)).toBe(200)
    expect(statusOf('/fr/stock/born/X', true, 500)).toBe(500)
    expect(statusOf('/_next/data/b/fr/stock/born/X.json', true)).toBe(200)
  })
})
