import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file whole or not at all: a full disk, or a process that ends, leaves it as it was. */
export async function writeFileAtomically(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}.part`
  try {
    await writeFile(beside, text)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
