import { type Audience, buildPath } from '@/routing/build-path'
import { modelsOf, stockOf } from './backend'

/** The pages that the main job leads over, and their addresses. */
export const PAGES: Readonly<Record<string, (audience: Audience, origin: string) => string | Promise<string>>> = {
  homepage: (audience) => buildPath('homepage', {}, audience),
  models: (audience) => buildPath('models', {}, audience),
  'comparison of models': (audience) => buildPath('models-v2', { compare: 'BORN,LEON' }, audience),
  model: (audience) => buildPath('models.carline', { carline_code: 'FORMENTOR' }, audience),
  'configurator start': (audience) => buildPath('car-configurator', {}, audience),
  configurator: async (audience, origin) => {
    const { models } = await modelsOf(origin, audience)
    return buildPath('car-configurator.conf', { id: models[0]?.from_id ?? '' }, audience)
  },
  stock: (audience) => buildPath('stock', {}, audience),
  'stock of a model': (audience) => buildPath('stock.model', { modelName: 'TERRAMAR' }, audience),
  'car in stock': async (audience, origin) => {
    const [vehicle] = (await stockOf(origin, audience)).vehicles
    if (!vehicle) throw new Error('There is no car in stock')
    const { carline_code: modelName, commission_id: commissionId } = vehicle
    return buildPath('stock.vehicle', { modelName, commissionId }, audience)
  },
  questions: (audience) => buildPath('faq', {}, audience),
  contact: (audience) => buildPath('contact', {}, audience),
}
