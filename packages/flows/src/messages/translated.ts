type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceholderOf<Rest>
  : never;
/** The text of every placeholder at once: a union of placeholders becomes an intersection of patterns. */
type TextWithPlaceholders<Place extends string> = (
  Place extends string ? (text: `${string}{${Place}}${string}`) => void : never
) extends (text: infer Text) => void
  ? Text
  : never;

/**
 * A catalogue in another language: exactly the names of the English catalogue, lists of equal length, and in each text
 * all its `{places}` in any order. A module of such a folder declares it: `export const words: Translated<typeof english>`.
 */
export type Translated<English> = English extends string
  ? string & TextWithPlaceholders<PlaceholderOf<English>>
  : English extends object
    ? { readonly [Name in keyof English]: Translated<English[Name]> }
    : English;
