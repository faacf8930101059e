/** Spec §2, §5. Any other variant is logged as an error and rendered as primary. */
export const CTA_VARIANTS = ['modal-close', 'download', 'anchor', 'primary', 'secondary', 'link'] as const
