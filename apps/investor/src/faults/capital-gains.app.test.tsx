import { capitalGains } from '../testing/faults/approaches/capital-gains.ts';
import { declareFaultMatrix } from '../testing/faults/matrix.ts';

declareFaultMatrix('Faults of capital gains', '../../../../docs/faults/capital-gains.md', capitalGains);
