import type { FuelType } from '@/domain/fuel-type'
import type { Bilingual } from '@/domain/language'

interface Step {
  readonly title: Bilingual
  /** By what the car holds; a line without `only` is for every car. */
  readonly lines: readonly { readonly text: Bilingual; readonly only?: 'highVoltage' | 'petrol' | 'petrolAlone' }[]
}

export const SHEET = {
  kind: { fr: 'Fiche de secours', nl: 'Reddingsfiche' },
  demonstration: {
    fr: 'DOCUMENT DE DÉMONSTRATION. Voiture et emplacements fictifs : ne pas utiliser lors d’une intervention réelle.',
    nl: 'DEMONSTRATIEDOCUMENT. Fictieve wagen en fictieve plaatsen: niet gebruiken bij een echte interventie.',
  },
  leftSide: { fr: 'Vue du côté gauche', nl: 'Linkerzijde' },
  versions: { fr: 'Versions', nl: 'Versies' },
  dimensions: { fr: 'Longueur × largeur × hauteur', nl: 'Lengte × breedte × hoogte' },
  mass: { fr: 'Masse à vide', nl: 'Leeggewicht' },
  voltage: { fr: 'Batterie haute tension', nl: 'Hoogspanningsbatterij' },
  made: { fr: 'Établie le', nl: 'Opgemaakt op' },
  layout: {
    fr: 'Ordre des rubriques inspiré de l’ISO 17840. Aucune certification.',
    nl: 'Volgorde van de rubrieken naar ISO 17840. Geen certificering.',
  },
} as const satisfies Record<string, Bilingual>

export const STEPS: readonly Step[] = [
  {
    title: { fr: '1. Identifier', nl: '1. Herkennen' },
    lines: [
      {
        text: {
          fr: 'Nom du modèle à l’arrière, au centre du hayon.',
          nl: 'Modelnaam achteraan, midden op de achterklep.',
        },
      },
      {
        text: {
          fr: 'Trappe de recharge et câbles orange : la voiture a une haute tension, même moteur à l’arrêt et sans bruit.',
          nl: 'Laadklep en oranje kabels: de wagen staat onder hoogspanning, ook stil en zonder geluid.',
        },
        only: 'highVoltage',
      },
      {
        text: { fr: 'Trappe à carburant sur l’aile arrière droite.', nl: 'Tankklep op het rechterachterspatbord.' },
        only: 'petrol',
      },
    ],
  },
  {
    title: { fr: '2. Immobiliser', nl: '2. Vastzetten' },
    lines: [
      {
        text: {
          fr: 'Caler les roues, serrer le frein de stationnement, mettre sur P ou au point mort.',
          nl: 'Wielen blokkeren, parkeerrem op, in P of neutraal zetten.',
        },
      },
      {
        text: {
          fr: 'Points de levage sous les bas de caisse, derrière les roues avant et devant les roues arrière.',
          nl: 'Hefpunten onder de dorpels, achter de voorwielen en voor de achterwielen.',
        },
      },
    ],
  },
  {
    title: { fr: '3. Écarter les dangers', nl: '3. Gevaren uitschakelen' },
    lines: [
      {
        text: {
          fr: 'Couper le contact. Éloigner la clé d’au moins cinq mètres.',
          nl: 'Contact uit. Sleutel op minstens vijf meter leggen.',
        },
      },
      { text: { fr: 'Débrancher le câble de recharge.', nl: 'Laadkabel uittrekken.' }, only: 'highVoltage' },
      {
        text: {
          fr: 'Débrancher la batterie 12 V sous le capot : la haute tension et les airbags sont alors coupés. Attendre une minute.',
          nl: '12V-batterij onder de motorkap loskoppelen: hoogspanning en airbags zijn dan uit. Een minuut wachten.',
        },
        only: 'highVoltage',
      },
      {
        text: { fr: 'Débrancher la batterie 12 V sous le capot.', nl: '12V-batterij onder de motorkap loskoppelen.' },
        only: 'petrolAlone',
      },
    ],
  },
  {
    title: { fr: '4. Accéder aux occupants', nl: '4. Bij de inzittenden komen' },
    lines: [
      {
        text: {
          fr: 'Pare-brise et lunette en verre feuilleté, vitres latérales en verre trempé.',
          nl: 'Voor- en achterruit van gelaagd glas, zijruiten van gehard glas.',
        },
      },
      {
        text: {
          fr: 'Ne pas couper dans les zones bleues : générateurs de gaz et prétensionneurs.',
          nl: 'Niet knippen in de blauwe zones: gasgeneratoren en gordelspanners.',
        },
      },
    ],
  },
  {
    title: { fr: '5. Énergie et liquides', nl: '5. Energie en vloeistoffen' },
    lines: [
      {
        text: {
          fr: 'Ne jamais couper, percer ni écraser la batterie haute tension ou un câble orange.',
          nl: 'Nooit knippen, boren of drukken op de hoogspanningsbatterij of een oranje kabel.',
        },
        only: 'highVoltage',
      },
      {
        text: {
          fr: 'Carburant : essence. Vapeurs inflammables, écarter toute flamme.',
          nl: 'Brandstof: benzine. Ontvlambare dampen, geen open vuur.',
        },
        only: 'petrol',
      },
    ],
  },
  {
    title: { fr: '6. En cas de feu', nl: '6. Bij brand' },
    lines: [
      {
        text: {
          fr: 'Batterie : beaucoup d’eau, longtemps. Surveiller la température : un feu peut reprendre après des heures.',
          nl: 'Batterij: veel water, lang. Temperatuur blijven meten: brand kan na uren heroplaaien.',
        },
        only: 'highVoltage',
      },
      { text: { fr: 'Carburant : mousse ou poudre.', nl: 'Brandstof: schuim of poeder.' }, only: 'petrol' },
    ],
  },
  {
    title: { fr: '7. Dans l’eau', nl: '7. In het water' },
    lines: [
      {
        text: {
          fr: 'Sortir la voiture, laisser s’écouler l’eau, puis appliquer les points 2 et 3.',
          nl: 'Wagen uit het water halen, laten leeglopen, dan punten 2 en 3 uitvoeren.',
        },
      },
    ],
  },
  {
    title: { fr: '8. Remorquer et garder', nl: '8. Slepen en bewaren' },
    lines: [
      {
        text: {
          fr: 'Roues motrices levées. Jamais au sol : les moteurs produiraient du courant.',
          nl: 'Aangedreven wielen van de grond. Nooit slepen op de grond: de motoren zouden stroom opwekken.',
        },
        only: 'highVoltage',
      },
      {
        text: {
          fr: 'Garer à l’écart, à l’air libre, sous surveillance.',
          nl: 'Apart stallen, in open lucht, onder toezicht.',
        },
      },
    ],
  },
]

/** The lines of a step for a car of these energies. */
export function linesFor(step: Step, fuels: readonly FuelType[]): readonly Bilingual[] {
  const has = {
    highVoltage: fuels.some((fuel) => fuel !== 'BENZINE'),
    petrol: fuels.some((fuel) => fuel !== 'ELECTRIC'),
    petrolAlone: fuels.every((fuel) => fuel === 'BENZINE'),
  }
  return step.lines.filter(({ only }) => !only || has[only]).map(({ text }) => text)
}
