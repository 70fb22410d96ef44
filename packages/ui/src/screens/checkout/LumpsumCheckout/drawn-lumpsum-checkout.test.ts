import type { LumpsumOpening } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { drawLumpsumOpening } from './drawn-lumpsum-checkout.tsx';

const opening: LumpsumOpening = {
  summary: {
    schemeName: 'Amaltas Fund',
    optionName: 'Growth',
    amount: '6000',
    account: { bankName: 'First Bank', lastDigits: '4321' },
    cutOff: '14:30',
    isRedemptionAllowed: true,
    isSwpAllowed: false,
    hasExitLoad: true,
  },
  nominees: [{ id: 'a', name: 'Asha', relationship: 'Mother', isSelected: false, form: null }],
  suggestion: null,
};

test('the opening is drawn with the formats and the tags of the screen', () => {
  expect(drawLumpsumOpening(opening)).toMatchObject({
    kind: 'question',
    texts: {
      scheme: 'Amaltas Fund',
      amount: '₹6,000',
      bank: 'First Bank',
      cutOff: '14:30 IST',
      swp: 'SWP not allowed',
    },
    items: [{ kind: 'nominee', texts: { id: 'a', name: 'Asha', relationship: 'Mother' } }],
  });
  expect(drawLumpsumOpening({ ...opening, suggestion: { name: 'Asha' } })).toMatchObject({
    kind: 'suggestion',
    texts: { nominee: 'Asha' },
    items: [],
  });
});

test.each([
  ['no account that pays', { ...opening, summary: { ...opening.summary, account: null } }],
  ['no nominee to choose', { ...opening, nominees: [] }],
  ['no cut-off time', { ...opening, summary: { ...opening.summary, cutOff: '' } }],
])('an opening of another form is not drawn: %s', (_, other) => {
  expect(drawLumpsumOpening(other)).toBeNull();
});
