// @ts-check
// Plain JavaScript without imports, because next.config.js needs these words before anything is compiled
// (docs/decisions/0022-plain-modules-before-the-compiler.md). The route table builds its templates from them.

/** Spec §2: what stands after the language for business buyers; private buyers have nothing there. */
export const B2B_SEGMENTS = /** @type {const} */ ({ fr: 'professionnel', nl: 'professioneel' })

/** The first segment of every address of the configurator. */
export const CONFIGURATOR = /** @type {const} */ ({ fr: 'configurateur', nl: 'car-configurator' })

/** The models' explorer; `internal` is the route under its own name, which is read and redirected. */
export const EXPLORER = /** @type {const} */ ({ fr: 'modeles-v2', nl: 'modellen-v2', internal: 'models-v2' })

/** The first segment of the forms and of what follows them: the only pages that are made for each request. */
export const MESSAGE = /** @type {const} */ ({ fr: 'message', nl: 'bericht' })
