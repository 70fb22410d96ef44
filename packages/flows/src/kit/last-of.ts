/**
 * Memoises the last result for each object: the same arguments return the same reference, so a screen does not render
 * again. The result is released with the object.
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
