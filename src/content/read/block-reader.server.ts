import { isPreview } from '@/config/preview.server'
import type { BlockEntry } from '../store/store.server'
import type { BlockContent, BlockKind, ContentBlock } from '../types'
import { type BlockReader, blockReaders, fieldReaders } from './block-readers.server'
import { isDisabledByFlag } from './disabled-by-flag.server'
import { blockGround } from './grounds'
import { localizeLinks } from './localize-links.server'
import type { Reading } from './reading'
import { variantsOf } from './variants'
import { isShown, periodEnd } from './visibility'

const readerOf = ({ discriminant }: BlockEntry) => blockReaders[discriminant] as BlockReader<BlockKind>

/** The blocks of this reading, in their order. @param entry the name of their list, by which figures tell variants apart */
export async function readBlocks(
  blocks: readonly BlockEntry[],
  entry: string,
  reading: Reading,
): Promise<ContentBlock[]> {
  const fields = fieldReaders(reading)
  const shown = blocks
    .map((block, index) => ({ block, index, id: block.value.anchor || `s${index + 1}` }))
    .filter(({ block }) => isShown(block.value, reading) && !isDisabledByFlag(block, reading))
  const places = new Set(shown.map(({ index }) => index))
  const variants = isPreview() ? undefined : variantsOf(blocks, entry, (index) => places.has(index))
  const read = await Promise.all(
    shown.map(async ({ block, index, id }) => {
      // A preview of another day has no end: the browser would hide the block by its own clock, which shows today.
      const until = isPreview() ? undefined : periodEnd(block.value.period)?.toISOString()
      const ground = blockGround(block)
      const variant = variants?.get(index)
      const place = isPreview() && { index }
      const content = { kind: block.discriminant, ...(await readerOf(block)(block.value, fields)) } as BlockContent
      return {
        id,
        ...(ground && { ground }),
        ...(until && { until }),
        ...(variant && { variant }),
        ...place,
        ...content,
      }
    }),
  )
  return localizeLinks(read, reading.language)
}
