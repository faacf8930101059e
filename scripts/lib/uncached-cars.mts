import { askBackend } from './ask-backend.mts'

const AUDIENCE = { lang: 'nl', sales_type: 'B2C' }

/** Ids of distinct cars of the configurator, each one choice away from another: no build has a page of them. */
export async function* uncachedCars(carline: string): AsyncGenerator<string> {
  const { configurations } = await askBackend<{ configurations: { id: string }[] }>(
    `/v1/car-configurator/configurations?${new URLSearchParams({ ...AUDIENCE, carline_code: carline })}`,
  )
  const seen = new Set(configurations.map(({ id }) => id))
  for (const id of seen) {
    yield id
    const { categories } = await askBackend<{ categories: { choices: { next_id?: string | null }[] }[] }>(
      `/v1/car-configurator/choices/${id}?${new URLSearchParams(AUDIENCE)}`,
    )
    for (const { next_id } of categories.flatMap(({ choices }) => choices)) if (next_id) seen.add(next_id)
  }
}
