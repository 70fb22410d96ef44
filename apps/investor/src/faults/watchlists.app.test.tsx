import { watchlists } from '../testing/faults/approaches/watchlists.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of watchlists', '../../../../docs/faults/watchlists.md', watchlists);
