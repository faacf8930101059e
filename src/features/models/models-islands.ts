import { islandContent } from '@/components/Island'

/** The browser filters the families by a style sheet (docs/decisions/0009-islands-in-the-shell.md). */
export const modelsIslands = {
  families: islandContent(
    typeof window === 'undefined'
      ? (require('./ModelFamilies') as typeof import('./ModelFamilies')).ModelFamilies
      : undefined,
    () => import('./ModelFamilies').then(({ ModelFamilies }) => ModelFamilies),
  ),
}

/** For a navigation inside the site, which draws them in the browser. */
export function loadModelsIslands(): Promise<unknown> {
  return modelsIslands.families.load()
}
