import type { SalesType } from '@/domain/sales-type'
import type { RouteMatch } from '@/routing/params'

type Addresses = { readonly fr: string; readonly nl: string }

/** Spec §2 (with design decisions where it is silent), row by row, written out: the table is checked against this. */
export interface SpecRoute {
  readonly route: Omit<RouteMatch, 'salesType'>
  readonly addresses: Readonly<Record<SalesType, Addresses>>
}

export const specRoutes: readonly SpecRoute[] = [
  {
    route: { name: 'homepage', params: {} },
    addresses: {
      B2C: { fr: '/fr', nl: '/nl' },
      B2B: { fr: '/fr/professionnel', nl: '/nl/professioneel' },
    },
  },
  {
    route: { name: 'eu-data-act', params: {} },
    addresses: {
      B2C: { fr: '/fr/eu-data-act', nl: '/nl/eu-data-act' },
      B2B: { fr: '/fr/professionnel/eu-data-act', nl: '/nl/professioneel/eu-data-act' },
    },
  },
  {
    route: { name: 'adn', params: {} },
    addresses: {
      B2C: { fr: '/fr/adn-cupra', nl: '/nl/dna-cupra' },
      B2B: { fr: '/fr/professionnel/adn-cupra', nl: '/nl/professioneel/dna-cupra' },
    },
  },
  {
    route: { name: 'recycle-my-car', params: {} },
    addresses: {
      B2C: { fr: '/fr/recycler-ma-cupra', nl: '/nl/mijn-cupra-recycleren' },
      B2B: { fr: '/fr/professionnel/recycler-ma-cupra', nl: '/nl/professioneel/mijn-cupra-recycleren' },
    },
  },
  {
    route: { name: 'dsa', params: {} },
    addresses: {
      B2C: { fr: '/fr/dsa', nl: '/nl/dsa' },
      B2B: { fr: '/fr/professionnel/dsa', nl: '/nl/professioneel/dsa' },
    },
  },
  {
    route: { name: 'accessoires', params: {} },
    addresses: {
      B2C: { fr: '/fr/accessoires', nl: '/nl/accessoires' },
      B2B: { fr: '/fr/professionnel/accessoires', nl: '/nl/professioneel/accessoires' },
    },
  },
  {
    route: { name: 'accessoires.tab', params: { tab_slug_id: 'jantes' } },
    addresses: {
      B2C: { fr: '/fr/accessoires/jantes', nl: '/nl/accessoires/jantes' },
      B2B: { fr: '/fr/professionnel/accessoires/jantes', nl: '/nl/professioneel/accessoires/jantes' },
    },
  },
  {
    route: { name: 'lease', params: {} },
    addresses: {
      B2C: { fr: '/fr/louez-une-cupra', nl: '/nl/huur-een-cupra' },
      B2B: { fr: '/fr/professionnel/louez-une-cupra', nl: '/nl/professioneel/huur-een-cupra' },
    },
  },
  {
    route: { name: 'metahype', params: {} },
    addresses: {
      B2C: { fr: '/fr/metahype', nl: '/nl/metahype' },
      B2B: { fr: '/fr/professionnel/metahype', nl: '/nl/professioneel/metahype' },
    },
  },
  {
    route: { name: 'garage-in-the-city', params: {} },
    addresses: {
      B2C: { fr: '/fr/cupra-garage-in-the-city', nl: '/nl/cupra-garage-in-the-city' },
      B2B: { fr: '/fr/professionnel/cupra-garage-in-the-city', nl: '/nl/professioneel/cupra-garage-in-the-city' },
    },
  },
  {
    route: { name: 'landing-page-2024', params: {} },
    addresses: {
      B2C: { fr: '/fr/conditions-extraordinaires-2024', nl: '/nl/buitengewone-condities-2024' },
      B2B: {
        fr: '/fr/professionnel/conditions-extraordinaires-2024',
        nl: '/nl/professioneel/buitengewone-condities-2024',
      },
    },
  },
  {
    route: { name: 'bms-2025', params: {} },
    addresses: {
      B2C: { fr: '/fr/obsession', nl: '/nl/obsessie' },
      B2B: { fr: '/fr/professionnel/obsession', nl: '/nl/professioneel/obsessie' },
    },
  },
  {
    route: { name: 'rescue-sheets', params: {} },
    addresses: {
      B2C: { fr: '/fr/fiche-securite', nl: '/nl/veiligheidsverslag' },
      B2B: { fr: '/fr/professionnel/fiche-securite', nl: '/nl/professioneel/veiligheidsverslag' },
    },
  },
  {
    route: { name: 'independent-operators', params: {} },
    addresses: {
      B2C: { fr: '/fr/independent-operators', nl: '/nl/independent-operators' },
      B2B: { fr: '/fr/professionnel/independent-operators', nl: '/nl/professioneel/independent-operators' },
    },
  },
  {
    route: { name: 'category', params: { category: 'lifestyle' } },
    addresses: {
      B2C: { fr: '/fr/lifestyle', nl: '/nl/lifestyle' },
      B2B: { fr: '/fr/professionnel/lifestyle', nl: '/nl/professioneel/lifestyle' },
    },
  },
  {
    route: { name: 'category', params: { category: 'electric' } },
    addresses: {
      B2C: { fr: '/fr/electric', nl: '/nl/electric' },
      B2B: { fr: '/fr/professionnel/electric', nl: '/nl/professioneel/electric' },
    },
  },
  {
    route: { name: 'category', params: { category: 'technology' } },
    addresses: {
      B2C: { fr: '/fr/technology', nl: '/nl/technology' },
      B2B: { fr: '/fr/professionnel/technology', nl: '/nl/professioneel/technology' },
    },
  },
  {
    route: { name: 'category', params: { category: 'experience' } },
    addresses: {
      B2C: { fr: '/fr/experience', nl: '/nl/experience' },
      B2B: { fr: '/fr/professionnel/experience', nl: '/nl/professioneel/experience' },
    },
  },
  {
    route: { name: 'category', params: { category: 'cupra-connect' } },
    addresses: {
      B2C: { fr: '/fr/cupra-connect', nl: '/nl/cupra-connect' },
      B2B: { fr: '/fr/professionnel/cupra-connect', nl: '/nl/professioneel/cupra-connect' },
    },
  },
  {
    route: { name: 'category.tab', params: { category: 'lifestyle', tab_slug_id: 'padel' } },
    addresses: {
      B2C: { fr: '/fr/lifestyle/padel', nl: '/nl/lifestyle/padel' },
      B2B: { fr: '/fr/professionnel/lifestyle/padel', nl: '/nl/professioneel/lifestyle/padel' },
    },
  },
  {
    route: { name: 'category.other', params: { specific_category: 'suv' } },
    addresses: {
      B2C: { fr: '/fr/other/suv', nl: '/nl/other/suv' },
      B2B: { fr: '/fr/professionnel/other/suv', nl: '/nl/professioneel/other/suv' },
    },
  },
  {
    route: { name: 'category.other', params: { specific_category: 'electric' } },
    addresses: {
      B2C: { fr: '/fr/other/electrique', nl: '/nl/other/elektrisch' },
      B2B: { fr: '/fr/professionnel/other/electrique', nl: '/nl/professioneel/other/elektrisch' },
    },
  },
  {
    route: { name: 'category.other', params: { specific_category: 'hybrid' } },
    addresses: {
      B2C: { fr: '/fr/other/hybride', nl: '/nl/other/hybride' },
      B2B: { fr: '/fr/professionnel/other/hybride', nl: '/nl/professioneel/other/hybride' },
    },
  },
  {
    route: { name: 'community', params: {} },
    addresses: {
      B2C: { fr: '/fr/community', nl: '/nl/community' },
      B2B: { fr: '/fr/professionnel/community', nl: '/nl/professioneel/community' },
    },
  },
  {
    route: { name: 'faq', params: {} },
    addresses: {
      B2C: { fr: '/fr/faq', nl: '/nl/faq' },
      B2B: { fr: '/fr/professionnel/faq', nl: '/nl/professioneel/faq' },
    },
  },
  {
    route: { name: 'models', params: {} },
    addresses: {
      B2C: { fr: '/fr/modeles', nl: '/nl/modellen' },
      B2B: { fr: '/fr/professionnel/modeles', nl: '/nl/professioneel/modellen' },
    },
  },
  {
    route: { name: 'models-v2', params: {} },
    addresses: {
      B2C: { fr: '/fr/modeles-v2', nl: '/nl/modellen-v2' },
      B2B: { fr: '/fr/professionnel/modeles-v2', nl: '/nl/professioneel/modellen-v2' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'FORMENTOR' } },
    addresses: {
      B2C: { fr: '/fr/modeles/formentor', nl: '/nl/modellen/formentor' },
      B2B: { fr: '/fr/professionnel/modeles/formentor', nl: '/nl/professioneel/modellen/formentor' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'TAVASCAN' } },
    addresses: {
      B2C: { fr: '/fr/modeles/tavascan', nl: '/nl/modellen/tavascan' },
      B2B: { fr: '/fr/professionnel/modeles/tavascan', nl: '/nl/professioneel/modellen/tavascan' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'TERRAMAR' } },
    addresses: {
      B2C: { fr: '/fr/modeles/terramar', nl: '/nl/modellen/terramar' },
      B2B: { fr: '/fr/professionnel/modeles/terramar', nl: '/nl/professioneel/modellen/terramar' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'BORN' } },
    addresses: {
      B2C: { fr: '/fr/modeles/born', nl: '/nl/modellen/born' },
      B2B: { fr: '/fr/professionnel/modeles/born', nl: '/nl/professioneel/modellen/born' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'LEON' } },
    addresses: {
      B2C: { fr: '/fr/modeles/leon', nl: '/nl/modellen/leon' },
      B2B: { fr: '/fr/professionnel/modeles/leon', nl: '/nl/professioneel/modellen/leon' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'LEONBREAK' } },
    addresses: {
      B2C: { fr: '/fr/modeles/leon-sportstourer', nl: '/nl/modellen/leon-sportstourer' },
      B2B: { fr: '/fr/professionnel/modeles/leon-sportstourer', nl: '/nl/professioneel/modellen/leon-sportstourer' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'FORMENTORVZ' } },
    addresses: {
      B2C: { fr: '/fr/modeles/formentor-vz', nl: '/nl/modellen/formentor-vz' },
      B2B: { fr: '/fr/professionnel/modeles/formentor-vz', nl: '/nl/professioneel/modellen/formentor-vz' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'FORMENTORNEW' } },
    addresses: {
      B2C: { fr: '/fr/modeles/new-formentor', nl: '/nl/modellen/new-formentor' },
      B2B: { fr: '/fr/professionnel/modeles/new-formentor', nl: '/nl/professioneel/modellen/new-formentor' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'LEONBREAKNEW' } },
    addresses: {
      B2C: { fr: '/fr/modeles/new-leon-sportstourer', nl: '/nl/modellen/new-leon-sportstourer' },
      B2B: {
        fr: '/fr/professionnel/modeles/new-leon-sportstourer',
        nl: '/nl/professioneel/modellen/new-leon-sportstourer',
      },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'LEONNEW' } },
    addresses: {
      B2C: { fr: '/fr/modeles/new-leon', nl: '/nl/modellen/new-leon' },
      B2B: { fr: '/fr/professionnel/modeles/new-leon', nl: '/nl/professioneel/modellen/new-leon' },
    },
  },
  {
    route: { name: 'models.carline', params: { carline_code: 'RAVAL' } },
    addresses: {
      B2C: { fr: '/fr/modeles/raval', nl: '/nl/modellen/raval' },
      B2B: { fr: '/fr/professionnel/modeles/raval', nl: '/nl/professioneel/modellen/raval' },
    },
  },
  {
    route: { name: 'models.carline.tab', params: { carline_code: 'BORN', tab_slug_id: 'design' } },
    addresses: {
      B2C: { fr: '/fr/modeles/born/design', nl: '/nl/modellen/born/design' },
      B2B: { fr: '/fr/professionnel/modeles/born/design', nl: '/nl/professioneel/modellen/born/design' },
    },
  },
  {
    route: { name: 'models.carline.test-drive', params: { carline_code: 'BORN' } },
    addresses: {
      B2C: { fr: '/fr/modeles/born/test-drive', nl: '/nl/modellen/born/test-drive' },
      B2B: { fr: '/fr/professionnel/modeles/born/test-drive', nl: '/nl/professioneel/modellen/born/test-drive' },
    },
  },
  {
    route: { name: 'car-configurator', params: {} },
    addresses: {
      B2C: { fr: '/fr/configurateur', nl: '/nl/car-configurator' },
      B2B: { fr: '/fr/professionnel/configurateur', nl: '/nl/professioneel/car-configurator' },
    },
  },
  {
    route: { name: 'car-configurator.models', params: {} },
    addresses: {
      B2C: { fr: '/fr/configurateur/models', nl: '/nl/car-configurator/models' },
      B2B: { fr: '/fr/professionnel/configurateur/models', nl: '/nl/professioneel/car-configurator/models' },
    },
  },
  {
    route: { name: 'car-configurator.conf', params: { id: 'a1B2' } },
    addresses: {
      B2C: { fr: '/fr/configurateur/conf/a1B2', nl: '/nl/car-configurator/conf/a1B2' },
      B2B: { fr: '/fr/professionnel/configurateur/conf/a1B2', nl: '/nl/professioneel/car-configurator/conf/a1B2' },
    },
  },
  {
    route: { name: 'car-configurator.offer', params: { cupra_code: 'K7M2Q9XA' } },
    addresses: {
      B2C: { fr: '/fr/configurateur/offer/K7M2Q9XA', nl: '/nl/car-configurator/offer/K7M2Q9XA' },
      B2B: {
        fr: '/fr/professionnel/configurateur/offer/K7M2Q9XA',
        nl: '/nl/professioneel/car-configurator/offer/K7M2Q9XA',
      },
    },
  },
  {
    route: { name: 'contact', params: {} },
    addresses: {
      B2C: { fr: '/fr/contact', nl: '/nl/contact' },
      B2B: { fr: '/fr/professionnel/contact', nl: '/nl/professioneel/contact' },
    },
  },
  {
    route: { name: 'fleet', params: {} },
    addresses: {
      B2C: { fr: '/fr/fleet', nl: '/nl/fleet' },
      B2B: { fr: '/fr/professionnel/fleet', nl: '/nl/professioneel/fleet' },
    },
  },
  {
    route: { name: 'assistance', params: {} },
    addresses: {
      B2C: { fr: '/fr/entretien-assistance', nl: '/nl/onderhoud-assistentie' },
      B2B: { fr: '/fr/professionnel/entretien-assistance', nl: '/nl/professioneel/onderhoud-assistentie' },
    },
  },
  {
    route: { name: 'co2', params: {} },
    addresses: {
      B2C: { fr: '/fr/co2', nl: '/nl/co2' },
      B2B: { fr: '/fr/professionnel/co2', nl: '/nl/professioneel/co2' },
    },
  },
  {
    route: { name: 'privacy', params: {} },
    addresses: {
      B2C: { fr: '/fr/vie-privee', nl: '/nl/privacy-policy' },
      B2B: { fr: '/fr/professionnel/vie-privee', nl: '/nl/professioneel/privacy-policy' },
    },
  },
  {
    route: { name: 'legal', params: {} },
    addresses: {
      B2C: { fr: '/fr/information-legale', nl: '/nl/wettelijke-informatie' },
      B2B: { fr: '/fr/professionnel/information-legale', nl: '/nl/professioneel/wettelijke-informatie' },
    },
  },
  {
    route: { name: 'news', params: {} },
    addresses: {
      B2C: { fr: '/fr/news', nl: '/nl/news' },
      B2B: { fr: '/fr/professionnel/news', nl: '/nl/professioneel/news' },
    },
  },
  {
    route: { name: 'news.article', params: { slug: ['2026', 'raval'] } },
    addresses: {
      B2C: { fr: '/fr/news/2026/raval', nl: '/nl/news/2026/raval' },
      B2B: { fr: '/fr/professionnel/news/2026/raval', nl: '/nl/professioneel/news/2026/raval' },
    },
  },
  {
    route: { name: 'financing', params: {} },
    addresses: {
      B2C: { fr: '/fr/financement', nl: '/nl/financiering' },
      B2B: { fr: '/fr/professionnel/financement', nl: '/nl/professioneel/financiering' },
    },
  },
  {
    route: { name: 'financial-solutions', params: {} },
    addresses: {
      B2C: { fr: '/fr/financial-solutions', nl: '/nl/financial-solutions' },
      B2B: { fr: '/fr/professionnel/financial-solutions', nl: '/nl/professioneel/financial-solutions' },
    },
  },
  {
    route: { name: 'wecare', params: {} },
    addresses: {
      B2C: { fr: '/fr/wecare', nl: '/nl/wecare' },
      B2B: { fr: '/fr/professionnel/wecare', nl: '/nl/professioneel/wecare' },
    },
  },
  {
    route: { name: 'personal-lease', params: {} },
    addresses: {
      B2C: { fr: '/fr/personal-lease', nl: '/nl/personal-lease' },
      B2B: { fr: '/fr/professionnel/personal-lease', nl: '/nl/professioneel/personal-lease' },
    },
  },
  {
    route: { name: 'private-lease', params: {} },
    addresses: {
      B2C: { fr: '/fr/private-lease', nl: '/nl/private-lease' },
      B2B: { fr: '/fr/professionnel/private-lease', nl: '/nl/professioneel/private-lease' },
    },
  },
  {
    route: { name: 'financial-rent', params: {} },
    addresses: {
      B2C: { fr: '/fr/renting-financier', nl: '/nl/financiele-renting' },
      B2B: { fr: '/fr/professionnel/renting-financier', nl: '/nl/professioneel/financiele-renting' },
    },
  },
  {
    route: { name: 'stock', params: {} },
    addresses: {
      B2C: { fr: '/fr/stock', nl: '/nl/stock' },
      B2B: { fr: '/fr/professionnel/stock', nl: '/nl/professioneel/stock' },
    },
  },
  {
    route: { name: 'stock.model', params: { modelName: 'LEONBREAK' } },
    addresses: {
      B2C: { fr: '/fr/stock/leon-sportstourer', nl: '/nl/stock/leon-sportstourer' },
      B2B: { fr: '/fr/professionnel/stock/leon-sportstourer', nl: '/nl/professioneel/stock/leon-sportstourer' },
    },
  },
  {
    route: { name: 'stock.vehicle', params: { modelName: 'BORN', commissionId: '42' } },
    addresses: {
      B2C: { fr: '/fr/stock/born/42', nl: '/nl/stock/born/42' },
      B2B: { fr: '/fr/professionnel/stock/born/42', nl: '/nl/professioneel/stock/born/42' },
    },
  },
  {
    route: { name: 'stock.flemish-region-incentive', params: { modelName: 'BORN' } },
    addresses: {
      B2C: { fr: '/fr/stock/born/flemish-region-incentive', nl: '/nl/stock/born/flemish-region-incentive' },
      B2B: {
        fr: '/fr/professionnel/stock/born/flemish-region-incentive',
        nl: '/nl/professioneel/stock/born/flemish-region-incentive',
      },
    },
  },
  {
    route: { name: 'stocks.formentor', params: {} },
    addresses: {
      B2C: { fr: '/fr/stocks/formentor', nl: '/nl/stocks/formentor' },
      B2B: { fr: '/fr/professionnel/stocks/formentor', nl: '/nl/professioneel/stocks/formentor' },
    },
  },
  {
    route: { name: 'client-informations', params: {} },
    addresses: {
      B2C: { fr: '/fr/informations-client', nl: '/nl/klantinformatie' },
      B2B: { fr: '/fr/professionnel/informations-client', nl: '/nl/professioneel/klantinformatie' },
    },
  },
  {
    route: { name: 'client-informations.tab', params: { tab_slug_id: 'garantie' } },
    addresses: {
      B2C: { fr: '/fr/informations-client/garantie', nl: '/nl/klantinformatie/garantie' },
      B2B: { fr: '/fr/professionnel/informations-client/garantie', nl: '/nl/professioneel/klantinformatie/garantie' },
    },
  },
  {
    route: { name: 'entretien-reparation', params: {} },
    addresses: {
      B2C: { fr: '/fr/entretien-reparation', nl: '/nl/onderhoud-herstellingen' },
      B2B: { fr: '/fr/professionnel/entretien-reparation', nl: '/nl/professioneel/onderhoud-herstellingen' },
    },
  },
  {
    route: { name: 'entretien-reparation.tab', params: { tab_slug_id: 'pneus' } },
    addresses: {
      B2C: { fr: '/fr/entretien-reparation/pneus', nl: '/nl/onderhoud-herstellingen/pneus' },
      B2B: {
        fr: '/fr/professionnel/entretien-reparation/pneus',
        nl: '/nl/professioneel/onderhoud-herstellingen/pneus',
      },
    },
  },
  {
    route: { name: 'services', params: {} },
    addresses: {
      B2C: { fr: '/fr/services', nl: '/nl/services' },
      B2B: { fr: '/fr/professionnel/services', nl: '/nl/professioneel/services' },
    },
  },
  {
    route: { name: 'services.tab', params: { tab_slug_id: 'mobilite' } },
    addresses: {
      B2C: { fr: '/fr/services/mobilite', nl: '/nl/services/mobilite' },
      B2B: { fr: '/fr/professionnel/services/mobilite', nl: '/nl/professioneel/services/mobilite' },
    },
  },
  {
    route: { name: 'environnement', params: {} },
    addresses: {
      B2C: { fr: '/fr/environnement', nl: '/nl/milieu' },
      B2B: { fr: '/fr/professionnel/environnement', nl: '/nl/professioneel/milieu' },
    },
  },
  {
    route: { name: 'environnement.tab', params: { tab_slug_id: 'batteries' } },
    addresses: {
      B2C: { fr: '/fr/environnement/batteries', nl: '/nl/milieu/batteries' },
      B2B: { fr: '/fr/professionnel/environnement/batteries', nl: '/nl/professioneel/milieu/batteries' },
    },
  },
  {
    route: { name: 'editions.tribe', params: {} },
    addresses: {
      B2C: { fr: '/fr/editions/tribe', nl: '/nl/edities/tribe' },
      B2B: { fr: '/fr/professionnel/editions/tribe', nl: '/nl/professioneel/edities/tribe' },
    },
  },
  {
    route: { name: 'business-edition-2024', params: {} },
    addresses: {
      B2C: { fr: '/fr/business-edition-2024', nl: '/nl/business-edition-2024' },
      B2B: { fr: '/fr/professionnel/business-edition-2024', nl: '/nl/professioneel/business-edition-2024' },
    },
  },
]

const added = (route: SpecRoute['route'], { fr, nl }: Addresses): SpecRoute => ({
  route,
  addresses: {
    B2C: { fr: `/fr/${fr}`, nl: `/nl/${nl}` },
    B2B: { fr: `/fr/professionnel/${fr}`, nl: `/nl/professioneel/${nl}` },
  },
})

/** Routes that the specification does not name and the law, or the site itself, asks for. */
export const addedRoutes: readonly SpecRoute[] = [
  added({ name: 'accessibility-statement', params: {} }, { fr: 'accessibilite', nl: 'toegankelijkheid' }),
  added({ name: 'my-cars', params: {} }, { fr: 'mes-voitures', nl: 'mijn-wagens' }),
  added({ name: 'cookie-policy', params: {} }, { fr: 'politique-cookies', nl: 'cookiebeleid' }),
  added(
    { name: 'car-configurator.carline', params: { carline_code: 'BORN' } },
    { fr: 'configurateur/models/born', nl: 'car-configurator/models/born' },
  ),
  added(
    { name: 'car-configurator.compare', params: { cupra_code: 'K7M2Q9XA', other_codes: ['A1B2C3D4'] } },
    {
      fr: 'configurateur/compare/K7M2Q9XA/A1B2C3D4',
      nl: 'car-configurator/compare/K7M2Q9XA/A1B2C3D4',
    },
  ),
  added(
    {
      name: 'car-configurator.compare',
      params: { cupra_code: 'K7M2Q9XA', other_codes: ['A1B2C3D4', 'B1234567'] },
    },
    {
      fr: 'configurateur/compare/K7M2Q9XA/A1B2C3D4/B1234567',
      nl: 'car-configurator/compare/K7M2Q9XA/A1B2C3D4/B1234567',
    },
  ),
  added(
    { name: 'stock.compare', params: { commissionIds: ['B1234567', 'B7654321'] } },
    { fr: 'stock/compare/B1234567/B7654321', nl: 'stock/compare/B1234567/B7654321' },
  ),
  added(
    { name: 'financing.calculation', params: { calculation: '2FPMF5MJ~pl~48~15000~' } },
    { fr: 'financement/calcul/2FPMF5MJ~pl~48~15000~', nl: 'financiering/berekening/2FPMF5MJ~pl~48~15000~' },
  ),
  added(
    { name: 'financing.costs', params: { costs: '2FPMF5MJ~48~15000~wallonia~50~0,30~1,32' } },
    {
      fr: 'financement/couts/2FPMF5MJ~48~15000~wallonia~50~0%2C30~1%2C32',
      nl: 'financiering/kosten/2FPMF5MJ~48~15000~wallonia~50~0%2C30~1%2C32',
    },
  ),
  added(
    { name: 'financing.budget', params: { budget: '550~pl~48~15000~' } },
    { fr: 'financement/budget/550~pl~48~15000~', nl: 'financiering/budget/550~pl~48~15000~' },
  ),
  added(
    { name: 'financial-solutions.choice', params: { choice: 'own~48~none~15000~some' } },
    {
      fr: 'financial-solutions/choix/own~48~none~15000~some',
      nl: 'financial-solutions/keuze/own~48~none~15000~some',
    },
  ),
  added(
    { name: 'fleet.calculation', params: { fleet: 'ol~2FPMF5MJ*10*48*20000' } },
    { fr: 'fleet/calcul/ol~2FPMF5MJ*10*48*20000', nl: 'fleet/berekening/ol~2FPMF5MJ*10*48*20000' },
  ),
  added({ name: 'contact.dealer', params: { dealer: 'gent' } }, { fr: 'contact/gent', nl: 'contact/gent' }),
  added({ name: 'faq.topic', params: { topic: 'part-exchange' } }, { fr: 'faq/reprise', nl: 'faq/overname' }),
  added({ name: 'faq.question', params: { question: 'trade-in' } }, { fr: 'faq/trade-in', nl: 'faq/trade-in' }),
  added({ name: 'message', params: { message_kind: 'test-drive' } }, { fr: 'message/essai', nl: 'bericht/testrit' }),
  added({ name: 'message.receipt', params: {} }, { fr: 'message/suivi', nl: 'bericht/opvolging' }),
  added({ name: 'news.page', params: { page: '2' } }, { fr: 'news/page/2', nl: 'news/page/2' }),
]
