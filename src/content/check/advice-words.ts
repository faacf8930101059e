import type { Language } from '@/domain/language'
import { formatDate } from '@/i18n/format'
import type { AdviceKind } from './advice-kinds'

const WORDS: Readonly<Record<Language, Readonly<Record<AdviceKind, string>>>> = {
  fr: {
    title_long: 'titre long, coupé dans les résultats de recherche (caractères : $)',
    description_short: 'description courte (caractères : $)',
    description_long: 'description longue, coupée dans les résultats de recherche (caractères : $)',
    ended: 'période terminée le $ : le bloc n’est plus montré',
    picture_words: 'image $ sans description à elle : la description automatique est lue',
    promise: 'promesse dont personne ne répond : « $ »',
    promise_ended: 'promesse dont l’accord est terminé : « $ »',
    figure_typed: 'chiffre du catalogue tapé à la main, nommez-le : « $ »',
    figure_contradicts: 'chiffre qui contredit le catalogue : « $ »',
  },
  nl: {
    title_long: 'lange titel, afgebroken in zoekresultaten (tekens: $)',
    description_short: 'korte beschrijving (tekens: $)',
    description_long: 'lange beschrijving, afgebroken in zoekresultaten (tekens: $)',
    ended: 'periode afgelopen op $: het blok wordt niet meer getoond',
    picture_words: 'afbeelding $ zonder eigen beschrijving: de automatische wordt voorgelezen',
    promise: 'belofte waar niemand voor instaat: ‘$’',
    promise_ended: 'belofte waarvan het akkoord afgelopen is: ‘$’',
    figure_typed: 'cijfer uit de catalogus met de hand getypt, noem het bij naam: ‘$’',
    figure_contradicts: 'cijfer dat de catalogus tegenspreekt: ‘$’',
  },
}

/** What had better be looked at, as an editor reads it. */
export function adviceInWords(
  { kind, found }: { readonly kind: AdviceKind; readonly found: string },
  language: Language,
) {
  const said = kind === 'ended' ? formatDate(found, language) : found
  return WORDS[language][kind].replace('$', () => said)
}
