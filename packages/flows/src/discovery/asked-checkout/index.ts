import type { GetSchemeStatisticsAnswer, LumpsumOption } from '@folioflow/api/contract';
import { CODES } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { resource, type ResourceView } from '../../kit/resource.ts';
import type { FreshCheckoutState } from '../../ordering/lumpsum-checkout/lumpsum-checkout.state.ts';
import { lumpsumLimits } from '../invest-panel/amount-limits.ts';
import { isWithin } from '../invest-panel/amount.rules.ts';
import { checkoutStateOf } from '../invest-panel/checkout-state.ts';
import { investTermsOf } from '../invest-panel/invest-terms.ts';
import { answeredScheme } from '../chart-page/answered-scheme.ts';
import { statisticsRequestOf } from '../scheme-parameters.ts';

const statistics = resource<FreshCheckoutState, GetSchemeStatisticsAnswer>((answer) => answer);

const requestOf = ({ selected_order: { scheme_isin, scheme_code, scheme_name } }: FreshCheckoutState) =>
  statisticsRequestOf({ isin: scheme_isin, code: scheme_code, name: scheme_name });

const isSame = ({ information }: LumpsumOption, asked: LumpsumOption): boolean =>
  information.param_unique_no === asked.information.param_unique_no &&
  information.param_scheme_code === asked.information.param_scheme_code;

/** The order that was asked for in the provider's own words; null where the scheme has no such option for such an amount. */
function answeredOrder(answer: GetSchemeStatisticsAnswer, asked: FreshCheckoutState): FreshCheckoutState | null {
  const scheme = answeredScheme(answer, requestOf(asked));
  const { order_amount: amount } = asked.general_order;
  const terms = investTermsOf(answer, null);
  const option = terms.lumpsumOptions.find(
    (offered) => isSame(offered, asked.general_order) && isWithin(amount, lumpsumLimits(offered)),
  );
  if (scheme === null || option === undefined) return null;
  const order = checkoutStateOf(scheme, terms, option, amount);
  // A list that did not come along is loaded where it is shown.
  return asked.nominee_list === null ? { ...order, nominee_list: null } : order;
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
 * The lumpsum order that navigation state asks for, as the provider offers it: of what came along, the ids, the option and the
 * amount are asked, and nothing is shown (decision 024). Started with `{ request: state }`.
 */
export const askedCheckout = ({ getSchemeStatistics }: OperationPorts<'getSchemeStatistics'>) => ({
  ...askedCheckoutFlow,
  machine: runnable(askedCheckoutFlow.machine, { load: adapted(getSchemeStatistics, requestOf, (answer) => answer) }),
});
