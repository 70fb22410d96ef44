import { watchlists } from '../testing/faults/approaches/watchlists.ts';
import { matrixOf } from '../testing/faults/matrix.ts';

matrixOf('Faults of watchlists', '../../../../docs/faults/watchlists.md', watchlists);
