/**
 * Remembers for each object what was last found of it: asked again for the same, it answers the very same, which a screen
 * need not draw again. It is forgotten with the object.
 */
export function lastOf<Of extends object, Rest extends readonly unknown[], Found>(
  find: (of: Of, ...rest: Rest) => Found,
): (of: Of, ...rest: Rest) => Found {
  const known = new WeakMap<Of, { readonly rest: Rest; readonly found: Found }>();
  return (of, ...rest) => {
    const last = known.get(of);
    if (last?.rest.length === rest.length && rest.every((each, place) => each === last.rest[place])) return last.found;
    const found = find(of, ...rest);
    known.set(of, { rest, found });
    return found;
  };
}
