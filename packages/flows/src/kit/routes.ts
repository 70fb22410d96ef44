import type { InvestorRoute } from './route-names.ts';

export { backofficeRoutes, investorRoutes, type BackofficeRoute, type InvestorRoute } from './route-names.ts';

/** The route on which a flow leads on. `to` is the first segment of the path, `params` the segments after it. */
export interface Exit<Route extends string = InvestorRoute> {
  readonly to: Route;
  readonly params?: readonly string[];
  /** The query, with its question mark. */
  readonly search?: string;
  /** Navigation state; contains no secret. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly replace?: boolean;
  readonly newTab?: boolean;
}

/** Emitted by a flow that leads on without ending: the user leaves its page. */
export interface ExitTaken {
  readonly type: 'exit.taken';
  readonly exit: Exit;
}

const isControlCharacter = (character: string) => character < ' ' || character === '\u007f';

/**
 * Resolves a route named by the server against an app's own table (contract 1.3, C-08): any case, with or without './',
 * '/' and a trailing '/'; query and hash are dropped. A text that could lead out of the app returns undefined.
 */
export function routeOf<const Route extends string>(serverName: unknown, table: readonly Route[]): Route | undefined {
  if (typeof serverName !== 'string' || Array.from(serverName).some(isControlCharacter)) return undefined;
  const path = serverName.replace(/[?#].*$/s, '');
  if (
    path.includes('//') ||
    path.includes('\\') ||
    path.includes('..') ||
    path.includes(':') ||
    /%(2f|5c|2e|25|0)/i.test(path)
  )
    return undefined;
  const [segment = ''] = path.replace(/^\.?\//, '').split('/');
  if (segment === '' || segment === '.') return undefined;
  return table.find((route) => route.toLowerCase() === segment.toLowerCase());
}
