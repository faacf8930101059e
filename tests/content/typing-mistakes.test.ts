import { describe, expect, test } from 'vitest'
import { typingMistakes } from '@/content/typing-mistakes'

describe('what an editor mistyped is named', () => {
  test.each([
    ['fr', 'Prêt?'],
    ['fr', 'Un prix: le vôtre'],
    ['fr', '«mot»'],
    ['fr', 'Le "mot"'],
    ['fr', '100% électrique'],
    ['fr', 'Et puis...'],
    ['fr', 'Deux  espaces'],
    ['fr', '€ 1.690'],
    ['nl', 'Klaar ?'],
    ['nl', 'Een prijs : de jouwe'],
    ['nl', 'Het « woord »'],
    ['nl', 'Het “woord”'],
    ['nl', '100% elektrisch'],
  ] as const)('in %s: %s', (language, text) => {
    expect(typingMistakes(text, language)).toHaveLength(1)
  })
})

describe('what is typed well is left alone', () => {
  test.each([
    ['fr', 'Prêt ? Oui ! Un prix : 1.690 €, soit « peu » ; 100 % à 10:30.'],
    ['fr', 'Prêt\u202f? Un prix\u00a0: «\u00a0peu\u00a0».'],
    ['fr', 'https://a.example/?x=1'],
    ['nl', 'Klaar? Ja! Een prijs: 1.690 €; ‘weinig’, 100 %, om 10.30 u.'],
    ['nl', 'disclaimer:…'],
  ] as const)('in %s: %s', (language, text) => {
    expect(typingMistakes(text, language)).toEqual([])
  })
})
