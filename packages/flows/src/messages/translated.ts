type PlaceIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;
/** The text of every place at once: a union of places becomes an intersection of patterns. */
type Holding<Place extends string> = (
  Place extends string ? (text: `${string}{${Place}}${string}`) => void : never
) extends (text: infer Text) => void
  ? Text
  : never;

/**
 * A catalogue in another language: every name of the English one and no further, lists as long, and in each text all its
 * `{places}`, in whatever order. A module of such a folder ends with `as const satisfies Translated<typeof english>`.
 */
export type Translated<English> = English extends string
  ? string & Holding<PlaceIn<English>>
  : English extends object
    ? { readonly [Name in keyof English]: Translated<English[Name]> }
    : English;
