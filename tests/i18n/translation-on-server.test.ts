import { readFileSync } from 'node:fs'
import { I18nContext, useTranslation as useLibrarys } from 'next-i18next/pages'
import { type ContextType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createInstance } from '@/i18n/browser-i18next'
import { nextI18nextConfig } from '@/i18n/next-i18next-config'
import { useTranslation } from '@/i18n/translation-on-server'

const namespaces = ['common', 'ccf', 'stock']
const words = Object.fromEntries(
  namespaces.map((name) => [name, JSON.parse(readFileSync(`public/locales/fr/${name}.json`, 'utf8'))]),
)

type Hook = (ns?: string | readonly string[]) => { readonly t: (key: string, options?: object) => string }

/** What components of one page write with the hook. */
function draw(hook: Hook, given: readonly string[] = namespaces): string {
  const resources = { fr: Object.fromEntries(given.map((name) => [name, words[name]])) }
  const i18n = Object.create(createInstance({ ...nextI18nextConfig, lng: 'fr', resources }))
  const Part = ({ ns }: { ns?: string | readonly string[] | undefined }) => {
    const { t } = hook(ns)
    const asked = ['skip_to_content', 'common:skip_to_content', 'stock:title', 'title', 'no.such.key']
    return JSON.stringify([
      ...asked.map((key) => t(key)),
      t('copyright', { year: 2026 }),
      t('x', { defaultValue: 'y' }),
    ])
  }
  const parts = [undefined, 'common', 'stock', ['ccf', 'common'], ['stock'], 'nothing'].map((ns, key) =>
    createElement(Part, { key, ns }),
  )
  const value = { i18n } as ContextType<typeof I18nContext>
  return renderToString(createElement(I18nContext.Provider, { value }, parts))
}

it('the server’s hook says what the library’s says, page after page', () => {
  for (const given of [namespaces, ['common'], namespaces])
    expect(draw(useTranslation, given)).toBe(draw(useLibrarys as Hook, given))
})

it('the bundler puts it in the place of the library’s, in all but a plain build', async () => {
  const { bundling } = await import('@/config/next/bundling.mjs')
  const replaced = (isPlain: boolean, isServer = true) => {
    const asked: [RegExp, string][] = []
    const webpack = {
      BannerPlugin: class {
        apply() {}
      },
      NormalModuleReplacementPlugin: class {
        constructor(...parts: [RegExp, string]) {
          asked.push(parts)
        }
        apply() {}
      },
      Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 },
    }
    const config = { resolve: { alias: {} }, module: { rules: [] }, output: {}, plugins: [] }
    bundling(process.cwd(), { isPlain }).webpack(config, { isServer, webpack })
    return asked
  }
  expect(replaced(true)).toEqual([])
  expect(replaced(false, false)).toEqual([])
  const [[request, file] = [/^$/, '']] = replaced(false)
  const index = readFileSync('node_modules/react-i18next/dist/es/index.js', 'utf8')
  expect(/from '(.+)'/.exec(index.split('\n').find((line) => line.includes('useTranslation')) ?? '')?.[1]).toMatch(
    request,
  )
  expect(readFileSync(file, 'utf8')).toContain('export function useTranslation')
})
