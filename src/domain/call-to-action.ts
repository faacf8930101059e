/** Those that an editor chooses for a card. */
export const CARD_CTA_VARIANTS = ['download', 'anchor', 'primary', 'secondary', 'link'] as const

/** Spec §2, §5. Any other variant is logged as an error and rendered as primary. The first one is of the popup alone: it closes it. */
export const CTA_VARIANTS = ['modal-close', ...CARD_CTA_VARIANTS] as const
