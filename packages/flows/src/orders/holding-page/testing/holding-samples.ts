import * as holdings from '../../holding-list/testing/sample-holdings.ts';
import { flexiCapOrders, listOrdersAnswer } from '../holding-page.scenarios.ts';

/** Answers of a provider about holdings, for tests of screens. */
export const holdingSamples = { ...holdings, flexiCapOrders, listOrdersAnswer };
