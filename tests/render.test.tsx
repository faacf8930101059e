import { screen } from '@testing-library/react'
import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { describe, expect, it, vi } from 'vitest'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { renderInSite } from './render'

function Probe() {
  const { name } = useCurrentRoute()
  const { language, salesType } = useAudience()
  const { asPath, locale } = useRouter()
  const { i18n } = useTranslation('common')
  const tavascan = useFeatureFlag('TAVASCAN')
  return (
    <>
      <output>{JSON.stringify({ name, language, salesType, asPath, locale, words: i18n.language, tavascan })}</output>
      <RouteLink to="models.carline" params={{ carline_code: 'BORN' }}>
        Born
      </RouteLink>
    </>
  )
}

function Wordless() {
  const { t } = useTranslation('common')
  return <p>{t('nobody.wrote.this' as 'close')}</p>
}

const seen = () => JSON.parse(screen.getByRole('status').textContent)

describe('renderInSite', () => {
  it('draws the Dutch homepage of a private buyer unless told otherwise', () => {
    renderInSite(<Probe />, { flags: {} })
    expect(seen()).toEqual({
      name: 'homepage',
      language: 'nl',
      salesType: 'B2C',
      asPath: '/',
      locale: 'nl',
      words: 'nl',
      tavascan: false,
    })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/nl/modellen/born')
  })

  it('draws any route, audience and flags', () => {
    renderInSite(<Probe />, {
      language: 'fr',
      salesType: 'B2B',
      flags: { TAVASCAN: true },
      route: { name: 'car-configurator.conf', params: { id: 'born.v1' }, query: { campaign: 'x' } },
    })
    expect(seen()).toEqual({
      name: 'car-configurator.conf',
      language: 'fr',
      salesType: 'B2B',
      asPath: '/professionnel/configurateur/conf/born.v1?campaign=x',
      locale: 'fr',
      words: 'fr',
      tavascan: true,
    })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/professionnel/modeles/born')
  })

  it('makes noise about words that are missing', () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    renderInSite(<Wordless />, { flags: {} })
    expect(noise).toHaveBeenCalledWith('No words in nl for common:nobody.wrote.this')
  })
})
