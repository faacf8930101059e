import { describe, expect, it } from 'vitest'
import { findAcceptance } from '@/content/check/accepted-claims'
import { claimsIn } from '@/content/check/claims'
import type { Language } from '@/domain/language'

const claimOf = (text: string, language: Language) => claimsIn(text, language).map(({ claim }) => claim)

describe('what the law forbids to say of credit', () => {
  it.each<[Language, string]>([
    ['fr', 'Un crédit facile, en trois clics.'],
    ['fr', 'Votre financement est accepté d’office.'],
    ['fr', 'Un prêt rapide et sans justificatif.'],
    ['fr', 'Crédit gratuit jusqu’en mars.'],
    ['fr', 'Roulez avec un financement à 0 %.'],
    ['nl', 'Een snelle lening, meteen geregeld.'],
    ['nl', 'Gratis krediet tot maart.'],
    ['nl', 'Autofinanciering aan 0 %.'],
    ['nl', 'Een gemakkelijk krediet zonder bewijsstukken.'],
  ])('%s: %s', (language, text) => {
    expect(claimOf(text, language)).toEqual(['credit_claim'])
  })

  it.each<[Language, string]>([
    ['fr', 'Attention, emprunter de l’argent coûte aussi de l’argent.'],
    ['fr', 'Le financement se calcule au centime. La recharge est rapide.'],
    ['fr', 'Un taux de 10 % pour un crédit.'],
    ['fr', 'La voiture est prête à partir, simplement.'],
    ['nl', 'Let op, geld lenen kost ook geld.'],
    ['nl', 'De financiering bereken je hier. Laden gaat snel.'],
    ['nl', 'Een krediet met een rente van 3,0 %.'],
  ])('is not in %s: %s', (language, text) => {
    expect(claimOf(text, language)).not.toContain('credit_claim')
  })
})

describe('how long a lease may last', () => {
  it.each<[Language, string]>([
    ['fr', 'Une location de deux à quatre ans, sous le nom EasyLease.'],
    ['fr', 'Une location d’au moins deux ans, tous services compris.'],
    ['fr', 'La durée va de 24\u00a0à\u00a060\u00a0mois selon la formule.'],
    ['nl', 'Een huur van drie tot vijf jaar met een aankoopoptie.'],
    ['nl', 'Private lease loopt minstens 24 maanden.'],
  ])('%s: %s', (language, text) => {
    expect(claimOf(text, language)).toEqual(['lease_term'])
  })

  it.each<[Language, string]>([
    ['fr', 'Comparez deux voitures sur quatre ans plutôt que sur un loyer.'],
    ['fr', 'Un contrôle trois mois avant la fin de la location laisse le temps de réparer.'],
    ['fr', 'Une garantie de deux à cinq ans.'],
    ['nl', 'Een huur met een vaste looptijd en een aankoopoptie, vanaf 16\u00a0% van de prijs.'],
    ['nl', 'Vergelijk twee wagens over vier jaar in plaats van op één huur.'],
  ])('is not in %s: %s', (language, text) => {
    expect(claimOf(text, language)).not.toContain('lease_term')
  })
})

describe('a promise', () => {
  it.each<[Language, string]>([
    ['fr', 'L’essai est gratuit.'],
    ['fr', 'Une réponse sous 24 h.'],
    ['fr', 'Cinq jantes offertes.'],
    ['fr', 'Et 8 ans de garantie sur la batterie.'],
    ['fr', 'Jusqu’à 30 % de remise.'],
    ['nl', 'De testrit is gratis.'],
    ['nl', 'Je krijgt antwoord binnen de 2 werkdagen.'],
    ['nl', 'Met 8 jaar garantie op de batterij.'],
    ['nl', 'Tot 30 % korting.'],
  ])('%s: %s', (language, text) => {
    expect(claimOf(text, language)).toEqual(['promise'])
  })

  it('is told sentence by sentence, and nothing else with it', () => {
    const text = 'Nous sommes là.\nL’essai est gratuit. Il dure une heure.'
    expect(claimsIn(text, 'fr')).toEqual([{ claim: 'promise', sentence: 'L’essai est gratuit.' }])
    expect(claimsIn('Les mises à jour sont-elles gratuites\u202f? Zijn updates gratis?', 'fr')).toEqual([])
    expect(claimsIn('De wagen is van 2026. Hij staat in Gent.', 'nl')).toEqual([])
  })
})

describe('a sentence that somebody stands for', () => {
  const accepted = [
    { words: { fr: "l'essai est gratuit", nl: 'de testrit is gratis' }, owner: 'Ventes', until: '2026-12-31' },
    { words: { fr: '', nl: '' }, owner: 'Personne', until: '2099-01-01' },
  ]
  const of = (sentence: string, language: Language, today = '2026-11-23') =>
    findAcceptance(sentence, language, accepted, today)

  it('is known by words of it, however their apostrophes and spaces are set', () => {
    expect(of('Oui\u00a0: L’essai\u00a0est gratuit, toujours.', 'fr')).toMatchObject({
      owner: 'Ventes',
      hasEnded: false,
    })
    expect(of('De testrit is gratis.', 'nl')).toMatchObject({ hasEnded: false })
  })

  it('is one until its last day, and has to be looked at again after it', () => {
    expect(of('L’essai est gratuit.', 'fr', '2026-12-31')).toMatchObject({ hasEnded: false })
    expect(of('L’essai est gratuit.', 'fr', '2027-01-01')).toMatchObject({ hasEnded: true })
  })

  it('is not any other', () => {
    expect(of('La livraison est gratuite.', 'fr')).toBeUndefined()
  })
})
