import { matrixOf } from '../testing/faults/matrix.ts';

matrixOf('Faults of access', '../../../../docs/faults/access.md', (area) => area === 'access');
