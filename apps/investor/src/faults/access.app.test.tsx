import { access } from '../testing/faults/approaches/access.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of access', '../../../../docs/faults/access.md', access);
