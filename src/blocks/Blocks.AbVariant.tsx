import type { ReactNode } from 'react'
import type { BlockGround } from '@/content/schema/block-names'
import type { BlockVariant } from '@/content/types'
import { useFromServer } from '@/ui/use-hydrated'

declare global {
  interface Window {
    /** For each group of variants a number between 0 and 100: which is shown, for as long as the document lives. */
    blockDraws?: Record<string, number>
  }
}

interface AbVariantProps {
  ground: BlockGround | undefined
  variant: BlockVariant
  children: ReactNode
}

/**
 * A block that a part of the visitors sees, of several. The server shows the first; in a document that it sent public/block-variants.js
 * draws before anything is painted, and React leaves its attributes as they are.
 */
export function AbVariant({ ground, variant: { of, nth, from, to }, children }: AbVariantProps) {
  const draw = useFromServer() ? 0 : drawFor(of)
  return (
    <div
      suppressHydrationWarning
      data-ground={ground}
      hidden={draw < from || draw >= to}
      data-one-of={of}
      data-nth={nth}
      data-from={from}
      data-to={to}
    >
      {children}
    </div>
  )
}

function drawFor(group: string): number {
  window.blockDraws ??= {}
  window.blockDraws[group] ??= Math.random() * 100
  return window.blockDraws[group]
}
