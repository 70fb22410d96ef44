/** Returns the name of a route: the first part of its path in the route table, so that no parameter is included. */
export const nameOfRoute = (path: string | undefined): string => {
  const [, first = ''] = (path ?? '').split('/');
  return /^[A-Za-z]/.test(first) ? first.replaceAll(/[^A-Za-z]+/g, '_') : '';
};
