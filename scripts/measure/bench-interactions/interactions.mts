// What visitors do on a phone, by the role and the name of what they touch.

type Role =
  | 'button'
  | 'link'
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'slider'
  | 'combobox'
  | 'textbox'
  | 'searchbox'
  | 'fold'

export interface Interaction {
  readonly role: Role
  readonly name: string | RegExp
  /** The name of the dialog that it is in. */
  readonly dialog?: string
  /** One of several of the same name, from 0. */
  readonly nth?: number
  readonly does:
    | { readonly kind: 'press' }
    /** A key of the keyboard. */
    | { readonly kind: 'key'; readonly key: string }
    | { readonly kind: 'choose'; readonly option: string }
}

export interface Walk {
  readonly name: string
  readonly path?: string
  readonly from?: { readonly page: string; readonly link: RegExp }
  /** Where the question of consent is the first thing that is answered. */
  readonly asksConsent?: boolean
  /** Of what the page answers: it has answered when its total or its text is another one. */
  readonly answer?: string
  readonly interactions: readonly Interaction[]
}

type Place = Pick<Interaction, 'dialog' | 'nth'>
const press = (role: Role, name: string | RegExp, place: Place = {}): Interaction => ({
  role,
  name,
  ...place,
  does: { kind: 'press' },
})
const fold = (name: string | RegExp, place?: Place) => press('fold', name, place)
const type = (name: string, key: string, role: Role = 'textbox'): Interaction => ({
  role,
  name,
  does: { kind: 'key', key },
})
const slide = (name: string): Interaction => type(name, 'ArrowRight', 'slider')
const choose = (name: string, option: string, place: Place = {}): Interaction => ({
  role: 'combobox',
  name,
  ...place,
  does: { kind: 'choose', option },
})

/** Ninety in all, in the order of a visit. */
export const WALKS: readonly Walk[] = [
  {
    name: 'consent and menu',
    path: '/nl/modellen/born',
    asksConsent: true,
    interactions: [
      press('button', 'Zelf kiezen'),
      press('checkbox', /^Meting/, { dialog: 'Je keuzes' }),
      press('button', 'Mijn keuze bewaren', { dialog: 'Je keuzes' }),
      fold('Menu'),
      fold('Kopen of huren'),
      fold(/^\s*Rijden/),
      type('Zoek op de site', 'b', 'searchbox'),
      press('link', 'FR'),
    ],
  },
  {
    name: 'consent refused, home',
    path: '/nl',
    asksConsent: true,
    interactions: [
      press('button', 'Alles weigeren'),
      type('Max. per maand', '4'),
      choose('Aandrijving', 'Elektrisch'),
      press('radio', 'Voor mijn zaak'),
      press('button', 'Toon de wagens'),
    ],
  },
  {
    name: 'configurator',
    path: '/fr/configurateur/conf/formentor.v150m.2027a.oxyw-w17a-clot',
    answer: '[data-total]',
    interactions: [
      press('button', 'Vue suivante'),
      press('link', 'Gris Moteur'),
      press('link', 'Cuivre'),
      press('link', 'Jantes alliage 19″ Aneto'),
      press('link', 'Microfibre bleu pétrole'),
      press('link', 'Pack Hiver'),
      press('link', 'Caméra de recul'),
      press('link', 'Entretien 5 ans / 100.000 km'),
      press('link', 'Core 1.5 eTSI 150 ch DSG'),
      press('button', 'Chercher dans les choix'),
    ],
  },
  {
    name: 'configurator, summary',
    path: '/nl/professioneel/car-configurator/conf/born.b170.2027a.oxyw-w18a-clot',
    interactions: [
      press('button', 'De wagen vergroten'),
      fold('QR-code'),
      type('Je postcode', '1'),
      choose('Looptijd', '36 maanden'),
      press('button', 'Herberekenen'),
      press('button', 'Link kopiëren'),
    ],
  },
  {
    name: 'list of the stock',
    path: '/nl/stock',
    answer: 'main [role=status]',
    interactions: [
      press('button', 'Filteren'),
      press('link', /^Elektrisch/, { dialog: 'Filters' }),
      press('link', /^In stock/, { dialog: 'Filters' }),
      press('link', /^Zuurstofwit/, { dialog: 'Filters' }),
      press('link', /^Grafiet/, { dialog: 'Filters' }),
      press('button', /wagens?\s+tonen$/, { dialog: 'Filters' }),
      press('button', 'Vergelijken'),
      press('button', 'Vergelijken', { nth: 1 }),
      press('link', 'Prijs oplopend'),
    ],
  },
  {
    name: 'list of a model',
    path: '/fr/professionnel/stock/terramar',
    answer: 'main [role=status]',
    interactions: [
      press('button', 'Filtrer'),
      press('link', /^Hybride rechargeable/, { dialog: 'Filtres' }),
      press('link', /^Noir Minuit/, { dialog: 'Filtres' }),
      press('button', /^Voir /, { dialog: 'Filtres' }),
      fold('Suivre cette recherche'),
    ],
  },
  {
    name: 'car in stock',
    from: { page: '/fr/stock', link: /href="(\/fr\/stock\/[a-z-]+\/[^"/?]+)"/ },
    interactions: [
      fold('Conditions'),
      press('button', 'Comparer'),
      press('button', 'Partager le lien'),
      type('Chercher dans l’équipement', 'a', 'searchbox'),
      fold('Équipement de cette voiture'),
      fold('Données techniques'),
      choose('Durée', '36 mois'),
      choose('Région', 'Wallonie'),
      fold('Comparer avec les autres formules'),
    ],
  },
  {
    name: 'models',
    path: '/fr/modeles',
    interactions: [
      press('radio', 'Électrique'),
      press('radio', 'Toute la gamme'),
      fold('Plus de filtres'),
      press('checkbox', 'Comparer la Raval'),
      press('checkbox', 'Comparer la Born'),
      type('Max. par mois', '4'),
    ],
  },
  {
    name: 'model',
    path: '/nl/modellen/formentor',
    interactions: [
      fold('Voorwaarden'),
      press('radio', 'Plug-inhybride'),
      press('radio', 'Benzine, vierwielaandrijving'),
      choose('Formule', 'AutoCredit'),
      choose('Looptijd', '36 maanden'),
      choose('Gewest', 'Brussel'),
    ],
  },
  {
    name: 'turning car',
    path: '/nl/modellen/born/design',
    interactions: [slide('De Born ronddraaien'), press('button', 'Naar rechts draaien')],
  },
  {
    name: 'electric tools',
    path: '/fr/electric',
    interactions: [
      choose('Votre voiture', 'Born Core'),
      slide('Température dehors'),
      slide('Part d’autoroute'),
      press('switch', 'Avec pompe à chaleur (option)'),
      fold('La batterie s’use-t-elle ?'),
    ],
  },
  {
    name: 'financing',
    path: '/fr/financement',
    interactions: [
      choose('Voiture', 'Born'),
      choose('Formule', 'Personal lease (EasyLease)'),
      choose('Durée', '36 mois'),
      type('Ce que vous pouvez payer par mois', '4'),
      press('button', 'Chercher'),
    ],
  },
  {
    name: 'choice of a product',
    path: '/nl/financial-solutions',
    interactions: [press('radio', 'Vier jaar'), press('button', 'Toon de formule die past')],
  },
  {
    name: 'fleet',
    path: '/fr/professionnel/fleet',
    interactions: [press('button', 'Suivant'), type('Nombre', '3')],
  },
  {
    name: 'questions',
    path: '/fr/faq',
    interactions: [type('Chercher dans les questions', 'p', 'searchbox'), fold('Comment garder ma configuration ?')],
  },
  {
    name: 'contact',
    path: '/nl/contact',
    interactions: [type('Postcode of gemeente', '9'), press('button', 'Zoeken')],
  },
  {
    name: 'consumption',
    path: '/nl/co2',
    interactions: [press('radio', 'Elektrisch'), fold('Wat betekent Euro 6e-bis?')],
  },
  {
    name: 'form',
    path: '/fr/message/essai?carline_code=FORMENTOR',
    interactions: [
      type('Code postal', '1'),
      choose('Distributeur', 'Petrol Motors Halle'),
      type('Prénom', 'A'),
      press('button', 'Demander l’essai'),
    ],
  },
]
