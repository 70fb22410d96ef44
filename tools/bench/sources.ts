import { type FigureSource } from './figure.ts';
import { chartLoad } from './figures/chart-load.ts';
import { comparisonDrawing, comparisonLoad } from './figures/comparison.ts';
import {
  onboardingFirstLoads,
  orderListFirstLoad,
  schemeListFirstLoad,
  signInFirstLoad,
  sipCalculatorFirstLoad,
  sipCheckoutFirstLoad,
} from './figures/first-load.ts';
import { firstSecond } from './figures/first-second.ts';
import { clientSearchTyping, firstRowOfManyClients } from './figures/client-list.ts';
import { firstOfManyHoldings } from './figures/holdings.ts';
import { filterFigure } from './figures/filter.ts';
import { firstRowOfMany } from './figures/order-list.ts';
import { searchFigure } from './figures/search.ts';
import { searchTyping } from './figures/search-typing.ts';
import { sharedOrders } from './figures/shared-orders.ts';
import { staffFirstLoad } from './figures/staff-first-load.ts';
import { wizardLongestTask } from './figures/wizard.ts';

export const figureSources: readonly FigureSource[] = [
  signInFirstLoad,
  staffFirstLoad,
  sipCalculatorFirstLoad,
  schemeListFirstLoad,
  orderListFirstLoad,
  ...onboardingFirstLoads,
  sipCheckoutFirstLoad,
  chartLoad,
  comparisonLoad,
  ...firstSecond,
  filterFigure,
  searchFigure,
  searchTyping,
  firstRowOfMany,
  comparisonDrawing,
  firstRowOfManyClients,
  clientSearchTyping,
  wizardLongestTask,
  ...sharedOrders,
  ...firstOfManyHoldings,
];
