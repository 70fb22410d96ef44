import { orders } from '../testing/faults/approaches/orders.ts';
import { matrixOf } from '../testing/faults/matrix.ts';

matrixOf('Faults of schemes, orders and payments', '../../../../docs/faults/orders.md', orders);
