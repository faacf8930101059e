/** Stands in for demo/studio/models.ts where there is no demo/ (tsconfig.json, paths). No car has a live model then. */
export const carModels = undefined
