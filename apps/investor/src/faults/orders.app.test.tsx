import { orders } from '../testing/faults/approaches/orders.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of schemes, orders and payments', '../../../../docs/faults/orders.md', orders);
