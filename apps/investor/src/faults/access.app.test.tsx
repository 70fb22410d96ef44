import { access } from '../testing/faults/approaches/access.ts';
import { matrixOf } from '../testing/faults/matrix.ts';

matrixOf('Faults of access', '../../../../docs/faults/access.md', access);
