import { readFile } from 'node:fs/promises'
import { chosenInPreview } from '@/content/store/chosen-drafts.server'
import { entryPaths } from '@/content/store/drafts.server'
import { shownUnsavedFolder } from '@/content/store/unsaved-folder.server'
import { listTexts, readValue, type WrittenText } from '@/content/store/written-texts.server'
import { fillPlaceholders } from '@/content/text/placeholders'
import type { Language } from '@/domain/language'
import type { PreviewFacts } from '@/site/preview-facts'
import { editorDeepLink } from './editor-deep-link'

interface Shown {
  /** The number of the tab of its entry that the page is. */
  readonly tab: number | undefined
  readonly language: Language
  readonly fieldName: (field: string) => string
}

/** The texts that a page can show of its entry, each with the place where it is written. @param edit null where nobody can write */
export async function shownTexts(
  entry: string | undefined,
  edit: string | null,
  { tab, language, fieldName }: Shown,
): Promise<Pick<PreviewFacts, 'texts' | 'isTyped'>> {
  if (!entry || !edit) return { texts: [], isTyped: false }
  const { value, isTyped } = await readShown(entry)
  const texts = openTexts(value, tab, language).map(({ field, text }) => ({
    text,
    name: fieldName(field),
    edit: editorDeepLink(field, edit),
  }))
  return { texts, isTyped }
}

/** What is written in the open part of an entry, in this language: the page's own texts before those of its tab and blocks. */
function openTexts(value: unknown, tab: number | undefined, language: Language): readonly WrittenText[] {
  const texts = listTexts(value).filter(({ field }) => field.endsWith(`.${language}`))
  const isOpen = ({ field }: WrittenText) => !field.startsWith('tabs[') || field.startsWith(`tabs[${tab}]`)
  const isOwn = ({ field }: WrittenText) => !field.includes('[')
  const open = texts.filter(isOpen).map((one) => ({ ...one, text: fillPlaceholders(one.text, language) }))
  return [...open.filter(isOwn), ...open.filter((one) => !isOwn(one))]
}

/** The file that a preview shows of an entry. */
async function readShown(entry: string): Promise<{ readonly value: unknown; readonly isTyped: boolean }> {
  const folder = shownUnsavedFolder()
  const { live, draft } = entryPaths(entry)
  const typed = folder && (await readText(entryPaths(entry, folder).draft))
  const isDraft = chosenInPreview()?.(entry) ?? true
  const written = typed ?? (isDraft ? await readText(draft) : undefined) ?? (await readText(live))
  return { value: readValue(written), isTyped: typed !== undefined }
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined)
