import type { Invariant } from './observed.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Calls that place or pay, by the flow that shows their result. */
const resultCalls: Readonly<Record<string, readonly string[]>> = {
  lumpsumCheckout: ['/order/create'],
  sipCheckout: ['/sip/create', '/xsip/create'],
  stpRegistration: ['/stp/register'],
  investMore: ['/order/additional'],
  redeem: ['/order/modify'],
  payment: ['/order/payment/initiate'],
};

const isShownAsRefused = (view: Fields): boolean =>
  view['screen'] === 'declined' || (view['screen'] === 'failed' && view['kind'] === 'refused');
const isShownAsPlaced = (view: Fields): boolean => view['screen'] === 'placed' || view['screen'] === 'completed';

/** A page says "failed" only after a refusal, and "placed" only after the provider has accepted. */
export const createShownInvariant = (): Invariant => ({
  name: 'a view says what the provider holds',
  source: 'architecture 7.3, INV-60, decision 009, decision 065',
  check: ({ world }) =>
    world.investors.flatMap(({ tabs }) =>
      tabs.flatMap((tab) =>
        tab
          .page()
          .runs()
          .flatMap((run) => {
            const paths = resultCalls[run.flow.machine.id];
            const view = fieldsOf(run.view());
            if (paths === undefined) return [];
            const own = world.calls.filter(
              ({ caller, path, at }) => caller === tab.id && at >= tab.page().openedAt && paths.includes(path),
            );
            const isAccepted = own.some(({ answer }) => answer?.['code'] === '000');
            if (isShownAsRefused(view) && isAccepted)
              return [`Tab ${tab.id}: ${run.flow.machine.id} shows a refusal, and the provider has accepted.`];
            if (isShownAsPlaced(view) && own.length > 0 && !isAccepted)
              return [`Tab ${tab.id}: ${run.flow.machine.id} shows success, and the provider has accepted nothing.`];
            return [];
          }),
      ),
    ),
});
