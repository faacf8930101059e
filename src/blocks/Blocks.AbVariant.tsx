import type { ReactNode } from 'react'
import type { BlockGround } from '@/content/schema/block-names'
import type { BlockVariant } from '@/content/types'
import { useFromServer } from '@/ui/use-hydrated'

declare global {
  interface Window {
    /** A random number from 0 to 100 per group of variants. It selects the variant, and stays as long as the document. */
    blockDraws?: Record<string, number>
  }
}

interface AbVariantProps {
  ground: BlockGround | undefined
  variant: BlockVariant
  children: ReactNode
}

/**
 * A variant of an A/B test. The server renders all variants and shows the first. In its document public/block-variants.js draws the number
 * before the first paint, and React keeps the attributes that it sets.
 */
export function AbVariant({ ground, variant: { of, nth, from, to }, children }: AbVariantProps) {
  const draw = useFromServer() ? 0 : drawVariant(of)
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

function drawVariant(group: string): number {
  window.blockDraws ??= {}
  window.blockDraws[group] ??= Math.random() * 100
  return window.blockDraws[group]
}
