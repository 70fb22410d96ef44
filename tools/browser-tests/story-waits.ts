import { configure } from 'storybook/test';
import { WAIT_LIMIT_MS } from '../test-limits.ts';

// The play function of a story waits for elements by Testing Library, whose own limit is a second.
configure({ asyncUtilTimeout: WAIT_LIMIT_MS });
