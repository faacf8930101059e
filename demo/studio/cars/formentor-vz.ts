import { inlay, turbine, twinSpoke } from './blades'
import type { CarDescription } from './description'
import { formentor } from './formentor'
import { copper, fork, led, pocket, rib, wheel } from './words'

/** The sharp one: wider intakes, a longer splitter, four pipes, copper, its own wheels. */
export const formentorVz: CarDescription = {
  ...formentor,
  stance: { ...formentor.stance, arch: 0.39, flare: 0.032 },
  presses: [pocket('front', '0 .715, .5 .715 .06, .66 .55 .06, .74 .3 .06, 0 .28', 26, 50)],
  ribs: [rib('.12 .22, .6 .27, 1.3 .36', 12, 45), rib('.2 .44, .7 .5, 1.35 .6', 12, 50)],
  headlights: [
    led('.4 .73, .58 .704, .76 .71, .95 .78', 11.5, { taper: 'end' }),
    led('.5 .714, .54 .764; .62 .71, .665 .774', 6.5, { straight: true }),
  ],
  lenses: '.585 .736, .71 .744, .775 .752',
  openings: {
    hex: ['0 .672, .44 .672 .03, .57 .56 .04, .5 .43 .04, 0 .43', '0 .385, .47 .385 .03, .55 .27 .03, 0 .25'],
    fins: '.6 .5 .03, .75 .6 .02, .78 .33 .03, .64 .275 .03',
  },
  masks: {
    front: [
      '0 .692, .455 .692 .03, .6 .56 .04, .535 .408 .04, .6 .25 .03, 0 .235',
      '.585 .515 .02, .765 .632 .02, .8 .315 .03, .625 .255 .03',
    ],
    rear: '0 .595, .39 .595 .03, .33 .43 .03, 0 .43',
  },
  diffuser: '0 .62, .44 .62 .04, .58 .5 .05, .82 .42, .86 .42, .86 .2, 0 .2',
  cladding: { ...formentor.cladding, arch: 0.04, material: 'gloss' },
  fittings: { ...formentor.fittings, plates: [0.5, 0.52] },
  accents: [
    copper('front', '.61 .5, .755 .606', 7, { straight: true }),
    copper('front', '.755 .606, .785 .335', 6, { taper: 'end', straight: true }),
    copper('side', '1.36 .42, 2.2 .425, 3.1 .44', 6),
  ],
  aero: {
    splitter: { height: 0.222, reach: 0.05, accent: true },
    spoiler: { half: 0.54, length: 0.15, drop: 0.035, z: 1.4, material: 'wing' },
  },
  extras: { exhaust: { y: 0.66, z: 0.41, width: 0.1, height: 0.085, count: 2 } },
  brakes: ['w2', 'w3'],
  w1: wheel(19, 0.75, 'black', turbine(7, 0.34, 0.17)),
  w2: wheel(19, 0.765, 'copper', twinSpoke(5, 0.36, 0.12, false), fork(inlay(5, 0.45, 0.97, [0.1, 0.2, 0.36], 0.035))),
  w3: wheel(20, 0.785, 'polished', turbine(14, -0.3, 0.085), inlay(7, 0.55, 0.97, [-0.12, -0.2, -0.31], 0.026)),
}
