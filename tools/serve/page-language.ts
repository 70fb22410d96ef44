/** File beside a build that lists its languages; the first is for a browser that accepts none of them. */
export const languagesFile = 'languages.json';

/** A language that a page is served in. */
export interface PageLanguage {
  readonly id: string;
  /** Language tag (BCP 47). */
  readonly tag: string;
  /** Texts of a page before its code has run, by their keys. */
  readonly opening: Readonly<Record<string, string>>;
}

/** Writes the language and the texts of a page before its code has run, each in place of `%opening:name%`. */
export const withLanguage = (html: string, { tag, opening }: PageLanguage): string =>
  html.replace('<html lang="en-IN">', `<html lang="${tag}">`).replace(/%opening:([\w.]+)%/g, (_, name: string) => {
    const text = opening[`opening.${name}`];
    if (text === undefined) throw new Error(`There is no text opening.${name}.`);
    return text.replaceAll('{product}', '%product%');
  });
