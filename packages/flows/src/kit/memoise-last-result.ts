/**
 * Memoises the last result for each object: the same arguments return the same reference, so a screen does not render
 * again. The result is released with the object.
 */
export function memoiseLastResult<Subject extends object, Rest extends readonly unknown[], Result>(
  compute: (subject: Subject, ...rest: Rest) => Result,
): (subject: Subject, ...rest: Rest) => Result {
  const lastCalls = new WeakMap<Subject, { readonly rest: Rest; readonly result: Result }>();
  return (subject, ...rest) => {
    const last = lastCalls.get(subject);
    if (last?.rest.length === rest.length && rest.every((each, place) => each === last.rest[place])) return last.result;
    const result = compute(subject, ...rest);
    lastCalls.set(subject, { rest, result });
    return result;
  };
}
