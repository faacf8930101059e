import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { completeProblem, problem, rawProblem, refuse, sendJson } from '@/server/problem'

/** An answer of which only what is written is kept. */
function answer(headers: Readonly<Record<string, string>> = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  for (const [name, value] of Object.entries({ 'X-Request-Id': 'r-1', ...headers })) response.setHeader(name, value)
  const written: string[] = []
  response.write = ((chunk: unknown) => written.push(String(chunk)) > 0) as never
  response.end = ((chunk?: unknown) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    if (typeof chunk === 'string') written.push(chunk)
    return response
  }) as never
  return { response, written }
}

const problemOf = (status: number, title: string, code: string) => ({
  type: 'about:blank',
  title,
  status,
  detail: title,
  code,
  request_id: 'r-1',
})

describe('an answer of the server itself', () => {
  it('in JSON is kept nowhere', () => {
    const { response, written } = answer()
    sendJson(response, 200, { is: 'well' })
    expect([response.statusCode, ...written]).toEqual([200, '{"is":"well"}'])
    expect(response.getHeaders()).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  })

  it('that is an error has the form of all of them, and the number of its request', () => {
    const { response, written } = answer()
    problem(response, 404, 'not_found')
    expect(response.statusCode).toBe(404)
    expect(JSON.parse(written.join(''))).toEqual(problemOf(404, 'Not Found', 'not_found'))
  })

  it('with a status that has no name is called an error', () => {
    const { response, written } = answer()
    problem(response, 499, 'invalid_parameter')
    expect(JSON.parse(written.join(''))).toEqual(problemOf(499, 'Error', 'invalid_parameter'))
  })

  const refusal = (url: string | undefined, language?: string) => {
    const { response, written } = answer()
    refuse({ url, headers: { 'accept-language': language } } as never, response, 400, 'invalid_parameter')
    return { written: written.join(''), headers: response.getHeaders() }
  }
  const refused = (url: string | undefined, language?: string) => refusal(url, language).written

  it('is kept nowhere, page or error', () => {
    expect(refusal('/fr').headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(refusal('/api/search').headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    })
  })

  it('to a visitor who wanted a page is a page in its language, and to a machine an error', () => {
    expect(refused('/fr/x?y=1')).toMatch(/^<!doctype html>.*lang="fr/is)
    expect(refused('/nl/%zz')).toMatch(/lang="nl/)
    expect(refused('/', 'fr')).toMatch(/lang="fr/)
    expect(refused(undefined, 'fr')).toMatch(/lang="fr/)
    expect(refused('/fr/x')).toContain('r-1')
    for (const url of ['/api/search?x=1', '/%61pi/search', '/_next/data/b/fr.json', '/robots.txt?/fr'])
      expect(JSON.parse(refused(url)), url).toEqual(problemOf(400, 'Bad Request', 'invalid_parameter'))
  })
})

describe('a call that is refused without a word', () => {
  const completed = (status: number, headers: Readonly<Record<string, string>> = {}, body?: string) => {
    const { response, written } = answer({ ETag: 'x', ...headers })
    completeProblem(response)
    response.statusCode = status
    response.end(body)
    return { response, said: written.join('') }
  }

  it.each([
    [400, 'Bad Request', 'invalid_parameter'],
    [404, 'Not Found', 'not_found'],
    [405, 'Method Not Allowed', 'method_not_allowed'],
    [413, 'Payload Too Large', 'body_too_large'],
    [415, 'Unsupported Media Type', 'unsupported_media_type'],
    [429, 'Too Many Requests', 'too_many_requests'],
    [499, 'Error', 'invalid_parameter'],
    [500, 'Internal Server Error', 'internal'],
    [503, 'Service Unavailable', 'internal'],
  ])('is told so: %d', (status, title, code) => {
    const { response, said } = completed(status, {}, 'Bare text')
    expect(JSON.parse(said)).toEqual(problemOf(status, title, code))
    expect(response.getHeaders()).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(said),
    })
    expect(response.hasHeader('ETag')).toBe(false)
  })

  it('keeps its own words where it has said what they are', () => {
    expect(completed(404, { 'Content-Type': 'text/plain' }, 'Mine').said).toBe('Mine')
    const { response, written } = answer()
    completeProblem(response)
    response.writeHead(404, { 'CONTENT-TYPE': 'text/plain' })
    response.end('Mine')
    expect(written).toEqual(['Mine'])
    expect(completed(404, { 'X-Content-Type': 'text/plain' }, 'Mine').said).toContain('not_found')
  })

  it('and one that is answered is left alone', () => {
    const { response, said } = completed(200, {}, 'Well')
    expect([said, response.hasHeader('ETag')]).toEqual(['Well', true])
    expect(completed(399, {}, 'Well').said).toBe('Well')
  })

  it('says nothing of its own in pieces either', () => {
    const { response, written } = answer()
    completeProblem(response)
    response.statusCode = 500
    response.write('Stack')
    response.write('trace')
    response.end()
    expect(written).toHaveLength(1)
    expect(JSON.parse(written.join(''))).toEqual(problemOf(500, 'Internal Server Error', 'internal'))
  })

  it('in pieces that are well goes out as it comes', () => {
    const { response, written } = answer()
    completeProblem(response)
    response.write('one')
    response.write('two')
    response.end('three')
    expect(written).toEqual(['one', 'two', 'three'])
  })
})

describe('what Node cannot read as a request', () => {
  it('is answered by hand, in the same form, and the connection is closed', () => {
    const body = JSON.stringify(problemOf(400, 'Bad Request', 'invalid_parameter'))
    expect(rawProblem(400, [{ key: 'X-Frame-Options', value: 'DENY' }], 'r-1')).toBe(
      `HTTP/1.1 400 Bad Request\r\nX-Frame-Options: DENY\r\nX-Request-Id: r-1\r\nContent-Type: application/problem+json\r\nCache-Control: no-store\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
    expect(rawProblem(413, [], 'r-1')).toContain('"code":"body_too_large"')
  })
})
