import { CARLINES_WITH_STOCK_FLAG } from '@/brand/carlines'
import { HEADER_FLAG } from '@/brand/shown-carlines'
import { CARLINE_CODES, CARLINE_NAMES, type CarlineCode } from './carline'
import type { FeatureFlag } from './feature-flag'
import type { Bilingual } from './language'

type OfCarline =
  | `STOCK_${(typeof CARLINES_WITH_STOCK_FLAG)[number]}_AVAILABLE`
  | `CARLINE_PICTURE_FALLBACK_${CarlineCode}`
  | (typeof HEADER_FLAG)['flag']

const names = HEADER_FLAG.carlines.map((code) => CARLINE_NAMES[code]).join(', ')

/** What a flag switches, as editors and operators read it, « français · Nederlands »; what each changes is in docs/feature-flags.md. */
const FLAG_LABELS: Readonly<Record<Exclude<FeatureFlag, OfCarline>, string>> = {
  BUYING_PROCESS_EMAIL_VERIFICATION: 'Code de contrôle envoyé à l’adresse e-mail · Controlecode naar het e-mailadres',
  SUMMARY_TECHNICAL_DATA: 'Données techniques dans le résumé · Technische gegevens in de samenvatting',
  STOCK: 'Le stock · De stock',
  STOCK_CTA: 'Lien vers le stock dans le menu · Link naar de stock in het menu',
  STANDARD_EQUIPMENT_LIST_CCF: 'Équipement de série dans le résumé · Standaarduitrusting in de samenvatting',
  STOCK_CCF: 'Voitures de stock dans le résumé · Stockwagens in de samenvatting',
  MODEL_PRICE_HOMEPAGE: 'Prix des modèles à l’accueil · Prijzen van de modellen op de startpagina',
  PRICE_WITH_REDUCTION_CCF: 'Prix réduit dans le résumé · Verlaagde prijs in de samenvatting',
  BACKEND_WLTP_DATA_REQUESTS: 'WLTP de la voiture exacte · WLTP van de exacte wagen',
  OFFER_CTA: 'Demander une offre · Offerte vragen',
  MILES: 'Prix du kilomètre supplémentaire · Prijs van een kilometer meer',
  STOCK_SEARCH_ZIPCODE: 'Stock près d’un code postal · Stock in de buurt van een postcode',
  FINANCING_B2B: 'Calculs pour les professionnels · Berekeningen voor professionelen',
  NEW_DEALER_LOCATOR: 'Carte des distributeurs · Kaart van de verdelers',
  PERSONAL_LEASE_B2C: 'Personal lease pour les particuliers · Personal lease voor particulieren',
  BUSINESS_TYPE_POPUP: 'Question « particulier ou entreprise » · Vraag ‘particulier of bedrijf’',
  HOMEPAGE_DISCLAIMER: 'Crédit à l’accueil · Krediet op de startpagina',
  STOCK_ORDER_BY: 'Tri du stock · Stock sorteren',
  FINANCING_SOLUTION_SWITCH: 'Choix de la formule dans les calculs · Keuze van de formule in berekeningen',
  STOCK_FINANCING_B2B: 'Mensualité du stock pour les professionnels · Maandbedrag van de stock voor professionelen',
  STOCK_FLEMISH_REGION_INCENTIVE: 'Prime flamande · Vlaamse premie',
  CAMPAIGN_BUSINESS_2024: 'Business edition 2024 · Business edition 2024',
  CREDIT_PRO: 'Crédit pour les professionnels · Krediet voor professionelen',
  EASY_LEASE: 'EasyLease · EasyLease',
  MILES_FIX_TYRES_2025: 'Pneus remplacés selon l’usure · Banden vervangen naargelang de slijtage',
  OFFER_B2C_PARTIALLY_EL_AT_FIRST_FEATURE_FLAG:
    'EasyLease d’abord pour une électrique · EasyLease eerst voor een elektrische wagen',
}

const OF_CARLINES = new Map<string, string>([
  ...CARLINES_WITH_STOCK_FLAG.map((code): [string, string] => [
    `STOCK_${code}_AVAILABLE`,
    `Stock : ${CARLINE_NAMES[code]} · Stock: ${CARLINE_NAMES[code]}`,
  ]),
  ...CARLINE_CODES.map((code): [string, string] => [
    `CARLINE_PICTURE_FALLBACK_${code}`,
    `Dessin au lieu d’images : ${CARLINE_NAMES[code]} · Tekening in plaats van beelden: ${CARLINE_NAMES[code]}`,
  ]),
  [HEADER_FLAG.flag, `Dans l’en-tête : ${names} · In de hoofding: ${names}`],
])

const isOfCarline = (flag: FeatureFlag): flag is OfCarline => OF_CARLINES.has(flag)

export function flagLabel(flag: FeatureFlag): Bilingual {
  const [fr = flag, nl = fr] = (isOfCarline(flag) ? OF_CARLINES.get(flag) : FLAG_LABELS[flag])?.split(' · ') ?? []
  return { fr, nl }
}
