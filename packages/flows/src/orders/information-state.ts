/** Parses `display_html` of any navigation state, which may be empty; null without the field (OM-180 to OM-182). */
export function informationHtmlOf(state: unknown): string | null {
  const html: unknown = typeof state === 'object' && state !== null && 'display_html' in state && state.display_html;
  return typeof html === 'string' ? html : null;
}
