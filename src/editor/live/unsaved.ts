import { editorConfig } from '../editor-config'

/** An entry as it stands in the form of this window, before it is saved. */
export interface Unsaved {
  /** As Keystatic names its file. */
  readonly path: string
  readonly contents: string
}

/** The form that an address opens: where Keystatic keeps what is typed in it, and its entry as previews name it. */
interface OpenForm {
  readonly key: readonly string[]
  /** Undefined of what is being created: its name is among its fields. */
  readonly entry: string | undefined
}

/** Undefined where no form is open. */
export function formAt(pathname: string): OpenForm | undefined {
  const [, screen, kind = '', step, name] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (screen === 'singleton' && kind) {
    const singletons: Readonly<Record<string, { readonly path?: string } | undefined>> = editorConfig.singletons ?? {}
    const file = singletons[kind]?.path
    return { key: ['singleton', kind], entry: file && entryIn(file) }
  }
  if (screen !== 'collection') return undefined
  if (step === 'create') return { key: ['collection-create', kind], entry: undefined }
  return step === 'item' && name ? { key: ['collection', kind, name], entry: `${kind}/${name}` } : undefined
}

/** `entries/pages/co2.yaml` is `pages/co2`. */
export const entryIn = (file: string) => file.replace(/^.*?entries\//, '').replace(/\.yaml$/, '')

const DATABASE = 'keystatic'
const STORE = 'items'

/**
 * What Keystatic keeps of a form in the browser with each key pressed, so that nothing is lost: the files as it would save them.
 * Undefined while a form says what was saved.
 */
export async function readUnsaved(key: readonly string[]): Promise<Unsaved | undefined> {
  // To open it would make it, without the store that Keystatic expects.
  if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return undefined
  const database = await settled(indexedDB.open(DATABASE))
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined
    const kept: unknown = await settled(
      database
        .transaction(STORE)
        .objectStore(STORE)
        .get([...key]),
    )
    return filesIn(kept)
  } finally {
    database.close()
  }
}

function filesIn(kept: unknown): Unsaved | undefined {
  const { files } = (kept ?? {}) as { readonly files?: unknown }
  if (!(files instanceof Map)) return undefined
  const [file] = [...files].filter(([name]) => String(name).endsWith('.yaml'))
  if (!file || !(file[1] instanceof Uint8Array)) return undefined
  return { path: String(file[0]), contents: new TextDecoder().decode(file[1]) }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
