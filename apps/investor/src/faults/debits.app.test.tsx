import { debits } from '../testing/faults/approaches/debits.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of bank accounts, mandates and SIPs', '../../../../docs/faults/debits.md', debits);
