/** The maker's commercial warranty on a new car, in months; every version has it, and it stands beside the legal one. */
export const WARRANTY_MONTHS = 60

/** What the maker answers for besides on the traction battery of an electric or plug-in hybrid car: whichever end comes first. */
export const BATTERY_WARRANTY = { months: 96, km: 160_000, capacityPercent: 70 } as const
