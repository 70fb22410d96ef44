import type { SipOpening } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { drawSipOpening } from './drawn-sip-checkout.tsx';

const opening: SipOpening = {
  summary: {
    schemeName: 'Amaltas Fund',
    optionName: '',
    amount: '6000',
    frequency: 'MONTHLY',
    installments: 12,
    firstDay: '2026-12-05',
    account: { bankName: 'First Bank', lastDigits: '4321' },
    cutOff: '14:30',
    needsMandate: true,
  },
  nominees: [
    { id: 'a', name: 'Asha', relationship: 'Mother', isSelected: false, form: null },
    { id: 'b', name: 'Bela', relationship: '', isSelected: false, form: null },
  ],
  suggestion: null,
};
const withSummary = (change: Partial<SipOpening['summary']>): SipOpening => ({
  ...opening,
  summary: { ...opening.summary, ...change },
});

test('the opening is drawn with the formats of the screen', () => {
  expect(drawSipOpening(opening)).toEqual({
    kind: 'question',
    texts: {
      scheme: 'Amaltas Fund',
      option: '',
      amount: '₹6,000',
      firstDay: '5 Dec 2026',
      repeat: '5th of every month',
      installments: '12',
      bank: 'First Bank',
      accountNumber: expect.stringMatching(/4321$/) as string,
      cutOff: '14:30 IST',
    },
    items: [
      { kind: 'nominee', texts: { id: 'a', name: 'Asha', relationship: 'Mother' } },
      { kind: 'nominee', texts: { id: 'b', name: 'Bela', relationship: '' } },
    ],
  });
  expect(drawSipOpening(withSummary({ needsMandate: false }))?.kind).toBe('question-byHand');
});

test('a suggestion is a line without choices', () => {
  const drawn = drawSipOpening({ ...opening, suggestion: { name: 'Asha' } });
  expect(drawn).toMatchObject({ kind: 'suggestion', texts: { nominee: 'Asha' }, items: [] });
  expect(drawSipOpening({ ...opening, suggestion: { name: null } })?.texts['nominee']).toBeTruthy();
});

test.each([
  ['no nominee to choose', { ...opening, nominees: [] }],
  ['a nominee without a name', { ...opening, nominees: opening.nominees.map((row) => ({ ...row, name: '' })) }],
  [
    'a suggestion of a SIP that is paid by hand',
    { ...withSummary({ needsMandate: false }), suggestion: { name: 'A' } },
  ],
  ['no cut-off time', withSummary({ cutOff: '' })],
  ['an amount that is set smaller', withSummary({ amount: '123456789.12' })],
])('an opening of another form is not drawn: %s', (_, other) => {
  expect(drawSipOpening(other)).toBeNull();
});
