import { expect, page, test } from '../testing/app-test.tsx';
import { debits } from '../testing/faults/approaches/debits.ts';
import { orders } from '../testing/faults/approaches/orders.ts';
import { watchlists } from '../testing/faults/approaches/watchlists.ts';
import { queryMain } from '@folioflow/wiring/testing/page';

const calls = [
  { operation: 'listWatchlistSchemes', approach: watchlists.listWatchlistSchemes },
  { operation: 'createSingleOrder', approach: orders.createSingleOrder },
  { operation: 'createSipOrder', approach: debits.createSipOrder },
  { operation: 'listBankAccounts', approach: debits['listBankAccounts, accounts'] },
  { operation: 'registerMandate', approach: debits['registerMandate, mandates'] },
] as const;

test.for(calls)(
  'another code of $operation shows an alert with the text of the server and ends loading [DO-423]',
  async ({ operation, approach }, { investor, network }) => {
    await approach.open({ investor, network });
    await investor.sandbox.injectFault({
      operation,
      kind: 'code',
      value: { code: '011', messageText: 'x is missing' },
    });
    await approach.press({ investor, network });
    await expect.element(page.getByRole('alertdialog').getByText('x is missing')).toBeVisible();
    expect(queryMain('[aria-busy=true], [role=img][aria-label=Loading]')).toEqual([]);
  },
);
