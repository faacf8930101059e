type Segments<T extends string> = T extends `${infer First}/${infer Rest}` ? First | Segments<Rest> : T

/** Names of the parameters that are one segment of a template: `:name`. */
export type SingleParams<T extends string> =
  Segments<T> extends infer S ? (S extends `:${string}*` ? never : S extends `:${infer P}` ? P : never) : never

/** Names of the parameters that are one or more segments of a template: `:name*`. */
export type RepeatedParams<T extends string> =
  Segments<T> extends infer S ? (S extends `:${infer P}*` ? P : never) : never
