/** What every engine can do: the walk is written against this, once. */

export const ENGINES = ['firefox', 'webkit', 'chromium'] as const
export type Engine = (typeof ENGINES)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp'

/** A finger, where the engine's driver has one. */
export type Pointer = 'mouse' | 'touch'

/** One window of a visitor of whom nothing is stored yet. */
export interface Tab {
  readonly pointers: readonly Pointer[]
  goto(address: string): Promise<void>
  /** Runs a function in the page. It is sent as text, so it may use nothing but its arguments. */
  evaluate<A extends readonly unknown[], R>(script: (...args: A) => R, ...args: A): Promise<R>
  resize(size: Size): Promise<void>
  /** Presses and releases at a point of the window. */
  pressAt(x: number, y: number, pointer: Pointer): Promise<void>
  pressKey(key: Key, options?: { readonly shift?: boolean }): Promise<void>
  type(text: string): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export interface Browser {
  readonly version: string
  /** Each tab runs the script before the scripts of each document. */
  newTab(size: Size, firstScript: () => void, pointer: Pointer): Promise<Tab>
  close(): Promise<void>
}
