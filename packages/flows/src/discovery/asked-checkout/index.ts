import { CODES, type GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
import type { AskedLumpsum, FreshCheckoutState } from '../../ordering/lumpsum-checkout/lumpsum-checkout.state.ts';
import { answeredScheme } from '../chart-page/answered-scheme.ts';
import { isWithin, lumpsumLimits } from '../../parts/order-limits.ts';
import { checkoutStateOf } from '../invest-panel/checkout-state.ts';
import { investTermsOf } from '../invest-panel/invest-terms.ts';
import { statisticsRequestOf } from '../scheme-parameters.ts';

const statistics = resource<AskedLumpsum, GetSchemeStatisticsAnswer>((answer) => answer);

const requestOf = ({ scheme }: AskedLumpsum) => statisticsRequestOf(scheme);

/** The order that was asked for in the provider's own words; null where the scheme has no such option for such an amount. */
function answeredOrder(answer: GetSchemeStatisticsAnswer, asked: AskedLumpsum): FreshCheckoutState | null {
  const { amount, option, hasNominees } = asked;
  const scheme = answeredScheme(answer, requestOf(asked));
  const terms = investTermsOf(answer, null);
  const offered = terms.lumpsumOptions.find(
    (one) =>
      one.information.param_unique_no === option.uniqueNo &&
      one.information.param_scheme_code === option.code &&
      isWithin(amount, lumpsumLimits(one)),
  );
  if (scheme === null || offered === undefined) return null;
  const order = checkoutStateOf(scheme, terms, offered, amount);
  return hasNominees ? order : { ...order, nominee_list: null };
}

/** `orderMissing`: the scheme, its option or the amount is nothing that the provider offers. */
export type AskedCheckoutView = ResourceView<FreshCheckoutState> | { readonly screen: 'orderMissing' };

export const askedCheckoutFlow = flow({
  machine: statistics.machine,
  view: (snapshot): AskedCheckoutView => {
    const { failure, request } = snapshot.context;
    const view = statistics.view(snapshot, {});
    if (view.screen === 'unavailable' && failure?.code === CODES.notFound) return { screen: 'orderMissing' };
    if (view.screen !== 'loaded') return view;
    const value = answeredOrder(view.value, request);
    return value === null ? { screen: 'orderMissing' } : { ...view, value };
  },
});

/**
 * The lumpsum order that navigation state asks for, as the provider offers it (decision 024). Started with what
 * `lumpsumCheckoutStateOf` read, as its request.
 */
export const askedCheckout = ({ getSchemeStatistics }: OperationPorts<'getSchemeStatistics'>) => ({
  ...askedCheckoutFlow,
  machine: runnable(askedCheckoutFlow.machine, { load: adapted(getSchemeStatistics, requestOf, (answer) => answer) }),
});
