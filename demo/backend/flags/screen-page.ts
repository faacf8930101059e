import { createHash } from 'node:crypto'
import { FEATURE_FLAGS, type FeatureFlag } from '@/domain/feature-flag'
import { flagLabel } from '@/domain/flag-labels'
import type { Language } from '@/domain/language'
import { changeAt, type FlagChange, nextTurn } from './flag-changes'
import { type FlagLayers, mergeLayers } from './flag-source'
import type { Operator } from './operator-link'
import { type FlagProblem, SCREEN_WORDS } from './screen-words'

/** What the form holds, as it was typed. */
export interface TypedChange {
  readonly isOn: string
  readonly from: string
  readonly until: string
  readonly why: string
}

export interface Shown {
  readonly language: Language
  readonly operator: Operator
  readonly layers: FlagLayers
  readonly changes: readonly FlagChange[]
  readonly now: number
}

/** How many changes the first page tells. */
const MOST_TOLD = 50

const css = `body{font:1rem/1.5 system-ui,sans-serif;margin:1rem auto;max-width:76rem;padding:0 1rem;color:#111;background:#fff;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0}
h2{font-size:1.25rem;line-height:1.25;margin:2.5rem 0 .5rem}
a{color:inherit}
:focus-visible{outline:3px solid #00616b;outline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
nav a,td a{display:inline-block;padding:.375rem 0}
code,.small{font-size:.875rem;color:#595959}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;overflow-wrap:normal}
th,td{padding:.375rem 1rem .375rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #ccc}
tbody th{font-weight:400;min-width:8rem}
.list tbody th{min-width:16rem}
.wide td:nth-child(n+3){min-width:7rem}
.facts{width:auto}
form{max-width:36rem}
fieldset{border:0;margin:0;padding:0}
legend,.field>label{font-weight:700;padding:0}
fieldset label{display:block;padding:.375rem 0}
input:not([type=radio]){font:inherit;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.25rem .5rem;border:1px solid #767676;border-radius:4px}
input[type=radio]{width:1.25rem;height:1.25rem;margin:0 .5rem 0 0;vertical-align:-.2rem}
button{font:inherit;font-weight:700;min-height:2.75rem;padding:.25rem 1.5rem;color:#fff;background:#00616b;border:0;border-radius:4px}
.field{margin:1rem 0}
.on{color:#0b5a2c;font-weight:700}
.off{color:#595959;font-weight:700}
[role=alert]{color:#7a1a0e;font-weight:700}
[role=status]{color:#0b5a2c;font-weight:700}
@media(max-width:47.99rem){
.list thead{position:absolute;clip-path:inset(50%)}
.list table,.list tbody{display:block}
.list tr{display:block;padding:.5rem 0;border-bottom:1px solid #ccc}
.list th,.list tbody th,.list td{display:block;min-width:0;padding:.125rem 0;border:0}
.list td:empty{display:none}
.list td[data-label]::before{content:attr(data-label)" : ";color:#595959}
}
`

/** No script, no picture, and no form but its own. */
export const SCREEN_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const clocks = new Map<Language, Intl.DateTimeFormat>()

function inWords(at: number, language: Language): string {
  const clock =
    clocks.get(language) ??
    new Intl.DateTimeFormat(`${language}-BE`, { timeZone: 'Europe/Brussels', dateStyle: 'medium', timeStyle: 'short' })
  clocks.set(language, clock)
  return clock.format(at)
}

function plainScreen(language: Language, title: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`
  return `<!doctype html><html lang="${language}"><head>${head}<style>${css}</style></head><body>${body}</body></html>`
}

export function messageScreen(language: Language, said: 'entry' | 'foreign' | 'unknown'): string {
  const { title, text } = SCREEN_WORDS[language][said]
  return plainScreen(language, title, `<main><h1>${title}</h1><p>${text}</p></main>`)
}

/** Where each other language of a page is: the address says it, and the browser keeps it from there on. */
function head({ language, operator }: Shown, flag?: FeatureFlag): string {
  const words = SCREEN_WORDS[language]
  const other = language === 'fr' ? 'nl' : 'fr'
  const back = flag ? `<a href="?lang=${language}">${words.all}</a>` : ''
  const query = new URLSearchParams({ lang: other, ...(flag && { flag }) })
  const switched = `<a href="?${escapeHtml(String(query))}" lang="${other}" hreflang="${other}">${other === 'nl' ? 'Nederlands' : 'Français'}</a>`
  const as = words.as(operator.who, inWords(operator.until * 1_000, language))
  return `<header><nav>${back}${switched}</nav><p class="small">${escapeHtml(as)}</p></header>`
}

const stateWords = (isOn: boolean | null, language: Language) => {
  const words = SCREEN_WORDS[language]
  if (isOn === null) return words.elsewhere
  return isOn ? `<span class="on">${words.on}</span>` : `<span class="off">${words.off}</span>`
}

/** Of a flag: who says so, from when and until when, and what comes next by itself. */
function factsOf(flag: FeatureFlag, { layers, changes, now, language }: Shown) {
  const words = SCREEN_WORDS[language]
  const { service, list, screen, file } = layers
  const held = changeAt(changes, flag, now)
  const turn = nextTurn(changes, flag, now)
  // What outranks this screen.
  const above: 'service' | 'list' | undefined = flag in service ? 'service' : flag in list ? 'list' : undefined
  const says = above ?? (flag in screen ? 'screen' : flag in file ? 'file' : 'defaults')
  const isHeld = says === 'screen' && held
  return {
    above,
    state: stateWords(mergeLayers(layers)[flag], language),
    by: says === 'screen' ? (held?.who ?? '') : words[says],
    from: isHeld ? inWords(held.from, language) : '',
    until: isHeld ? (held.until === null ? words.endless : inWords(held.until, language)) : '',
    next: turn && !above ? `${stateWords(turn.change?.isOn ?? null, language)} (${inWords(turn.at, language)})` : '',
  }
}

function table(label: string, heads: readonly string[], rows: readonly string[], kind = ''): string {
  const cells = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<div class="wide ${kind}" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${cells}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

export function listScreen(shown: Shown): string {
  const { language, changes } = shown
  const words = SCREEN_WORDS[language]
  const rows = FEATURE_FLAGS.map((flag) => {
    const { state, by, from, until, next } = factsOf(flag, shown)
    const query = new URLSearchParams({ lang: language, flag })
    const name = `<a href="?${escapeHtml(String(query))}">${escapeHtml(flagLabel(flag)[language])}</a><br><code>${flag}</code>`
    const times = [
      [words.from, from],
      [words.until, until],
      [words.next, next],
    ].map(([label, value]) => `<td data-label="${label}">${value}</td>`)
    return `<tr><th scope="row">${name}</th><td>${state}</td><td>${escapeHtml(by)}</td>${times.join('')}</tr>`
  })
  const heads = [words.flag, words.state, words.set_by, words.from, words.until, words.next]
  const told = changes.slice(-MOST_TOLD).reverse()
  return plainScreen(
    language,
    words.title,
    `${head(shown)}<main><h1>${words.title}</h1><p>${words.told}</p>${table(words.title, heads, rows, 'list')}<h2>${words.history}</h2>${history(told, shown, true)}</main>`,
  )
}

/** The newest first. */
function history(changes: readonly FlagChange[], { language }: Shown, namesFlag: boolean): string {
  const words = SCREEN_WORDS[language]
  if (changes.length === 0) return `<p>${words.no_history}</p>`
  const rows = changes.map(({ flag, isOn, who, why, at, from, until }) => {
    const name = namesFlag
      ? `<th scope="row">${escapeHtml(flagLabel(flag)[language])}<br><code>${flag}</code></th>`
      : ''
    const times = [at, from].map((one) => `<td>${inWords(one, language)}</td>`).join('')
    const end = until === null ? words.endless : inWords(until, language)
    return `<tr>${name}<td>${stateWords(isOn, language)}</td><td>${escapeHtml(who)}</td>${times}<td>${end}</td><td>${escapeHtml(why)}</td></tr>`
  })
  const heads = [words.what, words.who, words.when, words.from, words.until, words.why]
  return table(words.history, namesFlag ? [words.flag, ...heads] : heads, rows)
}

interface OneFlag {
  readonly flag: FeatureFlag
  readonly typed?: TypedChange
  readonly problem?: FlagProblem
  readonly isDone?: boolean
}

export function flagScreen(shown: Shown, { flag, typed, problem, isDone }: OneFlag): string {
  const { language } = shown
  const words = SCREEN_WORDS[language]
  const changes = shown.changes.filter((change) => change.flag === flag)
  const { above, state, by, from, until, next } = factsOf(flag, shown)
  const facts = [
    [words.state, state],
    [words.set_by, escapeHtml(by)],
    [words.from, from],
    [words.until, until],
    [words.next, next],
  ].filter(([, value]) => value)
  const label = flagLabel(flag)[language]
  const told = [
    isDone ? `<p role="status">${words.done}</p>` : '',
    problem ? `<p role="alert">${words.problems[problem]}</p>` : '',
    above ? `<p>${words[`${above}_told`]}</p>` : '',
  ]
  const lines = facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`)
  return plainScreen(
    language,
    label,
    `${head(shown, flag)}<main><h1>${escapeHtml(label)}</h1><p><code>${flag}</code></p>${told.join('')}<table class="facts"><tbody>${lines.join('')}</tbody></table><h2>${words.change}</h2>${form(shown, flag, changes.at(-1)?.id ?? '', typed)}<h2>${words.history}</h2>${history(changes.toReversed(), shown, false)}</main>`,
  )
}

function form({ language }: Shown, flag: FeatureFlag, after: string, typed?: TypedChange): string {
  const words = SCREEN_WORDS[language]
  const states = [
    ['on', words.on],
    ['off', words.off],
    ['elsewhere', words.elsewhere],
  ].map(
    ([value = '', name = '']) =>
      `<label><input type="radio" name="isOn" value="${value}" required${typed?.isOn === value ? ' checked' : ''}>${name}</label>`,
  )
  const field = (name: 'from' | 'until' | 'why', label: string, kind: string) =>
    `<p class="field"><label for="${name}">${label}</label><br><input id="${name}" name="${name}" ${kind} value="${escapeHtml(typed?.[name] ?? '')}"></p>`
  const hidden = Object.entries({ lang: language, flag, after }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post">${hidden.join('')}<fieldset><legend>${words.new_state}</legend>${states.join('')}</fieldset>${field('from', words.new_from, 'type="datetime-local"')}${field('until', words.new_until, 'type="datetime-local"')}${field('why', words.why, 'type="text" maxlength="200" required')}<button type="submit">${words.change}</button></form>`
}
