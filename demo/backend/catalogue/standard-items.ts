import type { StandardItem } from './types'

type Group = StandardItem['group']

function item(code: string, group: Group, fr: string, nl: string): StandardItem {
  return { code, group, title: { fr, nl } }
}

/** What a version can carry from the start. */
// biome-ignore format: one item, one line
export const STANDARD_ITEMS: readonly StandardItem[] = [
  item('AIRB', 'safety', 'Sept airbags, dont un central', 'Zeven airbags, waaronder een middenairbag'),
  item('AEBS', 'safety', 'Freinage d’urgence avec détection des piétons et cyclistes', 'Noodremsysteem met herkenning van voetgangers en fietsers'),
  item('LANE', 'safety', 'Assistant de maintien de voie', 'Rijstrookassistent'),
  item('ECAL', 'safety', 'Appel d’urgence eCall', 'Noodoproep eCall'),
  item('ISOF', 'safety', 'Fixations Isofix et i-Size', 'Isofix- en i-Size-bevestigingen'),
  item('BLIS', 'safety', 'Alerte d’angle mort et de sortie de stationnement', 'Dodehoekwaarschuwing en uitparkeerassistent'),
  item('TRAV', 'safety', 'Assistant de conduite sur autoroute', 'Rijassistent voor de autosnelweg'),
  item('CLIM', 'comfort', 'Climatisation automatique à trois zones', 'Automatische klimaatregeling met drie zones'),
  item('KEYL', 'comfort', 'Accès et démarrage sans clé', 'Sleutelloos openen en starten'),
  item('ARMR', 'comfort', 'Accoudoir central avant', 'Middenarmsteun voorin'),
  item('FOLD', 'comfort', 'Rétroviseurs rabattables électriquement', 'Elektrisch inklapbare buitenspiegels'),
  item('PRIV', 'comfort', 'Vitres arrière surteintées', 'Donker getinte achterruiten'),
  item('DIGI', 'technology', 'Combiné d’instruments numérique 10,25"', 'Digitaal instrumentenpaneel van 10,25"'),
  item('SC12', 'technology', 'Écran tactile 12,9" avec commande vocale', 'Aanraakscherm van 12,9" met spraakbediening'),
  item('LINK', 'technology', 'Apple CarPlay et Android Auto sans fil', 'Draadloze Apple CarPlay en Android Auto'),
  item('USBC', 'technology', 'Quatre prises USB-C 45 W', 'Vier usb-c-poorten van 45 W'),
  item('QIPA', 'technology', 'Recharge par induction ventilée', 'Gekoelde draadloze lader'),
  item('CONN', 'technology', 'Services connectés pendant trois ans', 'Geconnecteerde diensten voor drie jaar'),
  item('ELED', 'exterior', 'Phares full LED', 'Full-ledkoplampen'),
  item('SIGN', 'exterior', 'Signature lumineuse à trois triangles', 'Lichtsignatuur met drie driehoeken'),
  item('RBAR', 'exterior', 'Bandeau lumineux arrière avec logo éclairé', 'Doorlopende achterlichten met verlicht logo'),
  item('COPD', 'exterior', 'Touches extérieures couleur cuivre', 'Koperkleurige accenten aan de buitenkant'),
  item('QUAD', 'exterior', 'Quatre sorties d’échappement', 'Vier uitlaten'),
  item('SPOI', 'exterior', 'Becquet de toit sport', 'Sportieve dakspoiler'),
  item('WHEL', 'interior', 'Volant sport en cuir avec touches satellites', 'Sportstuurwiel in leder met satelliettoetsen'),
  item('AMBI', 'interior', 'Éclairage d’ambiance enveloppant', 'Omringende sfeerverlichting'),
  item('SPOR', 'interior', 'Sièges sport à appuie-tête intégré', 'Sportzetels met geïntegreerde hoofdsteun'),
  item('ALUP', 'interior', 'Pédalier en aluminium', 'Aluminium pedalen'),
  item('PARK', 'driving', 'Aide au stationnement avant et arrière', 'Parkeerhulp voor- en achteraan'),
  item('ACCP', 'driving', 'Régulateur de vitesse adaptatif prédictif', 'Predictieve adaptieve cruisecontrol'),
  item('MODE', 'driving', 'Modes de conduite Comfort, Sport et Individual', 'Rijmodi Comfort, Sport en Individual'),
  item('MCUP', 'driving', 'Mode de conduite Performance et contrôle de couple', 'Rijmodus Performance en koppelverdeling'),
  item('ONEP', 'driving', 'Freinage récupératif à palettes', 'Recuperatief remmen met schakelflippers'),
  item('LAUN', 'driving', 'Départ assisté', 'Launch control'),
]

/** The equipment of every entry version. */
export const ENTRY_EQUIPMENT = [
  'AIRB',
  'AEBS',
  'LANE',
  'ECAL',
  'ISOF',
  'CLIM',
  'ARMR',
  'DIGI',
  'SC12',
  'LINK',
  'USBC',
  'CONN',
  'ELED',
  'SIGN',
  'WHEL',
  'PARK',
  'MODE',
] as const
/** What the middle trim adds. */
export const MIDDLE_EQUIPMENT = ['BLIS', 'KEYL', 'FOLD', 'PRIV', 'QIPA', 'RBAR', 'AMBI', 'ACCP'] as const
/** What a VZ adds to the middle trim. */
export const VZ_EQUIPMENT = ['TRAV', 'COPD', 'SPOI', 'SPOR', 'ALUP', 'MCUP', 'LAUN'] as const
