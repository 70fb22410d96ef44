import type { BackofficeRoute } from '@folioflow/flows';
import type { StaffGuard } from '@folioflow/flows/backoffice';

/** A path of the back-office with its guard and screen (flows.md, 5.2). */
export interface RouteRow {
  readonly path: string;
  readonly guard: StaffGuard;
  readonly screen: ScreenName;
}

export type ScreenName = 'home' | 'signIn' | 'clientList' | 'clientDocuments';

export const routeTable = {
  '': { path: '/', guard: 'staff', screen: 'home' },
  signin: { path: '/signin', guard: 'public', screen: 'signIn' },
  clientList: { path: '/clientList', guard: 'staff', screen: 'clientList' },
  clientDocuments: { path: '/clientDocuments/:customer_id?', guard: 'staff', screen: 'clientDocuments' },
} as const satisfies Record<BackofficeRoute, RouteRow>;

const rows: readonly RouteRow[] = Object.values(routeTable);

export const routeRows = rows;

/** Returns the row of the route table to which a path belongs. */
export function findRouteRow(path: string): RouteRow | undefined {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  return Object.entries(routeTable).find(([name]) => name.toLowerCase() === segment)?.[1];
}
