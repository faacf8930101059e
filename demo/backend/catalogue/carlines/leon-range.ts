import { extra, interior, paint, rulesFor, version, wheel } from '../build'
import { ENGINES } from '../engines'
import { ENTRY_EQUIPMENT, MIDDLE_EQUIPMENT, STANDARD_ITEMS, VZ_EQUIPMENT } from '../standard-items'
import type { CarlineFacts, CatalogueItem } from '../types'

type Facts = Parameters<typeof version>[0]
/** What a version of the hatch and its counterpart of the estate do not share. */
type Own = Pick<Facts, 'code' | 'modelCode' | 'performance' | 'wltp' | 'massKg' | 'maxMassKg' | 'bootL' | 'euro'>
type Engine = (typeof ENGINES)[keyof typeof ENGINES]

interface LeonVersions {
  readonly manual: Own
  readonly automatic: Own
  readonly hybrid: Own
  readonly vz: Own & { readonly engine: Engine; readonly highlights: readonly Facts['highlights'][number][] }
  /** The two extras that one body has and the other has not. */
  readonly ownExtras: readonly [CatalogueItem, CatalogueItem]
}

const LOW_START = { paint: 'OXYW', wheel: 'W17A', interior: 'CLOT' }

/** Hatch and estate: the same trims, paints, wheels, interiors, prices of extras and rules. */
export function leonRange({
  manual,
  automatic,
  hybrid,
  vz: { engine, highlights, ...vz },
  ownExtras: [fourth, last],
}: LeonVersions): Pick<CarlineFacts, 'family' | 'seats' | 'modelYear' | 'versions' | 'items' | 'rules' | 'standards'> {
  const low = [manual.code, automatic.code]
  const high = [hybrid.code, vz.code]
  const items = [
    paint('white', 0),
    paint('grey', 290),
    paint('petrol', 790, { tags: ['popular'] }),
    paint('copper', 890, { tags: ['new'] }),
    paint('black', 690),
    paint('graphite', 690),
    paint('red', 790),
    paint('graphiteMatte', 1_990, { versions: [vz.code] }),
    wheel('W17A', 17, 'Escala', 'w1', 0, { versions: low }),
    wheel('W18A', 18, 'Portum', 'w2', 650, { standardOn: [hybrid.code], wltp: { co2: 2, consumptionPermille: 12 } }),
    wheel('W19A', 19, 'Estrella', 'w3', 1_350, {
      standardOn: [vz.code],
      tags: ['sport'],
      wltp: { co2: 4, consumptionPermille: 26 },
    }),
    interior('cloth', 0, { versions: [...low, hybrid.code] }),
    interior('microfibre', 850, { standardOn: [vz.code] }),
    interior('leather', 1_990),
    interior('bucket', 2_790, { versions: [vz.code], tags: ['sport'] }),
    extra('PKWI', 550, { tags: ['popular'] }),
    extra('PKTE', 1_290),
    extra('PKPE', 1_890, { versions: [vz.code], tags: ['sport'] }),
    // They must keep this position: a public code holds the positions of this list.
    fourth,
    extra('EDTR', 1_690, { versions: [vz.code], tags: ['edition'] }),
    extra('HEAT', 420, { standardOn: high }),
    extra('WIND', 280),
    extra('HUDP', 690),
    extra('SRV5', 1_690),
    extra('C360', 690),
    extra('CHAS', 890, { versions: high }),
    extra('BRAK', 1_390, { versions: [vz.code] }),
    extra('PANO', 1_190, { wltp: { co2: 2, consumptionPermille: 10 } }),
    extra('BROF', 490),
    extra('HITC', 890, { wltp: { co2: 1, consumptionPermille: 6 } }),
    last,
  ]
  return {
    family: 'Leon',
    seats: 5,
    modelYear: 2027,
    versions: [
      version({
        ...manual,
        trimLine: 'Core',
        ...ENGINES.tsi150manual,
        highlights: [
          { fr: 'Écran tactile 12,9"', nl: 'Aanraakscherm van 12,9"' },
          { fr: 'Phares full LED', nl: 'Full-ledkoplampen' },
          { fr: 'Climatisation à trois zones', nl: 'Klimaatregeling met drie zones' },
        ],
        start: LOW_START,
        standards: ENTRY_EQUIPMENT,
        deliveryWeeks: { min: 10, max: 14 },
      }),
      version({
        ...automatic,
        trimLine: 'Core',
        ...ENGINES.tsi150,
        highlights: [
          { fr: 'Boîte DSG à sept rapports', nl: 'DSG-automaat met zeven versnellingen' },
          { fr: 'Hybridation légère 48 V', nl: 'Mild hybrid van 48 V' },
          { fr: 'Accès et démarrage sans clé', nl: 'Sleutelloos openen en starten' },
        ],
        start: LOW_START,
        standards: ['KEYL'],
        basedOn: manual.code,
        deliveryWeeks: { min: 10, max: 14 },
      }),
      version({
        ...hybrid,
        trimLine: 'Tech',
        ...ENGINES.hybrid204,
        highlights: [
          { fr: 'Jusqu’à 129 km en électrique', nl: 'Tot 129 km elektrisch' },
          { fr: 'Sièges et volant chauffants', nl: 'Verwarmde zetels en stuurwiel' },
          { fr: 'Charge rapide 50 kW', nl: 'Snelladen tot 50 kW' },
        ],
        start: { paint: 'OXYW', wheel: 'W18A', interior: 'CLOT' },
        standards: MIDDLE_EQUIPMENT.filter((code) => code !== 'KEYL'),
        basedOn: automatic.code,
        deliveryWeeks: { min: 14, max: 18 },
      }),
      version({
        ...vz,
        trimLine: 'VZ',
        ...engine,
        highlights: [...highlights, { fr: 'Jantes alliage 19" Estrella', nl: '19"-lichtmetalen velgen Estrella' }],
        start: { paint: 'OXYW', wheel: 'W19A', interior: 'MICR' },
        standards: [...VZ_EQUIPMENT, 'QUAD'],
        basedOn: hybrid.code,
        deliveryWeeks: { min: 12, max: 18 },
      }),
    ],
    items,
    rules: rulesFor(items, [
      {
        kind: 'requires',
        subject: 'PKPE',
        any: ['W19A'],
        why: {
          fr: 'Le Pack Performance se monte avec des jantes de 19".',
          nl: 'Het Performancepack wordt gemonteerd met velgen van 19".',
        },
      },
      {
        kind: 'requires',
        subject: 'BRAK',
        any: ['W19A'],
        why: {
          fr: 'Les freins haute performance se montent avec des jantes de 19".',
          nl: 'De hogeprestatieremmen worden gemonteerd met velgen van 19".',
        },
      },
      {
        kind: 'excludes',
        subject: 'BUCK',
        all: ['PKWI'],
        why: {
          fr: 'Avec les sièges baquets, le Pack Hiver n’existe pas : le pare-brise chauffant se commande seul.',
          nl: 'Met de kuipzetels bestaat het Winterpack niet: de verwarmde voorruit bestel je apart.',
        },
      },
    ]),
    standards: STANDARD_ITEMS,
  }
}
