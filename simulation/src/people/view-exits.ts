import { backofficeRoutes, investorRoutes, type Exit } from '@folioflow/flows';
import type { OpenedPage } from '../browser/opened-page.ts';

const routes: ReadonlySet<string> = new Set([...investorRoutes, ...backofficeRoutes]);

const isExit = (value: object): value is Exit<string> =>
  'to' in value && typeof value.to === 'string' && routes.has(value.to);

const MAX_DEPTH = 6;

function collectFrom(value: unknown, depth: number, found: Exit<string>[]): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (isExit(value)) {
    found.push(value);
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'object') collectFrom(part, depth + 1, found);
    else if ((name === 'link' || name === 'orderList') && typeof part === 'string' && routes.has(part))
      found.push({ to: part });
  }
}

const exitsByView = new WeakMap<object, readonly Exit<string>[]>();

/** Exits in a view; a view is replaced, never changed, so that each is searched once. */
function exitsOf(view: unknown): readonly Exit<string>[] {
  if (typeof view !== 'object' || view === null) return [];
  const known = exitsByView.get(view);
  if (known !== undefined) return known;
  const found: Exit<string>[] = [];
  collectFrom(view, 0, found);
  exitsByView.set(view, found);
  return found;
}

/** Lists the links of a page: exits that its views contain, and links of the page itself. */
export const collectExits = (page: OpenedPage): readonly Exit<string>[] => [
  ...page.links(),
  ...page.runs().flatMap(({ view }) => exitsOf(view())),
];
