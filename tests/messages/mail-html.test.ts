import { describe, expect, test } from 'vitest'
import { buildMail } from '@/messages/delivery/compose-mail.server'
import { type MailContent, renderHtml } from '@/messages/delivery/mail-html.server'

const LEAST: MailContent = { language: 'nl', from: 'CUPRA', lines: ['Dag,'], facts: [], ending: [] }
const WHOLE: MailContent = {
  language: 'fr',
  from: 'CUPRA <Belgique>',
  lines: ['Bonjour,', 'Une\nligne & une autre'],
  code: '012345',
  facts: [
    ['Numéro', '7K3Q-2XPD'],
    ['Message', 'un\n<deux>'],
  ],
  groups: [
    {
      heading: 'Nouvelles',
      items: [{ title: 'Born & co', text: '40.990 €', href: 'https://www.example.be/?a=1&b=2' }, { title: 'Leon' }],
      more: 'et trois autres',
    },
  ],
  link: { label: 'Suivre', href: 'https://www.example.be/m', note: 'trente jours' },
  bye: ['À bientôt', 'Gand'],
  ending: ['Automatique.', 'Vraiment.'],
  stop: { label: 'Arrêter', href: 'https://www.example.be/stop' },
}

/** As a reader of mails shows it: a line for each block, without its elements. */
const shown = (html: string) =>
  html
    .replace(/<\/(?:p|tr|td)>/g, '\n')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean)

describe('a mail', () => {
  test('as text has all of it, block by block', () => {
    expect(buildMail('Votre demande', WHOLE)).toMatchObject({
      subject: 'Votre demande',
      text: [
        'Bonjour,',
        'Une\nligne & une autre',
        '012345',
        'Numéro\u00a0: 7K3Q-2XPD\nMessage\u00a0: un\n<deux>',
        'Nouvelles',
        'Born & co\n40.990 €\nhttps://www.example.be/?a=1&b=2',
        'Leon',
        'et trois autres',
        'Suivre\u00a0:\nhttps://www.example.be/m\ntrente jours',
        'À bientôt\nGand',
        'Automatique.',
        'Vraiment.',
        'Arrêter\u00a0:\nhttps://www.example.be/stop\n',
      ].join('\n\n'),
      html: renderHtml(WHOLE),
    })
    expect(buildMail('Vraag', LEAST).text).toBe('Dag,\n')
  })

  test('as HTML says the same, and what was typed is text', () => {
    expect(shown(renderHtml(WHOLE))).toEqual([
      'CUPRA &lt;Belgique&gt;',
      'Bonjour,',
      'Une',
      'ligne &amp; une autre',
      '012345',
      'Numéro',
      '7K3Q-2XPD',
      'Message',
      'un',
      '&lt;deux&gt;',
      'Nouvelles',
      'Born &amp; co',
      '40.990 €',
      'Leon',
      'et trois autres',
      'Suivre',
      'trente jours',
      'À bientôt',
      'Gand',
      'Automatique.',
      'Vraiment.',
      'Arrêter',
    ])
    expect(shown(renderHtml(LEAST))).toEqual(['CUPRA', 'Dag,'])
  })

  test('as HTML has its language, a row for each fact, and a link for each address', () => {
    const html = renderHtml(WHOLE)
    expect(html).toMatch(/^<!doctype html><html lang="fr"><head><meta charset="utf-8">/)
    expect(html.match(/<tr>/g)).toHaveLength(2)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://www.example.be/?a=1&amp;b=2',
      'https://www.example.be/m',
      'https://www.example.be/stop',
    ])
    expect(renderHtml(LEAST)).not.toMatch(/<table|<a |undefined|false/)
    expect(html).not.toMatch(/undefined|false/)
  })

  test('is drawn in the colours of the brand, the accent for links and its code large', () => {
    const html = renderHtml(WHOLE)
    for (const style of [
      /<body style="margin:0;background:#[\da-f]+">/i,
      /max-width:560px;.*background:#[\da-f]+;color:#[\da-f]+;font:/i,
      /<a href="[^"]*" style="color:#[\da-f]+;font-weight:bold">Suivre</i,
      /font-size:32px;[^"]*">012345</,
      /font-weight:bold">Nouvelles</,
      /color:#[\da-f]+;font-size:14px">Automatique/i,
    ])
      expect(html).toMatch(style)
  })
})
