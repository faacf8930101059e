import type { ComponentSchema } from '@keystatic/core'
import { labelIn } from '@/content/schema/label'
import { screenLanguage } from '@/content/schema/screen-language'
import { isBilingualField, textLabels } from '@/content/schema/text'
import { isLanguage } from '@/domain/language'
import { editorConfig } from './editor-config'

/** Milliseconds: how often the form is looked for, and how long; it is there once its entry has been read. */
const EVERY = 200
const AT_MOST = 20_000

/** As the schema calls the lists of an entry (content/schema). */
const LISTS = { tabs: labelIn('Onglets · Tabs'), blocks: labelIn('Blocs · Blokken') } as const
const PLACE = /^#((?:(?:tabs|blocks)\/\d+\/?)*)([\w.]*)$/
const CONTROLS = 'input, textarea, [contenteditable=true]'

/**
 * Opens the place that the address names in the form of its entry, `#title.fr`, `#blocks/2` or `#tabs/1/blocks/2/heading.fr`: a
 * click on a text in a preview leads here. Keystatic has no address for it. Returns what stops looking.
 */
export function openDeepLink(): (() => void) | undefined {
  const { hash, pathname } = window.location
  const [, lists = '', field = ''] = PLACE.exec(hash) ?? []
  const steps = [...lists.matchAll(/(tabs|blocks)\/(\d+)/g)]
  if (steps.length === 0 && field === '') return undefined
  const labels = field ? fieldLabels(`${lists}${field}`, schemaAt(pathname)) : []
  const began = Date.now()
  let done = 0
  const timer = setInterval(() => {
    if (done < steps.length) done += openRow(steps[done], done) ? 1 : 0
    else if (focusField(labels, steps.length)) clearInterval(timer)
    if (Date.now() - began > AT_MOST || (done === steps.length && labels.length === 0)) clearInterval(timer)
  }, EVERY)
  return () => clearInterval(timer)
}

/** The form of a tab opens over that of its entry, which has a list of blocks as well. */
const formAt = (depth: number): ParentNode | undefined =>
  depth === 0 ? document : [...document.querySelectorAll('[role=dialog]')][depth - 1]

function openRow([, list, index]: readonly (string | undefined)[] = [], depth: number): boolean {
  const rows = formAt(depth)
    ?.querySelector(`[role=grid][aria-label="${LISTS[list as keyof typeof LISTS][screenLanguage() ?? 'fr']}"]`)
    ?.querySelectorAll<HTMLElement>('[role=row]')
  const row = rows?.[Number(index)]
  row?.scrollIntoView({ block: 'center' })
  row?.click()
  return row !== undefined
}

function focusField(labels: readonly string[], depth: number): boolean {
  const controls = [...(formAt(depth)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  const control = controls.find((one) => controlNames(one).some((name) => labels.includes(name)))
  control?.scrollIntoView({ block: 'center' })
  control?.focus()
  return control !== undefined
}

/** What a control is called by, without the mark of what has to be filled in. */
function controlNames(control: HTMLElement): readonly string[] {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const elements = [
    ...ids.map((id) => document.getElementById(id)),
    ...('labels' in control ? labelsBeside(control) : []),
  ]
  const texts = elements.map((element) => element?.textContent ?? '')
  return [control.getAttribute('aria-label') ?? '', ...texts].map((text) => text.replace(/\s*\*$/, '').trim())
}

const labelsBeside = (control: HTMLElement) => [...((control as HTMLInputElement).labels ?? [])]

type Fields = Readonly<Record<string, ComponentSchema>>

function schemaAt(pathname: string): Fields {
  const [, screen, kind = ''] = pathname.split('/').filter(Boolean)
  const known = (screen === 'singleton' ? editorConfig.singletons : editorConfig.collections) ?? {}
  return (known as Readonly<Record<string, { readonly schema: Fields } | undefined>>)[kind]?.schema ?? {}
}

/** The labels that a text can have: that of a block's depends on its kind, which the address does not name. */
export function fieldLabels(path: string, schema: Fields): readonly string[] {
  let found: readonly ComponentSchema[] = [{ kind: 'object', fields: schema }]
  for (const part of path.split(/[./]/).filter(Boolean)) {
    const within = found.flatMap((field) => (field.kind === 'conditional' ? Object.values(field.values) : [field]))
    if (isLanguage(part)) {
      const texts = within.filter(isBilingualField).map((field) => ('label' in field && field.label) || '')
      return [...new Set(texts.map((label) => textLabels(label)[part]))]
    }
    found = within.flatMap((field) => childFields(field, part))
  }
  return []
}

function childFields(field: ComponentSchema, part: string): readonly ComponentSchema[] {
  if (field.kind === 'array') return [field.element]
  const child = field.kind === 'object' ? field.fields[part] : undefined
  return child ? [child] : []
}
