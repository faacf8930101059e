import type { CarlineCode } from '@/domain/carline'
import { type CarlineEntry, store } from '../store/store.server'
import type { CarlineContent, CarlineScene, CarlineTabContent } from '../types'
import { readBlocks } from './block-reader.server'
import { readPicture, readTwins } from './pictures.server'
import type { Reading } from './reading'
import { businessWords, readOptionalText, readText } from './text-reader'

async function findEntry(code: CarlineCode): Promise<CarlineEntry | undefined> {
  return (await store.carlines()).find(({ entry }) => entry.carline === code)?.entry
}

/** The words of a carline's page; undefined when the carline has no entry. */
export async function readCarline(code: CarlineCode, reading: Reading): Promise<CarlineContent | undefined> {
  const entry = await findEntry(code)
  if (!entry) return undefined
  const { tagline, description, intro } = { ...entry, ...businessWords(entry, reading) }
  return {
    code,
    title: readText(entry.title, reading),
    tagline: readText(tagline, reading),
    description: readOptionalText(description, reading),
    intro: readText(intro, reading),
    tabs: entry.tabs.map(({ id }) => id),
    blocks: await readBlocks(entry.blocks, `carlines/${code}`, reading),
  }
}

/** The walk around a carline on its page; empty where its entry has none. */
export async function readCarlineScenes(code: CarlineCode, reading: Reading): Promise<CarlineScene[]> {
  const scenes = (await findEntry(code))?.scenes ?? []
  return scenes.map(({ title, text, picture }) => ({
    title: readText(title, reading),
    text: readText(text, reading),
    picture: readPicture(picture, reading),
    ...readTwins(picture, reading),
  }))
}

/** One tab of a carline, by the word in its address; undefined when there is none. */
export async function readCarlineTab(
  code: CarlineCode,
  tabId: string,
  reading: Reading,
): Promise<CarlineTabContent | undefined> {
  const tab = (await findEntry(code))?.tabs.find(({ id }) => id === tabId)
  if (!tab) return undefined
  return {
    id: tab.id,
    title: readText(tab.title, reading),
    description: readOptionalText(tab.description, reading),
    lead: readText(tab.lead, reading),
    picture: readPicture(tab.picture, reading),
    blocks: await readBlocks(tab.blocks, `carlines/${code}/${tab.id}`, reading),
  }
}
