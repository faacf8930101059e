import { variantGroups, variantName } from '@/content/read/variants'
import { store } from '@/content/store/store.server'

/** Whether an entry has such a group of variants, and that many: what a browser says of one is not taken at its word. */
export async function hasVariant(of: string, nth: number): Promise<boolean> {
  const [, list = ''] = /^(.+)\/s\d+$/.exec(of) ?? []
  const blocks = (await listedBlocks(list)) ?? []
  return variantGroups(blocks).some((group) => variantName(list, group) === of && nth >= 1 && nth <= group.length)
}

/** The blocks of a list, by the name that readers give it (block-reader.server.ts). */
async function listedBlocks(list: string) {
  const [kind, name = '', tab] = list.split('/')
  if (kind === 'news')
    return store.article(name).then(
      ({ blocks }) => blocks,
      () => undefined,
    )
  const entry =
    kind === 'pages'
      ? (await store.pages()).find(({ slug }) => slug === name)?.entry
      : kind === 'carlines'
        ? (await store.carlines()).find(({ entry: { carline } }) => carline === name)?.entry
        : undefined
  return tab === undefined ? entry?.blocks : entry?.tabs.find(({ id }) => id === tab)?.blocks
}
