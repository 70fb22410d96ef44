const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const placesOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** Texts of a catalogue with their paths, in order: names joined by points, the places of a list as numbers. */
export const textsWithPaths = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => textsWithPaths(each, path === '' ? key : `${path}.${key}`));
};

/** Lists the differences of a translation: missing and additional texts, other places, and a text that became empty. */
export function findTextGaps(english: unknown, translated: unknown): readonly string[] {
  const [from, to] = [new Map(textsWithPaths(english)), new Map(textsWithPaths(translated))];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((path) => {
    const [source, target] = [from.get(path), to.get(path)];
    if (source === undefined) return [`${path} is no text of the English catalogue`];
    if (target === undefined) return [`${path} is missing`];
    if (placesOf(source) !== placesOf(target)) return [`${path} has other places than “${source}”`];
    return (source.trim() === '') === (target.trim() === '') ? [] : [`${path} is empty in one language only`];
  });
}
