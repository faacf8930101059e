export const IS_DEMONSTRATION: boolean = false
