import { describe, expect, test } from 'vitest'
import { typographyErrors } from '@/content/check/typography-errors.server'

describe('what an editor mistyped is named', () => {
  test.each([
    ['fr', 'Prêt?', 'fr_space_before_marks'],
    ['fr', 'Un prix: le vôtre', 'fr_space_before_colon'],
    ['fr', '«mot»', 'fr_space_inside_quotes'],
    ['fr', 'Le "mot"', 'quotation_marks'],
    ['fr', '100% électrique', 'space_before_unit'],
    ['fr', 'Et puis...', 'three_dots'],
    ['fr', 'Deux  espaces', 'two_spaces'],
    ['fr', '€ 1.690', 'euro_after_amount'],
    ['fr', 'À 8 h 00 précises', 'fr_whole_hour'],
    ['fr', 'Hybride : Légère', 'fr_capital_after_colon'],
    ['nl', 'Om 8.00 u. stipt', 'nl_hour'],
    ['nl', 'Tot 10.30 u.', 'nl_hour'],
    ['nl', 'Om 8.00 uur stipt', 'nl_hour'],
    ['nl', 'Hier is er eén', 'nl_accents'],
    ['nl', 'Klaar ?', 'nl_no_space_before_marks'],
    ['nl', 'Een prijs : de jouwe', 'nl_no_space_before_marks'],
    ['nl', 'Het « woord »', 'nl_quotation_marks'],
    ['nl', 'Het “woord”', 'quotation_marks'],
    ['nl', '100% elektrisch', 'space_before_unit'],
  ] as const)('in %s: %s', (language, text, code) => {
    expect(typographyErrors(text, language)).toEqual([code])
  })
})

describe('what is typed well is left alone', () => {
  test.each([
    ['fr', 'Prêt ? Oui ! Un prix : 1.690 €, soit « peu » ; 100 % à 10:30.'],
    ['fr', 'Prêt\u202f? Un prix\u00a0: «\u00a0peu\u00a0».'],
    ['fr', 'https://a.example/?x=1'],
    ['nl', 'Klaar? Ja! Een prijs: 1.690 €; ‘weinig’, 100 %, om 10.30 uur. Eén of één.'],
    ['fr', 'À 8 h ou à 8 h 30. Une électrique : Born. Deux : CUPRA et A.'],
    ['nl', 'disclaimer:…'],
  ] as const)('in %s: %s', (language, text) => {
    expect(typographyErrors(text, language)).toEqual([])
  })
})

describe('each sign of a mistake', () => {
  test.each([
    ['fr', 'Le “mot', 'quotation_marks'],
    ['fr', 'Le ” mot', 'quotation_marks'],
    ['nl', 'Het „woord', 'quotation_marks'],
    ['fr', 'Trois   espaces', 'two_spaces'],
    ['nl', '10€', 'space_before_unit'],
    ['nl', '€10', 'euro_after_amount'],
    ['fr', 'Un mot; un autre', 'fr_space_before_marks'],
    ['fr', 'En 2026!', 'fr_space_before_marks'],
    ['fr', 'Un mot (deux)?', 'fr_space_before_marks'],
    ['fr', 'Un « mot »?', 'fr_space_before_marks'],
    ['fr', 'Un prix:', 'fr_space_before_colon'],
    ['fr', '«mot', 'fr_space_inside_quotes'],
    ['fr', 'mot»', 'fr_space_inside_quotes'],
    ['fr', 'Un prix : Élevé', 'fr_capital_after_colon'],
    ['fr', 'Un prix : Bornage', 'fr_capital_after_colon'],
    ['nl', 'Klaar !', 'nl_no_space_before_marks'],
    ['nl', 'Een woord ; en nog een', 'nl_no_space_before_marks'],
    ['nl', 'Het «', 'nl_quotation_marks'],
    ['nl', 'Om 8 u. stipt', 'nl_hour'],
    ['nl', 'eén woord', 'nl_accents'],
  ] as const)('in %s: %s', (language, text, code) => {
    expect(typographyErrors(text, language)).toEqual([code])
  })

  test.each([
    ['fr', 'Deux espaces à la fin  '],
    ['fr', '  Deux espaces au début'],
    ['fr', 'À 8 h 001'],
    ['fr', 'https://a.example/b:8080'],
    ['fr', 'Deux : CUPRA Formentor, puis : Leon Sportstourer, puis : facile'],
    ['nl', 'Om 8 u.z.'],
    ['nl', 'Een tijd ::'],
    ['nl', 'geeén, eénzaam'],
    ['nl', 'Een punt :x'],
  ] as const)('is none in %s: %s', (language, text) => {
    expect(typographyErrors(text, language)).toEqual([])
  })

  test('all mistakes of a text are named, each once', () => {
    expect(typographyErrors('Le "mot"  et 100%... «x»? Prêt?', 'fr')).toEqual([
      'quotation_marks',
      'three_dots',
      'two_spaces',
      'space_before_unit',
      'fr_space_before_marks',
      'fr_space_inside_quotes',
    ])
  })
})
