import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { adviceMover } from './advice-mover.ts';
import { orderAdvice } from './order-advice.ts';

/** Expert advice on watchlists: orders and captured payments. */
export const advice = {
  operations: { orderAdvice } satisfies OperationsOf<'advice'>,
  tables: { advice_orders: { owner: 'client_id', idPrefixes: { id: 'order' } } },
  migrations: {
    '2026-11-23-2-advice': createMigrationStep({
      tables: {
        advice_orders: {
          key: 'id',
          texts: 'client_id watchlist_id advisor_id plan_id state payment_id signature',
          numbers: 'amount opened_at',
        },
      },
      indexes: [['advice_orders', 'watchlist_id']],
    }),
  },
  movers: { advice: adviceMover },
} satisfies Area;
