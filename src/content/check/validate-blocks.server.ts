import type { ProductCode } from '@/domain/finance-terms'
import type { SalesType } from '@/domain/sales-type'
import { ALL_VISITORS, type VariantGroup, variantGroups } from '../read/variants'
import { namesPicture } from '../schema/picture'
import type { BlockEntry } from '../store/store.server'
import type { Report } from './problems.server'

interface BlockFacts {
  /** The ids of every question of the site. */
  readonly questions: ReadonlySet<string>
  /** Everybody reads the same of what the law asks for. */
  readonly isLegal: boolean
}

/** Formulas that one kind of buyer alone can have (spec §3, other codes); the others are for both. */
const ONLY_FOR: Readonly<Record<ProductCode, SalesType | undefined>> = {
  ac: 'B2C',
  pl: 'B2C',
  fr: 'B2B',
  ol: 'B2B',
  el: undefined,
}

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
  for (const group of variantGroups(blocks)) checkVariants(group)

  function checkVariants(group: VariantGroup) {
    const last = `${path}[${group.at(-1)}].value.share`
    const sum = group.reduce((total, index) => total + (blocks[index]?.value.share ?? 0), 0)
    if (facts.isLegal) report(last, 'no_variants')
    else if (group.length < 2 || sum !== ALL_VISITORS) report(last, 'shares', sum)
  }
}

type Kind = BlockEntry['discriminant']
type ValueOf<K extends Kind> = Extract<BlockEntry, { readonly discriminant: K }>['value']
type Cells = ValueOf<'table'> | ValueOf<'comparison'>
type Check<K extends Kind> = (value: ValueOf<K>, prefix: string, report: Report, facts: BlockFacts) => void

function checkCells({ columns, rows }: Cells, prefix: string, report: Report): void {
  for (const [index, { cells }] of rows.entries()) {
    if (cells.length !== columns.length) report(`${prefix}.rows[${index}]`, 'cells', cells.length, columns.length)
  }
}

function wantPicture({ picture }: ValueOf<'media'> | ValueOf<'banner'>, prefix: string, report: Report): void {
  if (!namesPicture(picture)) report(`${prefix}.picture`, 'no_picture')
}

const wantItems = ({ items }: { readonly items: readonly unknown[] }, prefix: string, report: Report) =>
  wantSome(items, `${prefix}.items`, report)

/** The kinds whose fields say something of each other. */
const CHECKS: { readonly [K in Kind]?: Check<K> } = {
  table: checkCells,
  comparison: checkCells,
  faq: ({ questions }, prefix, report, facts) => {
    for (const [index, id] of questions.entries()) {
      if (!facts.questions.has(id)) report(`${prefix}.questions[${index}]`, 'no_question', id)
    }
    wantSome(questions, `${prefix}.questions`, report)
  },
  gallery: (value, prefix, report) => {
    for (const [index, { picture }] of value.items.entries()) {
      if (!namesPicture(picture)) report(`${prefix}.items[${index}].picture`, 'no_picture')
    }
    wantItems(value, prefix, report)
  },
  media: wantPicture,
  banner: wantPicture,
  models: ({ carlines }, prefix, report) => wantSome(carlines, `${prefix}.carlines`, report),
  'model-lease-action': ({ product, shownTo }, prefix, report) => {
    const only = product === 'usual' ? undefined : ONLY_FOR[product]
    if (only && only !== shownTo) report(`${prefix}.product`, 'only_for', product, only)
  },
  'model-carousel-highlights': wantItems,
  features: wantItems,
  accordion: wantItems,
  tabs: wantItems,
  downloads: wantItems,
}

function checkBlock<K extends Kind>(
  block: { discriminant: K; value: ValueOf<K> },
  prefix: string,
  facts: BlockFacts,
  report: Report,
): void {
  CHECKS[block.discriminant]?.(block.value, prefix, report, facts)
}

function wantSome(items: readonly unknown[], field: string, report: Report): void {
  if (items.length === 0) report(field, 'none')
}
