import type { MessageId } from '@lingui/core';
import type { Area } from '@folioflow/api/contract';
import type { ComponentType } from 'react';

/** The guard of a route, and its path if the path has parameters. */
export interface RouteDeclaration<Guard extends string> {
  readonly guard: Guard;
  readonly path?: string;
}

/** The manifest of a page, in `X.page.ts` beside its container `X.tsx`: routes, title and code. */
export interface PageManifest<Route extends string, Guard extends string> {
  /** Key of the title for the browser tab and the title bar of phones. */
  readonly title: MessageId;
  /** By first segment of the path. */
  readonly routes: Readonly<Partial<Record<Route, RouteDeclaration<Guard>>>>;
  /** Loads the module of the container, which exports it by the name of the page (`ContainerName`). */
  readonly load: () => Promise<object>;
  /** Areas of the contract that the page calls first: their code is loaded with the page. */
  readonly areas?: readonly Area[];
}

/** The name of a page's container in its module: `PortfolioRoute` for the page `portfolio`. */
export type ContainerName<Page extends string> = `${Capitalize<Page>}Route`;

/** The module of a page's container. */
export type ContainerModule<Page extends string> = Readonly<Record<ContainerName<Page>, ComponentType>>;

/** A route with the page that it shows. */
export interface RouteRow<Guard extends string, Page extends string> {
  /** First segment of the path. */
  readonly name: string;
  readonly path: string;
  readonly guard: Guard;
  readonly screen: Page;
}

/** Returns a row for every route of the pages; a route without a path of its own has its name as its path. */
export const routeRowsOf = <Guard extends string, Page extends string>(
  pages: Readonly<Record<Page, Pick<PageManifest<string, Guard>, 'routes'>>>,
): readonly RouteRow<Guard, Page>[] =>
  (Object.keys(pages) as Page[]).flatMap((screen) =>
    Object.entries<RouteDeclaration<Guard> | undefined>(pages[screen].routes).flatMap(([name, route]) =>
      route === undefined ? [] : [{ name, path: route.path ?? `/${name}`, guard: route.guard, screen }],
    ),
  );

/** Returns the row to which a path belongs, in any case. */
export function findRouteRow<Guard extends string, Page extends string>(
  rows: readonly RouteRow<Guard, Page>[],
  path: string,
): RouteRow<Guard, Page> | undefined {
  const segment = (path.split('/')[1] ?? '').toLowerCase();
  return rows.find(({ name }) => name.toLowerCase() === segment);
}
