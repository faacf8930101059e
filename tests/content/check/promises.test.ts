import { describe, expect, it } from 'vitest'
import { findAcceptance } from '@/content/check/accepted-promises'
import { promisesIn } from '@/content/check/promises'
import { LANGUAGES, type Language } from '@/domain/language'

const kindsIn = (text: string, language: Language) => promisesIn(text, language).map(({ kind }) => kind)

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
    expect(kindsIn(text, language)).toEqual(['credit_promise'])
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
    expect(kindsIn(text, language)).not.toContain('credit_promise')
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
    expect(kindsIn(text, language)).toEqual(['lease_term'])
  })

  it.each<[Language, string]>([
    ['fr', 'Comparez deux voitures sur quatre ans plutôt que sur un loyer.'],
    ['fr', 'Un contrôle trois mois avant la fin de la location laisse le temps de réparer.'],
    ['fr', 'Une garantie de deux à cinq ans.'],
    ['nl', 'Een huur met een vaste looptijd en een aankoopoptie, vanaf 16\u00a0% van de prijs.'],
    ['nl', 'Vergelijk twee wagens over vier jaar in plaats van op één huur.'],
  ])('is not in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).not.toContain('lease_term')
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
    expect(kindsIn(text, language)).toEqual(['promise'])
  })

  it('is told sentence by sentence, and nothing else with it', () => {
    const text = 'Nous sommes là.\nL’essai est gratuit. Il dure une heure.'
    expect(promisesIn(text, 'fr')).toEqual([{ kind: 'promise', sentence: 'L’essai est gratuit.' }])
    expect(promisesIn('Les mises à jour sont-elles gratuites\u202f? Zijn updates gratis?', 'fr')).toEqual([])
    expect(promisesIn('De wagen is van 2026. Hij staat in Gent.', 'nl')).toEqual([])
  })
})

describe('a sentence that somebody stands for', () => {
  const accepted = [
    { words: { fr: "l'essai est gratuit", nl: 'de testrit is gratis' }, owner: 'Ventes', until: '2026-12-31' },
    { words: { fr: '', nl: '' }, owner: 'Personne', until: '2099-01-01' },
  ]
  const of = (sentence: string, language: Language) => findAcceptance(sentence, language, accepted)

  it('is known by words of it, however their apostrophes and spaces are set', () => {
    for (const known of [of('Oui\u00a0: L’essai\u00a0est gratuit, toujours.', 'fr'), of('De testrit is gratis.', 'nl')])
      expect(known).toEqual({ owner: 'Ventes', until: '2026-12-31' })
  })

  it('is not any other', () => {
    expect(of('La livraison est gratuite.', 'fr')).toBeUndefined()
  })
})

describe('each word of credit with one that tempts, in each of its forms', () => {
  const CREDIT = {
    fr: ['crédit', 'crédits', 'prêt', 'prêts', 'emprunt', 'emprunts', 'financement', 'financements'],
    nl: ['krediet', 'autokrediet', 'kredieten', 'lening', 'autolening', 'leningen', 'financiering', 'autofinanciering', 'financieringen'],
  } // biome-ignore format: two lists
  const TEMPTING = {
    fr: ['facile', 'faciles', 'facilement', 'simple', 'simples', 'rapide', 'rapides', 'rapidement', 'immédiat', 'immédiate', 'immédiates', 'immédiatement', 'express', 'gratuit', 'gratuite', 'gratuits', 'gratuitement', 'sans frais', 'sans intérêt', 'sans intérêts', 'zéro', 'sans justificatif', 'sans justificatifs', 'sans enquête', 'accepté d’office', 'regroup', 'regroupés', '0 %', '0%'],
    nl: ['gemakkelijk', 'gemakkelijke', 'makkelijk', 'makkelijke', 'eenvoudig', 'eenvoudige', 'snel', 'snelle', 'onmiddellijk', 'onmiddellijke', 'meteen', 'gratis', 'kosteloos', 'kosteloze', 'zonder kosten', 'rentevrij', 'rentevrije', 'renteloos', 'renteloze', 'nul', 'zonder bewijs', 'zonder bewijsstukken', 'zonder onderzoek', 'gegroepeerd', 'gegroepeerde', 'hergroeper', 'hergroeperingen', '0 %', '0%'],
  } // biome-ignore format: two lists

  it.each(LANGUAGES)('in %s', (language) => {
    for (const noun of CREDIT[language])
      expect(kindsIn(`X ${noun} ${TEMPTING[language][0]}.`, language), noun).toEqual(['credit_promise'])
    for (const word of TEMPTING[language])
      expect(kindsIn(`X ${CREDIT[language][0]} ${word}.`, language), word).toEqual(['credit_promise'])
  })

  it('of a sentence that begins or ends with it', () => {
    expect(kindsIn('Crédit facile', 'fr')).toEqual(['credit_promise'])
    expect(kindsIn('Facile, ce crédit', 'fr')).toEqual(['credit_promise'])
    expect(kindsIn('0 % de crédit', 'fr')).toEqual(['credit_promise'])
    expect(kindsIn('0 % krediet', 'nl')).toEqual(['credit_promise'])
  })

  it.each<[Language, string]>([
    ['fr', 'Un accrédit facile.'],
    ['fr', 'Un créditeur facile.'],
    ['fr', 'Un crédit difacile.'],
    ['fr', 'Un crédit facilex.'],
    ['fr', 'Un crédit à 3,0 %.'],
    ['fr', 'Un crédit à 10 %.'],
    ['nl', 'Een kredietwaardige makkelijke klant.'],
    ['nl', 'Een krediet met ongemakkelijke kanten.'],
    ['nl', 'Een krediet met nulpunten.'],
    ['nl', 'Een krediet aan 3,0 %.'],
    ['nl', 'Een krediet aan 20 %.'],
  ])('and not a word that only holds it, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).toEqual([])
  })
})

describe('each word of a lease with a term', () => {
  const LEASE = {
    fr: ['location', 'locations', 'loyer', 'loyers', 'louer', 'lease', 'leases', 'leasing', 'leasings', 'renting', 'durée'],
    nl: ['huur', 'autohuur', 'huren', 'lease', 'autolease', 'leasing', 'autoleasing', 'renting', 'looptijd'],
  } // biome-ignore format: two lists
  const TERMS = {
    fr: ['deux à quatre ans', '2 et 4 ans', '24 ou 36 mois', 'au moins deux ans', 'au plus 48 mois', 'minimum trois ans', 'maximum cinq ans', 'jusqu’à six ans', 'à partir de huit mois', 'sept à 10 ans'],
    nl: ['twee tot vier jaar', '2 en 4 jaar', '24 of 36 maanden', 'minstens drie jaar', 'hoogstens vijf jaar', 'minimum zes maanden', 'maximum zeven jaar', 'tot acht jaar', 'vanaf 12 maanden'],
  } // biome-ignore format: two lists

  it.each(LANGUAGES)('in %s', (language) => {
    for (const noun of LEASE[language])
      expect(kindsIn(`X ${noun} ${TERMS[language][0]}.`, language), noun).toEqual(['lease_term'])
    for (const term of TERMS[language])
      expect(kindsIn(`X ${LEASE[language][0]} ${term}.`, language), term).toEqual(['lease_term'])
  })

  it('of a sentence that begins or ends with it', () => {
    expect(kindsIn('Location au moins deux ans', 'fr')).toEqual(['lease_term'])
    expect(kindsIn('Au moins deux ans de location', 'fr')).toEqual(['lease_term'])
    expect(kindsIn('Minstens twee jaar huur', 'nl')).toEqual(['lease_term'])
  })

  it.each<[Language, string]>([
    ['fr', 'Une location de deux ans.'],
    ['fr', 'Une délocation de deux à trois ans.'],
    ['fr', 'Une location de deux à trois anses.'],
    ['nl', 'Een verhuring van twee tot drie jaar.'],
    ['nl', 'Een huur van twee tot drie jaarringen.'],
    ['nl', 'De leasetermijn van twee tot drie jaar.'],
  ])('and not another word, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).toEqual([])
  })
})

describe('each way to promise', () => {
  const PROMISES = {
    fr: ['gratuit', 'gratuite', 'gratuits', 'gratuitement', 'offert', 'offerte', 'offerts', 'sans frais', 'en 24 h', 'sous 1 heure', 'sous 48 heures', 'dans les 8 jours', 'en 1 jour', 'endéans les 2 semaines', 'en 1 semaine', 'en 10 minutes', 'en 1 minute', 'sous deux heures', 'dans les dix jours', 'endéans les trois semaines', 'le jour même', 'le jour ouvrable même', 'le jour suivant', 'le jour ouvrable suivant', 'au plus tard le', '10 ans de garantie', '24 mois de garantie', 'garanti 10', 'garantie de 10', 'garantis 2', 'jusqu’à 10 %', 'moins 10%'],
    nl: ['gratis', 'kosteloos', 'kosteloze', 'zonder kosten', 'in 24 u', 'binnen 24 uur', 'in de 24 uren', 'binnen de 10 dagen', 'binnen 10 werkdagen', 'in 2 weken', 'in 10 minuten', 'binnen twee uur', 'binnen de drie dagen', 'binnen tien uren', 'binnen vier werkdagen', 'binnen vijf weken', 'dezelfde dag', 'dezelfde werkdag', 'de volgende dag', 'de volgende werkdag', 'ten laatste op', 'uiterlijk op', '10 jaar garantie', '24 maanden waarborg', 'garantie van 10', 'waarborg van 2', 'tot 10 %', 'min 10%'],
  } // biome-ignore format: two lists

  it.each(LANGUAGES)('in %s, in the middle of a sentence, at its beginning and at its end', (language) => {
    for (const words of PROMISES[language]) {
      for (const text of [`X ${words} x.`, `${words} x.`, `X ${words}`])
        expect(kindsIn(text, language), text).toEqual(['promise'])
    }
  })

  it.each<[Language, string]>([
    ['fr', 'Le mot ingratuit.'],
    ['fr', 'Une offertexte.'],
    ['fr', 'Le zen 24 h.'],
    ['fr', 'En 24 hectares.'],
    ['fr', 'Dessous deux heures.'],
    ['fr', 'Sous deux heuresx.'],
    ['fr', 'Un garant de 10.'],
    ['fr', 'Néanmoins 10 %.'],
    ['nl', 'Een ongratis woord.'],
    ['nl', 'Begin 24 uur.'],
    ['nl', 'In 24 uurtjes.'],
    ['nl', 'Daarbinnen twee uur.'],
    ['nl', 'Binnen twee uurtjes.'],
    ['nl', 'Nadezelfde dag.'],
    ['nl', 'Dezelfde dagen.'],
    ['nl', 'Totdat 10 %.'],
    ['nl', 'Azijntot 10 %.'],
  ])('and none that only looks like one, in %s: %s', (language, text) => {
    expect(kindsIn(text, language)).toEqual([])
  })
})

it('the gravest promise of a sentence is told', () => {
  expect(kindsIn('Un crédit gratuit pour une location de deux à quatre ans.', 'fr')).toEqual(['credit_promise'])
  expect(kindsIn('Une location gratuite de deux à quatre ans.', 'fr')).toEqual(['lease_term'])
})

describe('of those who stand for one sentence', () => {
  const by = (owner: string, until: string | null) => ({ words: { fr: "l'essai est gratuit", nl: '' }, owner, until })

  it('the one counts that lasts longest, whatever the order', () => {
    const one = [by('A', '2026-01-01'), by('B', '2027-01-01'), by('C', null)]
    for (const accepted of [one, one.toReversed()]) {
      expect(findAcceptance('L’essai est gratuit.', 'fr', accepted)).toEqual({
        owner: 'B',
        until: '2027-01-01',
      })
    }
  })

  it('one without a last day has none', () => {
    expect(findAcceptance('L’essai est gratuit.', 'fr', [by('C', null)])).toEqual({
      owner: 'C',
      until: '',
    })
  })

  it('words are the same in capitals, over two lines, and with spaces around them', () => {
    const accepted = [{ words: { fr: '  L’ESSAI \n est  gratuit ', nl: '' }, owner: 'A', until: '2027-01-01' }]
    expect(findAcceptance('l‘essai  est gratuit', 'fr', accepted)?.owner).toBe('A')
  })
})
