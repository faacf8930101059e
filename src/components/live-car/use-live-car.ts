import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveLook, Picture } from '@/contract/common'
import type { SoldCarline } from '@/domain/carline'
import type { Angle } from '@/studio/shots'
import type { Viewer } from '@/studio/viewer'

/** For browser tests on machines without graphics: nothing in the site writes it. */
const ANY_RENDERER_KEY = 'live-car-any-renderer'

export function allowsAnyRenderer(): boolean {
  try {
    return localStorage.getItem(ANY_RENDERER_KEY) !== null
  } catch {
    return false
  }
}

/** From which angle the live car is first seen, by the picture in its place; after one of the interior, three-quarter front. */
const POSTER: Readonly<Partial<Record<Picture['view'], Angle>>> = {
  'ext-side': 'side',
  'ext-r34': 'r34',
  'ext-rear': 'rear',
  'ext-front': 'front',
  'ext-low34': 'low34',
}

type Studio = typeof import('@/studio/viewer')
interface Live {
  readonly viewer: Viewer
  readonly readLook: Studio['readLook']
}

interface LiveCarOptions {
  readonly open: boolean
  readonly carline: SoldCarline
  readonly look: LiveLook
  readonly lights: boolean
  readonly view: Picture['view']
  readonly label: string
  readonly describedBy: string
  readonly onFailed: () => void
}

/** The live car's life: loaded when it is opened, changed with every choice, gone when it is closed. */
export function useLiveCar({ open, carline, look, lights, view, label, describedBy, onFailed }: LiveCarOptions) {
  const host = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<Live>()
  const { paint, wheel } = look

  const start = useEffectEvent(async (isGone: () => boolean): Promise<void> => {
    const { readLook, startViewer } = await import('@/studio/viewer')
    const keys = readLook(look)
    if (isGone() || !host.current) return
    const viewer = keys
      ? await startViewer(host.current, {
          carline,
          ...keys,
          lights,
          poster: POSTER[view] ?? 'f34',
          label,
          describedBy,
          anyRenderer: allowsAnyRenderer(),
          onLost: onFailed,
        })
      : 'failed'
    if (typeof viewer === 'string') {
      if (!isGone()) onFailed()
    } else if (isGone()) viewer.dispose()
    else setLive({ viewer, readLook })
  })
  const fail = useEffectEvent(onFailed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another carline is another car to be built.
  useEffect(() => {
    if (!open) return
    let gone = false
    start(() => gone).catch(() => {
      if (!gone) fail()
    })
    return () => {
      gone = true
    }
  }, [open, carline])

  useEffect(() => {
    if (!live || !open) return
    return () => {
      live.viewer.dispose()
      setLive(undefined)
    }
  }, [live, open])

  useEffect(() => {
    if (!live) return
    const keys = live.readLook({ paint, wheel })
    // A car in a paint that the studio does not know would be another car.
    if (!keys) return fail()
    live.viewer.setPaint(keys.paint)
    void live.viewer.setWheel(keys.wheel).catch(() => fail())
  }, [live, paint, wheel])

  useEffect(() => live?.viewer.setLights(lights), [live, lights])

  return { host, isShown: live !== undefined, turn: live?.viewer.turn }
}
