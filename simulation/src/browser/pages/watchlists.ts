import type { PaymentOrderInfo } from '@folioflow/api/contract';
import {
  acceptedLocally,
  expertAdvice,
  expertAdviceStorage,
  schemeList,
  watchlistCreation,
  watchlistFilterNames,
  watchlistFilterStorage,
  watchlistRenaming,
  watchlists,
  type CardCheckoutOutcome,
  type CardPaymentResponse,
  type ExpertAdvicePorts,
  type PortOutcome,
  type WatchlistsPorts,
} from '@folioflow/flows';
import { emptyFilterLists } from '../../../../apps/investor/src/app/empty-filter-lists.ts';
import { findPaidAdvice } from '../../../../apps/investor/src/ports/find-paid-advice.ts';
import type { App } from '../../../../apps/investor/src/wiring/create-app.ts';
import { PROVIDER_ORIGIN } from '../../world/provider.ts';
import type { FlowRunOf } from '../flow-run.ts';
import type { Page, PageOpener } from '../page.ts';

type Watchlists = FlowRunOf<ReturnType<typeof watchlists>>;

/** The window of the card checkout: its buttons are choices of the page while it is open. */
const createCheckoutWindow =
  ({ provider, addChoice, clearChoices }: Page): ExpertAdvicePorts['openCheckout'] =>
  ({ key, amount, id }: PaymentOrderInfo, { signal }) =>
    new Promise((resolve) => {
      const close = (outcome: PortOutcome<CardCheckoutOutcome>) => {
        clearChoices();
        resolve(outcome);
      };
      // An attempt that fails leaves the window open.
      const pay = async (sign: (signature: string) => string): Promise<void> => {
        const body = JSON.stringify({ key, amount, order_id: id });
        const answer = await provider.fetch(
          new Request(`${PROVIDER_ORIGIN}/sdk/checkout/payments`, { method: 'POST', body }),
        );
        if (answer?.status !== 200) return;
        const taken = (await answer.json()) as CardPaymentResponse;
        const response = { ...taken, razorpay_signature: sign(taken.razorpay_signature) };
        close(acceptedLocally({ kind: 'paid', response }));
      };
      addChoice('Pay', () => pay((signature) => signature));
      addChoice('Pay with wrong signature', () => pay((signature) => `${signature}0`));
      addChoice('Close', () => {
        close(acceptedLocally({ kind: 'dismissed' }));
        return Promise.resolve();
      });
      signal.addEventListener('abort', clearChoices, { once: true });
    });

/** Opens the dialog of expert advice whenever the lists ask for it. */
function openAdviceOnRequest(page: Page, lists: Watchlists): void {
  const { app, run, end, whenSelected } = page;
  whenSelected(
    () => {
      const view = lists.view();
      return view.screen === 'viewing' ? view.advising : null;
    },
    (input) => {
      const { orderAdvice } = app.provider;
      const ports = {
        orderAdvice,
        findPaidAdvice: findPaidAdvice(app.stores),
        openCheckout: createCheckoutWindow(page),
      };
      const storageRule = expertAdviceStorage(input.watchlist.id);
      const advice = run(expertAdvice(ports), { ...input, storedText: null }, { storageRule });
      whenSelected(
        () => {
          const view = advice.view();
          return view.screen === 'over' ? view.outcome : null;
        },
        (outcome) => {
          end(advice);
          if (outcome.kind === 'subscribed') lists.actor.send({ type: 'lists.changed', change: outcome });
          else lists.actor.send({ type: 'advice.left', isRefused: outcome.kind === 'refused' });
          openAdviceOnRequest(page, lists);
        },
      );
    },
  );
}

/** Opens the list of all schemes, with the ticked ones, whenever a list is added. */
function openAdditionOnRequest(page: Page, lists: Watchlists): void {
  const { app, run, end, whenSelected, addFacts } = page;
  const { listSchemes, addWatchlist, listWatchlistSchemes } = app.provider;
  whenSelected(
    () => {
      const view = lists.view();
      return view.screen === 'adding' ? view : null;
    },
    ({ limit, known }) => {
      const input = { lists: emptyFilterLists, names: watchlistFilterNames, search: '', storedText: null };
      const schemes = run(schemeList({ listSchemes }), input, { storageRule: watchlistFilterStorage });
      const creation = run(watchlistCreation({ addWatchlist, listWatchlistSchemes }), { limit, known });
      addFacts(() => ({ schemes: schemes.view().catalogue }));
      whenSelected(
        () => {
          const view = creation.view();
          return view.screen === 'over' ? view.outcome : null;
        },
        (outcome) => {
          end(creation);
          end(schemes);
          if (outcome.kind === 'saved') lists.actor.send({ type: 'lists.changed', change: outcome });
          else lists.actor.send({ type: 'addition.left', isUncertain: outcome.isUncertain });
          openAdditionOnRequest(page, lists);
        },
      );
    },
  );
}

/** The dialog with another name for the picked list: a choice of the page. */
function offerRenaming({ app, run, end, whenSelected, addChoice }: Page, lists: Watchlists): void {
  const { modifyWatchlist } = app.provider;
  addChoice('Rename', () => {
    const view = lists.view();
    const watchlist = view.screen === 'viewing' ? view.picked?.watchlist : undefined;
    if (watchlist === undefined || watchlist.scheme_list.length === 0) return Promise.resolve();
    const renaming = run(watchlistRenaming({ modifyWatchlist }), { watchlist });
    whenSelected(
      () => {
        const last = renaming.view();
        return last.screen === 'over' ? last.outcome : null;
      },
      (outcome) => {
        end(renaming);
        if (outcome.kind === 'renamed')
          lists.actor.send({ type: 'lists.changed', change: { lists: outcome.lists, message: '' } });
      },
    );
    return Promise.resolve();
  });
}

const createOpener =
  (portOf: (provider: App['provider']) => WatchlistsPorts['listSchemesOfWatchlists']): PageOpener =>
  (page) => {
    const { provider, stores } = page.app;
    const lists = page.run(
      watchlists({ listSchemesOfWatchlists: portOf(provider), findPaidAdvice: findPaidAdvice(stores) }),
      { search: page.entry.search },
    );
    openAdviceOnRequest(page, lists);
    openAdditionOnRequest(page, lists);
    offerRenaming(page, lists);
  };

/** The watchlists, and the lists of an adviser. */
export const watchlistPages: Readonly<Record<string, PageOpener>> = {
  schemeWatchList: createOpener(({ listWatchlistSchemes }) => listWatchlistSchemes),
  advisorAdviseList: createOpener(({ listAdviceSchemes }) => listAdviceSchemes),
};
