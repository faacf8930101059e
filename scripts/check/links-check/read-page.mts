import { type LawReading, readLaw } from './law-rules.mts'

/** What a served page says and asks for, read from its HTML. React writes it, so that every attribute stands in double quotes. */
export interface PageReading {
  /** Addresses of links, as written. */
  readonly links: readonly string[]
  /** Addresses of everything a page loads or names: pictures, styles, scripts, icons, its alternates. */
  readonly resources: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly title: string
  readonly description: string
  readonly canonical: string | undefined
  readonly noindex: boolean
  /** Address by hreflang. */
  readonly alternates: ReadonlyMap<string, string>
  readonly language: string
  readonly headings: number
  /** The content of each block of structured data. */
  readonly structuredData: readonly string[]
  readonly law: LawReading
}

type Attributes = Readonly<Record<string, string>>

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

function readAttributes(tag: string): Attributes {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  )
}

/** 'a-640.webp 640w, a-1280.webp 1280w' */
const candidates = (srcset = '') => srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])

const LOADED_BY_LINK = /^(?:stylesheet|icon|apple-touch-icon|manifest|preload|alternate|canonical)$/

export function readPage(html: string): PageReading {
  const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  )
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1').replace(/<!--.*?-->/gs, '')
  const tags = [...markup.matchAll(/<([a-z][\w-]*)\b([^>]*)>/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: readAttributes(rest),
  }))
  const meta = (key: string) =>
    tags.find(({ name, attributes }) => name === 'meta' && (attributes.name === key || attributes.property === key))
      ?.attributes.content
  const linked = tags.filter(({ name, attributes }) => name === 'link' && LOADED_BY_LINK.test(attributes.rel ?? ''))
  const present = (address: string | undefined): address is string => address !== undefined && address !== ''
  return {
    links: tags.flatMap(({ name, attributes }) => (name === 'a' && present(attributes.href) ? [attributes.href] : [])),
    resources: [
      ...tags.flatMap(({ name, attributes }) =>
        ['img', 'source', 'script', 'video', 'use'].includes(name)
          ? [attributes.src, ...candidates(attributes.srcset)]
          : [],
      ),
      ...linked.flatMap(({ attributes }) => [attributes.href, ...candidates(attributes.imagesrcset)]),
      meta('og:image'),
    ].filter(present),
    ids: new Set(tags.flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []))),
    title: decode(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
    description: meta('description') ?? '',
    canonical: linked.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href,
    noindex: /\bnoindex\b/.test(meta('robots') ?? ''),
    alternates: new Map(
      linked.flatMap(({ attributes }) =>
        attributes.rel === 'alternate' && attributes.hreflang ? [[attributes.hreflang, attributes.href ?? '']] : [],
      ),
    ),
    language: /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? '',
    headings: tags.filter(({ name }) => name === 'h1').length,
    structuredData,
    law: readLaw(html),
  }
}
