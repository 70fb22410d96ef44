import { type CatalogueReader } from './inline-words.ts';

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (value: unknown): readonly [name: string, value: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** All texts of a value, in the order in which the English value names them. */
export function flattenTexts(english: unknown, value: unknown): readonly string[] {
  if (typeof english === 'string') return [String(value)];
  return valuesOf(english).flatMap(([name, each]) => flattenTexts(each, (value as Values)[name]));
}

interface LanguageSources {
  /** The catalogues by area and name, in the language of the page. */
  readonly areas: () => Promise<Values>;
  readonly english: () => Promise<Values>;
  /** All texts of every other language of the build. */
  readonly others: () => Promise<readonly (readonly string[])[]>;
}

/** Texts of the page that another language translates in more than one way. */
function findAmbiguous(texts: readonly string[], others: readonly (readonly string[])[]): ReadonlySet<string> {
  const ambiguous = new Set<string>();
  for (const other of others) {
    const translations = new Map<string, string | undefined>();
    texts.forEach((text, place) => {
      if (translations.has(text) && translations.get(text) !== other[place]) ambiguous.add(text);
      translations.set(text, other[place]);
    });
  }
  return ambiguous;
}

/** Reads everything once, at the first catalogue. */
async function readPlaces({ areas, english, others }: LanguageSources) {
  const [own, named] = await Promise.all([areas(), english()]);
  const ambiguous = findAmbiguous(flattenTexts(named, own), await others());
  const places = new Map<string, { readonly place: number; readonly byName: ReadonlyMap<string, number> }>();
  let next = 0;
  for (const [area, catalogues] of valuesOf(named))
    for (const [name, texts] of valuesOf(catalogues)) {
      const place = next;
      const byName = new Map<string, number>();
      for (const [key, text] of valuesOf(texts)) {
        byName.set(key, next);
        next += flattenTexts(text, text).length;
      }
      places.set(`${area} ${name}`, { place, byName });
    }
  return { own, ambiguous, places };
}

/** Returns the reader of the catalogues of the page's language. */
export function createCatalogueReader(sources: LanguageSources): CatalogueReader {
  let all: ReturnType<typeof readPlaces> | undefined;
  return async (area, name) => {
    const { own, ambiguous, places } = await (all ??= readPlaces(sources));
    const texts = ((own[area] as Values | undefined)?.[name] ?? {}) as Values;
    const { place = 0, byName = new Map<string, number>() } = places.get(`${area} ${name}`) ?? {};
    return {
      texts,
      place,
      findPlace: (key) => (ambiguous.has(String(texts[key])) ? byName.get(key) : undefined),
    };
  };
}
