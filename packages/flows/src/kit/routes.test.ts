import { describe, expect, test } from 'vitest';
import { backofficeRoutes, investorRoutes, routeOf } from './routes.ts';

describe('a route named by the server', () => {
  test.each([
    ['schemeList', 'schemeList'],
    ['./schemeList', 'schemeList'],
    ['/schemeList', 'schemeList'],
    ['/SCHEMELIST/', 'schemeList'],
    ['otp-2', 'otp-2'],
    ['bankaccountList', 'bankAccountList'],
    ['charts/INF000/SC01/Fund', 'charts'],
    ['signin?next=/x#y', 'signin'],
  ])('%s leads to %s', (named, route) => {
    expect(routeOf(named, investorRoutes)).toBe(route);
  });

  test.each([
    '/evil.example',
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '\\evil.example',
    '/\\evil.example',
    '..',
    '../signin',
    'signin/..',
    '%2F%2Fevil.example',
    'signin%2f..',
    '%5cevil',
    'sign\u0000in',
    'signin\n',
    ' signin',
    '',
    '/',
    './',
    '.',
    'data:text/html,x',
    'unknownScreen',
  ])('%j is rejected [ON-087]', (named) => {
    expect(routeOf(named, investorRoutes)).toBeUndefined();
  });

  test.each([undefined, null, 7, {}, ['signin']])('the value %j is no route name', (named) => {
    expect(routeOf(named, investorRoutes)).toBeUndefined();
  });

  test('a route name is resolved against the table of its own app', () => {
    expect(routeOf('schemeList', backofficeRoutes)).toBeUndefined();
    expect(routeOf('clientlist', backofficeRoutes)).toBe('clientList');
  });
});
