import { expect, test } from 'vitest';
import { readPages, type App } from '../generate/page-manifests.ts';
import { visits } from './visits.ts';

/** Pages that a walk does not reach: they need an earlier answer, repeat another page, or are not built. */
const unvisited = [
  '',
  'chartsmobile',
  'clientDocuments',
  'clientList',
  'settings',
  'settings-account',
  'settings-preferences',
  'settings-security',
  'add-bank-acc',
  'add-debit-card',
  'bankAutopay',
  'buy-sell',
  'faq',
  'about',
  'fyInformation',
  'history',
  'imageverification',
  'lock',
  'order2factorCheckout',
  'orderResponse',
  'otp-2',
  'paymentPage',
  'paymentResponse',
  'sipConsolidatedStatement',
  'sipEditCheckout',
  'sipResponse',
  'verify-email',
  'verify-pin',
  ...[1, 2, 3, 4, 5, 6].map((step) => `verify-step-${step}`),
];

const firstSegmentOf = (address: string) => address.split('/')[1] ?? '';

/** First segments of the routes of an app that no visit begins or ends at. */
async function findUnvisited(app: App): Promise<readonly string[]> {
  const routes = (await readPages(app)).flatMap((page) => page.routes);
  const own = visits.filter((visit) => (visit.app ?? 'investor') === app);
  const visited = new Set(own.flatMap(({ path, endsAt = path }) => [path, endsAt]).map(firstSegmentOf));
  return [...new Set(routes.map(({ path }) => firstSegmentOf(path)))].filter((segment) => !visited.has(segment));
}

test('a walk visits every page of the investor app but the listed ones', async () => {
  expect((await findUnvisited('investor')).toSorted()).toEqual(unvisited.toSorted());
});

test('a walk visits every page of the back-office but its first address, which leads to the list', async () => {
  expect(await findUnvisited('backoffice')).toEqual(['']);
});

test('each visit has a name of its own', () => {
  const names = visits.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
