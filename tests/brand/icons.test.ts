import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { grounds } from '@/brand/colors'
import { LOGO } from '@/brand/logo'

it('the icons of the site are drawn from the logo of today in the colours of today: npm run make:icons', () => {
  const { canvas, text, accent } = grounds.night
  const icon = readFileSync('public/icon.svg', 'utf8')
  const drawn = [`fill="${canvas}"`, `fill="${text}" d="${LOGO.text}"`, `fill="${accent}" d="${LOGO.accent}"`]
  expect(drawn.filter((part) => !icon.includes(part))).toEqual([])
})
