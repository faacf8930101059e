import type { Rule } from './types'

/** Rules that hold wherever the items they speak of are sold. Own rules of a carline stand with its data. */
export const COMMON_RULES: readonly Rule[] = [
  { kind: 'includes', subject: 'PKWI', all: ['HEAT', 'WIND'] },
  { kind: 'includes', subject: 'PKTE', all: ['HUDP', 'C360'] },
  { kind: 'includes', subject: 'PKPE', all: ['CHAS', 'BRAK'] },
  { kind: 'includes', subject: 'PKCO', all: ['ELST', 'TAIL'] },
  { kind: 'includes', subject: 'EDTR', all: ['BROF'] },
  {
    kind: 'replaces',
    subject: 'C360',
    all: ['CAMR'],
    why: { fr: 'La caméra à 360° remplace la caméra de recul.', nl: 'De 360°-camera vervangt de achteruitrijcamera.' },
  },
  {
    kind: 'replaces',
    subject: 'SRV5',
    all: ['SRV3'],
    why: {
      fr: 'Un seul contrat d’entretien à la fois : celui de 5 ans remplace celui de 3 ans.',
      nl: 'Eén onderhoudscontract tegelijk: dat van 5 jaar vervangt dat van 3 jaar.',
    },
  },
  {
    kind: 'replaces',
    subject: 'SRV3',
    all: ['SRV5'],
    why: {
      fr: 'Un seul contrat d’entretien à la fois : celui de 3 ans remplace celui de 5 ans.',
      nl: 'Eén onderhoudscontract tegelijk: dat van 3 jaar vervangt dat van 5 jaar.',
    },
  },
  {
    kind: 'excludes',
    subject: 'SPAR',
    all: ['AUDI'],
    why: {
      fr: 'La roue de secours et le caisson de basses du système audio occupent la même place, sous le coffre.',
      nl: 'Het reservewiel en de subwoofer van het audiosysteem nemen dezelfde plaats in, onder de laadvloer.',
    },
  },
  {
    kind: 'excludes',
    subject: 'PKAE',
    all: ['HITC'],
    why: {
      fr: 'Le diffuseur du Pack Aéro ne laisse pas passer l’attache-remorque.',
      nl: 'De diffuser van het Aeropack laat geen plaats voor de trekhaak.',
    },
  },
  {
    kind: 'excludes',
    subject: 'PANO',
    all: ['BROF'],
    why: {
      fr: 'Le toit panoramique est déjà en verre noir : le toit noir contrasté ne s’y combine pas.',
      nl: 'Het panoramadak is al van zwart glas: het contrasterende zwarte dak past er niet bij.',
    },
  },
  {
    kind: 'excludes',
    subject: 'PANO',
    all: ['RAIL'],
    why: {
      fr: 'Le toit panoramique coulisse là où se fixent les rails de toit.',
      nl: 'Het panoramadak schuift open waar de dakrails vastzitten.',
    },
  },
  {
    kind: 'excludes',
    subject: 'PANF',
    all: ['BROF'],
    why: {
      fr: 'Le toit vitré est déjà sombre : le toit noir contrasté ne s’y combine pas.',
      nl: 'Het glazen dak is al donker: het contrasterende zwarte dak past er niet bij.',
    },
  },
  {
    kind: 'excludes',
    subject: 'BROF',
    all: ['MIDN'],
    why: {
      fr: 'Sur une carrosserie Noir Minuit, le toit est déjà noir : le toit contrasté n’existe pas.',
      nl: 'Bij Middernachtzwart is het dak al zwart: het contrasterende dak bestaat er niet bij.',
    },
  },
  {
    kind: 'requires',
    subject: 'ELST',
    any: ['LEDR', 'MICR'],
    why: {
      fr: 'Les sièges électriques existent en cuir ou en microfibre.',
      nl: 'De elektrische zetels zijn er in leder of in microvezel.',
    },
  },
  {
    kind: 'requires',
    subject: 'HUDP',
    any: ['WIND', 'PKTE'],
    why: {
      fr: 'Pris seul, l’affichage tête haute demande le pare-brise chauffant.',
      nl: 'Apart besteld vraagt het head-updisplay om de verwarmde voorruit.',
    },
  },
  {
    kind: 'requires',
    subject: 'V2LO',
    any: ['HPMP'],
    why: {
      fr: 'La prise extérieure se commande avec la pompe à chaleur.',
      nl: 'De externe aansluiting wordt samen met de warmtepomp besteld.',
    },
  },
]
