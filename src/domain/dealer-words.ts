interface Placed {
  readonly name: string
  /** Empty where the service does not say it. */
  readonly city: string
  readonly zipcode?: string | undefined
}

/** The town that a dealer is known by, or else his name. */
export const townOf = ({ city, name }: Placed) => city || name

/** « Garage, 9000 Gent », with what is known of it. */
export const placeOf = ({ name, zipcode, city }: Placed) =>
  [name, [zipcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
