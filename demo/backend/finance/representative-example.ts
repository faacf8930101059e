import { brand } from '@/brand/brand'
import type { RepresentativeExample } from '@/contract/monthly'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import type { Bilingual, Language } from '@/domain/language'
import type { Cents } from '../catalogue/types'
import { INTERMEDIARY_ROLE, LENDER } from './terms'
import { dateText, euroText, percentText } from './text-format'

export interface Credit {
  readonly cashPrice: Cents
  readonly deposit: Cents
  readonly percent: number
  readonly months: number
  readonly monthly: Cents
  /** Falls due together with the last monthly amount; 0 for none. */
  readonly balloon: Cents
  /** The day of the answer: its law decides about the words. */
  readonly day: string
  readonly validFrom: string
  readonly validTo: string
}

const CREDIT_TYPE: Bilingual = { fr: 'prêt à tempérament', nl: 'lening op afbetaling' }

export function totalDue({ months, monthly, balloon }: Credit): Cents {
  return months * monthly + balloon
}

const equalInstalments = ({ months, balloon }: Credit): number => (balloon > 0 ? months - 1 : months)

const lastAmount = ({ monthly, balloon }: Credit): Cents => monthly + balloon

/**
 * Code of economic law, art. VII.64 §1: debit rate and its kind, credit amount, APR, duration, cash price and deposit,
 * total due and the instalments. There are no costs besides interest, so the debit rate is the APR.
 */
export function representativeExample(credit: Credit, language: Language): RepresentativeExample {
  return {
    warning: creditRegimeOn(credit.day).warning[language],
    credit_type: CREDIT_TYPE[language],
    cash_price: credit.cashPrice / 100,
    deposit: credit.deposit / 100,
    credit_amount: (credit.cashPrice - credit.deposit) / 100,
    rate_percent: credit.percent,
    rate_kind: 'fixed',
    apr_percent: credit.percent,
    duration_months: credit.months,
    monthly_amount: credit.monthly / 100,
    ...(credit.balloon > 0 && { last_amount: lastAmount(credit) / 100 }),
    total_due: totalDue(credit) / 100,
    valid_from: credit.validFrom,
    valid_to: credit.validTo,
    lender: { name: LENDER.name[language], address: LENDER.address[language], kbo: LENDER.kbo },
    intermediary: { name: brand.company.name, role: INTERMEDIARY_ROLE[language] },
    html: language === 'fr' ? htmlInFrench(credit) : htmlInDutch(credit),
  }
}

/** The debit rate comes first because the law orders the example so; the warning stands at its head, word for word. */
function htmlInFrench(credit: Credit): string {
  const last = credit.balloon > 0 ? ` et une dernière de ${euroText(lastAmount(credit))}` : ''
  return [
    `<p><strong>${creditRegimeOn(credit.day).warning.fr}</strong></p>`,
    `<p><strong>Exemple représentatif\u00a0:</strong> ${CREDIT_TYPE.fr} au taux débiteur annuel fixe de ${percentText(credit.percent)}.`,
    ` Prix au comptant\u00a0: ${euroText(credit.cashPrice)}. Acompte facultatif\u00a0: ${euroText(credit.deposit)}.`,
    ` Montant du crédit\u00a0: ${euroText(credit.cashPrice - credit.deposit)}. <strong>TAEG\u00a0: ${percentText(credit.percent)}.</strong>`,
    ` Durée\u00a0: ${credit.months} mois. <strong>${equalInstalments(credit)} mensualités de ${euroText(credit.monthly)}</strong>${last}.`,
    ` Montant total dû\u00a0: ${euroText(totalDue(credit))}.`,
    ` Conditions valables du ${dateText(credit.validFrom)} au ${dateText(credit.validTo)}.</p>`,
    `<p>Prêteur\u00a0: ${LENDER.name.fr}, ${LENDER.address.fr}, BCE ${LENDER.kbo}. Intermédiaire de crédit\u00a0: ${brand.company.name}, ${INTERMEDIARY_ROLE.fr}.`,
    ' Calcul à titre indicatif, qui ne constitue pas une offre. Sous réserve d’acceptation de votre dossier.</p>',
  ].join('')
}

function htmlInDutch(credit: Credit): string {
  const last = credit.balloon > 0 ? ` en een laatste van ${euroText(lastAmount(credit))}` : ''
  return [
    `<p><strong>${creditRegimeOn(credit.day).warning.nl}</strong></p>`,
    `<p><strong>Representatief voorbeeld:</strong> ${CREDIT_TYPE.nl} met een vaste jaarlijkse debetrentevoet van ${percentText(credit.percent)}.`,
    ` Contante prijs: ${euroText(credit.cashPrice)}. Facultatief voorschot: ${euroText(credit.deposit)}.`,
    ` Kredietbedrag: ${euroText(credit.cashPrice - credit.deposit)}. <strong>JKP: ${percentText(credit.percent)}.</strong>`,
    ` Looptijd: ${credit.months} maanden. <strong>${equalInstalments(credit)} maandaflossingen van ${euroText(credit.monthly)}</strong>${last}.`,
    ` Totaal te betalen bedrag: ${euroText(totalDue(credit))}.`,
    ` Voorwaarden geldig van ${dateText(credit.validFrom)} tot en met ${dateText(credit.validTo)}.</p>`,
    `<p>Kredietgever: ${LENDER.name.nl}, ${LENDER.address.nl}, KBO ${LENDER.kbo}. Kredietbemiddelaar: ${brand.company.name}, ${INTERMEDIARY_ROLE.nl}.`,
    ' Deze berekening is indicatief en vormt geen aanbod. Onder voorbehoud van aanvaarding van je dossier.</p>',
  ].join('')
}
