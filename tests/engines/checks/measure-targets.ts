import type { Box, Target } from './target-size'

/** Controls that do what other controls of the page do: a selector for those, and one that each page must show instead. */
export interface Equivalent {
  readonly of: string
  readonly by: string
}

/**
 * Every control of the page that can be seen and pressed, as target-size.ts wants to know it. It scrolls to those that look
 * small. Sent as text, so it uses nothing from around it.
 */
export function measureTargets(equivalents: readonly Equivalent[]): Target[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, ' +
    ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'slider', 'menuitem', 'option', 'combobox', 'searchbox']
      .map((role) => `[role=${role}]`)
      .join(', ')
  const LEAST = 24

  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const { id } = element
    return `${element.localName}${id && `#${id}`} « ${words.replace(/\s+/g, ' ').trim().slice(0, 60)} »`
  }

  const labelsOf = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []

  /** Taken out of sight on purpose, as words for readers only are; its label may still be pressed. */
  const isTucked = (element: Element) => {
    const { position, clipPath, opacity } = getComputedStyle(element)
    return position === 'absolute' && (clipPath !== 'none' || opacity === '0')
  }

  /** Cut off by a part that does not scroll: behind a closed panel, or past the edge of a frame. */
  const isCutOff = (element: Element) => {
    const own = element.getBoundingClientRect()
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const frame = around.getBoundingClientRect()
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (hides(overflowX) && (own.right <= frame.left || own.left >= frame.right)) return true
      if (hides(overflowY) && (own.bottom <= frame.top || own.top >= frame.bottom)) return true
    }
    return false
  }

  const takesPointer = (element: Element) => getComputedStyle(element).pointerEvents !== 'none'

  const boxesOf = (element: Element): Box[] => {
    const parts = [element, ...element.querySelectorAll('*'), ...labelsOf(element)].filter(
      // A group of SVG has no surface of its own.
      (part) => takesPointer(part) && part.checkVisibility() && !isTucked(part) && !(part instanceof SVGAElement),
    )
    return parts.flatMap((part) =>
      [...part.getClientRects()].map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
    )
  }

  const boundsOf = (boxes: readonly Box[]) => ({
    left: Math.min(...boxes.map(({ x }) => x)) - scrollX,
    top: Math.min(...boxes.map(({ y }) => y)) - scrollY,
    right: Math.max(...boxes.map(({ x, width }) => x + width)) - scrollX,
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)) - scrollY,
  })

  const controlAt = (x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y)
    return hit?.closest('label')?.control ?? hit?.closest(CONTROLS) ?? null
  }

  const isSquareAt = (element: Element, x: number, y: number) => {
    const steps = [-1, -0.5, 0, 0.5, 1].map((share) => share * (LEAST / 2 - 0.5))
    return steps.every((dx) => steps.every((dy) => controlAt(x + dx, y + dy) === element))
  }

  /** A link that is laid over its whole card: anywhere in the part that it is laid over. */
  const isSquareInCard = (element: Element) => {
    const isLaid = ['::before', '::after'].some((name) => getComputedStyle(element, name).position === 'absolute')
    const card = isLaid && element instanceof HTMLElement && element.offsetParent?.getBoundingClientRect()
    if (!card) return false
    for (let y = card.top + LEAST / 2; y <= card.bottom - LEAST / 2; y += LEAST / 2) {
      for (let x = card.left + LEAST / 2; x <= card.right - LEAST / 2; x += LEAST / 2) {
        if (isSquareAt(element, x, y)) return true
      }
    }
    return false
  }

  /** Presses around the middle of a control: a square of 24 px, and a circle 24 px across. */
  const pressAround = (element: Element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' })
    const boxes = boxesOf(element)
    if (boxes.length === 0) return { hasSquare: false, hitsAround: [] }
    const { left, top, right, bottom } = boundsOf(boxes)
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    if (isSquareAt(element, x, y) || isSquareInCard(element)) return { hasSquare: true, hitsAround: [] }
    const around = Array.from({ length: 16 }, (_, index) => {
      const angle = (index * Math.PI) / 8
      return controlAt(x + Math.cos(angle) * (LEAST / 2 - 1), y + Math.sin(angle) * (LEAST / 2 - 1))
    })
    const others = around.filter((other) => other !== null && other !== element && planeOf(other) === planeOf(element))
    return { hasSquare: false, hitsAround: [...new Set(others.map((other) => (other ? nameOf(other) : '')))] }
  }

  const planes: Element[] = [document.body]
  const planeOf = (element: Element): number => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { position } = getComputedStyle(around)
      if (position !== 'fixed' && position !== 'sticky') continue
      if (!planes.includes(around)) planes.push(around)
      return planes.indexOf(around)
    }
    return 0
  }

  /** In a line of text that is no control: words stand beside it in the same block. */
  const isInline = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
    if (!block) return false
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest(CONTROLS) || isTucked(parent)) continue
      let nearest: Element | null = parent
      while (nearest && nearest !== block && getComputedStyle(nearest).display.startsWith('inline')) {
        nearest = nearest.parentElement
      }
      if (nearest === block && /\p{L}/u.test(text.textContent ?? '')) return true
    }
    return false
  }

  /** The size that it would have without any of our styles. */
  const isBrowsersOwn = (element: Element) => {
    if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLSelectElement)) return false
    const bare = element.cloneNode() as HTMLElement
    for (const name of ['name', 'id', 'class', 'style']) bare.removeAttribute(name)
    bare.style.all = 'revert'
    element.after(bare)
    const own = element.getBoundingClientRect()
    const plain = bare.getBoundingClientRect()
    bare.remove()
    return Math.abs(own.width - plain.width) < 0.5 && Math.abs(own.height - plain.height) < 0.5
  }

  // An open question keeps everything outside it from being pressed.
  const page = document.querySelector('dialog:modal') ?? document
  const controls = [...page.querySelectorAll(CONTROLS)].filter((element) => {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]')) return false
    if (!element.checkVisibility({ visibilityProperty: true }) || !takesPointer(element)) return false
    if (isTucked(element) && labelsOf(element).every((label) => !label.checkVisibility())) return false
    return !isCutOff(element)
  })

  // All boxes first: what is pressed below scrolls the page and what scrolls in it.
  const measured = controls.map((element) => ({ element, boxes: boxesOf(element) }))
  const isSmall = (boxes: readonly Box[]) => !boxes.some(({ width, height }) => width >= LEAST && height >= LEAST)
  return measured.map(({ element, boxes }) => {
    const found = equivalents.find(({ of, by }) => element.matches(of) && document.querySelector(by)?.checkVisibility())
    const { hasSquare, hitsAround } = isSmall(boxes) ? pressAround(element) : { hasSquare: false, hitsAround: [] }
    return {
      name: nameOf(element),
      boxes,
      hasSquare,
      isInline: isInline(element),
      isBrowsersOwn: isSmall(boxes) && isBrowsersOwn(element),
      hitsAround,
      plane: planeOf(element),
      equivalent: found?.by,
    }
  })
}
