import { inlay, turbine, twinSpoke } from './blades'
import type { CarDescription } from './description'
import { copper, led, ledSoft, pocket, ray, rib, tailLed, tailSoft, wheel } from './words'

/** The crossover coupe: long bonnet, fast roof, rising glass, wide hips over the rear wheels. */
export const formentor: CarDescription = {
  size: { length: 4.446, width: 1.839, height: 1.511, wheelbase: 2.68 },
  stance: { overhang: 0.88, tyre: 0.36, arch: 0.394, track: 0.794, flare: 0.026 },
  presses: [
    pocket('front', '0 .72, .46 .72 .06, .64 .58 .06, .58 .36 .06, 0 .36', 22, 45),
    pocket('wrapFront', '.62 .63 .05, .8 .66 .05, .88 .05, .68 .05', 18, 60),
  ],
  ribs: [rib('.12 .3, .6 .36, 1.3 .5', 14, 55)],
  glassTop: '1.5 .99 .03, 1.82 1.217 .12, 2.03 1.35 .15, 2.35 1.42 .2, 2.8 1.422 .25, 3.25 1.38 .25',
  glassBelt: '3.8 1.2 .05, 3.66 1.103 .05, 3.1 1.028 .3, 2.2 .978 .3',
  pillars: '2.47 .968, 2.42 1.44, .026; 3.22 1.018, 3.32 1.38, .018',
  screen: '0 1.055, .58 1.05 .05, .635 1.075 .04, .535 1.375 .05, .49 1.405 .05, 0 1.438',
  rearGlass: '0 1.16, .5 1.168 .06, .55 1.195 .05, .46 1.35 .05, 0 1.38',
  headlamp: [55, '.38 .728 .012, .58 .694 .05, .77 .7 .06, 1 .797 .012, .78 .79 .06, .55 .768 .05, .39 .752 .01'],
  headlights: [
    led('.4 .73, .58 .704, .76 .71, .95 .78', 9.5, { taper: 'end' }),
    led('.585 .712, .63 .764', 6.5, { straight: true }),
    ledSoft('.64 .766, .74 .774, .86 .782', 4, { taper: 'both' }),
  ],
  lenses: '.52 .735, .685 .738, .765 .748',
  tailLamp: [22, '0 .935, .6 .932 .03, 1 .965 .01, .68 .995 .03, 0 .985'],
  tailLights: [
    tailLed('0 .966, .45 .968, .68 .974, .95 .968', 12, { taper: 'end' }),
    tailSoft('.46 .948, .62 .946, .8 .953', 6, { taper: 'both' }),
  ],
  openings: {
    hex: '0 .675, .42 .675 .03, .575 .575 .05, .52 .405 .04, 0 .405',
    slats: '0 .335, .52 .335 .03, .57 .285 .03, .5 .25 .02, 0 .25',
    fins: '.685 .56 .02, .745 .585 .02, .765 .34 .02, .715 .32 .02',
  },
  masks: { front: '0 .695, .435 .695 .03, .602 .58 .05, .545 .385 .04, 0 .385' },
  cladding: { line: '0 .235, .4 .24, .9 .36, 2.2 .385, 3.4 .4, 4 .4, 4.45 .4', arch: 0.045, material: 'clad' },
  diffuser: '0 .52, .5 .52 .04, .62 .46 .05, .86 .42, .86 .2, 0 .2',
  doors: '1.5 .978, 2.45 .988, 3.46 1.07, 3.06 .402',
  lids: { bonnet: '.105, .33 .76, 1.38 .775', tailgate: '.595, .93, .5 1.36' },
  mirror: '1.66 .898 1.012, .081 .049',
  fittings: { plates: [0.49, 0.72], emblems: [0.71, 0.86], handles: '2.3 .852, 3.14 .887' },
  accents: [copper('wrapFront', '0 .36, .5 .36, .66 .375', 5, { taper: 'end' })],
  aero: { splitter: { height: 0.235, reach: 0.03 }, spoiler: { half: 0.52, length: 0.1, drop: 0.03, z: 1.4 } },
  extras: { exhaust: { y: 0.55, z: 0.415, width: 0.12, height: 0.066 } },
  w1: wheel(18, 0.73, 'black', twinSpoke(5, 0.3, 0.13)),
  w2: wheel(19, 0.755, 'polished', turbine(10, 0.4, 0.115), inlay(10, 0.5, 0.95, [0.14, 0.26, 0.46], 0.03)),
  w3: wheel(20, 0.78, 'copper', twinSpoke(7, 0.2, 0.09), ray(7, 0.62, 0.96, 0.028)),
}
