/** The query of the scheme list that opened this tab (DO-053); '' where something else did. */
export function listSearchOf(referrer: string, origin: string): string {
  if (!referrer.startsWith(`${origin}/schemeList`)) return '';
  const { pathname, search } = new URL(referrer);
  return /^\/schemeList\/?$/.test(pathname) ? search : '';
}
