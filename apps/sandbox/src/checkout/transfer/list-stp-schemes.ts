import { frequencyOptions, installmentOptions } from '../../catalogue/port.ts';
import { type Handler } from '../../ground/operations.ts';
import { formatWireDay } from '../../kit/days.ts';
import { earliestTransferDay, readTransferSource } from './transfer-rules.ts';

/**
 * Target schemes of a STP from an order, all of them in the first file.
 * @throws Refusal 020, 061
 */
export const listStpSchemes: Handler<'listStpSchemes'> = async (call) => {
  const { targets } = await readTransferSource(call, call.request.selected_order.order_id);
  const specifications = targets.flatMap(({ stp_scheme_specifications: each }) => each);
  return {
    result: { stp_scheme_list: call.request.file_index === 0 ? [...targets] : [] },
    stp_frequency_list: frequencyOptions(specifications.map(({ stp_frequency }) => stp_frequency)),
    stp_installment_list: installmentOptions(specifications),
    stp_minimum_date: formatWireDay(earliestTransferDay(call.now)),
  };
};
