import { brand } from '@/brand/brand'
import { CARLINES } from '@/brand/carlines'
import { CARLINE_OF_STOCKS } from '@/brand/shown-carlines'
import { type CampaignName, isCampaign, type RouteName, routeDefinition } from '@/routing/route-table'

/** What an editor reads where a page is chosen, « français · Nederlands ». A campaign is called by its address, which is its own words. */
const ROUTE_LABELS: Readonly<Record<Exclude<RouteName, CampaignName>, string>> = {
  homepage: 'Accueil · Startpagina',
  models: 'Tous les modèles · Alle modellen',
  'models-v2': 'Tous les modèles, avec filtres · Alle modellen, met filters',
  'models.carline': 'Page d’un modèle · Pagina van een model',
  'models.carline.tab': 'Onglet d’un modèle · Tab van een model',
  'models.carline.test-drive': 'Essai d’un modèle · Proefrit met een model',
  'car-configurator': 'Configurateur : début · Configurator: begin',
  'car-configurator.models': 'Configurateur : choix du modèle · Configurator: keuze van het model',
  'car-configurator.carline': 'Configurateur d’un modèle · Configurator van een model',
  'car-configurator.conf': 'Configurateur : une configuration · Configurator: een configuratie',
  'car-configurator.offer': 'Configurateur : résumé d’un code · Configurator: samenvatting van een code',
  'car-configurator.compare': 'Configurateur : comparaison · Configurator: vergelijking',
  stock: 'Stock · Stock',
  'stock.model': 'Stock d’un modèle · Stock van een model',
  'stock.vehicle': 'Une voiture de stock · Een stockwagen',
  'stock.compare': 'Comparaison de voitures de stock · Vergelijking van stockwagens',
  'my-cars': 'Mes voitures · Mijn wagens',
  'stock.flemish-region-incentive': 'Stock : prime flamande · Stock: Vlaamse premie',
  'stocks.formentor': `Stock ${CARLINES[CARLINE_OF_STOCKS].name} : page de campagne · Stock ${CARLINES[CARLINE_OF_STOCKS].name}: campagnepagina`,
  financing: 'Financement · Financiering',
  'financing.calculation': 'Un calcul de financement · Een berekening van financiering',
  'financing.costs': 'Un calcul de coûts · Een berekening van kosten',
  'financing.budget': 'Un calcul de budget · Een berekening van budget',
  'financial-solutions': 'Solutions financières · Financiële oplossingen',
  'financial-solutions.choice': 'Choix d’une formule · Keuze van een formule',
  lease: 'Louer · Huren',
  'personal-lease': 'Personal lease · Personal lease',
  'private-lease': 'Private lease · Private lease',
  'financial-rent': 'Renting financier · Financiële renting',
  wecare: 'WeCare · WeCare',
  contact: 'Contact · Contact',
  'contact.dealer': 'Un distributeur · Een verdeler',
  fleet: 'Flotte · Vloot',
  'fleet.calculation': 'Un calcul de flotte · Een berekening van de vloot',
  message: 'Un formulaire · Een formulier',
  'message.receipt': 'Suivi d’un message · Opvolging van een bericht',
  assistance: 'Entretien et assistance · Onderhoud en assistentie',
  'entretien-reparation': 'Entretien et réparations · Onderhoud en herstellingen',
  'entretien-reparation.tab': 'Onglet : entretien et réparations · Tab: onderhoud en herstellingen',
  services: 'Services · Diensten',
  'services.tab': 'Onglet : services · Tab: diensten',
  accessoires: 'Accessoires · Accessoires',
  'accessoires.tab': 'Onglet : accessoires · Tab: accessoires',
  category: 'Page de thème · Themapagina',
  'category.tab': 'Onglet d’une page de thème · Tab van een themapagina',
  'category.other': 'Page d’un type de voiture · Pagina van een type wagen',
  'client-informations': 'Informations client · Klantinformatie',
  'client-informations.tab': 'Onglet : informations client · Tab: klantinformatie',
  environnement: 'Environnement · Milieu',
  'environnement.tab': 'Onglet : environnement · Tab: milieu',
  adn: `L’ADN de ${brand.name} · Het DNA van ${brand.name}`,
  'recycle-my-car': 'Recycler sa voiture · Een wagen recycleren',
  community: 'Communauté · Community',
  faq: 'Questions : tous les sujets · Vragen: alle onderwerpen',
  'faq.topic': 'Questions sur un sujet · Vragen over een onderwerp',
  'faq.question': 'Une question · Een vraag',
  news: 'Actualités · Nieuws',
  'news.page': 'Actualités : page suivante · Nieuws: volgende pagina',
  'news.article': 'Un article · Een artikel',
  co2: 'CO₂ et WLTP · CO₂ en WLTP',
  'accessibility-statement': 'Accessibilité · Toegankelijkheid',
  'cookie-policy': 'Politique de cookies · Cookiebeleid',
  dsa: 'Signaler un contenu · Inhoud melden',
  'eu-data-act': 'Données de la voiture · Gegevens van de wagen',
  'independent-operators': 'Réparateurs indépendants · Onafhankelijke herstellers',
  legal: 'Informations légales · Wettelijke informatie',
  privacy: 'Vie privée · Privacy',
  'rescue-sheets': 'Fiches de secours · Reddingsfiches',
}

function routeLabel(name: RouteName): string {
  if (!isCampaign(name)) return ROUTE_LABELS[name]
  const { fr, nl } = routeDefinition(name).templates
  return `Campagne : ${fr} · Campagne: ${nl}`
}

/** Pages to choose from. */
export function pageOptions<const Name extends RouteName>(names: readonly Name[]): { label: string; value: Name }[] {
  return names.map((value) => ({ label: routeLabel(value), value }))
}
