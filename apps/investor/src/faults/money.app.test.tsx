import { matrixOf } from '../testing/faults/matrix.ts';
import { kyc } from '../testing/faults/areas.ts';

matrixOf(
  'Faults of schemes, orders and payments',
  '../../../../docs/faults/money.md',
  (area) => area !== 'access' && !kyc.includes(area),
);
