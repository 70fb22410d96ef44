import { expect, test } from 'vitest';
import { readPages } from '../generate/page-manifests.ts';
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

test('a walk visits every page of the investor app but the listed ones', async () => {
  const routes = (await readPages('investor')).flatMap((page) => page.routes);
  const visited = new Set(visits.flatMap(({ path, endsAt = path }) => [path, endsAt]).map(firstSegmentOf));
  const missing = [...new Set(routes.map(({ path }) => firstSegmentOf(path)))].filter(
    (segment) => !visited.has(segment),
  );
  expect(missing.toSorted()).toEqual(unvisited.toSorted());
});
