import { holdings } from '../testing/faults/approaches/holdings.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of holdings', '../../../../docs/faults/holdings.md', holdings);
