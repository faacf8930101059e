import type { SalesType } from '@/domain/sales-type'
import type { Report } from '../schema/problems'
import type { BlockEntry } from '../store/store.server'

interface BlockFacts {
  /** The ids of every question of the site. */
  readonly questions: ReadonlySet<string>
}

/** Formulas that one kind of buyer alone can have (spec §3, other codes); the others are for both. */
const ONLY_FOR: Readonly<Partial<Record<string, SalesType>>> = { ac: 'B2C', pl: 'B2C', fr: 'B2B', ol: 'B2B' }

/** What is wrong between the fields of blocks, which no field can tell alone. `path` is the list's way in its entry. */
export function checkBlocks(blocks: readonly BlockEntry[], path: string, facts: BlockFacts, report: Report): void {
  const anchors = new Set<string>()
  const claim = (anchor: string, field: string) => {
    if (anchors.has(anchor)) report(field, 'twice', anchor)
    anchors.add(anchor)
  }
  for (const [index, block] of blocks.entries()) {
    const at = `${path}[${index}].value`
    if (block.value.anchor) claim(block.value.anchor, `${at}.anchor`)
    if (block.discriminant === 'tabs') {
      for (const [tab, { id }] of block.value.items.entries()) claim(id, `${at}.items[${tab}].id`)
    }
    checkBlock(block, at, facts, report)
  }
}

function checkBlock(block: BlockEntry, prefix: string, { questions }: BlockFacts, report: Report): void {
  switch (block.discriminant) {
    case 'table':
    case 'comparison': {
      const { columns, rows } = block.value
      for (const [index, { cells }] of rows.entries()) {
        if (cells.length === columns.length) continue
        report(`${prefix}.rows[${index}]`, 'cells', cells.length, columns.length)
      }
      break
    }
    case 'faq': {
      for (const [index, id] of block.value.questions.entries()) {
        if (!questions.has(id)) report(`${prefix}.questions[${index}]`, 'no_question', id)
      }
      wantSome(block.value.questions, `${prefix}.questions`, report)
      break
    }
    case 'gallery':
      for (const [index, { picture }] of block.value.items.entries()) {
        if (picture.subject === 'none') report(`${prefix}.items[${index}].picture`, 'no_picture')
      }
      wantSome(block.value.items, `${prefix}.items`, report)
      break
    case 'media':
    case 'banner':
      if (block.value.picture.subject === 'none') report(`${prefix}.picture`, 'no_picture')
      break
    case 'models':
      wantSome(block.value.carlines, `${prefix}.carlines`, report)
      break
    case 'model-lease-action': {
      const { product, shownTo } = block.value
      const only = ONLY_FOR[product]
      if (only && only !== shownTo) report(`${prefix}.product`, 'only_for', product, only)
      break
    }
    case 'model-carousel-highlights':
    case 'features':
    case 'accordion':
    case 'tabs':
    case 'downloads':
      wantSome(block.value.items, `${prefix}.items`, report)
      break
  }
}

function wantSome(items: readonly unknown[], field: string, report: Report): void {
  if (items.length === 0) report(field, 'none')
}
