import { configurations } from '@demo/backend/configurator/handlers'
import { expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { walkFigures } from '@/features/models/walk-figures'

test.each(LANGUAGES)('no line ends within a figure of the texts around a car, in %s', (lang) => {
  const { configurations: builds } = configurations({ lang, sales_type: 'B2C', carline_code: 'FORMENTOR' })
  const figures = walkFigures(builds, lang)
  expect(figures?.boot).toBe(lang === 'fr' ? '345\u00a0à\u00a0450\u00a0L' : '345\u00a0tot\u00a0450\u00a0L')
  for (const figure of Object.values(figures ?? {})) expect(figure).not.toMatch(/[\s–](?<!\u00a0)/)
})
