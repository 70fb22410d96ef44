import { type FigureSource } from './figure.ts';
import { annualReturn } from './figures/annual-return.ts';
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
import { clientFilter, clientSearchTyping, firstRowOfManyClients } from './figures/client-list.ts';
import { firstOfManyHoldings } from './figures/holdings.ts';
import { filterFigure } from './figures/filter.ts';
import { orderFilterFigure } from './figures/order-filter.ts';
import { firstRowOfMany, scrollOfMany } from './figures/order-list.ts';
import { clockOverPlans, listOfPlans } from './figures/plans.ts';
import { hugeAnswer } from './figures/huge-answer.ts';
import { photoPreparation } from './figures/photo.ts';
import { reviewRoom } from './figures/review-room.ts';
import { sandboxMemory, sandboxStart } from './figures/sandbox-start.ts';
import { searchFigure } from './figures/search.ts';
import { searchTyping } from './figures/search-typing.ts';
import { sharedOrders } from './figures/shared-orders.ts';
import { usableOn2g } from './figures/usable-on-2g.ts';
import { throughput } from './figures/throughput.ts';
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
  ...usableOn2g,
  filterFigure,
  searchFigure,
  searchTyping,
  orderFilterFigure,
  firstRowOfMany,
  scrollOfMany,
  comparisonDrawing,
  firstRowOfManyClients,
  clientFilter,
  clientSearchTyping,
  photoPreparation,
  wizardLongestTask,
  hugeAnswer,
  throughput,
  ...sharedOrders,
  ...annualReturn,
  ...firstOfManyHoldings,
  clockOverPlans,
  listOfPlans,
  sandboxStart,
  sandboxMemory,
  ...reviewRoom,
];
