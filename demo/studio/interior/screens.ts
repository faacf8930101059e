import type { Vec2 } from '../math'
import { arc, box, disc, type Pen } from './pen'
import {
  bars,
  battery,
  COPPER,
  chargedCar,
  climate,
  DIM,
  dial,
  FAINT,
  GREEN,
  ICE,
  lane,
  map,
  nextTurn,
  pump,
  rail,
  selector,
  status,
  WHITE,
} from './screen-parts'

/** What stands on the screens: figures, units and signs, so that no language is needed. */
interface Screen {
  /** Pixels. */
  readonly size: Vec2
  readonly draw: (pen: Pen, size: Vec2) => void
}

const GAUGES: Screen = {
  size: [1100, 420],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#06090b')
    pen.glow(w * 0.2, h * 0.5, h * 0.7, '#5a2c1866')
    pen.glow(w * 0.8, h * 0.5, h * 0.7, '#5a2c1866')
    dial(pen, w * 0.2, h * 0.52, h * 0.4, 0.36, COPPER, '#c8382b')
    pen.text('D3', w * 0.2, h * 0.4, h * 0.2, WHITE, 0)
    pen.text('S', w * 0.2, h * 0.74, h * 0.09, COPPER, 0)
    dial(pen, w * 0.8, h * 0.52, h * 0.4, 0.34, COPPER)
    pen.text('87', w * 0.8, h * 0.38, h * 0.24, WHITE, 0)
    pen.text('km/h', w * 0.8, h * 0.72, h * 0.08, DIM, 0)
    lane(pen, w * 0.5, h * 0.18, w * 0.3, h * 0.46, ICE)
    pump(pen, w * 0.375, h * 0.76, h * 0.1, WHITE)
    pen.text('640 km', w * 0.44, h * 0.77, h * 0.09, WHITE)
    pen.text('6,2 L', w * 0.5, h * 0.06, h * 0.08, DIM, 0)
  },
}

const NAVIGATION: Screen = {
  size: [1200, 690],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#080c0e')
    map(pen, [w * 0.11, 0, w * 0.89, h * 0.83], COPPER)
    pen.fill(box(0, 0, w * 0.11, h, 0), '#0a1013')
    rail(pen, w * 0.032, h * 0.09, w * 0.046, h * 0.185, COPPER)
    nextTurn(pen, [w * 0.14, h * 0.06, w * 0.36, h * 0.27], COPPER)
    pen.fill(box(w * 0.78, h * 0.04, w * 0.2, h * 0.12, 16), '#0d1416dd')
    status(pen, w * 0.965, h * 0.065, h * 0.07)
    pen.fill(box(0, h * 0.83, w, h * 0.17, 0), '#0c1316')
    climate(pen, [w * 0.11, h * 0.83, w * 0.87, h * 0.17], COPPER)
  },
}

const COCKPIT: Screen = {
  size: [900, 300],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#05090b')
    pen.glow(w * 0.2, h * 0.5, h * 0.9, '#1d5c6455')
    pen.text('74', w * 0.06, h * 0.2, h * 0.5, WHITE)
    pen.text('km/h', w * 0.07, h * 0.8, h * 0.11, DIM)
    lane(pen, w * 0.5, h * 0.12, w * 0.36, h * 0.56, ICE)
    // What the motor draws, and what it gives back.
    pen.line(`M${w * 0.34} ${h * 0.87} H${w * 0.66}`, h * 0.045, FAINT)
    pen.line(`M${w * 0.44} ${h * 0.87} H${w * 0.55}`, h * 0.045, ICE)
    pen.line(`M${w * 0.44} ${h * 0.81} v${h * 0.12}`, h * 0.02, WHITE)
    battery(pen, w * 0.72, h * 0.2, w * 0.075, 0.81, GREEN)
    pen.text('81%', w * 0.96, h * 0.19, h * 0.15, WHITE, 1)
    pen.text('346 km', w * 0.96, h * 0.46, h * 0.17, WHITE, 1)
    selector(pen, w * 0.79, h * 0.76, h * 0.12, ICE)
  },
}

const FLOATING: Screen = {
  size: [1280, 780],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#0a1114')
    map(pen, [0, 0, w * 0.6, h * 0.85], ICE)
    nextTurn(pen, [w * 0.03, h * 0.05, w * 0.34, h * 0.22], ICE)
    pen.fill(box(w * 0.62, h * 0.13, w * 0.36, h * 0.4, 22), '#121d21')
    chargedCar(pen, w * 0.71, h * 0.34, h * 0.15, 0.81, GREEN)
    pen.text('81%', w * 0.81, h * 0.22, h * 0.09, WHITE)
    pen.text('346 km', w * 0.81, h * 0.38, h * 0.06, DIM)
    pen.fill(box(w * 0.62, h * 0.56, w * 0.36, h * 0.27, 22), '#121d21')
    bars(pen, [w * 0.64, h * 0.59, w * 0.17, h * 0.21], ICE)
    pen.text('15,8', w * 0.96, h * 0.61, h * 0.07, WHITE, 1)
    pen.text('kWh', w * 0.96, h * 0.73, h * 0.05, DIM, 1)
    status(pen, w * 0.97, h * 0.04, h * 0.055)
    pen.fill(box(0, h * 0.85, w, h * 0.15, 0), '#0d1619')
    climate(pen, [0, h * 0.85, w, h * 0.15], ICE)
  },
}

const PANORAMA_COCKPIT: Screen = {
  size: [1200, 400],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#05080a')
    pen.glow(w * 0.5, h * 0.6, h * 1.1, '#15474f55')
    pen.line(arc(w * 0.19, h * 0.54, h * 0.36, -120, 120), h * 0.02, FAINT)
    pen.line(arc(w * 0.19, h * 0.54, h * 0.36, -120, -10), h * 0.035, '#e9d2b0')
    pen.text('96', w * 0.19, h * 0.38, h * 0.28, WHITE, 0)
    pen.text('km/h', w * 0.19, h * 0.76, h * 0.08, DIM, 0)
    lane(pen, w * 0.5, h * 0.14, w * 0.3, h * 0.66, '#e9d2b0')
    pen.text('512 km', w * 0.95, h * 0.24, h * 0.13, WHITE, 1)
    pen.line(`M${w * 0.76} ${h * 0.5} H${w * 0.95}`, h * 0.045, FAINT)
    pen.line(`M${w * 0.76} ${h * 0.5} H${w * 0.89}`, h * 0.045, GREEN)
    selector(pen, w * 0.79, h * 0.68, h * 0.12, '#e9d2b0')
  },
}

const PANORAMA_CENTRE: Screen = {
  size: [1300, 400],
  draw: (pen, [w, h]) => {
    pen.fill(box(0, 0, w, h, 0), '#05080a')
    map(pen, [0, 0, w * 0.48, h], '#e9d2b0')
    nextTurn(pen, [w * 0.02, h * 0.07, w * 0.26, h * 0.34], '#e9d2b0')
    // What is playing: a cover, the way through the piece, and its keys.
    pen.fill(box(w * 0.51, h * 0.12, h * 0.42, h * 0.42, 18), '#1d5560')
    pen.fill(disc(w * 0.51 + h * 0.21, h * 0.33, h * 0.13), '#e9d2b0')
    pen.fill(disc(w * 0.51 + h * 0.26, h * 0.29, h * 0.11), '#1d5560')
    for (const [i, value] of [0.3, 0.7, 0.5, 0.9, 0.6, 0.35, 0.75, 0.45, 0.2].entries())
      pen.line(
        `M${w * 0.67 + i * w * 0.015} ${h * (0.33 - value * 0.16)} V${h * (0.33 + value * 0.16)}`,
        w * 0.006,
        i < 5 ? WHITE : DIM,
      )
    pen.fill(`M${w * 0.655} ${h * 0.66} l${h * 0.1} ${h * 0.07} l${-h * 0.1} ${h * 0.07} Z`, WHITE)
    pen.line(`M${w * 0.51} ${h * 0.9} H${w * 0.8}`, h * 0.022, FAINT)
    pen.line(`M${w * 0.51} ${h * 0.9} H${w * 0.66}`, h * 0.022, '#e9d2b0')
    pen.fill(box(w * 0.83, h * 0.06, w * 0.155, h * 0.88, 18), '#0f181b')
    pen.text('21,0°', w * 0.9075, h * 0.42, h * 0.15, WHITE, 0)
    for (const i of [0, 1, 2, 3, 4])
      pen.fill(box(w * 0.852 + i * w * 0.024, h * 0.72, w * 0.016, h * 0.05, 4), i < 3 ? '#e9d2b0' : DIM)
    pen.text('10:24', w * 0.9075, h * 0.16, h * 0.1, DIM, 0)
  },
}

export const screens = {
  gauges: GAUGES,
  navigation: NAVIGATION,
  cockpit: COCKPIT,
  floating: FLOATING,
  panoramaCockpit: PANORAMA_COCKPIT,
  panoramaCentre: PANORAMA_CENTRE,
} as const satisfies Readonly<Record<string, Screen>>
export type ScreenName = keyof typeof screens
