import { createReader } from '@keystatic/core/reader'
import config from '../schema/config'

/** The reader of the entries under `root` (the folder that holds src/content/entries). */
export function contentReader(root: string = process.cwd()) {
  return createReader(root, config)
}
export type ContentReader = ReturnType<typeof contentReader>
