import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test('each page has the title of what it shows; the first page leads to the list', () => {
  const found = Object.fromEntries(Object.entries(pages).map(([name, { title }]) => [name, i18n._(title)]));
  expect(found).toEqual({
    home: 'Client List',
    signIn: 'Staff sign-in',
    clientList: 'Client List',
    clientDocuments: 'KYC information',
  });
});
