import { investorRoutes } from '@folioflow/flows';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { routeRows } from './route-rows.ts';

describe('the route table', () => {
  test('has one path for each first segment that a server may name, and begins each path with its segment', () => {
    expect(routeRows.map(({ name }) => name).sort()).toEqual([...investorRoutes].sort());
    expect(routeRows.map(({ path }) => path.split('/')[1]).sort()).toEqual([...investorRoutes].sort());
    expect(new Set(routeRows.map(({ path }) => path)).size).toBe(investorRoutes.length);
  });

  test('guards exactly the four settings routes with the guard authenticated [ON-083]', () => {
    const settings = ['/settings', '/settings-preferences', '/settings-security', '/settings-account'];
    expect(routeRows.filter(({ guard }) => guard === 'authenticated').map(({ path }) => path)).toEqual(settings);
  });

  test('guards signed-in screens with the stored session and leaves public ones open', () => {
    const guardOf = (path: string) => routeRows.find((row) => row.path === path)?.guard;
    for (const path of [
      '/schemeList',
      '/orderCheckout',
      '/orderList',
      '/paymentPage',
      '/paymentResponse',
      '/portfolio',
      '/accounts',
    ])
      expect(guardOf(path)).toBe('stored');
    for (const path of ['/', '/signin', '/otp-2', '/sipcalculator', '/terms-condition', '/clientList'])
      expect(guardOf(path)).toBe('public');
  });

  test('finds the same page with and without a slash at the end [OM-028]', () => {
    const routes = routeRows.map(({ path }) => ({ path }));
    for (const { path } of routeRows) {
      const address = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x');
      const found = [address, `${address}/`.replace('//', '/')].map(
        (at) => matchRoutes(routes, at)?.at(-1)?.route.path,
      );
      expect(found).toEqual([path, path]);
    }
  });

  test.each(['/signin', '/orderList', '/sipList', '/orderEditCheckout/', '/paymentPage/'])(
    '%s, a target of discovery and ordering, is a route with a screen [DO-012]',
    (target) => {
      const found = matchRoutes(
        routeRows.map(({ path }) => ({ path })),
        target,
      )?.at(-1)?.route.path;
      expect(routeRows.find(({ path }) => path === found)?.screen).toBeTruthy();
      expect(investorRoutes).toContain(target.split('/')[1]);
    },
  );
});
