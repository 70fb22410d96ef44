import * as table from '@folioflow/wiring/page-manifest';
import { pages } from '../pages.ts';

export const routeRows = table.routeRowsOf(pages);

/** Returns the row to which a path belongs. */
export const findRouteRow = (path: string) => table.findRouteRow(routeRows, path);
