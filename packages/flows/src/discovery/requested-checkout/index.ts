import { CODES, type GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
import type { RequestedLumpsum, FreshCheckoutState } from '../../checkout/lumpsum-checkout/lumpsum-checkout.state.ts';
import { confirmedScheme } from '../chart-page/confirmed-scheme.ts';
import { isWithinLimits, lumpsumLimits } from '../../parts/order/order-limits.ts';
import { checkoutStateOf } from '../invest-panel/checkout-state.ts';
import { investTermsOf } from '../invest-panel/invest-terms.ts';
import { statisticsRequestOf } from '../scheme-parameters.ts';

const statisticsResource = resource<RequestedLumpsum, GetSchemeStatisticsAnswer>((answer) => answer);

const lumpsumStatisticsRequest = ({ scheme }: RequestedLumpsum) => statisticsRequestOf(scheme);

/**
 * Returns the requested order with the provider's terms; null where the scheme has no such option or the option no such
 * amount.
 */
function offeredOrder(answer: GetSchemeStatisticsAnswer, requested: RequestedLumpsum): FreshCheckoutState | null {
  const { amount, option, hasNominees } = requested;
  const scheme = confirmedScheme(answer, lumpsumStatisticsRequest(requested));
  const terms = investTermsOf(answer, null);
  const offered = terms.lumpsumOptions.find(
    (one) =>
      one.information.param_unique_no === option.uniqueNo &&
      one.information.param_scheme_code === option.code &&
      isWithinLimits(amount, lumpsumLimits(one)),
  );
  if (scheme === null || offered === undefined) return null;
  const order = checkoutStateOf(scheme, terms, offered, amount);
  return hasNominees ? order : { ...order, nominee_list: null };
}

/** `orderMissing`: the provider does not offer the scheme, the option or the amount. */
export type RequestedCheckoutView = ResourceView<FreshCheckoutState> | { readonly screen: 'orderMissing' };

export const requestedCheckoutFlow = flow({
  machine: statisticsResource.machine,
  view: (snapshot): RequestedCheckoutView => {
    const { failure, request } = snapshot.context;
    const view = statisticsResource.view(snapshot, {});
    if (view.screen === 'unavailable' && failure?.code === CODES.notFound) return { screen: 'orderMissing' };
    if (view.screen !== 'loaded') return view;
    const value = offeredOrder(view.value, request);
    return value === null ? { screen: 'orderMissing' } : { ...view, value };
  },
});

/**
 * The lumpsum order that the navigation state requests, with the provider's terms (decision 024). Its request is the
 * result of `lumpsumCheckoutStateOf`.
 */
export const requestedCheckout = ({ getSchemeStatistics }: OperationPorts<'getSchemeStatistics'>) => ({
  ...requestedCheckoutFlow,
  machine: runnable(requestedCheckoutFlow.machine, {
    load: adaptPort(getSchemeStatistics, lumpsumStatisticsRequest, (answer) => answer),
  }),
});
