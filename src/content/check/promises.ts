import type { Language } from '@/domain/language'
import { memoizePerText } from '@/i18n/memoize-per-text'
import { splitSentences } from '../text/split-sentences'

/**
 * What a sentence of an editor promises, so that somebody has to stand for it: a figure, a delay or something free. A credit
 * promise is what Belgian law forbids in advertising for credit (Code of economic law, art. VII.65): that it is easy, quick to have,
 * free, or without a check of what somebody can pay; a lease term is the lessor's, whose service says it beside each amount.
 */
export type PromiseKind = 'promise' | 'credit_promise' | 'lease_term'

const CREDIT: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:crédits?|prêts?(?! à)|emprunts?|financements?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:\p{L}*krediet(?:en)?|\p{L}*lening(?:en)?|\p{L}*financiering(?:en)?)(?!\p{L})/iu,
}

const TEMPTING: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:faciles?|facilement|simples?|rapides?|rapidement|immédiate?s?|immédiatement|express|gratuite?s?|gratuitement|sans frais|sans intérêts?|zéro|sans justificatifs?|sans enquête|accepté d’office|regroup\p{L}*)(?!\p{L})|(?<!\d|[.,])0\s?%/iu,
  nl: /(?<!\p{L})(?:gemakkelijke?|makkelijke?|eenvoudige?|snel(?:le)?|onmiddellijke?|meteen|gratis|kosteloos|kosteloze|zonder kosten|rentevrije?|renteloos|renteloze|nul|zonder bewijs\p{L}*|zonder onderzoek|gegroepeerde?|hergroeper\p{L}*)(?!\p{L})|(?<!\d|[.,])0\s?%/iu,
}

const PROMISES: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /(?<!\p{L})(?:gratuite?s?|gratuitement|offerte?s?|sans frais)(?!\p{L})/iu,
    /(?<!\p{L})(?:en|sous|dans les|endéans les)\s\d+\s(?:h|heures?|jours?|semaines?|minutes?)(?!\p{L})/iu,
    /(?<!\p{L})(?:sous|dans les|endéans les)\s(?:deux|trois|quatre|cinq|six|sept|huit|dix|quatorze|quinze)\s(?:heures|jours|semaines)(?!\p{L})/iu,
    /(?<!\p{L})(?:le jour (?:ouvrable )?(?:même|suivant)|au plus tard le)(?!\p{L})/iu,
    /\d+\s(?:ans|mois)\sde\sgarantie|garanti\p{L}*\s(?:de\s)?\d+/iu,
    /(?<!\p{L})(?:jusqu’à|moins)\s\d+\s?%/iu,
  ],
  nl: [
    /(?<!\p{L})(?:gratis|kosteloos|kosteloze|zonder kosten)(?!\p{L})/iu,
    /(?<!\p{L})(?:in|binnen)\s(?:de\s)?\d+\s(?:u|uur|uren|dagen|werkdagen|weken|minuten)(?!\p{L})/iu,
    /(?<!\p{L})binnen\s(?:de\s)?(?:twee|drie|vier|vijf|zes|zeven|acht|tien|veertien|vijftien)\s(?:uur|uren|dagen|werkdagen|weken)(?!\p{L})/iu,
    /(?<!\p{L})(?:dezelfde (?:werk)?dag|de volgende (?:werk)?dag|ten laatste op|uiterlijk op)(?!\p{L})/iu,
    /\d+\s(?:jaar|maanden)\s(?:garantie|waarborg)|(?:garantie|waarborg)\svan\s\d+/iu,
    /(?<!\p{L})(?:tot|min)\s\d+\s?%/iu,
  ],
}

const LEASE: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:locations?|loyers?|louer|leases?|leasings?|renting|durée)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:\p{L}*huur|huren|\p{L}*lease|\p{L}*leasing|renting|looptijd)(?!\p{L})/iu,
}

/** How long it may last: from so many years to so many, or so many at least. How long one car is compared over is none. */
const TERM: Readonly<Record<Language, RegExp>> = {
  fr: termPattern('à|et|ou', 'au moins|au plus|minimum|maximum|jusqu’à|à partir de', 'ans|mois'),
  nl: termPattern('tot|en|of', 'minstens|hoogstens|minimum|maximum|tot|vanaf', 'jaar|maanden'),
}

function termPattern(between: string, bound: string, unit: string): RegExp {
  const count = '(?:\\d+|deux|trois|quatre|cinq|six|sept|huit|twee|drie|vier|vijf|zes|zeven|acht)'
  return new RegExp(
    `(?<!\\p{L})(?:${count}\\s(?:${between})\\s${count}|(?:${bound})\\s${count})\\s(?:${unit})(?!\\p{L})`,
    'iu',
  )
}

/** The sentences of a text that promise something, the gravest promise of each. */
export const promisesIn = memoizePerText(
  (text, language): readonly { readonly kind: PromiseKind; readonly sentence: string }[] =>
    splitSentences(text).flatMap((sentence) => {
      const kind = findKind(sentence, language)
      return kind ? [{ kind, sentence }] : []
    }),
)

function findKind(sentence: string, language: Language): PromiseKind | undefined {
  if (CREDIT[language].test(sentence) && TEMPTING[language].test(sentence)) return 'credit_promise'
  if (LEASE[language].test(sentence) && TERM[language].test(sentence)) return 'lease_term'
  // A question promises nothing.
  const isAsked = sentence.endsWith('?')
  return !isAsked && PROMISES[language].some((pattern) => pattern.test(sentence)) ? 'promise' : undefined
}
