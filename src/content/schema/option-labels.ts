import { brand } from '@/brand/brand'
import type { TOPICS } from '@/contract/message-fields'
import type { CARD_CTA_VARIANTS } from '@/domain/call-to-action'
import { CARLINE_NAMES } from '@/domain/carline'
import type { Category, OtherCategory } from '@/domain/category'
import type { FaqTopic } from '@/domain/faq-topic'
import type { Motorisation } from '@/domain/fuel-type'
import type { FormKind } from '@/domain/message-kind'
import type { Weekday } from '@/domain/weekday'
import type { FeatureIcon, LEASE_PRODUCTS, ToolName } from './block-names'
import type { DealerLanguage, DealerService, Province } from './dealer-facts'
import type { NewsCategory } from './news-categories'
import type { PictureSubject, Shot } from './picture-names'

/**
 * What editors read in the lists they choose from, « français · Nederlands », in place of the code words of
 * the entries. A value without a label does not compile.
 */
type Labels<Value extends string> = Readonly<Record<Value, string>>

export const CATEGORY_LABELS: Labels<'' | Category | OtherCategory> = {
  '': '(aucun) · (geen)',
  lifestyle: 'Lifestyle · Lifestyle',
  electric: 'Électrique · Elektrisch',
  technology: 'Technologie · Technologie',
  experience: 'Expérience · Beleving',
  [`${brand.word}-connect` as const]: 'Services connectés · Verbonden diensten',
  suv: 'SUV · SUV',
  hybrid: 'Hybride · Hybride',
}

export const TOOL_LABELS: Labels<ToolName> = {
  'electric-range': 'Autonomie électrique · Elektrisch rijbereik',
  'charging-time': 'Temps de recharge · Laadtijd',
  'charging-cost': 'Coût de la recharge · Laadkosten',
  'electric-or-hybrid': 'Électrique ou hybride, par mois · Elektrisch of hybride, per maand',
  'wltp-table': 'Tableau WLTP · WLTP-tabel',
  'rescue-sheets': 'Fiches de secours · Reddingsfiches',
  financing: 'Calculatrice de financement · Financieringscalculator',
  'product-choice': 'Choix d’une formule · Keuze van een formule',
  'monthly-budget': 'Budget mensuel · Maandbudget',
  'fleet-plan': 'Plan de flotte · Vlootplan',
}

export const ICON_LABELS: Labels<FeatureIcon> = {
  battery: 'Batterie · Batterij',
  brake: 'Frein · Rem',
  clock: 'Horloge · Klok',
  document: 'Document · Document',
  key: 'Clé · Sleutel',
  lane: 'Bande de circulation · Rijstrook',
  parking: 'Stationnement · Parkeren',
  plug: 'Prise · Stekker',
  price: 'Prix · Prijs',
  route: 'Itinéraire · Route',
  screen: 'Écran · Scherm',
  seat: 'Siège · Zetel',
  shield: 'Bouclier · Schild',
  voice: 'Voix · Stem',
  wheel: 'Roue · Wiel',
  wrench: 'Clé à outils · Moersleutel',
  electric: 'Électrique · Elektrisch',
  essence: 'Essence · Benzine',
  hybrid: 'Hybride · Hybride',
  check: 'Coche · Vinkje',
  plus: 'Plus · Plus',
  warning: 'Attention · Opgelet',
  phone: 'Téléphone · Telefoon',
}

export const SHOT_LABELS: Labels<Shot> = {
  hero: 'De trois quarts avant · Schuin van voren',
  rear: 'De trois quarts arrière · Schuin van achteren',
  teaser: 'La ligne dans l’ombre · De lijn in het donker',
  card: 'Entière, de trois quarts avant · Helemaal, schuin van voren',
  'close-front': 'Le regard, de près · De blik, van dichtbij',
  'close-rear': 'Les feux arrière, de près · De achterlichten, van dichtbij',
  'close-wheel': 'Une jante, de près · Een velg, van dichtbij',
  'day-front': 'Détourée, de trois quarts avant · Vrijstaand, schuin van voren',
  'day-side': 'Détourée, de profil · Vrijstaand, van opzij',
  'day-rear': 'Détourée, de trois quarts arrière · Vrijstaand, schuin van achteren',
  'detail-lamp': 'Détail : un phare allumé · Detail: een brandende koplamp',
  'detail-mirror': 'Détail : le rétroviseur · Detail: de buitenspiegel',
  'detail-arch': 'Détail : l’aile arrière · Detail: de achterflank',
  seats: 'Intérieur : les sièges · Interieur: de zetels',
  dash: 'Intérieur : la planche de bord · Interieur: het dashboard',
  screen: 'Intérieur : l’écran · Interieur: het scherm',
  helm: 'Intérieur : le volant · Interieur: het stuur',
  console: 'Intérieur : la console · Interieur: de middenconsole',
  stitch: 'Matière : une surpiqûre · Materiaal: een stiksel',
}

export const LEASE_PRODUCT_LABELS: Labels<(typeof LEASE_PRODUCTS)[number]> = {
  usual: 'D’ordinaire · Gewoonlijk',
  ac: 'AutoCredit · AutoCredit',
  pl: 'Private lease · Private lease',
  fr: 'Renting financier · Financiële renting',
  ol: 'Location longue durée · Langetermijnhuur',
  el: 'EasyLease · EasyLease',
}

export const WEEKDAY_LABELS: Labels<Weekday> = {
  mon: 'Lundi · Maandag',
  tue: 'Mardi · Dinsdag',
  wed: 'Mercredi · Woensdag',
  thu: 'Jeudi · Donderdag',
  fri: 'Vendredi · Vrijdag',
  sat: 'Samedi · Zaterdag',
  sun: 'Dimanche · Zondag',
}

export const PROVINCE_LABELS: Labels<Province> = {
  brussels: 'Bruxelles · Brussel',
  'flemish-brabant': 'Brabant flamand · Vlaams-Brabant',
  'walloon-brabant': 'Brabant wallon · Waals-Brabant',
  antwerp: 'Anvers · Antwerpen',
  limburg: 'Limbourg · Limburg',
  'east-flanders': 'Flandre orientale · Oost-Vlaanderen',
  'west-flanders': 'Flandre occidentale · West-Vlaanderen',
  hainaut: 'Hainaut · Henegouwen',
  namur: 'Namur · Namen',
  liege: 'Liège · Luik',
  luxembourg: 'Luxembourg · Luxemburg',
}

export const SERVICE_LABELS: Labels<DealerService> = {
  sales: 'Vente · Verkoop',
  service: 'Atelier · Werkplaats',
  'business-centre': 'Business Centre · Business Center',
  charging: 'Recharge rapide · Snelladen',
}

export const SPOKEN_LABELS: Labels<DealerLanguage> = {
  fr: 'Français · Frans',
  nl: 'Néerlandais · Nederlands',
  de: 'Allemand · Duits',
  en: 'Anglais · Engels',
}

export const NEWS_CATEGORY_LABELS: Labels<NewsCategory> = {
  models: 'Modèles · Modellen',
  technology: 'Technologie · Technologie',
  driving: 'Rouler · Rijden',
  business: 'Entreprises · Bedrijven',
  service: 'Services · Diensten',
  people: 'Rencontres · Ontmoetingen',
}

export const FAQ_TOPIC_LABELS: Labels<FaqTopic> = {
  choose: 'Choisir · Kiezen',
  stock: 'Stock · Stock',
  order: 'Commander · Bestellen',
  'part-exchange': 'Reprise · Overname',
  money: 'Financer · Financieren',
  lease: 'Louer · Leasen',
  business: 'Entreprises · Bedrijven',
  electric: 'Rouler électrique · Elektrisch rijden',
  charging: 'Recharger · Laden',
  warranty: 'Garantie · Garantie',
  drive: 'Entretien · Onderhoud',
  connected: 'Services connectés · Verbonden diensten',
  privacy: 'Données personnelles · Persoonsgegevens',
}

export const TOPIC_LABELS: Labels<(typeof TOPICS)[number]> = {
  model: 'Un modèle · Een model',
  stock: 'Une voiture de stock · Een stockwagen',
  order: 'Une commande · Een bestelling',
  finance: 'Financer ou louer · Financieren of leasen',
  assistance: 'Entretien ou panne · Onderhoud of pech',
  privacy: 'Données personnelles · Persoonsgegevens',
  other: 'Autre chose · Iets anders',
}

export const MESSAGE_KIND_LABELS: Labels<'none' | FormKind> = {
  none: '(pas de formulaire) · (geen formulier)',
  contact: 'Question · Vraag',
  callback: 'Rappel · Terugbellen',
  'test-drive': 'Essai · Proefrit',
  offer: 'Offre · Offerte',
  reservation: 'Réservation · Reservatie',
  fleet: 'Flotte · Vloot',
  'dsa-notice': 'Signalement · Melding',
  'data-request': 'Données de la voiture · Gegevens van de wagen',
  newsletter: 'Lettre d’information · Nieuwsbrief',
}

export const MOTORISATION_LABELS: Labels<Motorisation> = {
  hybrid: 'Hybride · Hybride',
  electric: 'Électrique · Elektrisch',
  essence: 'Essence · Benzine',
}

export const SIDE_LABELS: Labels<'left' | 'right'> = {
  left: 'À gauche · Links',
  right: 'À droite · Rechts',
}

export const CTA_VARIANT_LABELS: Labels<(typeof CARD_CTA_VARIANTS)[number]> = {
  download: 'Téléchargement · Download',
  anchor: 'Endroit dans la page · Plaats op de pagina',
  primary: 'Bouton principal · Hoofdknop',
  secondary: 'Second bouton · Tweede knop',
  link: 'Lien · Link',
}

export const SUBJECT_LABELS: Labels<'none' | PictureSubject> = {
  none: '(pas d’image) · (geen afbeelding)',
  ...CARLINE_NAMES,
  'sport-cloth': 'Habitacle sport, en textile · Sportinterieur, in stof',
  'sport-microfibre': 'Habitacle sport, en microfibre · Sportinterieur, in microvezel',
  'sport-leather': 'Habitacle sport, en cuir · Sportinterieur, in leder',
  'sport-bucket': 'Habitacle sport, à sièges baquets · Sportinterieur, met kuipzetels',
  'electric-cloth': 'Habitacle électrique, en textile · Elektrisch interieur, in stof',
  'electric-microfibre': 'Habitacle électrique, en microfibre · Elektrisch interieur, in microvezel',
  'electric-bucket': 'Habitacle électrique, à sièges baquets · Elektrisch interieur, met kuipzetels',
  'grand-cloth': 'Grand habitacle, en textile · Ruim interieur, in stof',
  'grand-microfibre': 'Grand habitacle, en microfibre · Ruim interieur, in microvezel',
  'grand-leather': 'Grand habitacle, en cuir · Ruim interieur, in leder',
  cloth: 'Textile · Stof',
  microfibre: 'Microfibre · Microvezel',
  leather: 'Cuir · Leder',
  bucket: 'Siège baquet · Kuipzetel',
}
