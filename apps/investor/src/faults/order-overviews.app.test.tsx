import { orderOverviews } from '../testing/faults/approaches/order-overviews.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of order overviews', '../../../../docs/faults/order-overviews.md', orderOverviews);
