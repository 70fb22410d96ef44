import type { Order, StpTargetScheme } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import { requiredValue } from '../../kit/required-value.ts';
import type { PinConfirmationFlow } from '../../parts/identity/pin-confirmation/pin-confirmation.flow.ts';
import type { recentOrderFlow } from '../../parts/order/recent-order/recent-order.flow.ts';
import type { stpRegistrationMachine } from './stp-registration.machine.ts';
import {
  findChosenSpecification,
  transferDayCells,
  isDraftComplete,
  specificationsOfFrequency,
  offeredTransferCounts,
  transferLimits,
} from './stp-registration.rules.ts';
import type {
  StpRegistrationContext,
  StpRegistrationView,
  TransferForm,
  TransferSource,
  TransferTarget,
} from './stp-registration.types.ts';
import { transferAgreement } from './transfer-agreement.ts';

const screens = {
  orderMissing: 'orderMissing',
  loading: 'loading',
  unavailable: 'unavailable',
  sourceShown: 'sourceShown',
  pickingTarget: 'sourceShown',
  drafting: 'drafting',
  pickingDate: 'drafting',
  checkingRecentOrder: 'drafting',
  confirming: 'confirming',
  completed: 'completed',
} as const satisfies Record<RootStateOf<typeof stpRegistrationMachine>, StpRegistrationView['screen']>;

type Children = ChildViews<{
  recentOrder: typeof recentOrderFlow;
  pinConfirmation: PinConfirmationFlow;
}>;

export function stpRegistrationView(
  snapshot: SnapshotFrom<typeof stpRegistrationMachine>,
  children: Children,
): StpRegistrationView {
  const { context } = snapshot;
  const screen = screenOf(snapshot, screens);
  if (screen === 'orderMissing') return { screen, link: 'orderList' };
  const { draft, earliest, notice, placed, problem, target, ...known } = context;
  const order = requiredValue(known.order, 'order');
  const source = transferSourceOf(order);
  if (screen === 'loading') return { screen, source };
  if (screen === 'unavailable') return { screen, notice };
  if (screen === 'completed')
    return {
      screen,
      step: 'scheme_transfer_completed',
      schemeName: draft.scheme?.name ?? '',
      agreement: transferAgreement(order, draft, earliest),
      ...placed,
    };
  const choosing = {
    step: 'scheme_transfer_from',
    source,
    targets: context.targets.map(transferTargetOf),
    isPickingTarget: snapshot.matches('pickingTarget'),
  } as const;
  if (target === null) return { screen: 'sourceShown', ...choosing };
  return {
    screen: screen === 'confirming' ? screen : 'drafting',
    ...choosing,
    target: transferTargetOf(target),
    form: transferFormOf(context),
    agreement: isDraftComplete(context) ? transferAgreement(order, draft, earliest) : null,
    isPickingDate: snapshot.matches('pickingDate'),
    canSubmit: snapshot.can({ type: 'transfer.submitted' }),
    problem,
    notice,
    repeat: children.recentOrder,
    pin: children.pinConfirmation,
  };
}

const transferSourceOf = (order: Order): TransferSource => ({
  schemeName: order.mf_order_scheme_name,
  invested: order.mf_order_overall_investment_amount,
  returns: order.total_returns_amount,
  difference: order.returns_difference_amount,
  percent: order.total_returns_percent,
  available: order.stp_available_transfer_amount ?? '',
});

const transferTargetOf = ({ _id, scheme_name, sub_category, scheme_category }: StpTargetScheme): TransferTarget => ({
  id: _id,
  name: scheme_name,
  category: sub_category === '' ? scheme_category : sub_category,
});

function transferFormOf({ target, draft, frequencies, countLabels }: StpRegistrationContext): TransferForm {
  const specification = findChosenSpecification(target, draft);
  return {
    frequency: draft.frequency,
    frequencies,
    scheme: draft.scheme?.code ?? '',
    schemes: specificationsOfFrequency(target, draft.frequency).map(({ scheme_code: code, scheme_name: name }) => ({
      code,
      name,
    })),
    installments: draft.installments,
    counts: offeredTransferCounts(specification).map((count) => ({
      count,
      label: countLabels.find(({ value }) => value === String(count))?.label ?? String(count),
    })),
    day: draft.day,
    days: transferDayCells(specification),
    canPickDate: draft.frequency !== '',
    amount: draft.amount,
    limits: specification && transferLimits(specification),
  };
}
