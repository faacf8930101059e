import type { PictureView } from '@/contract/common'
import type { CatalogueItem, Cents } from './types'

type Extra = Pick<CatalogueItem, 'kind' | 'category' | 'title'> & Required<Pick<CatalogueItem, 'description'>>

function option(fr: string, nl: string, descriptionFr: string, descriptionNl: string): Extra {
  return {
    kind: 'option',
    category: 'options',
    title: { fr, nl },
    description: { fr: descriptionFr, nl: descriptionNl },
  }
}

function pack(fr: string, nl: string, descriptionFr: string, descriptionNl: string): Extra {
  return { ...option(fr, nl, descriptionFr, descriptionNl), kind: 'pack', category: 'packs' }
}

function edition(fr: string, nl: string, descriptionFr: string, descriptionNl: string): Extra {
  return { ...pack(fr, nl, descriptionFr, descriptionNl), kind: 'edition' }
}

function service(fr: string, nl: string, descriptionFr: string, descriptionNl: string): Extra {
  return { ...option(fr, nl, descriptionFr, descriptionNl), kind: 'service', category: 'services' }
}

/** What can be had on top, in the words of every carline that has it. */
// biome-ignore format: one extra, one line
export const EXTRAS = {
  PANO: option('Toit panoramique', 'Panoramadak', 'Vitrage teinté, ouverture électrique et pare-soleil.', 'Getint glas, elektrisch te openen, met zonnescherm.'),
  PANF: option('Toit vitré panoramique fixe', 'Vast panoramadak', 'Verre feuilleté qui filtre la chaleur.', 'Gelaagd glas dat de warmte tegenhoudt.'),
  BROF: option('Toit noir contrasté', 'Contrasterend zwart dak', 'Toit et becquet laqués en noir brillant.', 'Dak en dakspoiler in hoogglanzend zwart.'),
  HITC: option('Attache-remorque escamotable', 'Wegklapbare trekhaak', 'Déverrouillage électrique depuis le coffre, prise 13 broches.', 'Elektrisch te ontgrendelen vanuit de koffer, 13-polige stekkerdoos.'),
  SPAR: option('Roue de secours galette', 'Compact reservewiel', 'Avec cric et clé, dans le fond du coffre.', 'Met krik en sleutel, onder de laadvloer.'),
  AUDI: option('Système audio 12 haut-parleurs', 'Audiosysteem met 12 luidsprekers', 'Amplificateur de 390 W et caisson de basses dans le coffre.', 'Versterker van 390 W en subwoofer onder de laadvloer.'),
  CAMR: option('Caméra de recul', 'Achteruitrijcamera', 'Image du pare-chocs au sol, avec lignes de guidage.', 'Beeld van bumper tot grond, met hulplijnen.'),
  C360: option('Caméra à 360°', '360°-camera', 'Quatre caméras qui montrent la voiture vue du ciel.', 'Vier camera’s die de wagen van bovenaf tonen.'),
  HUDP: option('Affichage tête haute', 'Head-updisplay', 'Vitesse et navigation à réalité augmentée sur le pare-brise.', 'Snelheid en navigatie met augmented reality op de voorruit.'),
  MATX: option('Phares Matrix LED', 'Matrixledkoplampen', 'Les feux de route restent allumés sans éblouir personne.', 'Het grootlicht blijft aan zonder iemand te verblinden.'),
  HEAT: option('Sièges avant et volant chauffants', 'Verwarmde voorzetels en stuurwiel', 'Trois niveaux, réglés à l’écran ou à la voix.', 'Drie standen, via het scherm of met je stem.'),
  WIND: option('Pare-brise chauffant', 'Verwarmde voorruit', 'Dégivré en deux minutes, sans gratter.', 'IJsvrij in twee minuten, zonder krabben.'),
  ELST: option('Sièges avant électriques à mémoire', 'Elektrische voorzetels met geheugen', 'Réglage à douze voies, trois positions en mémoire.', 'In twaalf richtingen verstelbaar, drie posities in het geheugen.'),
  TAIL: option('Hayon électrique mains libres', 'Elektrische achterklep, handsfree', 'S’ouvre d’un mouvement du pied.', 'Gaat open met een voetbeweging.'),
  CHAS: option('Châssis adaptatif', 'Adaptief onderstel', 'Amortisseurs pilotés, quinze réglages.', 'Gestuurde schokdempers, vijftien standen.'),
  BRAK: option('Freins haute performance', 'Hogeprestatieremmen', 'Disques de 375 mm et étriers six pistons, couleur cuivre.', 'Schijven van 375 mm en koperkleurige zeszuigerklauwen.'),
  HPMP: option('Pompe à chaleur', 'Warmtepomp', 'Chauffe avec moitié moins d’énergie environ : l’autonomie baisse moins par temps froid.', 'Verwarmt met ongeveer half zoveel energie: bij kou verlies je minder rijbereik.'),
  V2LO: option('Prise extérieure 230 V', 'Externe 230V-aansluiting', 'La batterie alimente vélos, outils ou barbecue.', 'De batterij voedt fietsen, gereedschap of barbecue.'),
  RAIL: option('Rails de toit', 'Dakrails', 'Aluminium noir, charge jusqu’à 75 kg.', 'Zwart aluminium, belasting tot 75 kg.'),
  PKWI: pack('Pack Hiver', 'Winterpack', 'Sièges avant, volant et pare-brise chauffants.', 'Verwarmde voorzetels, stuurwiel en voorruit.'),
  PKTE: pack('Pack Tech', 'Techpack', 'Affichage tête haute et caméra à 360°.', 'Head-updisplay en 360°-camera.'),
  PKPE: pack('Pack Performance', 'Performancepack', 'Châssis adaptatif et freins haute performance.', 'Adaptief onderstel en hogeprestatieremmen.'),
  PKAE: pack('Pack Aéro', 'Aeropack', 'Lame avant, jupes et diffuseur en fibre de carbone.', 'Voorspoiler, sideskirts en diffuser in koolstofvezel.'),
  PKCO: pack('Pack Confort', 'Comfortpack', 'Sièges avant électriques à mémoire et hayon électrique.', 'Elektrische voorzetels met geheugen en elektrische achterklep.'),
  EDTR: edition('Édition Tribe', 'Tribe-editie', 'Numérotée : détails cuivre, seuils lumineux, toit noir.', 'Genummerd: koperen details, verlichte instaplijsten, zwart dak.'),
  EDPE: edition('Édition Nuit Pétrole', 'Petrolnacht-editie', 'Badges sombres, surpiqûres pétrole, éclairage d’ambiance étendu.', 'Donkere badges, petrolkleurige stiknaden, uitgebreide sfeerverlichting.'),
  SRV3: service('Entretien 3 ans / 60.000 km', 'Onderhoud 3 jaar / 60.000 km', 'Tous les entretiens prévus, pièces et main-d’œuvre.', 'Alle voorziene onderhoudsbeurten, onderdelen en werkuren.'),
  SRV5: service('Entretien 5 ans / 100.000 km', 'Onderhoud 5 jaar / 100.000 km', 'Tous les entretiens prévus, pièces et main-d’œuvre.', 'Alle voorziene onderhoudsbeurten, onderdelen en werkuren.'),
  TYRW: service('Jeu de roues d’hiver', 'Set winterwielen', 'Quatre roues complètes, montées et stockées la première saison.', 'Vier complete wielen, het eerste seizoen gemonteerd en bewaard.'),
  WALL: service('Borne murale 11 kW', 'Wandlader 11 kW', 'Avec installation standard et contrôle de conformité.', 'Met standaardinstallatie en keuring.'),
  /** Ordered until the 2026 catalogue. */
  NAVI: option('Navigation connectée', 'Geconnecteerde navigatie', 'Cartes à jour et trafic en temps réel.', 'Actuele kaarten en realtime verkeersinformatie.'),
  AUD9: option('Système audio 9 haut-parleurs', 'Audiosysteem met 9 luidsprekers', 'Amplificateur de 300 W.', 'Versterker van 300 W.'),
} as const satisfies Record<string, Extra>

export type ExtraCode = keyof typeof EXTRAS

/** What a dealer can still fit after delivery, by code: cents of labour on top of its price. Demonstration figures. */
export const FITTED_LATER: Readonly<Record<string, Cents>> = { HITC: 290_00, RAIL: 90_00, SPAR: 30_00 }

/** From where a part can be seen on the car. What cannot be seen, shows by itself or is not drawn there is left out. */
export const SEEN_FROM: Readonly<Partial<Record<ExtraCode, PictureView>>> = {
  TAIL: 'ext-rear',
  CAMR: 'ext-rear',
  C360: 'ext-front',
  MATX: 'ext-front',
  HUDP: 'int-dash',
  AUDI: 'int-dash',
  HEAT: 'int-seats',
  ELST: 'int-seats',
  BRAK: 'ext-wheel',
  CHAS: 'ext-low34',
  PKWI: 'int-seats',
  PKCO: 'int-seats',
  PKTE: 'int-dash',
  PKPE: 'ext-wheel',
}

const ENDS = ['ext-front', 'ext-rear'] as const
const QUARTERS = ['ext-f34', 'ext-r34'] as const
const WHOLE = [...QUARTERS, ...ENDS, 'ext-side', 'ext-low34'] as const

/** What a car wears that the studio does not draw yet: the views from which it would be seen. Brakes of copper are drawn behind the wheels that they need. */
export const NOT_DRAWN: Readonly<Partial<Record<ExtraCode, readonly PictureView[]>>> = {
  PANO: QUARTERS,
  PANF: QUARTERS,
  BROF: WHOLE,
  RAIL: WHOLE,
  HITC: ['ext-r34', 'ext-rear'],
  PKAE: WHOLE,
  EDTR: WHOLE,
  EDPE: [...QUARTERS, ...ENDS, 'int-dash', 'int-seats', 'int-stitch'],
}
