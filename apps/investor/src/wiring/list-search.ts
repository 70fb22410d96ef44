/** Returns the query of the scheme list that opened this tab (DO-053); '' where another page did. */
export function parseListSearch(referrer: string, origin: string): string {
  if (!referrer.startsWith(`${origin}/schemeList`)) return '';
  const { pathname, search } = new URL(referrer);
  return /^\/schemeList\/?$/.test(pathname) ? search : '';
}
