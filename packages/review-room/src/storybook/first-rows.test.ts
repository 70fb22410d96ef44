import { describe, expect, test } from 'vitest';
import { createFirstRowFilter, type IndexEntry } from './first-rows.ts';

const entriesOf = (title: string, names: readonly string[]): readonly IndexEntry[] =>
  names.map((name) => ({ id: `${title.toLowerCase().replaceAll('/', '-')}--${name}`, title }));

const index = [
  ...entriesOf('Welcome', ['docs']),
  ...entriesOf('Flows/Access/SignIn', ['docs', 'entering', 'locked']),
  ...entriesOf('Flows/Access/Reset', ['docs', 'entering', 'sent']),
  ...entriesOf('Flows/Checkout/LumpsumCheckout', ['docs', 'reviewing', 'placed', 'refused']),
  ...entriesOf('Flows/Checkout/SipCheckout', ['docs', 'reviewing', 'placed']),
  ...entriesOf('Parts/Fund/SchemeCard', ['docs', 'short', 'long']),
  ...entriesOf('Parts/Fund/ReturnChart', ['docs', 'year']),
];

const acceptedFor = (shownEntry: string) =>
  index.filter(createFirstRowFilter({ shownEntry, collapsedRoots: ['parts'] })).map(({ id }) => id);

describe('the first rows of the sidebar', () => {
  test('are all of the shown component, and two entries of its closed neighbours', () => {
    const accepted = acceptedFor('flows-checkout-lumpsumcheckout--placed');
    expect(accepted).toEqual([
      'welcome--docs',
      'flows-access-signin--docs',
      'flows-checkout-lumpsumcheckout--docs',
      'flows-checkout-lumpsumcheckout--reviewing',
      'flows-checkout-lumpsumcheckout--placed',
      'flows-checkout-lumpsumcheckout--refused',
      'flows-checkout-sipcheckout--docs',
      'flows-checkout-sipcheckout--reviewing',
      'parts-fund-schemecard--docs',
    ]);
  });

  test('have the section of the shown story open', () => {
    const accepted = acceptedFor('parts-fund-schemecard--long');
    expect(accepted.filter((id) => id.startsWith('parts-'))).toEqual([
      'parts-fund-schemecard--docs',
      'parts-fund-schemecard--short',
      'parts-fund-schemecard--long',
      'parts-fund-returnchart--docs',
      'parts-fund-returnchart--year',
    ]);
  });

  test('are one entry for each closed group on the first page', () => {
    expect(acceptedFor('')).toEqual([
      'welcome--docs',
      'flows-access-signin--docs',
      'flows-checkout-lumpsumcheckout--docs',
      'parts-fund-schemecard--docs',
    ]);
  });

  test('are the same when the index is read again', () => {
    const filter = createFirstRowFilter({ shownEntry: '', collapsedRoots: ['parts'] });
    expect(index.filter(filter)).toEqual(index.filter(filter));
  });
});
